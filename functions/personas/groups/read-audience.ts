import { primaryLanguage } from "../../languages/language-tag.ts";
import { groupLanguage } from "../market/study-language.ts";
import { countryOf } from "../market/countries.ts";
import { detectMarket } from "../market/detect-market.ts";
import { locationParts } from "../market/places/location-parts.ts";
import { meaningsOf } from "../market/places/place-index.ts";
import { normalisePlaceName } from "../market/places/place-name.ts";
import { LONGEST_DESCRIPTION, agesContradict, audienceSuggestionSchema, type AudienceSuggestion } from "./schemas.ts";
import { contentWords, isQuoteOf, unaccountedFor, withNegation } from "./unplaced.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { audiencePrompt, type AudienceReading, type QUOTED_FIELDS } from "./audience-prompt.ts";
import { BadRequest } from "../../platform/errors.ts";
import { askParser, type Parser } from "../../models/ask-parser.ts";

const NAME_LENGTH = 80;
/** The most words whose meaning a field can express: a longer quote contains something that the field does not. */
const MOST_WORDS: Record<(typeof QUOTED_FIELDS)[number], number> = {
  age: 6,
  gender: 4,
  location: 6,
  income_level: 4,
  occupation: 5,
  language: 4,
};
/**
 * The number of letters by which `German` and `Germany`, `Hamburger` and `Hamburg` are recognised as the same place.
 */
const STEM = 4;

/** The name from the text itself, for when the model gives none: its first words. */
const nameFrom = (prompt: string) => beginningOf(prompt, NAME_LENGTH).replaceAll(/\s+/g, " ");

/**
 * The words of a quote that name the place which was read, its country or its people: only `Ohio` in `rural Ohio`. A
 * group has one place: in `Berlin and Tokyo` the other one is not accounted for.
 */
function placesIn(words: string, location: string): string[] {
  const { market, city } = detectMarket(location);
  const country = countryOf(market);
  const languages = (country?.languages ?? []).map((code) =>
    new Intl.DisplayNames(["en"], { type: "language" }).of(code),
  );
  const names = [location, city, country?.name, ...(country?.otherNames ?? []), ...languages];
  const stems = names.flatMap((name) =>
    normalisePlaceName(name ?? "")
      .split(" ")
      .map((word) => word.slice(0, STEM))
      .filter((stem) => stem.length >= Math.min(STEM, 3)),
  );
  const read = locationParts(location).flatMap(({ meanings }) => meanings);
  const isRead = (text: string) =>
    meaningsOf(text).some(
      ({ kind, market: of, name }) =>
        of === market && (kind === "country" || kind === "code" || read.some((place) => place.name === name)),
    );
  const isPlace = (text: string) => isRead(text) || stems.some((stem) => normalisePlaceName(text).startsWith(stem));
  return isRead(words) ? [words] : words.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word && isPlace(word));
}

/** The words that the fields of a reading rest on, as far as the text confirms them. */
function quotesOf(reading: AudienceReading, prompt: string): string[] {
  const isGiven = {
    age: reading.age_min !== null || reading.age_max !== null,
    gender: reading.gender !== null,
    location: reading.location !== null,
    income_level: reading.income_level !== null,
    occupation: reading.occupation !== null,
    language: reading.language !== null,
  };
  return reading.quotes
    .filter(({ field, words }) => isGiven[field] && contentWords(words, reading.written_in) <= MOST_WORDS[field])
    .filter(({ words }) => isQuoteOf(prompt, words))
    .flatMap(({ field, words }) => (field === "location" ? placesIn(words, reading.location ?? "") : [words]));
}

/** Phrases one after the other as far as a description is long, and those for which there was no room. */
function joined(phrases: readonly string[]): { description: string; left: string[] } {
  const separator = phrases.some((phrase) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(phrase))
    ? "、"
    : ", ";
  let description = "";
  const left: string[] = [];
  for (const phrase of new Set(phrases)) {
    const longer = description === "" ? phrase : `${description}${separator}${phrase}`;
    if ([...longer].length <= LONGEST_DESCRIPTION) description = longer;
    else left.push(phrase);
  }
  return { description, left };
}

/**
 * The language that the audience speaks if it is not its market's. The text names it; or, without a place, it is the
 * text's.
 */
const languageOf = ({ language, location, written_in }: AudienceReading): string | null => {
  const ofMarket = groupLanguage({ language: null, location });
  const spoken = language ?? (location === null ? written_in : null);
  return spoken && ofMarket && primaryLanguage(spoken) === primaryLanguage(ofMarket) ? null : spoken;
};

/**
 * Turns a reading of a text into a valid body of create: fields with a value, in the right order. No word is lost: what
 * neither a field nor the description accounts for is `unplaced`, whatever the model says.
 */
export function toSuggestion(reading: AudienceReading, prompt: string): AudienceSuggestion {
  const { age_min, age_max, written_in, gender, location, income_level, occupation } = reading;
  const ages = agesContradict({ age_min, age_max }) ? { age_min: age_max, age_max: age_min } : { age_min, age_max };
  const phrases = reading.description.map((words) => withNegation(prompt, words, written_in));
  const { description, left } = joined(phrases);
  const odd = reading.not_understood.filter((words) => isQuoteOf(prompt, words));
  const accounted = [...quotesOf(reading, prompt), ...phrases, ...odd];
  const fields = {
    name: beginningOf(reading.name.trim(), NAME_LENGTH) || nameFrom(prompt),
    ...ages,
    ...{ gender, location, income_level, occupation, description },
    language: languageOf(reading),
    unplaced: [...new Set([...odd, ...left, ...unaccountedFor(prompt, accounted, written_in)])],
  };
  return audienceSuggestionSchema.parse(
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== "")),
  );
}

/**
 * Reads an audience with the model of the `parse` role. Nothing is suggested that the model has not read. If the model
 * cannot be asked, or its answers cannot be used, the caller gets an error.
 * @throws BadRequest, ModelError
 */
export const createAudienceReader =
  (parser: Parser) =>
  async (prompt: string): Promise<AudienceSuggestion> => {
    const reading = await askParser(parser, audiencePrompt(prompt));
    if (reading === null)
      throw new BadRequest(
        "The model could not read this audience, even after a correction; say it in other words, or create the group " +
          "from its fields",
      );
    return toSuggestion(reading, prompt);
  };
