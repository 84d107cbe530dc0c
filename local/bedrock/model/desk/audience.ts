import { detectMarket } from "../../../../functions/personas/market/detect-market.ts";
import { plainText, unaccountedFor } from "../../../../functions/personas/groups/unplaced.ts";
import { locationParts } from "../../../../functions/personas/market/places/location-parts.ts";
import { meaningsOf } from "../../../../functions/personas/market/places/place-index.ts";
import type { AudienceReading } from "../../../../functions/personas/groups/audience-prompt.ts";
import { blockOf } from "../blocks.ts";
import { readStances } from "../../embedder/stance.ts";
import type { Desk } from "../../phrases/desk.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import { readAges } from "./ages.ts";
import { isReadable } from "./audience-language.ts";
import { isOrder } from "./orders.ts";
import { deskOf, isUnspaced, patternOf, topicsOf } from "./language.ts";

const LONGEST_NAME = 80;
const SHORTEST_CUT = 20;
/** Endings that make a word one for any gender: `Lehrer:innen`, `étudiant·e·s`. */
const INCLUSIVE = /(?<=\p{Ll})(?:[:*_·]\p{Ll}{1,5})+/gu;

type Audience = Desk["audience"];

/** What a field has, and what of the text says so. */
interface Noted<T> {
  value: T | null;
  words: readonly string[];
}
const nothing = { value: null, words: [] };

/** Every occurrence of a pack's expressions. */
const namedBy = (text: string, words: readonly string[]): string[] => {
  const pattern = patternOf(words);
  return [...text.matchAll(new RegExp(pattern, `${pattern.flags}g`))].map(([whole]) => whole);
};

/** A gender that words or forms of words name; both for a pair of forms. */
function genderOf(text: string, { female, male, everybody, jobs }: Audience): Noted<"Male" | "Female" | "All"> {
  const both = namedBy(text, everybody);
  if (both.length > 0) return { value: "All", words: both };
  const inJob = jobs.filter(([, , women]) => patternOf(women).test(text));
  const paired = inJob.some(([, words]) => patternOf(words).test(text));
  const isFemale = patternOf(female).test(text) || inJob.length > 0;
  const isMale = patternOf(male).test(text) || paired;
  if (!isFemale && !isMale) return nothing;
  const words = [...namedBy(text, female), ...namedBy(text, male), ...inJob.flatMap(([, , own]) => namedBy(text, own))];
  return { value: isFemale && isMale ? "All" : isFemale ? "Female" : "Male", words };
}

function incomeOf(text: string, { income }: Audience): Noted<"Middle" | "Low" | "High"> {
  const value = (["Middle", "Low", "High"] as const).find((level) => patternOf(income[level]).test(text));
  return value ? { value, words: namedBy(text, income[value]) } : nothing;
}

/** The occupation that is named first, by its English title. */
function jobOf(text: string, { jobs }: Audience): Noted<string> {
  const found = jobs
    .flatMap(([title, ...forms]) =>
      forms.map((words) => ({ title, words, at: patternOf(words).exec(text)?.index ?? -1 })),
    )
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0];
  return found ? { value: found.title, words: namedBy(text, found.words) } : nothing;
}

/** The place whose people a description is about: `Hamburger Mütter`, `young German women`, but no Italian food. */
function homeOf(text: string, language: PackLanguage, { demonyms, peopleEndings }: Audience): Noted<string> {
  const { stopWords, joins } = packOf(language).reading;
  // Whoever a description is about stands before the first word that only joins others.
  const isLoose = (word: string) => stopWords.includes(word.toLowerCase()) && !joins.includes(word.toLowerCase());
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const start = words.findIndex((word) => !isLoose(word));
  const end = words.findIndex((word, index) => index > start && isLoose(word));
  const head = words.slice(Math.max(0, start), end < 0 ? undefined : end);
  const people = demonyms.find(([, list]) => patternOf(list).test(head.join(" ")));
  if (people !== undefined) return { value: people[0], words: namedBy(head.join(" "), people[1]) };
  const names = head.flatMap((word, index) => [`${head[index - 1] ?? ""} ${word}`.trim(), word]);
  const cities = names.flatMap((name) =>
    peopleEndings
      .filter((ending) => name.endsWith(ending))
      .map((ending) => ({ value: name.slice(0, -ending.length), words: [name] })),
  );
  const isCity = (name: string) => /^\p{Lu}/u.test(name) && meaningsOf(name).some(({ kind }) => kind === "city");
  return cities.find(({ value }) => isCity(value)) ?? nothing;
}

