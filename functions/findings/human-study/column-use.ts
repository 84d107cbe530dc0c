import { factOf } from "../../studies/facts/heading-fact.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { QuestionDefinition } from "./draft.ts";
import type { ColumnUse } from "./file-mapping.ts";
import { wordsOf } from "./same-text.ts";
import { subgroupFacts, type SubgroupFact } from "./schemas.ts";

/** Where definitions of columns come from. */
export interface Definitions {
  /** Sent with the file. */
  sent: readonly QuestionDefinition[];
  /** Of the simulation. */
  asked: readonly AskedQuestion[];
  /** Whether the simulation was named ({@link findAsked}). */
  named: boolean;
}

/** A column as the header of its file says it. */
export interface HeaderColumn {
  name: string;
  /** Of further header rows. */
  texts: readonly string[];
}

export const definitionOfAsked = ({
  id,
  texts,
  kind,
  scale,
  options,
  multiple,
}: AskedQuestion): QuestionDefinition => ({
  question_id: id,
  text: texts[0],
  kind,
  scale,
  options,
  multiple,
});

/** The question of an id or a text. */
export function findDefinition(name: string, { sent, asked, named }: Definitions): QuestionDefinition | undefined {
  const own =
    sent.find(({ question_id }) => question_id === name) ??
    sent.find(({ text }) => text !== "" && wordsOf(text) === wordsOf(name));
  if (own) return own;
  const question = findAsked(asked, { question_id: name, text: name }, named);
  return question && definitionOfAsked(question);
}

/** Every question that a column can hold answers to; those that were sent come first. */
export const allDefinitions = ({ sent, asked }: Definitions): QuestionDefinition[] => {
  const ids = new Set(sent.map(({ question_id }) => question_id));
  return [...sent, ...asked.filter(({ id }) => !ids.has(id)).map(definitionOfAsked)];
};

/** How a mapping names a question: by its id where ids count, else by its text. */
export const nameIn = ({ question_id, text }: QuestionDefinition, definitions: Definitions): string =>
  question_id !== null && findDefinition(question_id, definitions) ? question_id : text;

/** What Qualtrics writes between a question and its options. */
const SELECTED = "selected choice";

/** The question and the option of a column whose name or text has both: `Where do you buy it? [Online]`. */
function findOption(labels: readonly string[], definitions: Definitions): ColumnUse | undefined {
  const said = new Set(labels.map(wordsOf));
  for (const definition of allDefinitions(definitions)) {
    const { question_id, text, options, multiple } = definition;
    // An id says nothing about which survey it is of.
    const names = [text, ...(definitions.named && question_id ? [question_id] : [])].filter(Boolean).map(wordsOf);
    for (const option of (multiple && options) || [])
      for (const name of names)
        if (said.has(`${name} ${wordsOf(option)}`) || said.has(`${name} ${SELECTED} ${wordsOf(option)}`))
          return { is: "question", question: nameIn(definition, definitions), option, missing: [] };
  }
  return undefined;
}

/** What a column holds by its own name and texts; undefined where these do not say it. */
export function useByHeader({ name, texts }: HeaderColumn, definitions: Definitions): ColumnUse | undefined {
  const known = name.toLowerCase();
  if (known === "respondent") return { is: "respondent" };
  const fact = subgroupFacts.find((one) => one === known);
  if (fact) return { is: fact, missing: [] };
  // A question's text says more than its number, which every survey has.
  const labels = [...texts, name];
  const bare = labels.map((label) => label.replace(/ - Selected Choice$/i, ""));
  const definition = bare.map((label) => findDefinition(label, definitions)).find((found) => found !== undefined);
  if (definition) return { is: "question", question: nameIn(definition, definitions), missing: [] };
  return findOption(labels, definitions) ?? namedFact(name);
}

function namedFact(name: string): { is: SubgroupFact; missing: string[] } | undefined {
  const named = factOf(name);
  const fact = subgroupFacts.find((one) => one === named);
  return fact && { is: fact, missing: [] };
}

/** Names of columns of weights; whether one is meant, or how heavy somebody is, only the sender knows. */
const WEIGHT = /^(wt|weights?|weighting|gewicht(e|ung)?|poids|ponderation|pondération|peso|ponderación|ponderação)$/i;
export const isWeightName = (name: string): boolean => WEIGHT.test(name.trim());
