import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { isWorded, percentIn, quoteIn, wordingOf } from "../../languages/wording.ts";
import { quotesIn } from "../content/quotes-in.ts";
import type { Report } from "../content/report.ts";

/** The picture of a briefing that the study showed. */
export interface StimulusPicture {
  title: string;
  /** As an address of data; null where it is too large for a page. */
  source: string | null;
}

/** What every part of a page is made with. */
export interface PageContext extends Pick<ReportWording, "say" | "number"> {
  /** Of the report (BCP 47). */
  language: string;
  /** Of the page's own words (BCP 47): the report's, or English where the service has no words of that. */
  pageLanguage: string;
  /** Of what people said, where that is not the page's own: the value of `lang`. */
  spokenLanguage: string | undefined;
  /** Whole percent, as the language writes it. */
  percent: (value: number) => string;
  /** Somebody's words in the language's quotation marks. */
  quoted: (text: string) => string;
  faces: ReadonlyMap<string, string>;
  /** Utterances of this page that a quote of it was taken from. */
  quotedUtterances: ReadonlySet<string>;
  /** Those whose first quote stands in the page already, which is where the utterance leads back to. */
  linkedUtterances: Set<string>;
  /** Scales whose colours are explained already in the section. */
  saidLegends: Set<string>;
}

/**
 * Of so many people the face is shown: a face is some 6 KB, an answer of a Lambda function at most 6 MB, and whoever
 * looks through hundreds of people reads.
 */
export const FACES = 60;

/**
 * Where the first quote of an utterance stands. The ids that a page gives itself have an underscore, which those of a
 * report never have.
 */
export const quoteId = (utterance: string): string => `quote_${utterance}`;

export function contextOf(report: Report, faces: ReadonlyMap<string, string>): PageContext {
  const blocks = report.sections.flatMap((section) => section.blocks);
  const wording = reportWordingOf(report.language);
  const service = wordingOf(report.language);
  const pageLanguage = isWorded(report.language) ? report.language : wording.language;
  const people = blocks.flatMap((block) => (block.kind === "people" ? block.people : []));
  const shown = new Set(people.slice(0, FACES).map(({ id }) => id));
  const said = new Set(
    blocks.flatMap((block) => (block.kind === "messages" ? block.messages : [])).map(({ id }) => id),
  );
  const sources = quotesIn(report.sections).flatMap(({ utterance }) => utterance ?? []);
  return {
    language: report.language,
    pageLanguage,
    spokenLanguage: report.spokenLanguage === pageLanguage ? undefined : report.spokenLanguage,
    say: wording.say,
    number: wording.number,
    percent: (value) => percentIn(service, value, 0),
    quoted: (text) => quoteIn(service, text),
    faces: new Map([...faces].filter(([id]) => shown.has(id))),
    quotedUtterances: new Set(sources.filter((utterance) => said.has(utterance))),
    linkedUtterances: new Set(),
    saidLegends: new Set(),
  };
}
