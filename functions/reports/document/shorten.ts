import { reportWordingOf } from "../../languages/report-wording.ts";
import { quotesIn } from "../content/quotes-in.ts";
import type { Block, Report, Section } from "../content/report.ts";

/**
 * The most letters of verbatim answers in a document, about 300 pages. Word opens longer documents slowly. The 30,000
 * answers of 300 people to 100 questions need more than the 256 MB that a report may take.
 */
const MOST_LETTERS = 2_000_000;
/** Space that the paragraphs of an utterance take in addition to its letters, counted in letters. */
const PARAGRAPHS = 150;

/** Ids of the utterances that a report quotes. */
export const quotedIn = ({ sections }: Report): ReadonlySet<string | null> =>
  new Set(quotesIn(sections).map(({ utterance }) => utterance));

/**
 * A report with as much of its transcripts as a document can hold, including all quotes. It says how much is missing.
 */
export function shortened(report: Report): Report {
  const quoted = quotedIn(report);
  let room = MOST_LETTERS;
  let left = 0;
  const shorten = (block: Block): Block => {
    if (block.kind !== "messages") return block;
    const messages = block.messages.filter(({ id, text, prompt }) => {
      room -= PARAGRAPHS + text.length + (prompt?.length ?? 0);
      return room >= 0 || quoted.has(id);
    });
    left += block.messages.length - messages.length;
    return { kind: "messages", messages };
  };
  const inSection = (section: Section): Section => {
    left = 0;
    const blocks = section.blocks.map(shorten).filter(hasWords);
    if (left === 0) return { ...section, blocks };
    const text = reportWordingOf(report.language).say("document.more", { count: left });
    return { ...section, blocks: [...blocks, { kind: "paragraph", text, tone: "note" }] };
  };
  return { ...report, sections: report.sections.map(inSection) };
}

/** Drops message blocks that are empty, and the headings above them. */
const hasWords = (block: Block, index: number, blocks: readonly Block[]): boolean => {
  const spoken = block.kind === "subheading" ? blocks[index + 1] : block;
  return spoken?.kind !== "messages" || spoken.messages.length > 0;
};
