import { MOST_WAVES } from "./rounds.ts";

/**
 * Numbers of a focus group's messages. They follow from what a message is, not from what is there already, so that a
 * step that runs twice writes the same one. Private views come first, then a thousand numbers for every turn (the
 * moderator, then the speakers), then the closing views.
 */
const TURN = 1_000;

export const viewSequence = (position: number): number => 1 + position;
export const moderatorSequence = (turn: number): number => TURN * (turn + 1);
export const speakerSequence = (turn: number, index: number): number => moderatorSequence(turn) + 1 + index;
/** @param position the persona's place among the participants */
export const closingSequence = (position: number, rounds: number): number =>
  TURN * (rounds * (MOST_WAVES + 1) + 1) + 1 + position;

export interface Turn {
  /** From 1. */
  round: number;
  /** The wave that speaks, from 0; null when the moderator probes. */
  wave: number | null;
}

/** What happens in a turn of the discussion, counted from 0: each round has its waves of speakers, then a probe. */
export const turnOf = (turn: number, waves: number): Turn => {
  const step = turn % (waves + 1);
  return { round: Math.floor(turn / (waves + 1)) + 1, wave: step === waves ? null : step };
};

/** Turns of a whole discussion. */
export const turnsOf = (waves: number, rounds: number): number => rounds * (waves + 1);
