import { placeOfGroup } from "../market/detect-market.ts";
import { normalisePlaceName } from "../market/places/place-name.ts";
import {
  audienceText,
  type GroupDefinition,
  type GroupGender,
  type IncomeLevel,
  type SegmentDefinition,
} from "../groups/schemas.ts";
import { livesIn, locationFilter, type LocationFilter } from "./location.ts";
import type { LibraryEntry } from "./record.ts";

/** What a search asks for; whatever is absent or null does not restrict it. */
export interface LibraryFilter {
  location?: string | null | undefined;
  gender?: GroupGender | undefined;
  income_level?: IncomeLevel | null | undefined;
  /** Years, inclusive. */
  age_min?: number | null | undefined;
  age_max?: number | null | undefined;
  occupation?: string | null | undefined;
}

/** The part of a group's definition that decides who may be reused in it. */
export type ReuseDefinition = SegmentDefinition & Pick<GroupDefinition, "description">;

/** Job titles are compared as place names are: without case, accents and punctuation. */
const wordsOf = (text: string): string[] => normalisePlaceName(text).split(" ");

/** Every word of the keyword occurs; one of up to two letters as a word of its own, or `IT` would find architects. */
function occupationFilter(keyword: string): (occupation: string) => boolean {
  const wanted = wordsOf(keyword);
  return (occupation) => {
    const words = wordsOf(occupation);
    return wanted.every((word) => words.some((own) => (word.length > 2 ? own.includes(word) : own === word)));
  };
}

/** Whether a search restricts nothing: what it finds is everybody. */
export const findsEveryone = ({ gender = "All", ...restrictions }: LibraryFilter): boolean =>
  gender === "All" && Object.values(restrictions).every((restriction) => restriction == null);

const everywhere: LocationFilter = () => true;

function matcher(filter: LibraryFilter, livesThere: LocationFilter): (entry: LibraryEntry) => boolean {
  const { gender = "All", income_level, age_min, age_max } = filter;
  const works = filter.occupation ? occupationFilter(filter.occupation) : () => true;
  return (entry) =>
    (gender === "All" || entry.gender === gender) &&
    (income_level == null || entry.income_level === income_level) &&
    (age_min == null || entry.age >= age_min) &&
    (age_max == null || entry.age <= age_max) &&
    livesThere(entry.location) &&
    works(entry.occupation);
}

/** Positive when `a` comes after `b`; ids are unique, so no two entries tie and pages never overlap. */
function byLastUse(a: LibraryEntry, b: LibraryEntry): number {
  const [usedA, usedB] = [a.last_used_at ?? "", b.last_used_at ?? ""];
  if (usedA !== usedB) return usedA < usedB ? 1 : -1;
  return a.id < b.id ? -1 : 1;
}

const byReliability = (a: LibraryEntry, b: LibraryEntry): number =>
  b.reliability_score - a.reliability_score || (a.id < b.id ? -1 : 1);

/** One page of what a search finds, most recently used first and never used last, then by id. */
export function searchLibrary(
  entries: readonly LibraryEntry[],
  filter: LibraryFilter,
  page: { limit: number; offset: number },
): { found: LibraryEntry[]; total: number } {
  const livesThere = filter.location ? locationFilter(filter.location) : everywhere;
  const found = entries.filter(matcher(filter, livesThere)).sort(byLastUse);
  return { found: found.slice(page.offset, page.offset + page.limit), total: found.length };
}

/**
 * Personas that may be reused in a group instead of generating someone: not retired, and admitted by every field of the
 * definition; the most reliable first. Places are compared as wholes (Nice is not Venice). A group without a location
 * is set in the default market, as its generation is. A group with a description gets nobody: no record says whether
 * somebody who was written for another group satisfies it.
 */
export function reusableFor(entries: readonly LibraryEntry[], definition: ReuseDefinition): LibraryEntry[] {
  if (audienceText(definition) !== null) return [];
  const admits = matcher(definition, livesIn(placeOfGroup(definition.location)));
  return entries.filter((entry) => entry.retired_at === undefined && admits(entry)).sort(byReliability);
}
