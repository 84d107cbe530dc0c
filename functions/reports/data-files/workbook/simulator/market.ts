import { weightedMean } from "../../../../statistics/weighting.ts";
import type { ConjointReport } from "../../../../studies/conjoint/report-schema.ts";
import type { ReportSource } from "../../../content/source.ts";

/** The most offers in the simulator. */
export const OFFERS = 5;
/** The number that is always offered: with fewer offers there is nothing to simulate. */
export const FEWEST_OFFERS = 2;
/** The number of prices in the demand curve. */
export const CURVE_POINTS = 11;

/** An attribute with its levels in the order of the simulator: a numeric price starts with the lowest. */
export interface SimulatedAttribute {
  name: string;
  levels: readonly string[];
  /**
   * For a price that may be any number between the lowest and the highest: its amounts, parallel to `levels`. Else
   * null.
   */
  amounts: readonly number[] | null;
}

export interface SimulatedPerson {
  id: string;
  name: string;
  weight: number;
  /** By attribute and level, in the order of the simulator. */
  utilities: readonly (readonly number[])[];
  none: number;
}

/** An offer's value of each attribute: the position of a level, or a price. */
export interface SimulatedOffer {
  offered: boolean;
  values: readonly number[];
}

/** The data that a conjoint study is simulated with. */
export interface Market {
  attributes: readonly SimulatedAttribute[];
  people: readonly SimulatedPerson[];
  /** Whether people could choose none of the offers. */
  none: boolean;
  /** Position of the price among the attributes; -1 if none is a number. */
  price: number;
  currency: string;
  /** The offers shown when the simulator opens. */
  offers: readonly SimulatedOffer[];
}

const ordered = <T>(values: readonly T[], order: readonly number[]): T[] => order.map((position) => values[position]!);

/** Everybody with their own utilities; if there are none, the group as one person. */
function peopleOf(source: ReportSource, conjoint: ConjointReport, orders: readonly number[][]): SimulatedPerson[] {
  const names = new Map(source.results.persona_results.map((one) => [one.persona_id, one.persona_name]));
  const weights = new Map(source.results.aggregate.weighting?.personas.map((one) => [one.persona_id, one.weight]));
  const inOrder = (worths: readonly (readonly number[])[]) => worths.map((own, at) => ordered(own, orders[at]!));
  const { individuals } = conjoint;
  if (individuals.length === 0 || individuals.some(({ part_worths }) => part_worths.length < orders.length))
    return [
      {
        ...{ id: "", name: source.audience.name, weight: 1, none: conjoint.none_utility?.value ?? 0 },
        utilities: inOrder(conjoint.part_worths.map(({ levels }) => levels.map(({ part_worth }) => part_worth.value))),
      },
    ];
  return individuals.map(({ persona_id, part_worths, none_utility }) => ({
    id: persona_id,
    name: names.get(persona_id) ?? "",
    weight: weights.get(persona_id) ?? 1,
    utilities: inOrder(part_worths),
    none: none_utility ?? 0,
  }));
}

/**
 * The offers of the first scenario that fits; else the best profile and an offer of the first level of every attribute.
 */
function openingOffers(
  { best_profile, scenarios }: ConjointReport,
  attributes: readonly SimulatedAttribute[],
): SimulatedOffer[] {
  const valuesOf = (levels: readonly string[]) =>
    attributes.map(({ levels: all, amounts }, index) => {
      const position = Math.max(0, all.indexOf(levels[index] ?? ""));
      return amounts ? amounts[position]! : position;
    });
  const plain = valuesOf(attributes.map(({ levels }) => levels[0]!));
  const named = scenarios.find(({ offers }) => offers.length >= FEWEST_OFFERS && offers.length <= OFFERS);
  const shown = named?.offers.map(({ levels }) => valuesOf(levels)) ?? [valuesOf(best_profile.levels), plain];
  return Array.from({ length: OFFERS }, (_, index) => ({
    offered: index < shown.length,
    values: shown[index] ?? plain,
  }));
}

