import type { Attribute } from "../../../../functions/studies/conjoint/attributes.ts";
import type { ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import type { ConjointDesign } from "../../../../functions/studies/conjoint/design-schema.ts";
import { choiceOf, presentTasks } from "../../../../functions/studies/conjoint/presentation.ts";
import type { PersonaChoices } from "../../../../functions/studies/conjoint/responses.ts";
import { normal, randomFrom, uniform } from "../../../../functions/statistics/random.ts";
import { matrix } from "../../../support/matrix.ts";

export const attribute = (name: string, ...levels: string[]): Attribute => ({ name, levels });

/** Attributes with these numbers of levels and no price among them. */
export const attributesOf = (...levels: number[]): Attribute[] =>
  levels.map((count, a) => attribute(`Attribute ${a}`, ...Array.from({ length: count }, (_, l) => `level ${l}`)));

export const snacks: Attribute[] = [
  attribute("Brand", "Alpha", "Beta", "Gamma"),
  attribute("Size", "small", "large"),
  attribute("Price", "$2", "$3", "$4", "$5"),
];
/** Part-worths of the snack study: brand, size, price falling by 0.6 per dollar. */
export const snackTaste = matrix("0.7 0.1 -0.8 | -0.4 0.4 | 0.9 0.3 -0.3 -0.9");

export interface Respondents {
  personas: number;
  /** Part-worths of the average person, by attribute and level. */
  taste: readonly (readonly number[])[];
  none?: number;
  /** Standard deviation of part-worths between persons. */
  spread?: number;
  /** Scale of the Gumbel error; 0 makes everybody choose the best alternative. */
  noise?: number;
  seed?: string;
}

/** Choices that people with those tastes make in a design, by the random utility model that a logit assumes. */
export function simulateChoices(design: ConjointDesign, respondents: Respondents): PersonaChoices[] {
  const { personas, taste, none = 0, spread = 0, noise = 1, seed = "respondents" } = respondents;
  const random = randomFrom(seed);
  const error = () => -noise * Math.log(-Math.log(uniform(random) || 1e-12));
  const tasks = new Map([...design.versions.flat(), ...design.holdouts].map((task) => [task.task_id, task]));
  return Array.from({ length: personas }, (_, position) => {
    const persona_id = `persona-${position}`;
    const own = taste.map((levels) => levels.map((value) => normal(random, value, spread)));
    const choices = presentTasks(design, position, persona_id).map((task) => {
      const utilities = task.offers.map(({ offer }) =>
        tasks.get(task.task_id)!.offers[offer]!.reduce((sum, level, a) => sum + own[a]![level]!, error()),
      );
      const best = utilities.indexOf(Math.max(...utilities));
      return choiceOf(task, design.include_none && none + error() > utilities[best]! ? null : best);
    });
    return { persona_id, choices };
  });
}

export function snackSimulation(respondents: Partial<Respondents> & { personas: number }) {
  const design = designConjoint({ attributes: snacks }, { seed: "snacks", personas: respondents.personas });
  return { design, responses: simulateChoices(design, { taste: snackTaste, none: -0.5, ...respondents }) };
}

/** Binary choices between an alternative with x = 1 and one with x = 0; `taken` counts the first being taken. */
export function binaryChoices(person: string, taken: number, of: number): ChoiceSet[] {
  return Array.from({ length: of }, (_, t) => ({ person, alternatives: [[1], [0]], chosen: t < taken ? 0 : 1 }));
}
