import subdivisions from "../../../data/subdivisions.json" with { type: "json" };
import { CITIES } from "../cities.ts";
import { COUNTRIES } from "../countries.ts";
import { normalisePlaceName, placeNameForms } from "./place-name.ts";

/** What a name can mean. `code` is an ISO country code, `postal` a state's two capital letters. */
export interface PlaceMeaning {
  kind: "country" | "code" | "city" | "subdivision" | "postal";
  /** ISO 3166-1 alpha-2. */
  market: string;
  /** English name. */
  name: string;
  /** Thousands of people, 0 unless a city. */
  population: number;
}

interface PlaceIndex {
  meanings: ReadonlyMap<string, readonly PlaceMeaning[]>;
  /** Names in scripts that write no spaces between words, longest first. */
  unspaced: readonly string[];
}

const UNSPACED_SCRIPT = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function buildIndex(): PlaceIndex {
  const meanings = new Map<string, PlaceMeaning[]>();
  const add = (form: string, meaning: PlaceMeaning) => {
    const known = meanings.get(form) ?? [];
    if (!known.some(({ kind, market }) => kind === meaning.kind && market === meaning.market)) known.push(meaning);
    meanings.set(form, known);
  };
  const addNames = (names: readonly string[], meaning: PlaceMeaning) =>
    names.flatMap(placeNameForms).forEach((form) => add(form, meaning));

  for (const { code, alpha3, name, otherNames } of COUNTRIES) {
    addNames([name, ...otherNames], { kind: "country", market: code, name, population: 0 });
    addNames([code, alpha3], { kind: "code", market: code, name, population: 0 });
  }
  for (const { market, name, otherNames, population } of CITIES) {
    addNames([name, ...otherNames], { kind: "city", market, name, population });
  }
  const isPostal = (other: string) => /^[A-Z]{2}$/.test(other);
  for (const { market, name, otherNames = [] } of subdivisions.subdivisions) {
    const meaning = { market, name, population: 0 };
    addNames([name, ...otherNames.filter((other) => !isPostal(other))], { kind: "subdivision", ...meaning });
    addNames(otherNames.filter(isPostal), { kind: "postal", ...meaning });
  }
  const unspaced = [...meanings.keys()].filter((form) => form.length > 1 && UNSPACED_SCRIPT.test(form));
  return { meanings, unspaced: unspaced.sort((a, b) => b.length - a.length) };
}

let index: PlaceIndex | undefined;
/** About 3,000 names take some 20 ms to read: done at the first question, not when a function starts. */
const placeIndex = (): PlaceIndex => (index ??= buildIndex());

/** Everything a name can mean, whatever its accents and case; empty for a name that is not known. */
export const meaningsOf = (name: string): readonly PlaceMeaning[] =>
  placeIndex().meanings.get(normalisePlaceName(name)) ?? [];

/** Names inside a text without spaces (`日本東京都`): a name within a longer one found is left out. */
export function namesWithin(text: string): string[] {
  let remaining = normalisePlaceName(text);
  if (!UNSPACED_SCRIPT.test(remaining)) return [];
  const found: string[] = [];
  for (const form of placeIndex().unspaced) {
    if (!remaining.includes(form)) continue;
    found.push(form);
    remaining = remaining.replaceAll(form, " ");
  }
  return found;
}
