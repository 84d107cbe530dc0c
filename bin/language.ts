// `npm run language -- it` makes the folder of a new language; alone, it lists what languages miss.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { languageTagSchema } from "../functions/languages/language-tag.ts";
import { projectRoot } from "../lib/project-root.ts";
import { writeConsoleTexts } from "./language/console-texts.ts";
import { problemsOf, writeLanguage } from "./language/files.ts";
import { languageFolders, writeRegistry } from "./language/registry.ts";
import { interruptionOf } from "./cli/interruption.ts";
import { takeNoArguments } from "./cli/no-arguments.ts";

/** What works without the language, and better with it. */
const OPTIONAL: readonly (readonly [path: string, without: string])[] = [
  ["local/bedrock/phrases/{language}.yaml", "the offline model speaks English; packs are listed in languages.ts there"],
  ["bin/conformance/material/{language}.yaml", "npm run conformance shows models English material"],
];
/** Lists of words of many languages, also of some that the service does not speak: compared before one is known. */
const SHARED = [
  "functions/data/{scale,option,number,occupation,verdict}-words.json",
  "functions/data/non-answers.json",
  "functions/studies/facts/heading-fact.ts",
];

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

// A pipe to a program that has seen enough is no failure.
interruptionOf(process);
const [added, ...rest] = process.argv.slice(2);
takeNoArguments(rest, "npm run language", "one language or nothing");
if (added !== undefined) {
  if (!/^[a-z]{2}$/.test(added) || !languageTagSchema.safeParse(added).success)
    fail(`${added} must be the two letters of a language (ISO 639-1), such as it.`);
  if (languageFolders().includes(added)) fail(`functions/languages/${added} is there already.`);
  writeLanguage(added);
  say(`functions/languages/${added} has the English files, with MISSING before every string.`);
}
writeConsoleTexts();
writeRegistry();

let isComplete = true;
for (const language of languageFolders()) {
  const { missing, leftOver } = problemsOf(language);
  isComplete &&= missing.length + leftOver.length === 0;
  say(`${language}: ${missing.length === 0 ? "nothing is missing" : `${missing.length} are missing`}`);
  for (const path of missing) say(`  missing    ${path}`);
  for (const path of leftOver) say(`  left over  ${path}`);
  for (const [place, without] of OPTIONAL) {
    const path = place.replace("{language}", language);
    if (!existsSync(join(projectRoot, path))) say(`  optional   ${path}: without it, ${without}`);
  }
}
say(`Words of all languages in one list, where those of a new one may be added:\n  ${SHARED.join("\n  ")}`);
process.exitCode = isComplete ? 0 : 1;
