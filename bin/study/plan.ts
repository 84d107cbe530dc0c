import { basename, extname } from "node:path";
import type * as z from "zod";
import type { Schemas } from "../../clients/typescript/src/index.ts";
import { conjointInputSchema } from "../../functions/studies/conjoint/attributes.ts";
import { LARGEST_FORM_FILE_BYTES } from "../../functions/briefings/limits.ts";
import { surveyInputSchema } from "../../functions/studies/survey/survey-input.ts";
import { UsageError } from "../cli/errors.ts";
import { readConcepts, type Concepts } from "./concepts.ts";
import { readBytes, readInputFile, type Extension, type InputFile } from "./input-file.ts";

/** Which study was asked for, and the file it rests on. */
export type StudyChoice =
  | { type: "concept_test" | "focus_group" | "idi_manual" }
  | { type: "concept_test" | "survey" | "idi_ai" | "conjoint"; path: string; isMonadic?: true };

/** What a study of each type is begun with. */
export type StudyPlan =
  | { type: "concept_test" | "focus_group" | "idi_manual" }
  | { type: "concept_test"; name: string; concepts: Concepts; design?: "monadic" }
  | { type: "survey" | "idi_ai"; file: InputFile }
  | { type: "survey"; name: string; body: Schemas["SurveyInput"] }
  | { type: "conjoint"; name: string; body: Schemas["ConjointDesignInput"] };

const readText = (path: string, extensions: Extension[], use: string): InputFile =>
  readInputFile(path, { extensions, largest: LARGEST_FORM_FILE_BYTES, use });

/**
 * Reads what a study is begun with, before anybody waits for personas.
 * @throws UsageError
 */
export function readPlan(choice: StudyChoice): StudyPlan {
  switch (choice.type) {
    case "survey": {
      if (extname(choice.path).toLowerCase() === ".json")
        return { type: "survey", name: basename(choice.path), body: readSurvey(choice.path) };
      const file = readText(choice.path, [".txt", ".docx", ".qsf", ".lss"], "cannot be asked: a survey");
      return { type: "survey", file };
    }
    case "idi_ai":
      return {
        type: "idi_ai",
        file: readText(choice.path, [".txt", ".docx"], "cannot be followed: a discussion guide"),
      };
    case "concept_test":
      return "path" in choice
        ? {
            type: "concept_test",
            name: basename(choice.path),
            concepts: readConcepts(choice.path),
            ...(choice.isMonadic && { design: "monadic" }),
          }
        : choice;
    case "conjoint":
      return { type: "conjoint", name: basename(choice.path), body: readDesign(choice.path) };
    default:
      return choice;
  }
}

const FORM =
  '{"attributes": [{"name": "Brand", "levels": ["A", "B"]}, {"name": "Price", "levels": ["1.49 EUR", "1.99 EUR"]}]}';
// Thirty levels of a hundred characters and their attributes are far below.
const LARGEST_DESIGN_BYTES = 100_000;

/** What a JSON file holds, an object with a field of this name. @throws UsageError */
function readObject(path: string, { field, largest, form }: { field: string; largest: number; form: string }): object {
  const name = basename(path);
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder().decode(readBytes(path, largest)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${name} is not JSON (${error.message}).`);
    throw error;
  }
  if (json === null || typeof json !== "object" || !(field in json)) throw new UsageError(`${name} is ${form}`);
  return json;
}

/** The first thing that is wrong, with its place: `attributes[0].levels too small`. */
function firstIssue({ issues: [issue] }: z.ZodError): string {
  const place = (issue?.path ?? []).reduce<string>(
    (text, part) => (typeof part === "number" ? `${text}[${part}]` : text ? `${text}.${String(part)}` : String(part)),
    "",
  );
  return `${place} ${issue?.message ?? "cannot be read"}`;
}

/** The questions of a survey, checked here as the service will check their shape. @throws UsageError */
function readSurvey(path: string): Schemas["SurveyInput"] {
  const form = 'no survey; it has to look like this: {"questions": [{"id": "q1", "kind": "numeric", "text": "..."}]}';
  const json = readObject(path, { field: "questions", largest: LARGEST_FORM_FILE_BYTES, form });
  const checked = surveyInputSchema.safeParse(json);
  if (checked.success) return json as Schemas["SurveyInput"];
  throw new UsageError(`${basename(path)} is no usable survey: ${firstIssue(checked.error)}.`);
}

/**
 * The body of a conjoint design, checked here as the service will check it: a refusal would come after the personas.
 */
function readDesign(path: string): Schemas["ConjointDesignInput"] {
  const form = `no conjoint design; it has to look like this: ${FORM}`;
  const json = readObject(path, { field: "attributes", largest: LARGEST_DESIGN_BYTES, form });
  const checked = conjointInputSchema.safeParse(json);
  if (checked.success) return json as Schemas["ConjointDesignInput"];
  throw new UsageError(`${basename(path)} is no usable conjoint design: ${firstIssue(checked.error)}.`);
}
