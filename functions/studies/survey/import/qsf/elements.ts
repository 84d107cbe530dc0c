import { CannotImport } from "../imported.ts";
import type { Survey } from "../../schemas.ts";
import { copyIn } from "./own-copy.ts";
import { fieldsOf, listOf, textOf, type Fields } from "../values.ts";

/** The parts of a Qualtrics export (.qsf) that say what is asked of whom. */
export interface QsfElements {
  /** By id, as `BL_…`; the one of deleted questions left out. */
  blocks: Map<string, Fields>;
  /** The elements of the flow in their order; without a flow, the blocks as they stand. */
  flow: unknown[];
  /**
   * By id, as `QID3`. Questions that are asked come before texts and unused questions, which take no code from them.
   */
  questions: Map<string, Fields>;
  /** Kinds of all other elements. */
  others: Set<string>;
  /** The survey that it was written from here, if nobody has changed it since. */
  copy: Survey | null;
}

/**
 * Reads a .qsf file.
 * @throws CannotImport if it is not one
 */
export function qsfElements(text: string): QsfElements {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw new CannotImport(
      "The .qsf file is incomplete: it is not valid JSON; export the survey from Qualtrics again.",
    );
  }
  const elements = listOf(fieldsOf(parsed).SurveyElements).map(fieldsOf);
  if (elements.length === 0)
    throw new CannotImport("The .qsf file is not an export of a Qualtrics survey: it has no SurveyElements.");
  const payloads = (kind: string) => elements.filter(({ Element }) => Element === kind);
  const blocks = payloads("BL")
    .flatMap(({ Payload }) => listOf(Payload).map(fieldsOf))
    .filter(({ Type }) => Type !== "Trash")
    .map((block): [string, Fields] => [textOf(block.ID), block]);
  const flow = payloads("FL").flatMap(({ Payload }) => listOf(fieldsOf(Payload).Flow));
  const questions = payloads("SQ").map(({ Payload, PrimaryAttribute }): [string, Fields] => {
    const question = fieldsOf(Payload);
    return [textOf(question.QuestionID) || textOf(PrimaryAttribute), question];
  });
  const placed = new Set(
    blocks.flatMap(([, block]) => listOf(block.BlockElements).map((element) => textOf(fieldsOf(element).QuestionID))),
  );
  const isAsked = ([id, { QuestionType }]: [string, Fields]) => QuestionType !== "DB" && placed.has(id);
  return {
    blocks: new Map(blocks),
    flow: flow.length > 0 ? flow : blocks.map(([ID]) => ({ Type: "Block", ID })),
    questions: new Map([...questions.filter(isAsked), ...questions]),
    others: new Set(elements.map(({ Element }) => textOf(Element))),
    copy: copyIn(fieldsOf(parsed)),
  };
}
