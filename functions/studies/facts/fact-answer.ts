import { CITIES } from "../../personas/market/cities.ts";
import { countryOf } from "../../personas/market/countries.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { detectLanguage, languages, type Language } from "../../languages/language.ts";
import type { RespondentProfile } from "../../personas/respondents/profile.ts";
import {
  isAnonymous,
  isRespondent,
  type ParticipantProfile,
  type PersonaProfile,
} from "../../personas/people/participant.ts";
import { standsLast } from "../survey/option-kinds.ts";
import { ageBracket } from "./age-options.ts";
import { comparable, factAskedBy, wholePattern } from "./asked-fact.ts";
import type { Fact } from "./fact.ts";
import { words } from "./words.ts";

/** Somebody with facts; those of a real respondent may be missing. */
type KnownProfile = PersonaProfile | RespondentProfile;

const lookUp = <T>(table: Readonly<Record<string, T>>, key: string | undefined): T | null =>
  key !== undefined && Object.hasOwn(table, key) ? (table[key] ?? null) : null;

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** City and country, if the location names both. */
function placeOf({ location = "", market }: KnownProfile) {
  const comma = location.lastIndexOf(",");
  return {
    city: location.slice(0, Math.max(0, comma)).trim(),
    country: location.slice(comma + 1).trim(),
    market: countryOf(market),
  };
}

/** Names of places are not translated: a location has words in a language if its country stands in it. */
function locationInWords(profile: KnownProfile, language: Language): string | null {
  const { country, market } = placeOf(profile);
  if (!market) return null;
  const own = language === "en" ? market.name : new Intl.DisplayNames(language, { type: "region" }).of(market.code);
  return country === own ? (profile.location ?? null) : null;
}

const knownLanguage = (tag: string): Language | undefined => languages.find((known) => known === primaryLanguage(tag));

/**
 * A fact of a profile in the words of a language (BCP 47); null if it has none. Income is known as a third of the
 * market, not as an amount, so it has no words. What a model wrote about the person is in the language of the profile's
 * notes.
 */
export function factInWords(fact: Fact, profile: KnownProfile, tag: string): string | null {
  const language = knownLanguage(tag);
  const age = profile.age === undefined ? null : String(profile.age);
  if (!language) return fact === "age" ? age : null;
  switch (fact) {
    case "age":
      return age;
    case "gender":
      return lookUp(words.gender, profile.gender)?.[language] ?? null;
    case "household":
      return lookUp(words.household, profile.household)?.[language] ?? null;
    case "location":
      return locationInWords(profile, language);
    case "occupation":
      // What a row says of them is in any language.
      if (isRespondent(profile)) return null;
      return detectLanguage(profile.psychographic_notes) === language ? capitalised(profile.occupation) : null;
    case "education":
      return language === "en" && !isRespondent(profile) ? capitalised(profile.education) : null;
    case "income_level":
      return null;
  }
}

/** Words of a person who is asked for a fact in an interview; null if the fact has no words. */
export function factInSentence(fact: Fact, profile: KnownProfile, tag: string): string | null {
  const told = factInWords(fact, profile, tag);
  const language = knownLanguage(tag);
  const sentences = fact === "age" || fact === "location" ? words.sentences[fact] : words.sentences.other;
  return told === null || !language ? null : sentences[language].replace("{}", () => told);
}

/**
 * Words of a person who is asked for a fact and nothing else; null for any other question, or if the fact has no words.
 */
export function factTold(question: string, profile: ParticipantProfile, tag: string): string | null {
  if (isAnonymous(profile)) return null;
  const fact = factAskedBy(question);
  return fact && factInSentence(fact, profile, tag);
}

const wholes = <Key extends string>(table: Readonly<Record<Key, Readonly<Record<Language, readonly string[]>>>>) =>
  (Object.keys(table) as Key[]).map((key) => ({
    key,
    pattern: wholePattern(Object.values(table[key]).flat()),
  }));
const genders = wholes(words.options.gender);
const levels = wholes(words.options.income_level);

const saidBy = <Key extends string>(kinds: readonly { key: Key; pattern: RegExp }[], text: string): Key | null =>
  kinds.find(({ pattern }) => pattern.test(comparable(text)))?.key ?? null;

/** `Female` or `Male` by its word in any language; a lone `m` is a man. Null for anything else. */
export const genderSaid = (text: string) => saidBy(genders, text);

/** `Low`, `Middle` or `High` by its word in any language; null for anything else. */
export const incomeLevelSaid = (text: string) => saidBy(levels, text);

/**
 * The option that names one of several kinds, if exactly one option names each kind. For example, `M` is not a man next
 * to `H`.
 */
function saying(said: string | undefined, kinds: ReturnType<typeof wholes>, options: readonly string[]): string | null {
  const found = kinds.map(({ key, pattern }) => ({ key, own: options.filter((one) => pattern.test(comparable(one))) }));
  if (found.some(({ own }) => own.length !== 1)) return null;
  return found.find(({ key }) => key === said)?.own[0] ?? null;
}

function holdingAge(age: number, options: readonly string[]): string | null {
  const brackets = options
    .filter((option) => !standsLast(option))
    .map((option) => ({ option, ages: ageBracket(option) }));
  if (brackets.some(({ ages }) => ages === null)) return null;
  const holding = brackets.filter(({ ages }) => ages !== null && age >= ages.from && age <= ages.to);
  return holding.length === 1 ? holding[0]!.option : null;
}

function holdingPlace(profile: KnownProfile, options: readonly string[]): string | null {
  if (profile.location === undefined) return null;
  const { city, country, market } = placeOf(profile);
  const known = CITIES.find(({ name, market: code }) => name === city && code === market?.code);
  const names = [city, country, profile.location, ...(known?.otherNames ?? [])];
  const own = new Set([...names, market?.name ?? "", ...(market?.otherNames ?? [])].map(comparable));
  const holding = options.filter((option) => own.has(comparable(option)));
  return holding.length === 1 ? holding[0]! : null;
}

/**
 * The option that holds a fact of a profile; null if code cannot determine it with certainty. Ages are matched to
 * brackets of any notation, genders and levels of income by their words, and locations by the names of city and
 * country. Occupations, education and households have no common words, so they are never matched.
 */
export function optionOfFact(fact: Fact, profile: KnownProfile, options: readonly string[]): string | null {
  switch (fact) {
    case "age":
      return profile.age === undefined ? null : holdingAge(profile.age, options);
    case "gender":
      return saying(profile.gender, genders, options);
    case "income_level":
      return saying(profile.income_level, levels, options);
    case "location":
      return holdingPlace(profile, options);
    case "occupation":
    case "education":
    case "household":
      return null;
  }
}
