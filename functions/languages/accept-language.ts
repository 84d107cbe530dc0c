import { languages, type Language } from "./registry.ts";

/** Longer headers are not read: browsers send a tenth of this. */
const LONGEST_HEADER = 1_000;

/** A language range and its weight for the reader, 0 to 1. */
function rangeIn(part: string): { language: string; weight: number } {
  const [range = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
  const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
  return { language: range.split("-")[0]!, weight: weight === undefined ? 1 : Number(weight) || 0 };
}

/**
 * The languages of the service that a reader accepts, the most wanted first: German of `de-AT,de;q=0.9,nl;q=0.8`.
 * Source: RFC 9110, 12.5.4. `*` is not a language.
 * @param header `Accept-Language` as it was sent; undefined without one
 */
export function acceptedLanguages(header: string | undefined): Language[] {
  if (!header || header.length > LONGEST_HEADER) return [];
  const wanted = header
    .split(",")
    .map(rangeIn)
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ language }) => language);
  return [...new Set(wanted)].flatMap((tag) => languages.filter((language) => language === tag));
}
