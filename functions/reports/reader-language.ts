import { acceptedLanguages } from "../languages/accept-language.ts";
import { primaryLanguage } from "../languages/language-tag.ts";
import type { Language } from "../languages/registry.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";

/** The fields of a study that decide the language of its report. */
export type Spoken = Pick<SimulationRecord, "language" | "report_language">;

/** The parts of a reader's request that concern language. */
interface Reader {
  query: { language?: Language | undefined };
  /** The header `Accept-Language`. */
  acceptLanguage: string | undefined;
}

/**
 * The language of a report's own words. The first of these decides: the request, the setting of the link or the study,
 * the reader's browser.
 * @param set the setting of the link in use; absent without one
 * @returns undefined for the study's own language
 */
export function readerLanguage(
  { query, acceptLanguage }: Reader,
  { language, report_language }: Spoken,
  set?: Language | null,
): Language | undefined {
  if (query.language) return query.language;
  const wanted = set ?? report_language ?? acceptedLanguages(acceptLanguage)[0];
  return wanted === primaryLanguage(language) ? undefined : wanted;
}

/** The language in which a study's figures are described (BCP 47). */
export type LanguageOf = (study: Spoken) => string;

/** The language in which the study was held. */
export const studysOwn: LanguageOf = ({ language }) => language;

/** The reader's, or the study's. */
export const readersOwn =
  (reader: Reader): LanguageOf =>
  (study) =>
    readerLanguage(reader, study) ?? study.language;
