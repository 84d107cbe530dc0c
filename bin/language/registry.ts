// What functions/languages says of its folders: which languages there are, and the files of each.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../lib/project-root.ts";

/** One folder a language. */
export const languagesFolder = join(projectRoot, "functions", "languages");
const registryFile = join(languagesFolder, "registry.ts");
const tableFile = (file: string): string => join(languagesFolder, "tables", `${file}.ts`);

/** `people-wording` as code calls it: `peopleWording`. */
const nameOf = (file: string): string => file.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Files that English has, and every language with it, without their ending. */
export const filesOfLanguages = (): string[] =>
  readdirSync(join(languagesFolder, "en"))
    .filter((name) => name.endsWith(".json"))
    .map((name) => name.replace(".json", ""))
    .toSorted();

/**
 * The languages that have a folder, in the order in which a tie between two is decided: those of the registry, then new
 * ones.
 */
export function languageFolders(): string[] {
  const [, listed = ""] = /languages = \[(.*)\]/.exec(readFileSync(registryFile, "utf8")) ?? [];
  const known = [...listed.matchAll(/"(\w+)"/g)].map(([, language]) => language!);
  const folders = readdirSync(languagesFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "tables")
    .map(({ name }) => name);
  const added = folders.filter((name) => !known.includes(name)).toSorted();
  return [...known.filter((language) => folders.includes(language)), ...added];
}

/** What functions/languages/registry.ts is for these languages. */
export function registryText(languages: readonly string[]): string {
  const tags = languages.map((language) => `"${language}"`).join(", ");
  return `// Written by \`npm run language\` from the folders next to this file: one per language, with the same files.

/** Languages whose words are known, and in which answers were graded. Whatever has no language is in the first one. */
export const languages = [${tags}] as const;
export type Language = (typeof languages)[number];
export type EveryLanguage = Readonly<Record<Language, object>>;
`;
}

/** What functions/languages/tables has for a file: a module each, so that a function loads only those that it reads. */
export function tableText(file: string, languages: readonly string[]): string {
  const imports = languages
    .toSorted()
    .map((language) => `import ${language} from "../${language}/${file}.json" with { type: "json" };\n`)
    .join("");
  return `// Written by \`npm run language\`.
${imports}import type { EveryLanguage } from "../registry.ts";

export const ${nameOf(file)} = { ${languages.join(", ")} } satisfies EveryLanguage;
`;
}

/** Every written file with its text. */
const writtenFiles = (languages: readonly string[]): [path: string, text: string][] => [
  [registryFile, registryText(languages)],
  ...filesOfLanguages().map((file): [string, string] => [tableFile(file), tableText(file, languages)]),
];

/** Writes the registry and its tables for the languages that have a folder. */
export function writeRegistry(): void {
  for (const [path, text] of writtenFiles(languageFolders())) writeFileSync(path, text);
}

/** Whether the registry and its tables are what the folders say. */
export const isRegistered = (): boolean =>
  writtenFiles(languageFolders()).every(([path, text]) => readFileSync(path, "utf8") === text);
