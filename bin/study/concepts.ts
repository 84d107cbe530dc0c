import { basename, extname } from "node:path";
import type * as z from "zod";
import { sentConceptsSchema } from "../../functions/studies/concept-test/schemas.ts";
import { UsageError } from "../cli/errors.ts";
import { readBytes } from "./input-file.ts";

export type Concepts = z.input<typeof sentConceptsSchema>;

// Ten concepts of eight thousand characters, three bytes each, are below.
const LARGEST_BYTES = 300_000;
const FORM = 'a heading line "# Name" before the text of each, or JSON: [{"name": "…", "text": "…"}, …]';

/** Each concept is a heading and what stands below it; what stands before the first belongs to none. */
function readHeadings(name: string, text: string): Concepts {
  const [before = "", ...blocks] = text.split(/^#{1,6}[ \t]+/m);
  if (blocks.length === 0 || before.trim() !== "")
    throw new UsageError(`${name} is no list of concepts; write ${FORM}.`);
  return blocks.map((block) => {
    const [heading = "", ...lines] = block.split("\n");
    return { name: heading.trim(), text: lines.join("\n").trim() };
  });
}

function readJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${name} is not JSON (${(error as SyntaxError).message}).`);
  }
}

/**
 * Reads concepts of a text or JSON file, checked here as the service will check them: a refusal would come after the
 * personas.
 * @throws UsageError
 */
export function readConcepts(path: string): Concepts {
  const name = basename(path);
  const text = new TextDecoder().decode(readBytes(path, LARGEST_BYTES)).replaceAll("\r\n", "\n");
  const concepts = extname(path).toLowerCase() === ".json" ? readJson(name, text) : readHeadings(name, text);
  const checked = sentConceptsSchema.safeParse(concepts);
  if (checked.success) return concepts as Concepts;
  const [issue] = checked.error.issues;
  const [index, field] = issue?.path ?? [];
  const place = typeof index === "number" ? `concept ${index + 1}${field ? `: its ${String(field)}` : ""}` : "concepts";
  throw new UsageError(`${name}: ${place} ${issue?.message ?? "cannot be read"}.`);
}
