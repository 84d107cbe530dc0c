import { factOf } from "../../studies/facts/heading-fact.ts";
import type { AskedQuestion } from "./asked-questions.ts";
import type { QuestionDefinition } from "./draft.ts";
import type { ColumnUse } from "./file-mapping.ts";
import { wordsOf } from "./same-text.ts";
import { subgroupFacts, type SubgroupFact } from "./schemas.ts";

/** The sources of columns' definitions. */
export interface Definitions {
  /** Sent with the file. */
  sent: readonly QuestionDefinition[];
  /** Questions of the simulation. */
  asked: readonly AskedQuestion[];
  /** Whether the simulation was named: only then the ids of a survey count. */
  named: boolean;
}

/** A column as the header of its file describes it. */
export interface HeaderColumn {
  name: string;
  /** Texts of further header rows. */
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

/** Questions by every name that a column can have: a file has 250 columns, and a project many simulations. */
interface DefinitionIndex {
  byId: ReadonlyMap<string, QuestionDefinition>;
  byWords: ReadonlyMap<string, QuestionDefinition>;
}
const indexes = new WeakMap<Definitions, DefinitionIndex>();

/** By name; if several have the same name, the first of them. */
const firstOf = (named: readonly (readonly [string | null, QuestionDefinition])[]): Map<string, QuestionDefinition> =>
  new Map(named.filter((one): one is [string, QuestionDefinition] => !!one[0]).toReversed());

function indexOf(definitions: Definitions): DefinitionIndex {
  const known = indexes.get(definitions);
  if (known) return known;
  const { sent, asked, named } = definitions;
  const all = asked.map((question) => ({ ...question, definition: definitionOfAsked(question) }));
  const index = {
    // Ids of a survey do not show which survey it is.
    byId: firstOf([
      ...sent.map((one) => [one.question_id, one] as const),
      ...all.filter(({ standard }) => named || standard).map(({ id, definition }) => [id, definition] as const),
    ]),
    byWords: firstOf([
      ...sent.map((one) => [wordsOf(one.text), one] as const),
      ...all.flatMap(({ texts, definition }) => texts.map((text) => [wordsOf(text), definition] as const)),
    ]),
  };
  indexes.set(definitions, index);
  return index;
}

/** The question with this id or text. */
export function findDefinition(name: string, definitions: Definitions): QuestionDefinition | undefined {
  const { byId, byWords } = indexOf(definitions);
  return byId.get(name) ?? byWords.get(wordsOf(name));
}

/** Every question whose answers a column can contain; those that were sent come first. */
export const allDefinitions = ({ sent, asked }: Definitions): QuestionDefinition[] => {
  const ids = new Set(sent.map(({ question_id }) => question_id));
  return [...sent, ...asked.filter(({ id }) => !ids.has(id)).map(definitionOfAsked)];
};

/** How a mapping names a question: by its id where ids count, else by its text. */
export const nameIn = ({ question_id, text }: QuestionDefinition, definitions: Definitions): string =>
  question_id !== null && findDefinition(question_id, definitions) ? question_id : text;

/** Qualtrics writes this between a question and its options. */
const SELECTED = "selected choice";

/** The question and the option of a column whose name or text has both: `Where do you buy it? [Online]`. */
function findOption(labels: readonly string[], definitions: Definitions): ColumnUse | undefined {
  const { byId, byWords } = indexOf(definitions);
  const named = [...byWords, ...[...byId].map(([id, definition]) => [wordsOf(id), definition] as const)];
  for (const label of labels.map(wordsOf))
    for (const [name, definition] of named) {
      if (!definition.multiple || !label.startsWith(`${name} `)) continue;
      const rest = label.slice(name.length + 1);
      const option = definition.options?.find((one) => [wordsOf(one), `${SELECTED} ${wordsOf(one)}`].includes(rest));
      if (option !== undefined)
        return { is: "question", question: nameIn(definition, definitions), option, missing: [] };
    }
  return undefined;
}

/** The content of a column by its own name and texts; undefined if these do not show it. */
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

/**
 * Names of columns of weights. Only the sender knows whether a weight in the sample or a person's body weight is meant.
 */
const WEIGHT = /^(wt|weights?|weighting|gewicht(e|ung)?|poids|ponderation|pondération|peso|ponderación|ponderação)$/i;
export const isWeightName = (name: string): boolean => WEIGHT.test(name.trim());
