import type { DirectEstimate } from "../../studies/direct-estimate/schemas.ts";
import type { HumanAnswers } from "../human-study/record.ts";
import type { ObservedAnswer, ObservedQuestion } from "../../dataset/observed-simulation.ts";
import { sum } from "../../statistics/moments.ts";
import { totalVariation } from "../../statistics/total-variation.ts";
import { normalise } from "../../studies/spread/spread-prior.ts";
import type { Fidelity } from "./schemas.ts";

/** The share that chose each option, 0 to 1, in the order of the question. */
export interface OptionShares {
  n: number | null;
  shares: readonly number[];
}

const chosenIn = (answer: ObservedAnswer): readonly (number | string)[] =>
  typeof answer === "object" ? answer : [answer];

/**
 * @param weights by persona id; absent personas count 1
 * @param among the personas who count; all without it
 * @returns null where nobody answered
 */
export function chosenByPersonas(
  { answers, categories }: ObservedQuestion,
  weights: ReadonlyMap<string, number> | undefined,
  among: (personaId: string) => boolean = () => true,
): OptionShares | null {
  const own = [...answers].filter(([id]) => among(id));
  if (own.length === 0) return null;
  const chosen = new Map<number | string, number>();
  let total = 0;
  for (const [id, answer] of own) {
    const weight = weights?.get(id) ?? 1;
    total += weight;
    for (const option of chosenIn(answer)) chosen.set(option, (chosen.get(option) ?? 0) + weight);
  }
  return { n: own.length, shares: categories.map((option) => (chosen.get(option) ?? 0) / total) };
}

/** All options are equally likely. If several may be chosen, the number of choices is the same as the personas'. */
export function randomChoices({ kind, categories }: ObservedQuestion, personas: OptionShares): OptionShares {
  const each = kind === "options" ? sum(personas.shares) / categories.length : 1 / categories.length;
  return { n: null, shares: categories.map(() => each) };
}

/** Null if a model says nothing about any option. Shares of a single choice are scaled to a sum of 1. */
export function estimatedChoices(estimate: DirectEstimate, question: ObservedQuestion): OptionShares | null {
  const said = new Map(estimate.shares.map(({ answer, share }) => [String(answer), share]));
  const shares = question.categories.map((option) => said.get(String(option)) ?? 0);
  const total = sum(shares);
  if (total === 0) return null;
  return { n: null, shares: question.kind === "choice" ? shares.map((share) => share / total) : shares };
}

/** Null where no counts are known. */
export function chosenByPeople({ counts, n }: Pick<HumanAnswers, "counts" | "n">, question: ObservedQuestion) {
  if (!counts || n === 0) return null;
  const people = new Map(counts.map(({ answer, count }) => [String(answer), count]));
  return { n, shares: question.categories.map((option) => (people.get(String(option)) ?? 0) / n) };
}

/**
 * The total variation of shares. If there are several options, the shares are scaled to a sum of 1 first: this compares
 * where the ticks are.
 */
function distance(first: readonly number[], second: readonly number[]): number | null {
  const [own, others] = [normalise(first), normalise(second)];
  return own && others && totalVariation(own, others);
}

/** Mean absolute difference of the options' shares, 0 to 1. */
export const shareError = (first: readonly number[], second: readonly number[]): number =>
  sum(first.map((share, index) => Math.abs(share - second[index]!))) / first.length;

/** How near choices come to people's. */
export function compareChoices(own: OptionShares, people: OptionShares, { categories }: ObservedQuestion): Fidelity {
  const shares = categories.map((option, index) => ({
    answer: String(option),
    share: own.shares[index]!,
    people: people.shares[index]!,
  }));
  return {
    n: own.n,
    mean: null,
    sd: null,
    difference: null,
    difference_interval: null,
    sd_ratio: null,
    ks_similarity: null,
    wasserstein_over_range: null,
    total_variation: distance(own.shares, people.shares),
    shares,
    empty_options: shares.filter(({ share, people: theirs }) => theirs > 0 && share === 0).map(({ answer }) => answer),
  };
}
