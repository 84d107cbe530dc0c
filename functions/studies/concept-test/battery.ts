import { wordedLanguages, wordingOf } from "../../languages/wording.ts";

/**
 * The concept battery: the six questions the field asks of a new concept, each answered in words and mapped onto five
 * points by semantic similarity (docs/methods.md, Asking). Order is the order in which a persona is asked.
 */
export const conceptItems = [
  "purchase_intent",
  "uniqueness",
  "relevance",
  "believability",
  "value_for_money",
  "liking",
] as const;
export type ConceptItem = (typeof conceptItems)[number];

export interface ConceptQuestion {
  id: ConceptItem;
  question: string;
}

/**
 * The questions in a study's language (BCP 47), as personas are asked them and results show them.
 * @param wording the usual one, or the other that a study's robustness is tried with
 */
export const conceptBattery = (
  language: string,
  wording: "battery" | "battery_reworded" = "battery",
): ConceptQuestion[] => conceptItems.map((id) => ({ id, question: wordingOf(language).say(`${wording}.${id}`) }));

/** The item of the battery that a question is, in whichever language; undefined for any other question. */
export const conceptItemOf = ({ id, question }: { id: string; question: string }): ConceptItem | undefined =>
  conceptItems.find(
    (item) => item === id && wordedLanguages.some((one) => wordingOf(one).say(`battery.${item}`) === question),
  );
