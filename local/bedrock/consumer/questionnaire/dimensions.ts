import type { Consumer } from "../appraisal/consumer.ts";
import { interests, type Interest } from "../stimulus/claim.ts";

/** What makes people differ in their answers: traits and interests, each −1..1 around the average adult. */
export const dimensions = [
  ...interests,
  "income",
  "age",
  "belief",
  "openness",
  "order",
  "outgoing",
  "kindness",
  "worry",
] as const;
export type Dimension = (typeof dimensions)[number];
/** How much each dimension moves an answer. */
export type Weights = Readonly<Partial<Record<Dimension, number>>>;

const traits: Readonly<Record<Exclude<Dimension, Interest>, (consumer: Consumer) => number>> = {
  income: ({ income }) => income,
  age: ({ age }) => age,
  belief: ({ belief }) => belief,
  openness: ({ openness }) => openness,
  order: ({ conscientiousness }) => conscientiousness,
  outgoing: ({ extraversion }) => extraversion,
  kindness: ({ agreeableness }) => agreeableness,
  worry: ({ neuroticism }) => neuroticism,
};
/** Shares of the percentile and of what the record says about bargains in how closely somebody looks at prices. */
const THRIFT = { percentile: 1.7, notes: 0.25 } as const;

/** Where a person stands on a dimension, −1..1. */
export function measure(consumer: Consumer, dimension: Dimension): number {
  if (dimension === "thrift") {
    const thrift = THRIFT.percentile * (consumer.thrift - 0.5) + THRIFT.notes * consumer.interests.thrift;
    return Math.max(-1, Math.min(1, thrift));
  }
  if (dimension === "family")
    return Math.max(-1, Math.min(1, 0.5 * consumer.interests.family + (consumer.hasChildren ? 0.5 : -0.15)));
  return dimension in traits
    ? traits[dimension as keyof typeof traits](consumer)
    : consumer.interests[dimension as Interest];
}

/** What each dimension adds for a person, most first. */
export const contributions = (consumer: Consumer, weights: Weights): { dimension: Dimension; effect: number }[] =>
  dimensions
    .flatMap((dimension) => {
      const weight = weights[dimension];
      return weight === undefined ? [] : [{ dimension, effect: weight * measure(consumer, dimension) }];
    })
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
