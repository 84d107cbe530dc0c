import { LONGEST_CONTEXT } from "../schemas.ts";
import type { Block } from "./block.ts";
import { asksToReadAgain, contextCue, withoutCue, type ContextCue } from "./context-cues.ts";
import type { Line } from "./lines.ts";
import { isSection } from "./noise.ts";
import { proseOf, textOf, type Stretch } from "./prose.ts";
import { contentOf, isTurn } from "./remarks.ts";
import { UnreadableSurvey } from "./unreadable-survey.ts";

/** A paragraph that nothing introduces is one to be read from this many words on; shorter ones only lead over. */
const FEWEST_WORDS = 12;
const TITLE_WORDS = 8;

/** A text for respondents that has begun, and goes on up to the next question. */
interface Text {
  first: Line;
  /** By which words it is introduced; null if it only stands there. */
  cue: ContextCue | null;
  paragraphs: string[];
  /** A short line above all others: part of the text if there is any. */
  title: string | null;
}

/** What questions are put below. */
interface Holding {
  /** Null where nothing was shown in words. */
  text: string | null;
  /** Without the situations that were added to it. */
  offer: string | null;
  isIntroduced: boolean;
  isAsked: boolean;
}

interface State {
  holding: Holding | null;
  text: Text | null;
  /** Whether the greeting of the questionnaire is over. */
  isUnderWay: boolean;
}

type Prose = Extract<Stretch, { kind: "prose" }>;

const wordsOf = (text: string): number =>
  text.split(/\s+/, FEWEST_WORDS + 1).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A short line that is no sentence. */
const isTitle = ([line, ...more]: readonly Line[]): boolean =>
  line !== undefined &&
  more.length === 0 &&
  line.mark === null &&
  /^[\p{Lu}\p{N}"“„«]/u.test(line.raw) &&
  !/[.!?…:;,)\]]["”»]?$/u.test(line.raw) &&
  line.raw.split(/\s+/, TITLE_WORDS + 1).length <= TITLE_WORDS;

/** What a text comes to: a situation is added to an offer that was shown before it, any other text takes its place. */
function held({ first, cue, paragraphs }: Text, before: Holding | null): Holding {
  const own = paragraphs.length > 0 ? paragraphs.join("\n\n") : null;
  const offer = cue === "picturing" ? (before?.offer ?? null) : cue === "recalling" ? null : own;
  const text = offer !== null && own !== null && cue === "picturing" ? `${offer}\n\n${own}` : own;
  if (text !== null && text.length > LONGEST_CONTEXT)
    throw new UnreadableSurvey(
      { line: first.number, text: first.raw },
      `begins a text for respondents of more than ${LONGEST_CONTEXT} characters; shorten it.`,
    );
  return { text, offer, isIntroduced: cue !== null, isAsked: false };
}

/**
 * Finds what respondents read before each question: a text that is introduced as such, or a paragraph of some length
 * between questions. It holds up to the next heading or the next such text; a situation to imagine is added to the offer
 * that was shown before it. A heading right below an introduced text, before anything was asked about it, does not end it.
 * @param blocks questions, in the order of the file
 * @param headings numbered headings among the lines
 * @throws UnreadableSurvey for a text that is longer than a question can carry
 */
export function contextsOf(
  lines: readonly Line[],
  blocks: readonly Block[],
  headings: readonly Block[],
): Map<Block, string | null> {
  const contexts = new Map<Block, string | null>();
  const state: State = { holding: null, text: null, isUnderWay: false };

  const settle = () => {
    if (state.text) state.holding = held(state.text, state.holding);
    state.text = null;
  };
  const end = () => {
    state.text = null;
    state.holding = null;
  };

  const heading = (line: Line) => {
    if (isSection(line.raw) || contexts.size > 0) state.isUnderWay = true;
    const { text } = state;
    if (text?.cue && text.paragraphs.length === 0 && !isSection(line.raw)) {
      text.title ??= line.raw;
      return;
    }
    settle();
    if (!state.holding?.isIntroduced || state.holding.isAsked) state.holding = null;
  };

  const prose = ({ lines: stretch, isApart }: Prose) => {
    const [first] = stretch;
    if (!first) return;
    const whole = textOf(stretch);
    const { text } = state;
    const cue = contextCue(whole);
    if (cue !== null) {
      if (!text && state.holding && asksToReadAgain(whole)) return;
      state.text = text ?? { first, cue, paragraphs: [], title: null };
      // Words that stand beside an offer, without a question between them, are part of it.
      if (cue === "reading" || cue === "naming") state.text.cue = cue;
      else state.text.cue ??= "reading";
      add(state.text, withoutCue(whole));
    } else if (isTurn(whole)) {
      end();
    } else if (isTitle(stretch)) {
      if (!text?.cue) end();
      else if (text.paragraphs.length > 0) add(text, whole);
      else text.title ??= whole;
    } else if (text) {
      add(text, contentOf(whole) === "" ? "" : whole);
    } else if (state.isUnderWay && isApart && first.mark === null && !whole.includes("?")) {
      if (wordsOf(contentOf(whole)) >= FEWEST_WORDS)
        state.text = { first, cue: null, paragraphs: [whole], title: null };
    }
  };

  for (const stretch of proseOf(lines, blocks, headings)) {
    if (stretch.kind === "heading") heading(stretch.line);
    else if (stretch.kind === "prose") prose(stretch);
    else {
      settle();
      if (state.holding) state.holding.isAsked = true;
      contexts.set(stretch.block, state.holding?.text ?? null);
      state.isUnderWay = true;
    }
  }
  return contexts;
}

function add(text: Text, paragraph: string): void {
  if (paragraph === "") return;
  if (text.title !== null) text.paragraphs.push(text.title);
  text.title = null;
  text.paragraphs.push(paragraph);
}
