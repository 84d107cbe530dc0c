import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import { OCCUPATION_FAMILIES } from "../../../functions/personas/market/population/occupations.ts";
import { ACTIVITIES, EDUCATION_LEVELS } from "../../../functions/personas/market/population/vocabulary.ts";
import { PLACE_TYPES } from "../../../functions/personas/requirements/schemas.ts";
import { KNOWN_CONDITIONS } from "../../../functions/personas/sampling-plan/life-circumstances.ts";
import { personaProfileSchema } from "../../../functions/personas/people/participant.ts";
import { scaleFamilies } from "../../../functions/studies/rating/scale-families.ts";
import { scaleTestSchema } from "../../../functions/studies/rating/scale-map.ts";
import { languages } from "../../../functions/languages/registry.ts";
import { textSchema as text, wordsSchema as words } from "../../support/word-schemas.ts";

const folder = join(import.meta.dirname, "../../../functions/data");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => name.endsWith(".json"));
const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), "utf8"));

const market = z.string().regex(/^[A-Z]{2}$/);
/** A total variation. */
const distance = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);
const count = z.number().positive();
const perMarket = <Figures extends z.ZodType>(figures: Figures) =>
  z.strictObject({ source: text, markets: z.record(market, figures) });
const rows = <Row extends z.ZodType>(name: string, row: Row) =>
  z.strictObject({ source: text, [name]: z.array(row).min(1) });
const gendered = <Value extends z.ZodType>(value: Value) => z.strictObject({ Female: value, Male: value });
const place = { market, name: text, otherNames: z.array(text).optional() };
const price = {
  input: z.number().min(0),
  cachedInput: z.number().min(0),
  cacheWrite: z.number().min(0),
  output: z.number().min(0),
};

const linearMap = (features: number) =>
  z.strictObject({ intercept: z.number(), weights: z.array(z.number()).length(features) });
const gainMaps = (features: number) =>
  z.strictObject({ error: linearMap(features), gain: linearMap(features), attained: z.number().min(0).max(1) });

