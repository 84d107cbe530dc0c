import { reportWordingOf } from "../../languages/report-wording.ts";
import { quotesIn } from "../content/quotes-in.ts";
import type { Block, Report, Section } from "../content/report.ts";

/**
 * Letters of what was said word for word that stand in a document, some 300 pages: Word opens longer ones slowly, and
 * the 30,000 answers of 300 people to 100 questions take more than the 256 MB that a report may.
 */
const MOST_LETTERS = 2_000_000;
/** What the paragraphs of an utterance take beside its letters. */
const PARAGRAPHS = 150;

/** Ids of what is quoted somewhere in a report. */
export const quotedIn = ({ sections }: Report): ReadonlySet<string | null> =>
  new Set(quotesIn(sections).map(({ utterance }) => utterance));

/** A report with so much of its transcripts as a document can hold, quotes included. It says what is missing. */
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

/** Neither messages of which none is left, nor the heading above them. */
const hasWords = (block: Block, index: number, blocks: readonly Block[]): boolean => {
  const spoken = block.kind === "subheading" ? blocks[index + 1] : block;
  return spoken?.kind !== "messages" || spoken.messages.length > 0;
};
