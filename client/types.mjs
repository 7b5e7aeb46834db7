// Makes src/wire.ts from the server's messages: npm run types
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const python = process.env.PYTHON ?? "python3";
const schema = JSON.parse(execFileSync(python, ["-m", "nieuw.server.types"], { encoding: "utf8" }));
for (const part of Object.values(schema.definitions)) part.additionalProperties ??= false;
const banner = "// Made from the server's messages by `npm run types`; not to be edited.";
const text = await compile(schema, "Wire", {
  bannerComment: banner,
  additionalProperties: false,
  style: { printWidth: 100 },
  unknownAny: true,
});
writeFileSync(process.env.OUT ?? "src/wire.ts", text);
