import type { ConjointInput } from "../../../functions/studies/conjoint/attributes.ts";
import { choiceData, type ChoiceData } from "../../../functions/studies/conjoint/choice-data.ts";
import { codingOf } from "../../../functions/studies/conjoint/coding.ts";
import { designConjoint } from "../../../functions/studies/conjoint/design.ts";
import type { ConjointDesign } from "../../../functions/studies/conjoint/design-schema.ts";
import { versionFor } from "../../../functions/studies/conjoint/presentation.ts";
import { codeResponses, type PersonaChoices } from "../../../functions/studies/conjoint/responses.ts";
import { randomFrom, uniform } from "../../../functions/statistics/random.ts";
import { LARGEST } from "./largest.ts";

export interface ChoiceSize {
  personas: number;
  tasks: number;
  alternatives: number;
  /** Levels of every attribute. */
  levels: readonly number[];
}

/** Eight attributes with all levels there may be between them. */
export const LARGEST_CHOICES: ChoiceSize = {
  personas: LARGEST.personas,
  tasks: LARGEST.tasks,
  alternatives: LARGEST.alternatives,
  levels: [4, 4, 4, 4, 4, 4, 3, 3],
};

export const inputOf = ({ levels, tasks, alternatives }: ChoiceSize): ConjointInput => ({
  attributes: levels.map((count, attribute) => ({
    name: `Attribute ${attribute}`,
    levels: Array.from({ length: count }, (_, level) => `level ${level}`),
  })),
  tasks_per_persona: tasks,
  alternatives_per_task: alternatives,
});

/** A design found from a single start: how good it is makes no difference to what is timed on it. */
export const roughDesign = (size: ChoiceSize): ConjointDesign =>
  designConjoint(inputOf(size), { seed: "benchmark", personas: size.personas, starts: 1 });

/** What personas with tastes of their own choose, by the random utility model that a logit assumes. */
export function choicesIn(design: ConjointDesign, personas: number): PersonaChoices[] {
  const random = randomFrom("tastes");
  const error = () => -Math.log(-Math.log(uniform(random) || Number.MIN_VALUE));
  const common = design.attributes.map(({ levels }) => levels.map(() => uniform(random, -1, 1)));
  return Array.from({ length: personas }, (_, position) => {
    const own = common.map((levels) => levels.map((worth) => worth + uniform(random, -1, 1)));
    const choices = [...versionFor(design, position), ...design.holdouts].map(({ task_id, offers }) => {
      const utilities = offers.map((levels) => levels.reduce((sum, level, a) => sum + own[a]![level]!, error()));
      const best = Math.max(...utilities);
      return { task_id, offer: error() > best ? null : utilities.indexOf(best) };
    });
    return { persona_id: `persona-${position}`, choices };
  });
}

/** Choices as the estimators take them. */
export function choiceDataOf(size: ChoiceSize): ChoiceData {
  const design = roughDesign(size);
  const coding = codingOf(design.attributes, { none: design.include_none });
  return choiceData(codeResponses(design, choicesIn(design, size.personas), coding).estimation);
}
