import { acceptedLanguages } from "../languages/accept-language.ts";
import { primaryLanguage } from "../languages/language-tag.ts";
import type { Language } from "../languages/registry.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";

/** How a study says in what language it is read. */
export type Spoken = Pick<SimulationRecord, "language" | "report_language">;

/** What a reader's request says about their language. */
interface Reader {
  query: { language?: Language | undefined };
  /** The header `Accept-Language`. */
  acceptLanguage: string | undefined;
}

/**
 * The language of a report's own words: what the request asks for, or else what was set for the link or the study, or
 * else what the reader's browser asks for.
 * @param set for the link that is read; absent without one
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

/** Which language a study's figures are told in (BCP 47). */
export type LanguageOf = (study: Spoken) => string;

/** The one that the study is held in. */
export const studysOwn: LanguageOf = ({ language }) => language;

/** The reader's, or the study's. */
export const readersOwn =
  (reader: Reader): LanguageOf =>
  (study) =>
    readerLanguage(reader, study) ?? study.language;
