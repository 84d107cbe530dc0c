import { PERSONAS_PER_GENERATION, type PersonaGroup } from "../../functions/personas/groups/schemas.ts";
import type { Persona } from "../../functions/personas/people/schemas.ts";
import { secondsSince, type Conduct } from "./conduct.ts";
import { WorkFailed } from "../cli/errors.ts";
import { pollUntil, type Deadline } from "./poll.ts";
import type { RespondentsFile } from "./respondents.ts";
import { understand } from "./understand.ts";

/** How many personas each generation makes: as many as one may, and the rest last. */
function generations(wanted: number, most: number = PERSONAS_PER_GENERATION): number[] {
  return wanted <= most ? [wanted] : [most, ...generations(wanted - most, most)];
}

/**
 * Makes the people of a study: a group from the audience's words, and its personas, in as many generations as it takes.
 * @throws CommandError; the signal's reason when interrupted
 */
export async function recruit(
  { personas: wanted, ...audience }: { projectId: string; audience: string; goOn?: boolean; personas: number },
  conduct: Conduct,
  deadline: Deadline,
): Promise<{ personaGroup: PersonaGroup; personas: Persona[]; seconds: number }> {
  const { api, display } = conduct;
  const project = { project_id: audience.projectId };
  const counts = generations(wanted);
  const { unplaced: _, ...fields } = await understand(audience, conduct);
  const created = await api.createPersonaGroup({
    params: project,
    body: fields,
  });
  if (created.population.note !== null) display.say(created.population.note);

  const start = performance.now();
  const params = { ...project, group_id: created.id };
  let personaGroup = created;
  for (const [index, count] of counts.entries()) {
    const label = counts.length === 1 ? "Personas" : `Personas, part ${index + 1} of ${counts.length}`;
    await api.generatePersonas({ params, body: { count } });
    personaGroup = await generated(params, label, conduct, deadline);
  }
  display.end();
  const seconds = secondsSince(start);
  return { personaGroup, personas: await api.listPersonas({ params }), seconds };
}

/**
 * Makes personas of the people of a file, one each, in a group of their own.
 * @throws CommandError; ServiceAnsweredError with what is wrong with the file
 */
export async function recruitRespondents(
  project_id: string,
  { name, file, columns, consent }: RespondentsFile,
  conduct: Conduct,
  deadline: Deadline,
): Promise<{ personaGroup: PersonaGroup; personas: Persona[]; seconds: number }> {
  const { api, display } = conduct;
  const created = await api.createPersonaGroup({ params: { project_id }, body: { name } });
  const start = performance.now();
  const params = { project_id, group_id: created.id };
  await api.uploadRespondents({ params, file, fields: { columns: JSON.stringify(columns), consent } });
  const personaGroup = await generated(params, "Personas", conduct, deadline);
  display.end();
  return { personaGroup, personas: await api.listPersonas({ params }), seconds: secondsSince(start) };
}

/** Waits for the personas of a group. @throws WorkFailed */
async function generated(
  params: { project_id: string; group_id: string },
  label: string,
  { api, display, signal, polling }: Conduct,
  deadline: Deadline,
): Promise<PersonaGroup> {
  const personaGroup = await pollUntil({
    look: () => api.getPersonaGroup({ params }),
    show: ({ progress }) => progress && display.update(label, progress),
    hasEnded: ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
    describe: ({ generation_progress }) => generation_progress ?? "generation is waiting to start",
    deadline,
    signal,
    polling,
  });
  if (personaGroup.generation_status !== "failed") return personaGroup;
  display.end();
  throw new WorkFailed(`Generating the personas failed: ${personaGroup.error ?? "no reason was given"}`);
}
