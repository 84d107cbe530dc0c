import * as z from "zod";
import {
  audienceSuggestionSchema,
  generationStartedSchema,
  personaGroupSchema,
  type PersonaGroup,
} from "../../functions/domain/persona-group/schemas.ts";
import { personaSchema, type Persona } from "../../functions/domain/persona/schemas.ts";
import { audienceInWords } from "./audience.ts";
import { secondsSince, type Conduct } from "./conduct.ts";
import { WorkFailed } from "./errors.ts";
import { pollUntil, type Deadline } from "./poll.ts";

/**
 * Makes the people of a study: a group from the audience's words, and its personas.
 * @throws StudyError; the signal's reason when interrupted
 */
export async function recruit(
  { projectId, audience, personas: wanted }: { projectId: string; audience: string; personas: number },
  { get, post, display, signal, polling }: Conduct,
  deadline: Deadline,
): Promise<{ personaGroup: PersonaGroup; personas: Persona[]; seconds: number }> {
  const groups = `/projects/${projectId}/persona-groups`;
  const suggestion = await post(`${groups}/parse-prompt`, { prompt: audience }, audienceSuggestionSchema);
  const created = await post(groups, { ...suggestion, persona_count: wanted }, personaGroupSchema);
  display.say(`Audience understood as: ${audienceInWords(created)}`);

  const start = performance.now();
  const group = `${groups}/${created.id}`;
  await post(`${group}/generate`, undefined, generationStartedSchema);
  const personaGroup = await pollUntil({
    look: () => get(group, personaGroupSchema),
    show: ({ progress }) => progress && display.update("Personas", progress),
    hasEnded: ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
    describe: ({ generation_progress }) => generation_progress ?? "generation is waiting to start",
    deadline,
    signal,
    ...(polling ? { polling } : {}),
  });
  display.end();
  const seconds = secondsSince(start);
  if (personaGroup.generation_status === "failed") {
    throw new WorkFailed(
      `Generating the personas failed: ${personaGroup.generation_progress ?? "no reason was given"}`,
    );
  }
  return { personaGroup, personas: await get(`${group}/personas`, z.array(personaSchema)), seconds };
}
