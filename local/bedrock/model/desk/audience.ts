import { detectMarket } from "../../../../functions/domain/market/detect-market.ts";
import { locationParts } from "../../../../functions/domain/market/places/location-parts.ts";
import { meaningsOf } from "../../../../functions/domain/market/places/place-index.ts";
import type { AudienceReading } from "../../../../functions/prompts/audience/prompt.ts";
import { blockOf } from "../blocks.ts";
import { readStances } from "../../embedder/stance.ts";
import type { Desk } from "../../phrases/desk.ts";
import { packOf, type PackLanguage } from "../../phrases/pack.ts";
import { readAges } from "./ages.ts";
import { deskOf, isUnspaced, patternOf, topicsOf } from "./language.ts";

const LONGEST_NAME = 80;
const SHORTEST_CUT = 20;
/** Endings that make a word one for any gender: `Lehrer:innen`, `étudiant·e·s`. */
const INCLUSIVE = /(?<=\p{Ll})(?:[:*_·]\p{Ll}{1,5})+/gu;

type Audience = Desk["audience"];

/** A gender that words or forms of words name; both for a pair of forms. */
function genderOf(text: string, { female, male, everybody, jobs }: Audience): AudienceReading["gender"] {
  if (patternOf(everybody).test(text)) return "All";
  const inJob = jobs.filter(([, , women]) => patternOf(women).test(text));
  const paired = inJob.some(([, words]) => patternOf(words).test(text));
  const isFemale = patternOf(female).test(text) || inJob.length > 0;
  const isMale = patternOf(male).test(text) || paired;
  if (isFemale && isMale) return "All";
  return isFemale ? "Female" : isMale ? "Male" : null;
}

function incomeOf(text: string, { income }: Audience): AudienceReading["income_level"] {
  return (["Middle", "Low", "High"] as const).find((level) => patternOf(income[level]).test(text)) ?? null;
}

/** The occupation that is named first, by its English title. */
function jobOf(text: string, { jobs }: Audience): string | null {
  const found = jobs
    .flatMap(([title, ...words]) => words.map((list) => ({ title, at: patternOf(list).exec(text)?.index ?? -1 })))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at);
  return found[0]?.title ?? null;
}

/** The place whose people a description is about: `Hamburger Mütter`, `young German women`, but no Italian food. */
function homeOf(text: string, language: PackLanguage, { demonyms, peopleEndings }: Audience): string | null {
  const { stopWords, joins } = packOf(language).reading;
  // Whoever a description is about stands before the first word that only joins others.
  const isLoose = (word: string) => stopWords.includes(word.toLowerCase()) && !joins.includes(word.toLowerCase());
  const words = text.split(/[^\p{L}\p{N}-]+/u).filter(Boolean);
  const start = words.findIndex((word) => !isLoose(word));
  const end = words.findIndex((word, index) => index > start && isLoose(word));
  const head = words.slice(Math.max(0, start), end < 0 ? undefined : end);
  const people = demonyms.find(([, list]) => patternOf(list).test(head.join(" ")))?.[0];
  if (people !== undefined) return people;
  const names = head.flatMap((word, index) => [`${head[index - 1] ?? ""} ${word}`.trim(), word]);
  const cities = names.flatMap((name) =>
    peopleEndings.filter((ending) => name.endsWith(ending)).map((ending) => name.slice(0, -ending.length)),
  );
  return cities.find((name) => /^\p{Lu}/u.test(name) && meaningsOf(name).some(({ kind }) => kind === "city")) ?? null;
}

/** The place a text names, as the service's tables know it; names have a capital where a script has any. */
function placeOf(text: string, language: PackLanguage, audience: Audience): string | null {
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
  const location = named.length > 0 ? named.map((part) => part.text).join(", ") : homeOf(text, language, audience);
  if (location === null) return null;
  const { city, country } = detectMarket(location);
  return country === null ? null : [city, country].filter((part) => part !== null).join(", ");
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

/** Reads the fields of a target audience that its description gives evidence for. */
export function noteAudience(request: string, language: PackLanguage): AudienceReading {
  const description = blockOf(request, "audience");
  const { audience } = deskOf(language);
  const text = description.normalize("NFKC").replaceAll(INCLUSIVE, "");
  return {
    name: nameOf(description, audience),
    ...readAges(text, audience.ages),
    gender: genderOf(text, audience),
    location: placeOf(text, language, audience),
    income_level: incomeOf(text, audience),
    occupation: jobOf(text, audience),
  };
}
