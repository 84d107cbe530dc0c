import type { Message } from "../../functions/studies/simulation/message.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import { kindOf } from "../../functions/studies/study-kinds.ts";
import { bold, escaped } from "../../functions/reports/markdown/text.ts";
import type { Client } from "../../clients/typescript/src/index.ts";

const speakers = { moderator: "Moderator", interviewer: "Interviewer" } as const;

const speakerOf = ({ role, persona_name }: Message): string =>
  role === "persona" ? (persona_name ?? "Persona") : speakers[role];

const said = (message: Message): string => `${bold(`${speakerOf(message)}:`)} ${escaped(message.content)}`;

/** What was said in a study, as Markdown: a discussion as it went on, interviews one after the other. */
export async function readTranscript(simulation: Simulation, api: Client): Promise<string> {
  const { id, project_id } = simulation;
  const messages = await api.listMessages({ params: { project_id, simulation_id: id } });
  const parts = kindOf(simulation).isDiscussion
    ? messages.map(said)
    : [...Map.groupBy(messages, ({ persona_id }) => persona_id).values()].flatMap((talk) => [
        `### ${escaped(talk.find(({ role }) => role === "persona")?.persona_name ?? "Interview")}`,
        ...talk.map(said),
      ]);
  return ["## Transcript", ...parts].map((part) => `\n${part}\n`).join("");
}
