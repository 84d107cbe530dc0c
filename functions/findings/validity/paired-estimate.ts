import { humanAnswersWorth, usefulCorrelation } from "../../statistics/human-answers-worth.ts";
import type { EstimatedMean } from "../../statistics/mean-difference.ts";
import { mean, sum } from "../../statistics/moments.ts";
import { predictionPoweredMean, smallSampleInterval } from "../../statistics/prediction-powered-mean.ts";
import type { PairedEstimate } from "./schemas.ts";

/** People's answers to a question on a scale, with those of the personas made of them. */
export interface PairedAnswers {
  /** Answers of people who have a persona with an answer. */
  people: number[];
  /** Answers of their personas, in the same order. */
  personas: number[];
  /** Answers of personas whose people gave no answer. */
  others: number[];
}

/**
 * @param ratings the personas' ratings, by persona id
 * @param people answers of the people whom personas were made of, by persona id
 */
export function pairAnswers(ratings: ReadonlyMap<string, number>, people: ReadonlyMap<string, unknown>): PairedAnswers {
  const pairs: PairedAnswers = { people: [], personas: [], others: [] };
  for (const [id, rating] of ratings) {
    const answer = people.get(id);
    if (typeof answer === "number") {
      pairs.people.push(answer);
      pairs.personas.push(rating);
    } else pairs.others.push(rating);
  }
  return pairs;
}

/**
 * The people's mean, alone and with the help of the personas.
 * @returns null for fewer than two pairs
 */
export function pairedEstimate({ people, personas, others }: PairedAnswers): PairedEstimate | null {
  const asked = people.length;
  if (asked < 2) return null;
  const powered = predictionPoweredMean(people, personas, others);
  const { correlation, estimate } = powered;
  const useful = usefulCorrelation(asked);
  return {
    asked,
    predicted: others.length,
    correlation,
    people_mean: powered.people.mean,
    people_interval: smallSampleInterval(powered.people.mean, powered.people.error, asked),
    estimate,
    interval: smallSampleInterval(estimate, powered.error, asked),
    human_answers_worth: humanAnswersWorth(asked, powered.people.error, powered.error),
    useful_correlation: useful,
    helps: others.length > 0 && correlation !== null && useful !== null && correlation > useful,
  };
}

/**
 * Mean of all personas minus that of the people they were made of, with persons as the units (clustered by person).
 * Where everybody answered as both, it is the paired t test.
 * @returns null for fewer than two people
 */
export function pairedDifference({ people, personas, others }: PairedAnswers): EstimatedMean | null {
  const n = people.length;
  if (n < 2) return null;
  const all = [...personas, ...others];
  const [centre, centreOfPeople] = [mean(all), mean(people)];
  const influences = [
    ...personas.map((own, index) => (own - centre) / all.length - (people[index]! - centreOfPeople) / n),
    ...others.map((own) => (own - centre) / all.length),
  ];
  return {
    mean: centre - centreOfPeople,
    error: Math.sqrt((sum(influences.map((influence) => influence ** 2)) * n) / (n - 1)),
    df: n - 1,
  };
}