/** The place a text names, as the service's tables know it; names have a capital where a script has any. */
function placeOf(text: string, language: PackLanguage, audience: Audience): Noted<string> {
  const { stopWords } = packOf(language).reading;
  const isWord = (name: string) =>
    topicsOf(name, language).size > 0 || Object.values(readStances(name)).some((read) => read !== undefined);
  const stands = (name: string) =>
    audience.before.length === 0 ||
    !isWord(name) ||
    patternOf(audience.before, "end").test(text.slice(0, text.indexOf(name)).trimEnd());
  const isCommon = (name: string) => stopWords.includes(name.toLowerCase()) && !/^\p{Lu}{2,}$/u.test(name);
  const isName = (name: string) => isUnspaced(name) || (/^\p{Lu}/u.test(name) && !isCommon(name) && stands(name));
  const named = locationParts(text).filter(
    (part) => isName(part.text) && part.meanings.some(({ kind }) => kind !== "code" && kind !== "postal"),
  );
  const texts = named.map((part) => part.text);
  const { value, words } =
    texts.length > 0 ? { value: texts.join(", "), words: texts } : homeOf(text, language, audience);
  if (value === null) return nothing;
  const { city, country } = detectMarket(value);
  return country === null ? nothing : { value: [city, country].filter((part) => part !== null).join(", "), words };
}

/** A short label: the first statement of a description without preamble, cut at a word. */
function nameOf(description: string, { preamble }: Audience): string {
  const flat = description.replaceAll(/\s+/g, " ").trim();
  const [first = flat] = flat.split(/(?<=[^\s.]{3})[.!?;](?=\s|$)|[。！？]/u);
  const [before = ""] = patternOf(preamble, "start").exec(first) ?? [];
  const bare = first.slice(before.length).replaceAll(/^[\s,:;：、]+|[\s,;:.、–-]+$/gu, "") || first || flat;
  const cut = bare.slice(0, LONGEST_NAME + 1);
  const end = isUnspaced(bare) ? LONGEST_NAME : Math.max(cut.lastIndexOf(" "), SHORTEST_CUT);
  const label = bare.length <= LONGEST_NAME ? bare : cut.slice(0, end).replace(/[\s,;:–-]+$/, "");
  return label.charAt(0).toUpperCase() + label.slice(1);
}

/** What a word of a description looked like before signs of any gender were taken off: `Lehrer:innen` of `Lehrer`. */
function asWritten(description: string, words: string): string {
  const source = words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [whole] =
    new RegExp(`${source}(?:${INCLUSIVE.source.replace(/^\(\?<=.*?\)/u, "")})?`, "u").exec(description) ?? [];
  return whole ?? words;
}

/** What says nothing of people: bare numbers, which no field takes, and orders to whoever reads. */
const isOdd = (phrase: string) => !/\p{L}/u.test(phrase) || isOrder(phrase);

/** A phrase with the words that join it to what stands before, unless a place follows: `with children`, but `rural`. */
function withJoins(text: string, phrase: string, quotes: readonly string[], language: PackLanguage): string {
  const at = text.indexOf(phrase);
  const after = text.slice(at + phrase.length).trimStart();
  if (at < 0 || isUnspaced(phrase) || quotes.some((quote) => after.startsWith(quote))) return phrase;
  const start = Math.max(0, ...quotes.map((quote) => text.lastIndexOf(quote, at - quote.length) + quote.length));
  const before = /(?:\p{L}+ )*$/u
    .exec(text.slice(Math.min(start, at), at))![0]
    .split(" ")
    .filter(Boolean);
  const isJoin = (word: string) => unaccountedFor(word, [], language).length === 0;
  return [...before.slice(before.findLastIndex((word) => !isJoin(word)) + 1), phrase].join(" ");
}

/** Reads the fields of a target audience that its description gives evidence for; the rest is what describes it. */
export function noteAudience(request: string, language: PackLanguage): AudienceReading {
  const description = blockOf(request, "audience");
  const { audience } = deskOf(language);
  const text = description.normalize("NFKC").replaceAll(INCLUSIVE, "");
  const { words, ...ages } = readAges(text, audience.ages);
  const noted = {
    gender: genderOf(text, audience),
    location: placeOf(text, language, audience),
    income_level: incomeOf(text, audience),
    occupation: jobOf(text, audience),
  };
  const fields = Object.entries({ age: { words }, ...noted }) as ["age" | keyof typeof noted, { words: string[] }][];
  const quotes = fields.flatMap(([field, found]) =>
    found.words.map((one) => ({ field, words: asWritten(description, one) })),
  );
  const [preamble = ""] = patternOf(audience.preamble, "start").exec(description.trim()) ?? [];
  const said = [preamble.trim(), ...quotes.map((quote) => quote.words)].filter(Boolean);
  const rest = unaccountedFor(description, said, language);
  const plain = plainText(description);
  const isLost = isReadable(text) ? isOdd : () => true;
  return {
    name: nameOf(description, audience),
    ...ages,
    gender: noted.gender.value,
    location: noted.location.value,
    income_level: noted.income_level.value,
    occupation: noted.occupation.value,
    language: null,
    written_in: language,
    quotes,
    description: rest.filter((phrase) => !isLost(phrase)).map((phrase) => withJoins(plain, phrase, said, language)),
    not_understood: rest.filter(isLost),
  };
}
