import { meaningsOf, namesWithin, type PlaceMeaning } from "./place-index.ts";
import { normalisePlaceName } from "./place-name.ts";

/** A piece of a location text with what it can mean; no meanings: a place that is not in the tables. */
export interface LocationPart {
  text: string;
  meanings: readonly PlaceMeaning[];
}

/** Words by which a phrase describes an area instead of naming a place. */
const DESCRIBING = new Set(
  `a all and any anywhere area areas around across africa america asia based cities countryside country countrywide
  dach district east emea entire eu europe european everywhere from global globally greater households in
  international latam live lives living local major metro metropolitan mostly national nationwide near nordics north
  online of or people region regional regions remote residents rural scandinavia small south state states suburb
  suburban suburbs the throughout town towns union urban various village west whole within world worldwide`.split(
    /\s+/,
  ),
);

const describesArea = (text: string): boolean =>
  normalisePlaceName(text)
    .split(" ")
    .some((word) => DESCRIBING.has(word));

const LONGEST_NAME_IN_WORDS = 5;

/** Codes are words of some language (`in`, `de`, `is`): inside a phrase they count only as a last word in capitals. */
function meaningsInPhrase(words: readonly string[], start: number, end: number): readonly PlaceMeaning[] {
  const text = words.slice(start, end).join(" ");
  const isCode = end === words.length && /^[A-Z]{2,3}$/.test(text);
  return meaningsOf(text).filter(({ kind }) => isCode || (kind !== "code" && kind !== "postal"));
}

/** Finds names inside a phrase, longest first from the left: `Greater Munich area` → Munich. */
function partsOfPhrase(phrase: string): LocationPart[] {
  const words = phrase.split(/\s+/);
  const parts: LocationPart[] = [];
  let unmatched: string[] = [];
  const closeUnmatched = () => {
    if (unmatched.length > 0) parts.push({ text: unmatched.join(" "), meanings: [] });
    unmatched = [];
  };
  for (let start = 0; start < words.length;) {
    let length = Math.min(LONGEST_NAME_IN_WORDS, words.length - start);
    while (length > 0 && meaningsInPhrase(words, start, start + length).length === 0) length -= 1;
    if (length === 0) {
      unmatched.push(words[start]!);
      start += 1;
      continue;
    }
    closeUnmatched();
    parts.push({
      text: words.slice(start, start + length).join(" "),
      meanings: meaningsInPhrase(words, start, start + length),
    });
    start += length;
  }
  closeUnmatched();
  const found = parts.filter(({ meanings }) => meanings.length > 0);
  const hasTown = found.some(({ meanings }) => meanings.some(({ kind }) => kind === "city" || kind === "subdivision"));
  return hasTown ? found : parts;
}

function partsOf(text: string): LocationPart[] {
  const meanings = meaningsOf(text);
  if (meanings.length > 0) return [{ text, meanings }];
  const within = namesWithin(text);
  if (within.length > 0) return within.map((name) => ({ text: name, meanings: meaningsOf(name) }));
  return partsOfPhrase(text);
}

/**
 * Pieces of a free-text location in their order, without phrases that only describe an area (`rural`, `nationwide`).
 */
export function locationParts(location: string): LocationPart[] {
  const text = location.trim().replaceAll(/\s+/g, " ");
  if (text === "") return [];
  const meanings = meaningsOf(text);
  if (meanings.length > 0) return [{ text, meanings }];
  return text
    .split(/[,;|/()·•、，]|\s[-–—]\s/u)
    .map((piece) => piece.trim())
    .filter(Boolean)
    .flatMap(partsOf)
    .filter((part) => part.meanings.length > 0 || !describesArea(part.text));
}
