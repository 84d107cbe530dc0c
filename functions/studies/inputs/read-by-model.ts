import { findPieces, type Found, type Piece } from "../questionnaire/find-pieces.ts";
import { readLines } from "../questionnaire/lines.ts";
import { UnreadableLine, type NotInFormat } from "../questionnaire/unreadable-line.ts";
import type { Prompt } from "../../models/prompts/prompt.ts";
import { mapConcurrent } from "../../platform/map-concurrent.ts";
import { askParser, type Parser } from "../../models/ask-parser.ts";

/** What a model splits into pieces within its time: as many words come back as go out. */
const PASSAGE_CHARACTERS = 2_000;
/** Twenty passages, which are read at the same time. */
const LONGEST_READ_BY_MODEL = 40_000;

interface Passage {
  /** Number of its first line, from 1. */
  line: number;
  text: string;
}

/** Cuts a text where a question or a section begins; what belongs together stays together, however long it is. */
export function passagesOf(text: string): Passage[] {
  const lines = text.split("\n");
  const lengthOf = (from: number, to: number) => lines.slice(from, to).join("\n").length;
  const starts = [0];
  for (const { gap, indent, mark, number } of readLines(text)) {
    const isStart = gap && indent === 0 && (mark === null || mark.kind === "number" || mark.kind === "heading");
    if (isStart && lengthOf(starts.at(-1)!, number - 1) >= PASSAGE_CHARACTERS) starts.push(number - 1);
  }
  return starts.map((start, index) => ({ line: start + 1, text: lines.slice(start, starts[index + 1]).join("\n") }));
}

/** What no rule could read in a passage; the problem of another passage if rules could read all of this one. */
function within(problem: NotInFormat, { line, text }: Passage): UnreadableLine {
  const end = line + text.split("\n").length;
  const [own, ...others] = problem.problems.filter((one) => one.line >= line && one.line < end);
  return own ? new UnreadableLine(own, own.problem, others) : problem;
}

/**
 * Has a model split a text into pieces, and finds all of them in it, word for word and in order.
 * @param problem why no rule could read it
 * @param check throws an UnreadableLine for pieces that cannot be used
 * @throws UnreadableLine with what cannot be found, or used, in the model's second answers either
 */
export async function readByModel<P extends Piece>(
  parser: Parser,
  text: string,
  problem: NotInFormat,
  ask: {
    promptOf: (passage: string, check: (reading: { pieces: P[] }) => Found<P>[]) => Prompt<Found<P>[]>;
    check: (pieces: Found<P>[]) => unknown;
  },
): Promise<Found<P>[]> {
  if (text.length > LONGEST_READ_BY_MODEL) throw problem;
  const passages = passagesOf(text);
  const read = await mapConcurrent(passages, passages.length, async (passage) => {
    let failure = within(problem, passage);
    const prompt = ask.promptOf(passage.text, ({ pieces }) => {
      try {
        const found = findPieces(passage.text, pieces, passage.line);
        ask.check(found);
        return found;
      } catch (error) {
        if (error instanceof UnreadableLine) failure = error;
        throw error;
      }
    });
    return (await askParser(parser, prompt)) ?? failure;
  });
  const failures = read.filter((found) => found instanceof UnreadableLine);
  if (failures.length === 0) return read.flatMap((found) => (found instanceof UnreadableLine ? [] : found));
  const [own, ...others] = failures.flatMap(({ problems }) => problems);
  throw new UnreadableLine(own!, own!.problem, others);
}
