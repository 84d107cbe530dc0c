import { countryOf } from "../../../../functions/personas/market/countries.ts";
import { pick, shuffle, uniform, weightedPick, type RandomGenerator } from "../../../../functions/statistics/random.ts";
import brandData from "../../data/brands.json" with { type: "json" };
import currencyData from "../../data/currencies.json" with { type: "json" };
import nameData from "../../data/names.json" with { type: "json" };
import { brandsSchema, currenciesSchema, namesSchema, type BrandLists } from "../../data/schemas.ts";
import { weightFor, type Person } from "./facts.ts";
import { rewritten } from "./teller.ts";

const names = namesSchema.parse(nameData);
const brands = brandsSchema.parse(brandData);
const { middling } = currenciesSchema.parse(currencyData);

/** Ages up to which hardly anybody bears a name of the older generation, and from which nearly everybody does. */
const TURNING = { from: 38, to: 54 } as const;
/** How much likelier, as a power of e, the thriftiest of middling income choose a cheap brand and a dear one. */
const THRIFT = { cheap: 1, dear: -1.4, income: { Low: 0.7, Middle: 0, High: -0.7 } } as const;
/** Sums that people speak of, as multiples of the middling amount of their currency. */
const SUMS = { little: 0.1, some: 1, much: 8, big: 60 } as const;
/** What people call much grows with their income and shrinks with their attention to prices. */
const PURSE = { income: { Low: 0.6, Middle: 1, High: 1.8 }, counting: 1.6, spread: [0.7, 1.4] } as const;

/** A name as it is compared: without accents, case and signs. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s]/gu, "");
/** First letter that counts: `van den Akker` is filed under A. */
const initialOf = (name: string) => /\p{Lu}/u.exec(name)?.[0].normalize("NFKD").charAt(0);
const preferring = (initial: string | undefined, list: readonly string[]) =>
  list.toSorted((a, b) => Number(initialOf(b) === initial) - Number(initialOf(a) === initial));

/** A name of a person's country, gender and age, none of the taken, with the initials of the facts where it can be. */
export function nameFor({ facts, name: wanted }: Person, random: RandomGenerator): string {
  const bearers = names.bearers.find(({ countries }) => countries.includes(facts.market))?.cultures;
  const culture = names.cultures[pick(random, bearers ?? names.elsewhere)]!;
  const isOlder = uniform(random) < (facts.age - TURNING.from) / (TURNING.to - TURNING.from);
  const isWoman = facts.gender === "Female";
  const [older, younger] = isWoman ? culture.women : culture.men;
  const { given_begins_with: first, family_begins_with: last } = wanted;
  const generations = isOlder ? [older, younger] : [younger, older];
  const given = generations.flatMap((list) => preferring(first, shuffle(random, list)));
  const families = preferring(last, shuffle(random, culture.families));
  const borne = families.map((family) => (isWoman ? rewritten(family, culture.womens_family) : family));
  const second = culture.families_borne === 2 ? ` ${borne.at(-1)!}` : "";
  const taken = new Set(wanted.taken.map(plainName));
  const whole = borne.flatMap((family) => given.map((own) => `${own} ${family}${second}`));
  // When everybody has a namesake: numbers, of which there is one more than taken names.
  const numbered = ["", ...wanted.taken].map((_, index) => `${given[0]!} ${borne[0]!} ${index + 2}`);
  return [...whole, ...numbered].find((name) => !taken.has(plainName(name)) && !/^(\S+) \1/u.test(name))!;
}

/** Brands of a country by what they sell; of the whole world for a country that is not described. */
export const brandsIn = (market: string): BrandLists => brands.markets[market] ?? brands.anywhere;

/** Brands of a country that a text names; not those whose name is also a word. */
export function brandsNamed(text: string, market: string): string[] {
  const words = ` ${text.split(/[^\p{L}\p{N}]*\s[^\p{L}\p{N}]*/u).join(" ")} `;
  const known = Object.values(brandsIn(market)).flat();
  return known.filter((brand) => words.includes(` ${brand} `) && !brands.everyday.includes(brand));
}

/** Two to four brands of the market that a person relies on, each of another kind, and one to three that they avoid. */
export function brandsOf(person: Person, random: RandomGenerator) {
  const { attitude, big_five, income_level, market, price_sensitivity } = person.facts;
  const sold = brandsIn(market);
  const thrift = (price_sensitivity - 50) / 50 + THRIFT.income[income_level];
  const weightOf = (brand: string) =>
    Math.exp((brands.cheap.includes(brand) ? THRIFT.cheap : brands.dear.includes(brand) ? THRIFT.dear : 0) * thrift);
  const weights = { ...brands.weights };
  const caution = (attitude === "sceptic" ? 1 : 0) + (big_five.agreeableness < 45 ? 1 : 0);
  const trusted: string[] = [];
  while (trusted.length < 4 - caution) {
    const fields = Object.keys(weights) as (keyof typeof weights)[];
    const likely = fields.map((name) => weightFor(person, weights[name]));
    const field = weightedPick(random, fields, likely);
    delete weights[field];
    const own = sold[field].filter((brand) => ![...trusted, ...sold.contested].includes(brand));
    if (own.length > 0) trusted.push(weightedPick(random, own, own.map(weightOf)));
  }
  return { trusted, distrusted: shuffle(random, sold.contested).slice(0, 1 + caution) };
}
export type Brands = ReturnType<typeof brandsOf>;

/** Sums in the money of a market, from income and price sensitivity alone; none where no magnitude is known. */
export function amountsFor({ facts, language }: Person, random: RandomGenerator): Record<string, string> {
  const currency = countryOf(facts.market)?.currency ?? "EUR";
  const amount = middling[currency];
  if (amount === undefined) return {};
  const purse = PURSE.income[facts.income_level] * PURSE.counting ** ((50 - facts.price_sensitivity) / 50);
  const currencyDisplay = language === "ja" ? "name" : "narrowSymbol";
  const form = { style: "currency", currency, currencyDisplay, trailingZeroDisplay: "stripIfInteger" } as const;
  const numbers = new Intl.NumberFormat(`${language}-${facts.market}`, form);
  const spoken = (times: number) => (amount * times * purse * uniform(random, ...PURSE.spread)).toPrecision(2);
  return Object.fromEntries(Object.entries(SUMS).map(([name, times]) => [name, numbers.format(+spoken(times))]));
}
