import { retell } from "../../languages/retell.ts";
import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { percentIn, wordingOf, type ServiceWording } from "../../languages/wording.ts";
import { FEW_PEOPLE } from "../../statistics/mean-share.ts";
import type { SimulationType } from "../../studies/simulation/schemas.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import type { Interval } from "./report.ts";
import type { ReportSource } from "./source.ts";

/** The wording and number formats for any figures. */
export interface Writing extends ReportWording {
  /** The service's wording in the same language. */
  service: ServiceWording;
  /** Decimals of shares in percent: 0 below 30 personas, where a tenth of a percent means nothing, else 1. */
  shareDecimals: 0 | 1;
  /** `60.0 %`, as the language writes it. */
  percent: (value: number, decimals?: number) => string;
  /** The ends of a 95 % interval, `23.1–88.2`, or words that say there is none. */
  intervalText: (ends: Interval, decimals?: number) => string;
  /** A value around zero with its sign: `+0.38`. */
  score: (value: number, decimals?: number) => string;
}

/** The data and wording from which every part of a report is made. */
export interface ReportContext extends Writing {
  source: ReportSource;
  /** Whether a section is read by itself and shows all figures; the report has room only for the main ones. */
  inFull: boolean;
  /** Whether people are counted, as in a talk with a few: `7 of 12` says all there is to say. */
  isCounted: boolean;
  /** A sentence of the service that is stored with results, in the language of the report. */
  retold: (sentence: string) => string;
  /** The result of a participant of the study, by persona id. */
  resultOf: (personaId: string) => PersonaResult | undefined;
  /** The name of a participant by persona id. A person who is no longer listed is described as such. */
  nameOf: (personaId: string | null) => string;
}

/** @param personas the number that the figures count */
export function writingIn(language: string, personas: number): Writing {
  const wording = reportWordingOf(language);
  const service = wordingOf(language);
  const { number } = wording;
  const shareDecimals = personas < FEW_PEOPLE ? 0 : 1;
  return {
    ...wording,
    shareDecimals,
    service,
    percent: (value, decimals = shareDecimals) => percentIn(service, value, decimals),
    intervalText: (ends, decimals = shareDecimals) => intervalIn(wording, service, ends, decimals),
    score: (value, decimals = 2) => (Number(value.toFixed(decimals)) > 0 ? "+" : "") + number(value, decimals),
  };
}

interface ContextOptions {
  /** Language of the report's own words (BCP 47), the reader's; if absent, the study's. */
  language?: string | undefined;
  /** Whether a section is read by itself. */
  inFull?: boolean;
}

/** Studies whose results are conversations. */
const TALKS: ReadonlySet<SimulationType> = new Set(["focus_group", "idi_ai", "idi_manual"]);

export function contextOf(
  source: ReportSource,
  { language = source.simulation.language, inFull = false }: ContextOptions = {},
): ReportContext {
  const said = source.results.persona_results;
  const writing = writingIn(language, said.length);
  const results = new Map(said.map((result) => [result.persona_id, result]));
  return {
    ...writing,
    source,
    inFull,
    isCounted: TALKS.has(source.simulation.simulation_type) && said.length < FEW_PEOPLE,
    retold: (sentence) => retell(sentence, source.simulation.language, language),
    resultOf: (personaId) => results.get(personaId),
    nameOf: (personaId) => results.get(personaId ?? "")?.persona_name ?? writing.say("people.unlisted"),
  };
}

/** `23.1–88.2`, or `-0.41 to 0.12` if a dash would meet a sign, or words that say there is no interval. */
export function intervalIn(
  { say, number }: ReportWording,
  service: ServiceWording,
  ends: Interval,
  decimals: number,
): string {
  if (!ends) return say("figures.no_interval");
  const [low, high] = [number(ends[0], decimals), number(ends[1], decimals)];
  return ends[0] < 0 ? service.say("format.range", { low, high }) : `${low}–${high}`;
}

/** An interval as results carry it. */
export const asInterval = (ends: readonly number[] | null): Interval =>
  ends?.[0] === undefined || ends[1] === undefined ? null : [ends[0], ends[1]];
