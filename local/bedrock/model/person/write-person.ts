import { readOccupation } from "../../../../functions/personas/sampling-plan/occupation-text.ts";
import { pick, randomFrom, seedFrom, type RandomGenerator } from "../../../../functions/statistics/random.ts";
import type { Meets } from "../../../../functions/personas/people/requirements-met.ts";
import type { WrittenPersona } from "../../../../functions/personas/people/prompt.ts";
import data from "../../data/occupations.json" with { type: "json" };
import { occupationsSchema } from "../../data/schemas.ts";
import { packOf, sharedPhrases } from "../../phrases/pack.ts";
import type { TextField } from "../../phrases/person.ts";
import { gendered } from "../respondent/voice.ts";
import type { Tool } from "../tool.ts";
import { requirementsMet } from "./meets.ts";
import { readPerson, type Person } from "./facts.ts";
import { amountsFor, brandsIn, brandsOf, nameFor } from "./market.ts";
import { takeUp } from "./signals.ts";
import { rewritten, tellerFor } from "./teller.ts";

const { titles } = occupationsSchema.parse(data);
const englishTitles = Object.values(titles["en"]!).flat(2);
/** Distance from the middle, in percentiles, from which a factor has the strong words. */
const STRONG = 22;
/** Characters, as the prompt's schema has them. */
const LONGEST = { occupation: 100, digital_habits: 600, price_sensitivity: 600, psychographic_notes: 900 } as const;

/**
 * What somebody is called by their work: a title of the family, what the group's owner wrote as one person's, and the
 * wording around them: a situation of the facts, `any` for a title, `described` for an owner's words.
 */
function workOf({ facts, tags, phrases, language, notLike }: Person, random: RandomGenerator) {
  const text = facts.occupation_family.trim();
  const { family, parents } = readOccupation(text);
  const families = titles[language]!;
  const names = Object.keys(families);
  const isWoman = facts.gender === "Female";
  const name = names.find((known) => text.includes(known)) ?? names.find((known) => known === family);
  const pickOther = (options: readonly string[]) => {
    const others = options.filter((title) => !notLike.toLowerCase().includes(title.toLowerCase()));
    return pick(random, others.length > 0 ? others : options);
  };
  const one = rewritten(text, phrases.grammar.singular);
  const inEnglish = rewritten(text, packOf("en").person.grammar.singular).toLowerCase();
  const ofPerson = (list: readonly string[]) =>
    list.map((title) => rewritten(gendered(title, isWoman), phrases.grammar.markets[facts.market] ?? []));
  const isOf = (title: string, wanted: string) => ` ${title}`.toLowerCase().endsWith(` ${wanted}`);
  // Titles stand in the same order in every language: what an owner wrote in English has its own in the others.
  const own = Object.values(families).flat(2);
  const translated = own.filter((_, index) => isOf(englishTitles[index]!, inEnglish));
  const closer = own.filter((title) => isOf(gendered(title, isWoman), one.toLowerCase()));
  const known = language === "en" || translated.length === 0 ? [one, ...closer] : translated;
  const plain = text === name || parents || text === "" ? "any" : "described";
  return {
    title: pickOther(ofPerson(families[name ?? pick(random, names)]![tags.has("degree") ? 1 : 0])),
    own: pickOther(ofPerson(known)),
    situation: Object.keys(phrases.situations).find((tag) => tag !== "any" && tags.has(tag)) ?? plain,
  };
}

/** Descriptors of the factors that stand out most, three to five, never two of one factor. */
function traitsOf({ facts, phrases: { traits } }: Person, random: RandomGenerator): string[] {
  const leaning = (Object.keys(traits) as (keyof typeof traits)[])
    .map((factor) => ({ words: traits[factor], lean: facts.big_five[factor] - 50 }))
    .toSorted((a, b) => Math.abs(b.lean) - Math.abs(a.lean));
  const told = leaning.filter(({ lean }, index) => index < 3 || Math.abs(lean) >= STRONG);
  return told.map(({ lean, words: [veryLow, low, high, veryHigh] }) =>
    pick(random, lean >= STRONG ? veryHigh : lean >= 0 ? high : lean > -STRONG ? low : veryLow),
  );
}

/** Writes the person that a request describes in facts; the same request with the same seed gives the same person. */
export const writePerson: Tool = (text, language, seed): WrittenPersona & { meets?: Meets } => {
  const random = randomFrom(seedFrom(text, seed));
  const person = readPerson(text, language);
  const { facts, phrases } = person;
  const full_name = nameFor(person, random);
  const brands = brandsOf(person, random);
  const { situation, ...work } = workOf(person, random);
  const first = full_name.split(" ")[0]!;
  const own = { ...amountsFor(person, random), ...work, first };
  const traces = takeUp(person, brands, tellerFor(person, own, random), random);
  const teller = tellerFor(person, { ...brandsIn(facts.market), ...own, ...brands }, random);
  const occupation = teller.say({ any: phrases.situations[situation]! }) ?? work.title;
  const { meets, sentences } = requirementsMet(text, language, first);
  const circumstance =
    language === "en"
      ? rewritten(facts.life_circumstance, phrases.grammar.circumstance)
      : sharedPhrases.circumstances[facts.life_circumstance]?.[language];
  const about = circumstance === undefined ? null : teller.expand(circumstance);

  /** What the pools of a text say, as far as there is room beside what signals left, which comes last. */
  const written = (field: TextField): string => {
    const traced = traces.filter((trace) => trace.field === field).map(({ sentence }) => sentence);
    const left = field === "psychographic_notes" ? [...sentences, ...traced] : traced;
    const told = phrases.texts[field].map((pool) => teller.say(pool, { circumstance: about ?? "" }));
    const kept = told.flatMap((sentence) => (sentence === null ? [] : [teller.sentence(sentence)]));
    while ([...kept, ...left].join(phrases.grammar.space).length > LONGEST[field]) kept.pop();
    return [...kept, ...left].join(phrases.grammar.space);
  };
  return {
    full_name,
    occupation: (occupation.charAt(0).toLocaleUpperCase() + occupation.slice(1)).slice(0, LONGEST.occupation),
    personality_traits: traitsOf(person, random).map((trait) => teller.expand(trait) ?? trait),
    trusted_brands: brands.trusted,
    distrusted_brands: brands.distrusted,
    digital_habits: written("digital_habits"),
    price_sensitivity: written("price_sensitivity"),
    psychographic_notes: written("psychographic_notes"),
    signals_used: traces.map(({ signal, sentence }) => ({ signal, used_for: sentence })),
    ...(meets.length > 0 ? { meets } : {}),
  };
};
