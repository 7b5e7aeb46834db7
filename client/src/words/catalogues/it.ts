export default import.meta.glob<string>(
  "../../../../locales/it/{terms,log,zone,question,page,box}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
