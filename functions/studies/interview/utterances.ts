import type { Message } from "../simulation/message.ts";
import type { Utterance } from "../../personas/people/asked-persona.ts";

/** An interview as prompts show it; the interviewer's part is an interviewer's, human or not. */
export const interviewUtterances = (messages: readonly Message[]): Utterance[] =>
  messages.map(({ role, persona_name, content }) => ({
    speaker: role === "persona" ? (persona_name ?? "") : "interviewer",
    text: content,
  }));
