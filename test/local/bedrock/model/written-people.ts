import { expect } from "vitest";
import { planPersonas } from "../../../../functions/personas/sampling-plan/sampling-plan.ts";
import type { NotLike } from "../../../../functions/personas/people/record.ts";
import type { PersonaFacts } from "../../../../functions/personas/people/schemas.ts";
import type { PackLanguage as Language } from "../../../../local/bedrock/phrases/languages.ts";
import {
  personaPrompt,
  writtenPersonaSchema,
  type WrittenPersona,
} from "../../../../functions/personas/people/prompt.ts";
import { writePerson } from "../../../../local/bedrock/model/person/write-person.ts";

type Definition = Parameters<typeof planPersonas>[0]["definition"];
const anybody: Definition = {
  age_min: null,
  age_max: null,
  gender: "All",
  location: "Berlin, Germany",
  income_level: null,
  occupation: null,
};
export const plan = (definition: Partial<Definition>, count = 10, seed = "group") =>
  Array.from({ length: Math.ceil(count / 10) }, (_, tens) =>
    planPersonas({ definition: { ...anybody, ...definition }, count: 10, startIndex: 10 * tens, seed }),
  ).flat();

interface Asked {
  takenNames?: readonly string[];
  signals?: readonly string[];
  name?: string;
  notLike?: readonly NotLike[];
  seed?: string;
  language?: Language;
}
export const write = (
  facts: PersonaFacts,
  { takenNames = [], signals = [], name = "Group", notLike = [], seed = "", language = "en" }: Asked = {},
) => {
  const lines = signals.map((line, index) => `[${index + 1}] ${line}`);
  const { question } = personaPrompt({
    facts,
    segment: { name, occupation: null },
    takenNames,
    signals: lines,
    notLike,
    language,
  });
  return writePerson(question, language, seed) as WrittenPersona;
};
export const groupOf = (facts: readonly PersonaFacts[], language: Language = "en") =>
  facts.reduce<WrittenPersona[]>((group, own) => {
    return [...group, write(own, { language, takenNames: group.map(({ full_name }) => full_name) })];
  }, []);
export const textOf = ({ digital_habits, price_sensitivity, psychographic_notes }: WrittenPersona) =>
  `${digital_habits} ${price_sensitivity} ${psychographic_notes}`;
export const sentencesOf = (person: WrittenPersona) => [
  ...new Set(textOf(person).split(/(?<=[.!?"”“»]) (?=\p{Lu})|(?<=。)/u)),
];
export const sharedOf = (people: readonly WrittenPersona[]) => {
  const all = people.flatMap(sentencesOf);
  return 1 - new Set(all).size / all.length;
};

const [average] = plan({}) as [PersonaFacts];
export const facts = (changes: Partial<PersonaFacts>): PersonaFacts => ({ ...average, age: 44, ...changes });

/** What must hold of everybody that is written. */
export function expectWellWritten(person: WrittenPersona) {
  expect(writtenPersonaSchema.safeParse(person).error?.issues ?? []).toEqual([]);
  expect(JSON.stringify(person)).not.toMatch(/[{[]\w+[}/|]|<[^>]*>|undefined|NaN|\.\.|。。| {2}/);
  const named = [...person.trusted_brands, ...person.distrusted_brands];
  expect(new Set(named).size).toBe(named.length);
}
