import { basename } from "node:path";
import type * as z from "zod";
import { conjointInputSchema } from "../../functions/domain/conjoint/attributes.ts";
import { LARGEST_FORM_FILE_BYTES } from "../../functions/domain/briefing/limits.ts";
import { UsageError } from "../cli/errors.ts";
import { readConcepts, type Concepts } from "./concepts.ts";
import { readBytes, readInputFile, type InputFile } from "./input-file.ts";

/** Which study was asked for, and the file it rests on. */
export type StudyChoice =
  | { type: "concept_test" | "focus_group" | "idi_manual" }
  | { type: "concept_test" | "survey" | "idi_ai" | "conjoint"; path: string };

/** What a study of each type is begun with. */
export type StudyPlan =
  | { type: "concept_test" | "focus_group" | "idi_manual" }
  | { type: "concept_test"; name: string; concepts: Concepts }
  | { type: "survey" | "idi_ai"; file: InputFile }
  | { type: "conjoint"; name: string; body: z.input<typeof conjointInputSchema> };

const uses = { survey: "cannot be asked: a survey", idi_ai: "cannot be followed: a discussion guide" } as const;

/**
 * Reads what a study is begun with, before anybody waits for personas.
 * @throws UsageError
 */
export function readPlan(choice: StudyChoice): StudyPlan {
  switch (choice.type) {
    case "survey":
    case "idi_ai":
      return {
        type: choice.type,
        file: readInputFile(choice.path, {
          extensions: [".txt", ".docx"],
          largest: LARGEST_FORM_FILE_BYTES,
          use: uses[choice.type],
        }),
      };
    case "concept_test":
      return "path" in choice
        ? { type: "concept_test", name: basename(choice.path), concepts: readConcepts(choice.path) }
        : choice;
    case "conjoint":
      return { type: "conjoint", name: basename(choice.path), body: readDesign(choice.path) };
    default:
      return choice;
  }
}

/** Name of the file that a study rests on. */
export const sourceOf = (plan: StudyPlan): string | null =>
  "file" in plan ? plan.file.name : "name" in plan ? plan.name : null;

const FORM =
  '{"attributes": [{"name": "Brand", "levels": ["A", "B"]}, {"name": "Price", "levels": ["1.49 EUR", "1.99 EUR"]}]}';
// Thirty levels of a hundred characters and their attributes are far below.
const LARGEST_DESIGN_BYTES = 100_000;

/**
 * The body of a conjoint design, checked here as the service will check it: a refusal would come after the personas.
 */
function readDesign(path: string): z.input<typeof conjointInputSchema> {
  const name = basename(path);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(readBytes(path, LARGEST_DESIGN_BYTES)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${name} is not JSON (${error.message}).`);
    throw error;
  }
  if (json === null || typeof json !== "object" || !("attributes" in json)) {
    throw new UsageError(`${name} is no conjoint design; it has to look like this: ${FORM}`);
  }
  const checked = conjointInputSchema.safeParse(json);
  if (checked.success) return json as z.input<typeof conjointInputSchema>;
  const issue = checked.error.issues[0];
  const place = (issue?.path ?? []).reduce<string>(
    (text, part) => (typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    "",
  );
  throw new UsageError(`${name} is no usable conjoint design: ${place} ${issue?.message ?? "cannot be read"}.`);
}
