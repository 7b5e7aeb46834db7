export default import.meta.glob<string>(
  "../../../../locales/hu/{terms,log,zone,question,page}.ftl",
  {
    eager: true,
    query: "?raw",
    import: "default",
  },
);