/** Every file of functions/data with its schema: a file that has none fails. */
const schemas: Readonly<Record<string, z.ZodType>> = {
  "ages.json": perMarket(gendered(z.array(z.number().min(0)).length(17))).extend({
    groupStarts: z.array(z.int()).length(17),
  }),
  "chat-ratings.json": z.strictObject({
    source: text,
    models: z.record(
      text,
      z.partialRecord(z.enum(languages), z.partialRecord(z.enum(scaleFamilies), scaleTestSchema.strict())),
    ),
  }),
  "cities.json": rows("cities", z.strictObject({ ...place, population: count })),
  "common-passwords.json": rows("passwords", z.string().min(8).lowercase()),
  "countries.json": rows(
    "countries",
    z.strictObject({
      code: market,
      alpha3: z.string().regex(/^[A-Z]{3}$/),
      name: text,
      languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).min(1),
      currency: z.string().regex(/^[A-Z]{3}$/),
      otherNames: z.array(text),
    }),
  ),
  "currency-signs.json": z.strictObject({ source: text, currencies: words }),
  "education.json": perMarket(
    z.strictObject({
      belowUpperSecondary: z.strictObject({ young: percent, old: percent }),
      tertiary: z.strictObject({ young: percent, old: percent }),
      mastersPer100Tertiary: percent,
    }),
  ),
  "disclosure-standards.json": z.strictObject({
    source: text,
    ...Object.fromEntries(
      ["guide_llm", "aapor", "method_card"].map((list) => [
        list,
        z.strictObject({ name: text, version: text, url: z.url().nullable(), items: z.record(z.string(), text) }),
      ]),
    ),
  }),
  "function-words.json": z.strictObject({ source: text, languages: z.record(z.string(), z.array(text).min(40)) }),
  "households.json": perMarket(
    z.strictObject({ withParents: percent, aloneFrom65: percent, ageAtFirstBirth: count, generations: percent }),
  ),
  "life-circumstances.json": rows(
    "circumstances",
    z.strictObject({
      text,
      place: z.enum(PLACE_TYPES).optional(),
      from: z.int().min(13),
      to: z.int().max(120),
      conditions: z.array(z.array(z.enum([...KNOWN_CONDITIONS])).min(1)).optional(),
    }),
  ),
  "marketplace-searches.json": perMarket(z.array(text).min(1)),
  "model-prices.json": rows("prices", z.strictObject({ pattern: text, ...price })).extend({
    unknown: z.strictObject(price),
  }),
  "non-answers.json": z.strictObject({ source: text, answers: words, fillers: words }),
  "occupation-families.json": rows(
    "families",
    z.strictObject({
      name: text,
      perHundred: z.strictObject(Object.fromEntries(EDUCATION_LEVELS.map((level) => [level, percent]))),
      women: percent,
      youngest: z.int(),
      income: z.number().min(-1).max(1),
      sector: z.enum(["agriculture", "industry"]).optional(),
    }),
  ),
  "occupation-words.json": z.strictObject({
    source: text,
    activities: z.array(z.strictObject({ activities: z.array(z.enum(ACTIVITIES)).min(1), words })),
    ages: z.array(z.strictObject({ youngest: z.int().optional(), oldest: z.int().optional(), words })),
    families: z.array(z.strictObject({ family: z.enum(OCCUPATION_FAMILIES.map(({ name }) => name)), words })),
  }),
  "number-words.json": z.strictObject({ source: text, howMany: words }),
  "option-words.json": z.strictObject({
    source: text,
    counted: words,
    less: words,
    rates: z.array(
      z.union([
        z.strictObject({ timesAYear: z.number().min(0), words }),
        z.strictObject({ timesAYear: z.number().min(0), stems: words }),
      ]),
    ),
    counts: z.array(z.strictObject({ count, words })),
    repeated: words,
    intervals: z.strictObject({ before: words, numbers: words }),
    other: z.strictObject({ options: words, followedBy: words }),
    another: z.strictObject({ before: words, things: words }),
    none: words,
    unknown: words,
    all: words,
    ladders: z.record(text, z.array(words).min(2)),
  }),
  "scale-words.json": z.strictObject({
    source: text,
    families: z.array(z.strictObject({ family: z.enum(scaleFamilies), high: words, low: words })),
    comparatives: z.strictObject({ high: words, low: words }),
    pricing: words,
    buying: words,
    rating: words,
    negations: words,
    minimisers: words,
    middles: words,
    amplifiers: words,
    grades: words,
    affirmations: words,
    refusals: words,
    firstPerson: words,
    strengthening: words,
  }),
  "store-apps.json": perMarket(z.array(text).min(1)).extend({
    apps: z.record(z.string(), z.strictObject({ id: z.string().regex(/^\d+$/), name: text })),
  }),
  "subdivisions.json": rows("subdivisions", z.strictObject(place)),
  "subreddits.json": perMarket(z.array(z.string().regex(/^\w+\*?$/)).min(1)),
  "typical-answers.json": z.strictObject({
    source: text,
    prompts: z.record(text, z.strictObject({ base: count, item: count.optional() })),
    texts: z.record(text, count),
    talk: z.strictObject({ probes_per_question: z.number().positive(), probed_members: count }),
    figures: z.record(text, count),
    persona: personaProfileSchema.strict(),
  }),
  "ask-first.json": z.strictObject({
    source: text,
    maps: z.strictObject({ alone: gainMaps(6), with_no_persona: gainMaps(7) }),
  }),
  "spread-prior.json": z.strictObject({
    source: text,
    measured: z.strictObject({
      questions: count,
      runs: count,
      raw: z.tuple([distance, distance]),
      equal: distance,
      adjusted: z.tuple([distance, distance]),
    }),
    options: z.record(
      z.enum(["2", "3", "4", "5"]),
      z.strictObject({ weights: z.array(z.number()).length(4), half_width: z.number().positive() }),
    ),
  }),
  "verdict-words.json": z.strictObject({ source: text, favourable: words, unfavourable: words }),
  "work.json": perMarket(
    z.strictObject({
      employed: gendered(percent),
      unemployment: percent,
      inEducation: percent,
      exitAge: gendered(count),
      agriculture: percent,
      industry: percent,
      leaveMonths: z.number().min(0),
      degreeEarnings: count,
    }),
  ),
};

describe("data", () => {
  it("has a schema for every file, and a file for every schema", () => {
    expect(files.toSorted()).toEqual(Object.keys(schemas).toSorted());
  });

  it.each(files)("of %s is what its schema says, and names its source", (name) => {
    expect(schemas[name]!.safeParse(read(name)).error?.message).toBeUndefined();
  });
});
