import { readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "js-yaml";
import * as z from "zod";
import { memoize } from "../../../../functions/languages/memoize.ts";
import { normal, randomFrom, seedFrom } from "../../../../functions/statistics/random.ts";
import { detectPackLanguage } from "../../phrases/languages.ts";
import { circumstances, type Circumstance } from "../../phrases/facts.ts";
import { blockOf, jsonBlockOf } from "../blocks.ts";
import { topicsNamed } from "./offer.ts";

const pattern = z.string().transform((source) => new RegExp(source, "gu"));
const patterns = z.partialRecord(z.enum(circumstances), pattern);
const tables = z
  .strictObject({
    interests: z.record(z.string(), z.array(z.string())),
    valued: z.array(z.string()),
    circumstances: z.strictObject({ household: patterns, work: patterns, education: patterns, notes: patterns }),
    homes: z.record(z.string(), z.string()),
  })
  .parse(load(readFileSync(join(import.meta.dirname, "person.yaml"), "utf8")));

const text = z.string().catch("");
const percentile = z.number().catch(50);
const traits = z.object({
  openness: percentile,
  conscientiousness: percentile,
  extraversion: percentile,
  agreeableness: percentile,
  neuroticism: percentile,
});

/** The record in the block `persona`; missing or odd fields fall back to an average adult. */
const profileSchema = z.object({
  /** Stands for nobody in particular. */
  anonymous: z.boolean().catch(false),
  full_name: text,
  age: z.number().catch(40),
  gender: text,
  occupation: text,
  location: text,
  market: text,
  income_level: z.enum(["Low", "Middle", "High"]).catch("Middle"),
  education: text,
  household: text,
  life_circumstance: text,
  attitude: z.enum(["sceptic", "pragmatist", "enthusiast"]).catch("pragmatist"),
  price_sensitivity_percentile: percentile,
  big_five: traits.catch(traits.parse({})),
  personality_traits: z.array(z.string()).catch([]),
  trusted_brands: z.array(z.string()).catch([]),
  distrusted_brands: z.array(z.string()).catch([]),
  digital_habits: text,
  price_sensitivity: text,
  psychographic_notes: text,
});
type Profile = z.infer<typeof profileSchema>;

/** A persona as the offline model understands it; scales run −1..1 around the average adult unless stated otherwise. */
export interface Consumer {
  profile: Profile;
  /** −1 at 16, 0 at 45, 1 at 74. */
  age: number;
  income: number;
  /** 0 (indifferent to prices) to 1. */
  thrift: number;
  /** Readiness to believe and welcome offers in general: sceptics below 0, enthusiasts above. */
  belief: number;
  openness: number;
  conscientiousness: number;
  extraversion: number;
  agreeableness: number;
  neuroticism: number;
  /** How much the person cares for what kind of thing, by its name in person.yaml. */
  interests: Readonly<Record<string, number>>;
  lives: ReadonlySet<Circumstance>;
}

/** How much people of one kind still differ in what they care about (standard deviation). */
const INTEREST = { spread: 0.42, named: 0.3, unnamed: -0.2, most: 3 } as const;
/** How much of a feeling is of the day (standard deviation), against what lasts: reruns agree at about α .8. */
const OF_THE_DAY = 0.3;
const NEVER = /(?!)/u;
const clip = (value: number) => Math.max(-1, Math.min(1, value));
const lean = (percentileValue: number) => clip((percentileValue - 50) / 50);

/**
 * What a person feels about something for no reason that anybody knows: always the same, N(0, 1). Nobody in particular
 * feels what the average person does.
 */
export const quirk = ({ profile }: Pick<Consumer, "profile">, about: string): number =>
  profile.anonymous ? 0 : normal(randomFrom(seedFrom(profile.full_name, profile.age, profile.location, about)));

/** How somebody feels about something on one occasion, beyond what they always feel: N(0, 1); 0 without a seed. */
export function passing({ profile }: Pick<Consumer, "profile">, about: string, seed: string): number {
  const { full_name, age, location } = profile;
  return seed === "" ? 0 : normal(randomFrom(seedFrom(full_name, age, location, about, "on", seed)));
}

/** The two together: N(0, 1) for good and a little of the day. */
export const feeling = (consumer: Consumer, about: string, seed: string): number =>
  quirk(consumer, about) + OF_THE_DAY * passing(consumer, about, seed);

/** What all people make of a thing for no reason that can be named: the same for everybody, N(0, 1). */
export const fashion = (about: string): number => normal(randomFrom(seedFrom("fashion", about)));

/** Topics that people value in a thing, beside those that say what kind of thing it is. */
export const isValue = (topic: string): boolean => tables.valued.includes(topic);

/** How much a person cares for a topic, −1..1. */
export function caresFor(consumer: Consumer, topic: string): number {
  const caring = Object.keys(tables.interests).filter((interest) => tables.interests[interest]!.includes(topic));
  const named = caring.reduce((sum, interest) => sum + consumer.interests[interest]!, 0) / (caring.length || 1);
  return clip(named + 0.35 * quirk(consumer, `topic ${topic}`));
}

/** The city that somebody lives in, as it is called there: `München`; in English as the record has it. */
export function homeOf({ location }: Profile, language: string): string {
  const city = location.split(",")[0]!.trim();
  return (language === "en" ? undefined : tables.homes[city]) ?? city;
}

/** What somebody's own texts and their facts name: read once per person, who is asked many questions. */
const topicsOfOwn = memoize((own: string) => topicsNamed(own, detectPackLanguage(own)));
const topicsOfFacts = memoize((facts: string) => topicsNamed(facts, "en"));

/** A profile that is told as notes, `trusted_brands: Alnatura; dm`, as the record that it also comes as. */
function profileOfNotes(notes: string): Record<string, unknown> {
  const told = [...notes.matchAll(/^([a-z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => [name, value] as const);
  const numberOr = (value: string) => (/^\d+$/.test(value) ? Number(value) : value);
  const parts = (value: string) => value.split("; ");
  const record = (value: string) =>
    Object.fromEntries(
      parts(value)
        .map((part) => part.split(" "))
        .map(([name = "", number]): [string, number] => [name, Number(number)]),
    );
  const read = (name: string, value: string): unknown => {
    if (name === "anonymous") return value === "true";
    if (name === "big_five") return record(value);
    return name.endsWith("brands") || name === "personality_traits" ? parts(value) : numberOr(value);
  };
  return Object.fromEntries(told.map(([name, value]) => [name, read(name, value)]));
}

/** Reads the persona of a request, whose own texts are in any language and whose facts are in English. */
export function readConsumer(request: string): Consumer {
  const profile = profileSchema.parse(jsonBlockOf(request, "persona") ?? profileOfNotes(blockOf(request, "persona")));
  const { household, life_circumstance, occupation, education, big_five } = profile;
  const { personality_traits, digital_habits, price_sensitivity, psychographic_notes } = profile;
  const own = [personality_traits.join(". "), digital_habits, price_sensitivity, psychographic_notes].join("\n");
  const told = {
    household: `${household} ${life_circumstance}`.toLowerCase(),
    work: `${occupation} ${life_circumstance}`.toLowerCase(),
    education: education.toLowerCase(),
    notes: `${psychographic_notes} ${life_circumstance}`.toLowerCase(),
  };
  const thrift = clip(profile.price_sensitivity_percentile / 100);
  const belief = { sceptic: -0.75, pragmatist: 0, enthusiast: 0.75 }[profile.attitude];
  const innate = new Map([
    ["thrift", 2 * (thrift - 0.5)],
    ["novelty", lean(big_five.openness)],
    ["faith", belief],
  ]);
  const topics = [...topicsOfOwn(own), ...topicsOfFacts(`${household}. ${life_circumstance}`)];
  const cares = Object.entries(tables.interests).map(([interest, about]) => {
    const found = Math.min(INTEREST.most, topics.filter((topic) => about.includes(topic)).length);
    const drawn = INTEREST.spread * quirk({ profile }, `interest ${interest}`);
    const care = innate.get(interest) ?? INTEREST.unnamed + INTEREST.named * found;
    return [interest, clip(care + drawn)] as const;
  });
  const lives = (Object.keys(told) as (keyof typeof told)[]).flatMap((field) =>
    circumstances.filter((key) => told[field].search(tables.circumstances[field][key] ?? NEVER) >= 0),
  );
  return {
    profile,
    age: clip((profile.age - 45) / 29),
    income: { Low: -1, Middle: 0, High: 1 }[profile.income_level],
    thrift: Math.max(0, thrift),
    belief: belief + 0.2 * lean(big_five.agreeableness),
    openness: lean(big_five.openness),
    conscientiousness: lean(big_five.conscientiousness),
    extraversion: lean(big_five.extraversion),
    agreeableness: lean(big_five.agreeableness),
    neuroticism: lean(big_five.neuroticism),
    interests: Object.fromEntries(cares.map(([interest, care]) => [interest, profile.anonymous ? 0 : care])),
    lives: new Set(profile.anonymous ? [] : lives),
  };
}
