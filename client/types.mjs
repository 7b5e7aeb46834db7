// Makes src/wire/wire.ts, src/wire/names.ts and src/words/messages.ts from the server's: npm run types
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compile } from "json-schema-to-typescript";

const python = process.env.PYTHON ?? "python3";
const made = JSON.parse(execFileSync(python, ["-m", "nieuw.server.types"], { encoding: "utf8" }));
const banner = (from) => `// Made from the ${from} by \`npm run types\`; not to be edited.`;
const write = (name, text) => {
  const path = join(process.env.OUT ?? "src", name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

const { schema, tables, numbers, messages, kinds } = made;
for (const part of Object.values(schema.definitions)) part.additionalProperties ??= false;
const wire = await compile(schema, "Wire", {
  bannerComment: banner("server's messages"),
  additionalProperties: false,
  style: { printWidth: 100 },
  unknownAny: true,
});
write("wire/wire.ts", wire);

const value = ([name, words]) => `export const ${name} = ${JSON.stringify(words)} as const;`;
write(
  "wire/names.ts",
  `${banner("names and numbers of the rules")}\n${Object.entries({ ...tables, ...numbers })
    .map(value)
    .join("\n")}\n`,
);

const type = (kind) => kind.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());
const said = (of) =>
  typeof of === "string" ? of : of.map((word) => JSON.stringify(word)).join(" | ");
const message = ([id, args]) => {
  const each = Object.entries(args).map(([name, kind]) => `${name}: ${type(kind)}`);
  return `  ${JSON.stringify(id)}: ${each.length ? `{ ${each.join("; ")} }` : "None"};`;
};
const used = new Set(Object.values(messages).flatMap((args) => Object.values(args)));
const alias = ([kind, of]) => (used.has(kind) ? [`type ${type(kind)} = ${said(of)};`] : []);
write(
  "words/messages.ts",
  `${banner("catalogues and the kinds of their arguments")}
type None = Record<never, never>;
${Object.entries(kinds).flatMap(alias).join("\n")}

/** Every message of the page, with its arguments. */
export interface Messages {
${Object.entries(messages).map(message).join("\n")}
}
`,
);
