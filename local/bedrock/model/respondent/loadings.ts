import { conceptItems, type ConceptItem } from "../../../../functions/studies/concept-test/battery.ts";

/** What kind of reason it is; decides which judgements it moves. */
export type Bearing = "attitude" | "price" | "brand" | "need" | "benefit" | "novelty" | "trust" | "harm";

type Loadings = Readonly<Record<ConceptItem, number>>;

const row = (...loadings: readonly [number, number, number, number, number, number]): Loadings => {
  const [purchase_intent, uniqueness, relevance, believability, value_for_money, liking] = loadings;
  return { purchase_intent, uniqueness, relevance, believability, value_for_money, liking };
};

/**
 * How strongly each kind of reason moves each item of the battery (rows by columns of the concept test): a price moves
 * value most and newness not at all, a boast moves belief, a need moves relevance. Chosen by judgement, not estimated.
 */
const loadings: Readonly<Record<Bearing, Loadings>> = {
  attitude: row(0.9, 0.55, 0.6, 1, 0.4, 0.9),
  price: row(1, 0, 0.15, 0, 1.55, 0.55),
  brand: row(0.9, 0, 0.2, 1.2, 0.4, 0.9),
  need: row(1, 0.1, 1.55, 0.1, 0.2, 0.75),
  benefit: row(0.8, 0.4, 0.85, 0.3, 0.6, 0.95),
  novelty: row(0.35, 1.5, 0.25, 0, 0.2, 0.65),
  trust: row(0.75, 0.1, 0.3, 1.5, 0.4, 0.75),
  harm: row(1.3, 0.2, 1, 0.7, 1.2, 1.4),
};

/** Shares of the items in the overall sentiment. */
const overallShares: Loadings = row(0.28, 0.06, 0.12, 0.12, 0.12, 0.3);

export interface Scores {
  /** Latent judgement of every item, −1..1. */
  items: Readonly<Record<ConceptItem, number>>;
  overall: number;
}

/** How much a driver moves one item. */
export const effectOn = (item: ConceptItem, { bearing, effect }: { bearing: Bearing; effect: number }): number =>
  effect * loadings[bearing][item];

/** Adds up effects into judgements; `base` is where an item stands before any reason. Saturates smoothly at ±1. */
export function scoresOf(drivers: readonly { bearing: Bearing; effect: number }[], base: Partial<Loadings>): Scores {
  const standing = (item: ConceptItem) =>
    Math.tanh(drivers.reduce((total, driver) => total + effectOn(item, driver), base[item] ?? 0));
  const items = Object.fromEntries(conceptItems.map((item) => [item, standing(item)])) as Loadings;
  return { items, overall: conceptItems.reduce((total, item) => total + items[item] * overallShares[item], 0) };
}