/** The data for the simulator of a conjoint study; null for other studies. */
export function marketOf(source: ReportSource): Market | null {
  const { conjoint } = source.results.aggregate;
  if (!conjoint) return null;
  const priced = source.simulation.conjoint_design?.price_attribute ?? null;
  // If two levels share a price, it cannot be interpolated: its levels are chosen as they are.
  const isNumber = priced !== null && new Set(priced.amounts).size === priced.amounts.length;
  const price = isNumber ? priced.attribute : -1;
  const orders = conjoint.part_worths.map(({ levels }, index) => {
    const positions = levels.map((_, position) => position);
    return index === price ? positions.toSorted((a, b) => priced!.amounts[a]! - priced!.amounts[b]!) : positions;
  });
  const attributes = conjoint.part_worths.map(({ attribute, levels }, index) => ({
    name: attribute,
    levels: ordered(
      levels.map(({ level }) => level),
      orders[index]!,
    ),
    amounts: index === price ? ordered(priced!.amounts, orders[index]!) : null,
  }));
  return {
    attributes,
    people: peopleOf(source, conjoint, orders),
    none: conjoint.none_utility !== null,
    price,
    currency: priced?.currency ?? "",
    offers: openingOffers(conjoint, attributes),
  };
}

/** The place of a price among those tested: the lower neighbour, and how far it is from that to the upper one. */
export function placeOf(amounts: readonly number[], price: number): { lower: number; part: number } {
  const within = Math.min(amounts.at(-1)!, Math.max(amounts[0]!, price));
  const lower = Math.min(
    amounts.findLastIndex((amount) => amount <= within),
    amounts.length - 2,
  );
  return { lower, part: (within - amounts[lower]!) / (amounts[lower + 1]! - amounts[lower]!) };
}

/** The utility of an attribute's value to a person; between two prices it is interpolated linearly. */
function utilityOf({ amounts }: SimulatedAttribute, worths: readonly number[], value: number): number {
  if (!amounts) return worths[value]!;
  const { lower, part } = placeOf(amounts, value);
  return worths[lower]! * (1 - part) + worths[lower + 1]! * part;
}

/** The results of the formulas in a person's row. */
export interface PersonRow {
  /** Exponentials of the utilities of the offers; 0 for an offer that is not offered. */
  offers: number[];
  /** Their sum, and the sum including the exponential of choosing none. */
  total: number;
  withNone: number;
  /** The sum without the offer whose price changes, and that offer without its price. */
  beside: number;
  unpriced: number;
}

/** The results of the simulator's formulas when it opens, so that programs can show them without calculating. */
export interface Outcome {
  rows: readonly PersonRow[];
  /** By offer, 0 to 1. */
  amongOffers: number[];
  withNone: number[];
  none: number;
  /** Prices with the share that chooses the first offer at each. */
  curve: { price: number; lower: number; part: number; share: number }[];
}

/**
 * Shares of preference of the opening offers: the logit rule on the utilities of every person, then the weighted mean,
 * as in `studies/conjoint/preference-share.ts`.
 */
export function simulateMarket({ attributes, people, none, price, offers }: Market): Outcome {
  const valued = (person: SimulatedPerson, values: readonly number[], without = -1) =>
    attributes.reduce(
      (sum, attribute, at) => (at === without ? sum : sum + utilityOf(attribute, person.utilities[at]!, values[at]!)),
      0,
    );
  const rows = people.map((person): PersonRow => {
    const own = offers.map(({ offered, values }) => (offered ? Math.exp(valued(person, values)) : 0));
    const total = own.reduce((sum, one) => sum + one, 0);
    const withNone = total + (none ? Math.exp(person.none) : 0);
    const unpriced = Math.exp(valued(person, offers[0]!.values, price));
    return { offers: own, total, withNone, beside: withNone - own[0]!, unpriced };
  });
  const weights = people.map(({ weight }) => weight);
  const mean = (of: (row: PersonRow, index: number) => number) => weightedMean(rows.map(of), weights);
  const amounts = attributes[price]?.amounts ?? null;
  const step = amounts ? (amounts.at(-1)! - amounts[0]!) / (CURVE_POINTS - 1) : 0;
  return {
    rows,
    amongOffers: offers.map((_, offer) => mean((row) => row.offers[offer]! / row.total)),
    withNone: offers.map((_, offer) => mean((row) => row.offers[offer]! / row.withNone)),
    none: mean((row, index) => (none ? Math.exp(people[index]!.none) : 0) / row.withNone),
    curve: Array.from({ length: amounts ? CURVE_POINTS : 0 }, (_, point) => {
      const at = Number((amounts![0]! + point * step).toPrecision(6));
      const { lower, part } = placeOf(amounts!, at);
      const share = mean((row, index) => {
        const worths = people[index]!.utilities[price]!;
        const priced = row.unpriced * Math.exp(worths[lower]! * (1 - part) + worths[lower + 1]! * part);
        return priced / (priced + row.beside);
      });
      return { price: at, lower, part, share };
    }),
  };
}
