import * as z from "zod";
import { PERSONAS_PER_GENERATION } from "../../functions/personas/groups/schemas.ts";
import { routeTable } from "../../functions/service/routes.ts";
import type { Ended } from "../../clients/typescript/src/index.ts";
import { ADDS, READS, type Outcome, type Run, type Tool } from "./tool.ts";
import { waitAtMost, waitSeconds } from "./waiting.ts";

const group = z.object({ project_id: z.string(), persona_group_id: z.string() });

const describeInput = z.object({
  audience: routeTable.parseAudiencePrompt.body.shape.prompt.describe(
    "The people to ask, in a sentence: women 25-40 in Munich who buy oat milk.",
  ),
  personas: z.int().min(1).max(PERSONAS_PER_GENERATION).default(10).describe("Number of personas to make."),
  project_id: z
    .string()
    .optional()
    .describe("An existing project. Absent: a new project with the name of the audience."),
  wait_seconds: waitSeconds,
});

async function outcomeOf(found: Ended["persona_group"], { api, signal }: Run): Promise<Outcome> {
  const params = { project_id: found.project_id, group_id: found.id };
  const ids = `project_id ${found.project_id}, persona_group_id ${found.id}`;
  const { generation_status: status } = found;
  if (status === "failed") return { says: `Making the personas failed; ${ids}.`, data: { error: found.error } };
  if (status !== "complete")
    return { says: `The personas are being made (${found.progress?.percent ?? 0} %); wait_for_audience, ${ids}.` };
  const personas = await api.listPersonas({ params, query: { limit: 100 }, signal });
  const people = personas.map(({ id, full_name, age, gender, occupation, location }) => {
    return { id, full_name, age, gender, occupation, location };
  });
  return {
    says: `${found.personas_total} personas are ready; ${ids}.`,
    data: { population_note: found.population.note, people },
  };
}

export const describeAudience: Tool<typeof describeInput> = {
  title: "Describe an audience",
  description:
    "Makes simulated consumers (personas) of an audience described in plain language, to run studies on. Says what " +
    "it understood; `unplaced` has the words that it did not understand.",
  input: describeInput,
  hints: ADDS,
  async run({ audience, personas, project_id, wait_seconds }, run) {
    const { api, signal } = run;
    const project =
      project_id ??
      (await api.createProject({ body: { name: audience.replaceAll(/\s+/g, " ").slice(0, 100) }, signal })).id;
    const params = { project_id: project };
    const { unplaced, ...understood } = await api.parseAudiencePrompt({ params, body: { prompt: audience }, signal });
    const { id } = await api.createPersonaGroup({ params, body: understood, signal });
    await api.generatePersonas({ params: { ...params, group_id: id }, body: { count: personas }, signal });
    const which = { project_id: project, id };
    const outcome = await outcomeOf(await waitAtMost("persona_group", which, wait_seconds, run), run);
    return { ...outcome, data: { understood, unplaced, ...(outcome.data as object | undefined) } };
  },
};

const waitInput = group.extend({ wait_seconds: waitSeconds });
export const waitForAudience: Tool<typeof waitInput> = {
  title: "Wait for an audience",
  description: "Waits until the personas of a group are ready, and lists them.",
  input: waitInput,
  hints: READS,
  run: async ({ project_id, persona_group_id: id, wait_seconds }, run) =>
    outcomeOf(await waitAtMost("persona_group", { project_id, id }, wait_seconds, run), run),
};

const sampleInput = z.object({});
export const createSampleProject: Tool<typeof sampleInput> = {
  title: "Create a sample project",
  description:
    "Creates a project with an audience and a complete concept test to try the other tools on. Costs nothing.",
  input: sampleInput,
  hints: ADDS,
  async run(_, { api, signal }) {
    const { id } = await api.createSampleProject({ signal });
    return { says: `The sample project is ready; project_id ${id}.` };
  },
};
