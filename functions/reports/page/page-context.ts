import { reportWordingOf, type ReportWording } from "../../languages/report-wording.ts";
import { isWorded, percentIn, quoteIn, wordingOf } from "../../languages/wording.ts";
import { quotesIn } from "../content/quotes-in.ts";
import type { Report } from "../content/report.ts";

/** The picture of a briefing that the study showed. */
export interface StimulusPicture {
  title: string;
  /** A data URL; null if it is too large for a page. */
  source: string | null;
}

/** The settings and data that every part of a page is made with. */
export interface PageContext extends Pick<ReportWording, "say" | "number"> {
  /** Language of the report (BCP 47). */
  language: string;
  /** Language of the page's own words (BCP 47): the report's, or English if the service has no words in that. */
  pageLanguage: string;
  /** Language of what people said, if that is not the page's own: the value of `lang`. */
  spokenLanguage: string | undefined;
  /** Whole percent, as the language writes it. */
  percent: (value: number) => string;
  /** A person's words in the language's quotation marks. */
  quoted: (text: string) => string;
  faces: ReadonlyMap<string, string>;
  /** Utterances that this page quotes. */
  quotedUtterances: ReadonlySet<string>;
  /** Utterances whose first quote is already in the page; the utterance links back to it. */
  linkedUtterances: Set<string>;
  /** Scales whose colours are already explained in the section. */
  saidLegends: Set<string>;
}

/**
 * The most people whose face is shown. A face takes about 6 KB, and an answer of a Lambda function has at most 6 MB.
 * Readers who go through hundreds of people read the texts instead.
 */
export const FACES = 60;

/**
 * The id of the first quote of an utterance. Ids that the page itself adds have an underscore, which ids of a report
 * never have.
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
