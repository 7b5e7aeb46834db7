export default import.meta.glob<string>(
  "../../../../locales/hu/{terms,log,zone,question,page,box}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
