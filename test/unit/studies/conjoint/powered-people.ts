import { choiceData, type ChoiceSet } from "../../../../functions/studies/conjoint/choice-data.ts";
import { codingOf, encodeNone, encodeProfile, levelContrast } from "../../../../functions/studies/conjoint/coding.ts";
import { designConjoint } from "../../../../functions/studies/conjoint/design.ts";
import { logLikelihood } from "../../../../functions/studies/conjoint/likelihood.ts";
import { maximise } from "../../../../functions/studies/conjoint/newton.ts";
import type { PersonaUtilities } from "../../../../functions/studies/conjoint/prediction-powered-logit.ts";
import { choiceProbabilities } from "../../../../functions/studies/conjoint/preference-share.ts";
import { dot } from "../../../../functions/statistics/linear-algebra.ts";
import { mean } from "../../../../functions/statistics/moments.ts";
import {
  normal,
  randomFrom,
  uniform,
  weightedIndex,
  type RandomGenerator,
} from "../../../../functions/statistics/random.ts";
import { attributesOf } from "./simulations.ts";

const attributes = attributesOf(3, 2, 3);
export const coding = codingOf(attributes, { none: true });
const K = coding.columns;
const tasks = designConjoint({ attributes }, { seed: "people", personas: 1 }).versions[0]!.map(({ offers }) => [
  ...offers.map((offer) => encodeProfile(coding, offer)),
  encodeNone(coding),
]);

/** Part-worths of all levels, the omitted ones among them, and that of "none of these". */
export const contrasts = [
  ...attributes.flatMap(({ levels }, a) => levels.map((_, level) => levelContrast(coding, a, level))),
  encodeNone(coding),
];

/** Tastes of people, normal around these with this spread; and what their personas are off by, "none" last. */
const TASTE = Float64Array.of(0.7, 0.1, -0.4, 0.9, 0, -0.3);
const SPREAD = 0.8;
const BIAS = Float64Array.of(-0.8, 0.5, 0.6, -0.4, 0.3, -2);
/** How far tastes of personas lie apart, compared with people's. */
const APART = 1.2;

const personWith = (random: RandomGenerator) => TASTE.map((taste) => normal(random, taste, SPREAD));
const personaOf = (person: Float64Array, random: RandomGenerator, correlation: number) =>
  person.map((own, k) => {
    const alike = correlation * (own - TASTE[k]!);
    const unlike = Math.sqrt(1 - correlation ** 2) * normal(random, 0, SPREAD);
    return TASTE[k]! + BIAS[k]! + APART * (alike + unlike);
  });

/** What a logit of endless many people comes to, whose tastes differ: that of their shares in each task. */
export const truth: Float64Array = (() => {
  const random = randomFrom("population");
  const people = Array.from({ length: 20_000 }, () => personWith(random));
  const data = choiceData(tasks.map((alternatives) => ({ person: "all", alternatives, chosen: 0 })));
  const shift = new Float64Array(K);
  for (const rows of tasks) {
    const chosen = people.map((person) => choiceProbabilities(person, rows));
    for (const [j, row] of rows.entries()) {
      const share = mean(chosen.map((own) => own[j]!)) - (j === 0 ? 1 : 0);
      for (let k = 0; k < K; k++) shift[k]! += share * row[k]!;
    }
  }
  return maximise({
    function: (point, gradient, information) => {
      const value = logLikelihood(data, point, gradient, information);
      for (let k = 0; k < K; k++) gradient[k]! += shift[k]!;
      return value + dot(shift, point);
    },
    start: new Float64Array(K),
    maxIterations: 100,
  }).point;
})();

export interface PeopleWithPersonas {
  sets: ChoiceSet[];
  personas: PersonaUtilities;
}

/**
 * So many people who choose in eight tasks, each with a persona whose tastes are biased, and personas of others.
 * @param correlation of tastes between people and their personas
 */
export function peopleWithPersonas(
  random: RandomGenerator,
  { asked, others, correlation }: { asked: number; others: number; correlation: number },
): PeopleWithPersonas {
  const people = Array.from({ length: asked }, () => personWith(random));
  return {
    sets: people.flatMap((own, i) =>
      tasks.map((alternatives) => ({
        person: `person ${i}`,
        alternatives,
        chosen: weightedIndex(uniform(random), choiceProbabilities(own, alternatives)),
      })),
    ),
    personas: {
      own: new Map(people.map((own, i) => [`person ${i}`, personaOf(own, random, correlation)])),
      others: Array.from({ length: others }, () => personaOf(personWith(random), random, correlation)),
    },
  };
}
