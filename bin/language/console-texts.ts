// The English texts of the console, as they stand in its sources: functions/languages/en/console-words.json.
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Text } from "../../functions/languages/texts.ts";
import { projectRoot } from "../../lib/project-root.ts";

const FILE = join(projectRoot, "functions", "languages", "en", "console-words.json");
const SOURCE = "Written by `npm run language` from the sources of the console.";

const STRING = String.raw`(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')`;
/** A string, or several that are added up. */
const LITERAL = String.raw`(${STRING}(?:\s*\+\s*${STRING})*)`;
const TEXT = new RegExp(String.raw`(?<![\w.$])(?:t|rich)\(\s*(?:${LITERAL})?`, "g");
const COUNTED = new RegExp(String.raw`(?<![\w.$])n\((?:[^"'\x60;]*?,\s*${LITERAL},\s*${LITERAL})?`, "g");

const unescaped = (literal: string): string =>
  JSON.parse(
    literal.startsWith('"') ? literal : `"${literal.slice(1, -1).replaceAll('"', '\\"').replaceAll("\\'", "'")}"`,
  ) as string;

const valueOf = (literal: string): string =>
  [...literal.matchAll(new RegExp(STRING, "g"))].map(([string]) => unescaped(string)).join("");

/**
 * The texts that a source says by `t`, `rich` and `n`, by the key that translations have.
 * @throws Error that names the line on which one of them is called with anything but a literal
 */
export function textsIn(source: string, name: string): Map<string, Text> {
  const texts = new Map<string, Text>();
  const put = (key: string, text: Text): void => {
    const before = texts.get(key);
    if (before !== undefined && typeof before !== typeof text)
      throw new Error(`${name} says “${key}” with a count and without one; give one of them other words.`);
    texts.set(key, text);
  };
  const literalAt = (literal: string | undefined, index: number): string => {
    if (literal !== undefined) return valueOf(literal);
    const line = source.slice(0, index).split("\n").length;
    throw new Error(`${name}:${line} says what is no literal; t, rich and n take texts that can be found.`);
  };
  for (const { 1: literal, index } of source.matchAll(TEXT)) {
    const text = literalAt(literal, index);
    put(text, text);
  }
  for (const { 1: one, 2: other, index } of source.matchAll(COUNTED))
    put(literalAt(other, index), { one: literalAt(one, index), other: literalAt(other, index) });
  return texts;
}

/** Every text of the console, in the order of its files. @throws Error as {@link textsIn} does */
export function consoleTexts(): Map<string, Text> {
  const files = globSync("console/**/*.{ts,tsx}", { cwd: projectRoot }).map((name) => name.replaceAll("\\", "/"));
  const texts = new Map<string, Text>();
  for (const name of files.filter((one) => !one.startsWith("console/language/")).toSorted())
    for (const [key, text] of textsIn(readFileSync(join(projectRoot, name), "utf8"), name)) {
      const before = texts.get(key) ?? text;
      if (typeof before !== typeof text) throw new Error(`“${key}” has a count in one file, and none in another.`);
      texts.set(key, text);
    }
  return texts;
}

const fileText = (): string =>
  `${JSON.stringify({ source: SOURCE, texts: Object.fromEntries(consoleTexts()) }, null, 2)}\n`;

/** Writes the English texts for translators. @throws Error as {@link textsIn} does */
export const writeConsoleTexts = (): void => writeFileSync(FILE, fileText());

/** Whether the English file is what the sources say. */
export const areConsoleTextsWritten = (): boolean => readFileSync(FILE, "utf8") === fileText();
