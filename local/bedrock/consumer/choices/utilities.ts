import { readPrices } from "../../../../functions/domain/conjoint/price.ts";
import { readStances } from "../../embedder/stance.ts";
import { quirk, type Consumer } from "../appraisal/consumer.ts";
import { appealOfAll, claimsIn, fashion } from "./appeal.ts";
import { amountInWords } from "./ordered-words.ts";
import { isBurden, readQuantities } from "./quantity.ts";
import type { ShownAttribute } from "./tasks.ts";

/** Utility of every level, by attribute and level, in units of the logit's error; each attribute sums to zero. */
export type Utilities = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** What attributes of a kind move, from their worst level to their best, and how far people differ in it. */
const SPAN = { quantity: 1.7, words: 1.3, claim: 3.2, taste: 0.75, own: 0.35, ordered: 0.15 } as const;
const BRAND = { trusted: 1.4, distrusted: -1.6, fame: 0.5 } as const;
const PRICE = { span: 1.5, thrift: 2.6, income: 0.6, least: 0.5 } as const;
/** Of prices that differ by a half from the lowest to the highest less is made than of those that double. */
const FULL_RATIO = Math.log(2);

/** Amounts of money that one gets instead of paying them. */
const received =
  /saving|cash-?back|discount|bonus|voucher|\bcredit\b|salary|wage|reward|rabatt|ersparnis|gutschein|pr(?:ä|ae)mie|guthaben|gehalt|lohn/i;

function pricesOf(amounts: readonly number[], consumer: Consumer): number[] {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  const ratio = least > 0 ? Math.log(most / least) / FULL_RATIO : 1.5;
  const slope = Math.max(
    PRICE.least,
    PRICE.span + PRICE.thrift * (consumer.thrift - 0.35) - PRICE.income * consumer.income,
  );
  const span = slope * Math.max(0.5, Math.min(1.4, ratio));
  return amounts.map((amount) => (-span * (amount - least)) / (most - least));
}

/** Ordered amounts: every doubling counts the same. */
function amountsOf(name: string, amounts: readonly number[], consumer: Consumer): number[] {
  const positive = amounts.filter((amount) => amount > 0);
  const floor = Math.min(...positive) / 2;
  const logs = amounts.map((amount) => Math.log(Math.max(floor, amount)));
  const [least, most] = [Math.min(...logs), Math.max(...logs)];
  const span =
    Math.max(0.3, SPAN.quantity * (1 + 0.35 * quirk(consumer, `amount ${name}`))) * (isBurden(name) ? -1 : 1);
  return logs.map((log) => (span * (log - least)) / (most - least));
}

const brandName = /brand|marke|maker|manufacturer|hersteller|anbieter|provider/i;
const ownBrand = /store brand|own[- ]brand|own label|private label|no[- ]name|generic|eigenmarke|handelsmarke/i;

function brandOf(level: string, consumer: Consumer): number {
  const names = (brands: readonly string[]) =>
    brands.some((brand) => brand.toLowerCase() === level.toLowerCase() || level.includes(brand));
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const known = names(trusted_brands) ? BRAND.trusted : names(distrusted_brands) ? BRAND.distrusted : 0;
  const cheap = ownBrand.test(level) ? 1.2 * (consumer.thrift - 0.55) - 0.4 : 0;
  return known + cheap + BRAND.fame * fashion(`brand ${level.toLowerCase()}`);
}

const denial = /^(?:no|none|without|not|nein|kein\p{L}*|ohne|nicht)(?!\p{L})/iu;

/** Levels that say how much there is, spread from the least (−1) to the most (1); null for those that do not say. */
function amountsInWords(levels: readonly string[]): (number | null)[] {
  const amounts = levels.map(amountInWords);
  const known = amounts.filter((amount) => amount !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  return amounts.map((amount) =>
    amount === null || least === most ? amount : (2 * (amount - least)) / (most - least) - 1,
  );
}

function wordsOf(name: string, level: string, amount: number | null, consumer: Consumer): number {
  const shared = claimsIn(name);
  const claimed = SPAN.claim * appealOfAll(claimsIn(level), consumer);
  const valence = SPAN.words * 0.5 * (readStances(level).valence?.position ?? 0);
  if (amount === null) return claimed + valence;
  // `Organic: yes`: the level says how much, the attribute of what.
  const appeal = SPAN.claim * appealOfAll(shared, consumer);
  const direction = shared.length > 0 ? appeal : isBurden(name) ? -SPAN.words / 2 : SPAN.words / 2;
  return direction * amount + (denial.test(level.trim()) ? 0 : claimed);
}

function rawUtilities(attribute: ShownAttribute, consumer: Consumer): number[] {
  const { name, levels } = attribute;
  const prices = readPrices(levels);
  if (prices) {
    const worth = pricesOf(prices.amounts, consumer);
    return received.test(name) ? worth.map((value) => -value) : worth;
  }
  const quantities = readQuantities(levels);
  if (quantities) return amountsOf(name, quantities.amounts, consumer);
  const { trusted_brands, distrusted_brands } = consumer.profile;
  const named = [...trusted_brands, ...distrusted_brands].some((brand) => levels.includes(brand));
  const isBrand = named || brandName.test(name) || levels.some((level) => ownBrand.test(level));
  const amounts = amountsInWords(levels);
  const ordered = amounts.every((amount) => amount !== null);
  const meaningful = ordered || levels.some((level) => claimsIn(level).length > 0);
  const taste = ordered ? 0 : meaningful ? SPAN.taste / 3 : SPAN.taste;
  return levels.map((level, index) => {
    const key = `${name}: ${level}`.toLowerCase();
    const own = (ordered && !isBrand ? SPAN.ordered : SPAN.own) * quirk(consumer, `level ${key}`);
    if (isBrand) return brandOf(level, consumer) + own;
    return wordsOf(name, level, amounts[index]!, consumer) + taste * fashion(key) + own;
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
export function utilitiesOf(consumer: Consumer, attributes: readonly ShownAttribute[]): Utilities {
  return new Map(
    attributes.map((attribute) => {
      const raw = rawUtilities(attribute, consumer);
      const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length;
      const weight = weightOf(attribute.name, consumer);
      return [attribute.name, new Map(attribute.levels.map((level, index) => [level, weight * (raw[index]! - mean)]))];
    }),
  );
}

/** What buying nothing is worth: more to the sceptical and the thrifty. */
export const noneUtility = (consumer: Consumer): number =>
  -0.1 - 0.7 * consumer.belief + 0.9 * (consumer.thrift - 0.5) + 0.3 * quirk(consumer, "buying nothing");
