import type { Message } from "../simulation/message.ts";
import type { PersonaResult } from "../simulation/results.ts";

/**
 * Everything a persona said in a study, in the form in which it can be quoted; facts of a survey were not said.
 * @param messages the messages of the whole study
 */
export const statementsOf = (result: PersonaResult, messages: readonly Message[] = []): string[] => [
  result.reaction,
  ...(result.answers ?? []).flatMap(({ text, answered_from }) => (answered_from === "model" ? [text] : [])),
  ...(result.concepts ?? []).flatMap(({ reaction }) => (reaction === result.reaction ? [] : [reaction])),
  ...messages.flatMap(({ role, persona_id, content }) =>
    role === "persona" && persona_id === result.persona_id && content !== result.reaction ? [content] : [],
  ),
];

/** Whether a persona has said what it thinks of it all: it was not screened out, nor left when the money was spent. */
export const hasView = ({ screened_out_by, reaction }: PersonaResult): boolean =>
  screened_out_by === null && reaction !== "";
