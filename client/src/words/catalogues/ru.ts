export default import.meta.glob<string>(
  "../../../../locales/ru/{terms,log,zone,question,page}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
