import type { Utterance } from "../../personas/people/asked-persona.ts";
import type { StoredMessage } from "../simulation/message.ts";

/** The messages said aloud before a message: nobody else hears private views. */
export const heardBefore = (messages: readonly StoredMessage[], sequence: number): StoredMessage[] =>
  messages.filter((message) => message.sequence < sequence && (message.round ?? 0) > 0);

export const utterances = (messages: readonly StoredMessage[]): Utterance[] =>
  messages.map(({ role, persona_name, content }) => ({
    speaker: role === "persona" ? (persona_name ?? "") : role,
    text: content,
  }));
