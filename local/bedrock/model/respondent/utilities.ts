import { readPrices } from "../../../../functions/studies/conjoint/price.ts";
import { plain } from "../../../../functions/studies/rating/read-scale.ts";
import { amountOf } from "../../../../functions/studies/survey/option-amounts.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { topicsIn, worthOf } from "./offer.ts";
import { caresFor, fashion, quirk, type Consumer } from "./person.ts";
import { matches } from "./survey.ts";
import type { ShownAttribute } from "./tasks.ts";

/** Utility of every level, by attribute and level, in units of the logit's error; each attribute sums to zero. */
export type Utilities = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Who weighs levels, and the language they are in. */
export interface Weighing {
  consumer: Consumer;
  speaking: Speaking;
  language: PackLanguage;
}

/** What attributes of a kind move, from their worst level to their best, and how far people differ in it. */
const SPAN = { quantity: 1.7, worth: 1, cares: 0.9, taste: 0.6, own: 0.35 } as const;
const BRAND = { trusted: 1.4, distrusted: -1.6, fame: 0.5, own: -0.4, thrift: 1.2 } as const;
const PRICE = { span: 1.5, thrift: 2.6, income: 0.6, least: 0.5 } as const;
/** Of prices that differ by a half from the lowest to the highest less is made than of those that double. */
const FULL_RATIO = Math.log(2);

function pricesOf(amounts: readonly number[], consumer: Consumer): number[] {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const ratio = least > 0 ? Math.log(most / least) / FULL_RATIO : 1.5;
  const slope = PRICE.span + PRICE.thrift * (consumer.thrift - 0.35) - PRICE.income * consumer.income;
  const span = Math.max(PRICE.least, slope) * Math.max(0.5, Math.min(1.4, ratio));
  return amounts.map((amount) => (-span * (amount - least)) / (most - least));
}

/** Units in which levels state how much there is, in the smallest of their kind; times are read like in surveys. */
const units: readonly (readonly [unit: RegExp, factor: number])[] = [
  [/\d\s?(?:kg|l|tb|m)\b/iu, 1000],
  [/\d\s?km\b/iu, 1_000_000],
  [/\d\s?c[lm]\b/iu, 10],
  [/\d\s?mg\b/iu, 0.001],
];

/** Amounts of levels such as `250 g`, `1 kg`, `2 years`, `no warranty`; null unless all name one and they differ. */
function amountsIn(levels: readonly string[], { levels: words }: Speaking): number[] | null {
  const read = levels.map((level) => {
    const amount = matches(words.none, level) ? 0 : amountOf(plain(level));
    return amount === null ? null : amount * (units.find(([unit]) => unit.test(level))?.[1] ?? 1);
  });
  const known = read.filter((amount) => amount !== null);
  return known.length < read.length || new Set(known).size < 2 || Math.max(...known) <= 0 ? null : known;
}

/** Every doubling of an amount counts the same. */
function quantitiesOf(amounts: readonly number[], span: number): number[] {
  const floor = Math.min(...amounts.filter((amount) => amount > 0)) / 2;
  const logs = amounts.map((amount) => Math.log(Math.max(floor, amount)));
  const [least, most] = [Math.min(...logs), Math.max(...logs)];
  return logs.map((log) => (span * (log - least)) / (most - least));
}

function brandOf(level: string, { consumer, speaking }: Weighing): number {
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const isNamed = (brand: string) => brand !== "" && level.toLowerCase().includes(brand.toLowerCase());
  const known = trusted_brands.some(isNamed) ? BRAND.trusted : distrusted_brands.some(isNamed) ? BRAND.distrusted : 0;
  const own = matches(speaking.levels.own, level) ? BRAND.own + BRAND.thrift * (consumer.thrift - 0.55) : 0;
  return known + own + BRAND.fame * fashion(`brand ${level.toLowerCase()}`);
}

/** What the words of a level say for it; `Organic: yes` says how much, and its attribute of what. */
function wordsOf(name: string, level: string, { consumer, speaking, language }: Weighing): number {
  const { yes, no } = speaking.facts.told;
  const answer = matches(yes, level) ? 1 : matches(no, level) && level.trim().split(/\s/u).length === 1 ? -1 : 0;
  const said = answer === 0 ? level : name;
  const cares = topicsIn(said, language).map((topic) => caresFor(consumer, topic));
  const worth = worthOf(said, language, speaking);
  const direction = answer === 0 ? 1 : answer * (matches(speaking.levels.burden, name) ? -1 : 1);
  const plainly = answer === 0 ? 0 : SPAN.worth / 2;
  return direction * (SPAN.worth * worth + SPAN.cares * Math.max(0, ...cares) + plainly);
}

function rawUtilities({ name, levels }: ShownAttribute, weighing: Weighing): number[] {
  const { consumer, speaking } = weighing;
  const { burden, gain, brand, own } = speaking.levels;
  const prices = readPrices(levels);
  if (prices) return pricesOf(prices.amounts, consumer).map((worth) => (matches(gain, name) ? -worth : worth));
  const amounts = amountsIn(levels, speaking);
  if (amounts) {
    const span = Math.max(0.3, SPAN.quantity * (1 + 0.35 * quirk(consumer, `amount ${name}`)));
    return quantitiesOf(amounts, matches(burden, name) ? -span : span);
  }
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const known = [...trusted_brands, ...distrusted_brands];
  const isBrand = matches(brand, name) || levels.some((level) => known.includes(level) || matches(own, level));
  return levels.map((level) => {
    const key = `${name}: ${level}`.toLowerCase();
    const liking = SPAN.own * quirk(consumer, `level ${key}`);
    return liking + (isBrand ? brandOf(level, weighing) : wordsOf(name, level, weighing) + SPAN.taste * fashion(key));
  });
}

/** How much more than others a person looks at an attribute, about .6 to 1.6. */
const weightOf = (name: string, consumer: Consumer) =>
  Math.exp(0.22 * quirk(consumer, `attribute ${name.toLowerCase()}`));

/**
 * What every level is worth to a person: prices by their amount against the range that is shown, brands by trust,
 * quantities by their size, words by what they mean to this person, and what is left by fashion and by chance, which
 * stay the same for the same person and level.
 */
export function utilitiesOf(weighing: Weighing, attributes: readonly ShownAttribute[]): Utilities {
  return new Map(
    attributes.map((attribute) => {
      const raw = rawUtilities(attribute, weighing);
      const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length;
      const weight = weightOf(attribute.name, weighing.consumer);
      return [attribute.name, new Map(attribute.levels.map((level, index) => [level, weight * (raw[index]! - mean)]))];
    }),
  );
}

/** What buying nothing is worth: more to the sceptical and the thrifty. */
export const noneUtility = (consumer: Consumer): number =>
  -0.1 - 0.7 * consumer.belief + 0.9 * (consumer.thrift - 0.5) + 0.3 * quirk(consumer, "buying nothing");
