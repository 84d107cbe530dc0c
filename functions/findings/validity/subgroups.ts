import type { HumanAnswers } from "../human-study/record.ts";
import type { ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { differenceOf, measureDistances } from "./compare-scale.ts";
import type { ValidityInput } from "./input.ts";
import { answeredByPeople, answeredByPersonas } from "./scale-answers.ts";
import type { QuestionValidity } from "./schemas.ts";

/**
 * The same question by parts of the people, compared with the personas of the same part. Parts without personas are
 * left out. Intervals are Welch's even if the personas were made of these people; then they are rather wide.
 */
export function subgroupsOf(
  question: ObservedQuestion,
  { subgroups }: HumanAnswers,
  { simulation, facts }: Pick<ValidityInput, "simulation" | "facts">,
  points: readonly number[],
): QuestionValidity["subgroups"] {
  const range = points.at(-1)! - points[0]!;
  return subgroups.flatMap(({ by, value, ...figures }) => {
    const people = answeredByPeople(figures);
    const personas = answeredByPersonas(question, simulation.weights, (id) => facts.get(id)?.[by] === value);
    if (!people || !personas) return [];
    const { ks_similarity } = measureDistances(personas, people, range);
    return [{ by, value, people: people.n!, personas: personas.n!, ...differenceOf(personas, people), ks_similarity }];
  });
}
