// What functions/languages says of its folders: which languages there are, and the files of each.
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../../lib/project-root.ts";

/** One folder a language. */
export const languagesFolder = join(projectRoot, "functions", "languages");
const registryFile = join(languagesFolder, "registry.ts");

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
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const added = folders.filter((name) => !known.includes(name)).toSorted();
  return [...known.filter((language) => folders.includes(language)), ...added];
}

/** What `index.ts` of every folder is. */
export const indexText = (): string =>
  filesOfLanguages()
    .map((file) => `export { default as ${nameOf(file)} } from "./${file}.json" with { type: "json" };\n`)
    .join("");

/** What functions/languages/registry.ts is for these languages. */
export function registryText(languages: readonly string[]): string {
  const imports = languages
    .toSorted()
    .map((language) => `import * as ${language} from "./${language}/index.ts";\n`)
    .join("");
  const tags = languages.map((language) => `"${language}"`).join(", ");
  const files = filesOfLanguages().map(nameOf);
  const tables = files.map((file) => {
    const rows = languages.map((language) => `  ${language}: ${language}.${file},\n`).join("");
    return `export const ${file} = {\n${rows}} satisfies EveryLanguage;\n`;
  });
  return `// Written by \`npm run language\` from the folders beside this file: each is a language, with the same files.
// A table for each file, so that a function is bundled with those files alone that it reads.
${imports}
/** Languages whose words are known, and in which answers were graded. Whatever has no language is in the first one. */
export const languages = [${tags}] as const;
export type Language = (typeof languages)[number];
type EveryLanguage = Readonly<Record<Language, object>>;

${tables.join("\n")}`;
}

/** Writes the registry, and the index of every folder, for the languages that have one. */
export function writeRegistry(): void {
  const languages = languageFolders();
  for (const language of languages) writeFileSync(join(languagesFolder, language, "index.ts"), indexText());
  writeFileSync(registryFile, registryText(languages));
}

/** Whether the registry and every index are what the folders say. */
export const isRegistered = (): boolean => {
  const languages = languageFolders();
  const indexes = languages.map((language) => readFileSync(join(languagesFolder, language, "index.ts"), "utf8"));
  return (
    indexes.every((text) => text === indexText()) && readFileSync(registryFile, "utf8") === registryText(languages)
  );
};
