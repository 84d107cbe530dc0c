import { readSav } from "../support/read-sav.ts";
import { readZipBytes } from "../support/read-zip.ts";

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g;
const MOMENT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?/g;
const CLOCK = /\b\d\d:\d\d(?::\d\d|(?= UTC))/g;
/** The reruns of a reliability check read some three tokens more or less from run to run; nobody knows yet of what. */
const TOKENS_READ = /(?<="input_tokens": )\d+/g;
const PORT = /(?<=127\.0\.0\.1):\d+/g;

/**
 * Ids by the order in which they come, since messages of people who talk side by side get any; without what differs
 * from run to run.
 */
function settled(text: string): string {
  const names = new Map<string, string>();
  const named = (id: string): string => {
    const name = names.get(id) ?? `id-${names.size + 1}`;
    names.set(id, name);
    return name;
  };
  return text
    .replaceAll(ID, named)
    .replaceAll(MOMENT, "TIME")
    .replaceAll(CLOCK, "TIME")
    .replaceAll(PORT, ":PORT")
    .replaceAll(TOKENS_READ, "N");
}

const indented = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof Map ? [...part] : part), 1);

/** A tag a line, so that a difference is a line. */
const byTag = (markup: string): string => markup.replaceAll("><", ">\n<");

/** The parts of a package by their names, and those of packages within it: a chart has its figures in a workbook. */
async function packageText(bytes: Buffer): Promise<string> {
  const parts = [...(await readZipBytes(bytes))].toSorted(([one], [other]) => (one < other ? -1 : 1));
  const texts = parts.map(async ([name, content]) => {
    const text = name.endsWith(".xlsx") ? await packageText(content) : byTag(content.toString());
    return `=== ${name}\n${text}`;
  });
  return (await Promise.all(texts)).join("\n");
}

/** What an answer says, as text that two runs have in common. */
export async function asText(type: string, bytes: Buffer): Promise<string> {
  if (type.includes("json") && !type.includes("jsonl")) return settled(indented(JSON.parse(bytes.toString())));
  if (type.includes("spss")) return settled(indented(readSav(bytes)));
  if (type.includes("openxmlformats")) return settled(await packageText(bytes));
  return settled(type.includes("html") ? byTag(bytes.toString()) : bytes.toString());
}
