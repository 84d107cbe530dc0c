import type { Message } from "../simulation/message.ts";

/** Interviews that run side by side have a thousand numbers each, in the order of the personas. */
const INTERVIEW = 1_000;

/**
 * The number of a message in an interview that runs in parallel with others.
 * @param position the persona's place among the participants
 * @param index the message's place in its interview, from 0
 */
export const interviewSequence = (position: number, index: number): number => INTERVIEW * position + 1 + index;

/** The interview of one persona, even if others were interviewed as well. */
export const talkWith = <M extends Message>(messages: readonly M[], personaId: string): M[] =>
  messages.filter(({ persona_id }) => persona_id === personaId);
