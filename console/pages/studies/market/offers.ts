import type { Study } from "../study-kinds.ts";

export type Design = NonNullable<Study["conjoint_design"]>;
/** Positions of levels, one for each attribute. */
export type Offer = readonly number[];

export const FEWEST_OFFERS = 2;
export const MOST_OFFERS = 5;

/** Competing offers, and the one whose price is moved. */
export interface Market {
  offers: readonly Offer[];
  moved: number;
}

/** Levels of the price from the lowest amount to the highest; empty for a study without a price. */
export function pricesOf({ price_attribute: price, attributes }: Design) {
  if (!price) return [];
  return price.amounts
    .map((amount, level) => ({ level, amount, label: attributes[price.attribute]?.levels[level] ?? "" }))
    .toSorted((a, b) => a.amount - b.amount);
}

/** The offer at another price. */
export const atPrice = (offer: Offer, { price_attribute: price }: Design, level: number): Offer =>
  price ? offer.with(price.attribute, level) : offer;

/** An offer in the form of the service. */
export const offerByName = (offer: Offer, { attributes }: Design): Record<string, string> =>
  Object.fromEntries(attributes.map(({ name, levels }, index) => [name, levels[offer[index]!]!]));

/** The first levels against the last ones, both at a price from the middle. */
function firstMarket(design: Design): Market {
  const prices = pricesOf(design);
  const middle = prices[Math.floor((prices.length - 1) / 2)]?.level ?? 0;
  const [one, other] = [design.attributes.map(() => 0), design.attributes.map(({ levels }) => levels.length - 1)];
  return { offers: [one, other].map((offer) => atPrice(offer, design, middle)), moved: 0 };
}

const isOffer = (offer: Offer, { attributes }: Design): boolean =>
  offer.length === attributes.length && offer.every((level, index) => attributes[index]?.levels[level] !== undefined);

/** The offers in an address. If it has none that fit the study, two offers to begin with. */
export function readMarket(query: URLSearchParams, design: Design): Market {
  const offers = (query.get("offers") ?? "").split("_").map((offer) => offer.split(".").map(Number));
  const fits = offers.length >= FEWEST_OFFERS && offers.length <= MOST_OFFERS;
  if (!fits || !offers.every((offer) => isOffer(offer, design))) return firstMarket(design);
  const moved = Number(query.get("moved"));
  return { offers, moved: offers[moved] ? moved : 0 };
}

/** The query that {@link readMarket} reads: `offers=0.1.2_1.0.0&moved=0`. */
export const writtenMarket = ({ offers, moved }: Market): string =>
  `offers=${offers.map((offer) => offer.join(".")).join("_")}&moved=${moved}`;
