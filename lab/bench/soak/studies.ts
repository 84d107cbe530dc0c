import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "../../../clients/typescript/src/index.ts";
import { deadlineIn, pollUntil, untilSimulationEnds } from "../../../bin/study/poll.ts";

/** The most that a group takes; a generation makes a hundred. */
const PERSONAS = 300;
const A_GENERATION = 100;
const WITHIN_SECONDS = 1_800;
const polling = { first: 500, growth: 1, longest: 500 };
const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";

/** Makes a group of 300 personas. */
export async function prepareGroup(
  api: Client,
  projectId: string,
  signal: AbortSignal,
  say: (line: string) => void,
): Promise<string> {
  const body = { name: "Soak", location: "Munich, Germany", language: "en" };
  const { id } = await api.createPersonaGroup({ params: { project_id: projectId }, body });
  const params = { project_id: projectId, group_id: id };
  for (let made = 0; made < PERSONAS; made += A_GENERATION) {
    await api.generatePersonas({ params, body: { count: A_GENERATION } });
    const group = await pollUntil({
      look: () => api.getPersonaGroup({ params }),
      show: () => {},
      hasEnded: ({ generation_status }) => generation_status !== "generating",
      describe: ({ personas_total }) => `${personas_total} personas`,
      deadline: deadlineIn(WITHIN_SECONDS),
      signal,
      polling,
    });
    if (group.generation_status !== "complete") throw new Error(`The personas were not made: ${group.error}`);
    say(`${group.personas_total} of ${PERSONAS} personas are there.`);
  }
  return id;
}

/** Keeps a concept test and a survey of 300 personas under way: each is deleted when complete, and another follows. */
export function keepStudying(api: Client, projectId: string, groupId: string, signal: AbortSignal) {
  const ended = { complete: 0, failures: [] as string[] };
  let stopped = false;
  async function study(type: "concept_test" | "survey"): Promise<void> {
    const body = { persona_group_id: groupId, simulation_type: type, prompt_question: CONCEPT };
    const { id } = await api.createSimulation({ params: { project_id: projectId }, body });
    const params = { project_id: projectId, simulation_id: id };
    if (type === "survey") {
      const questions = ["What do you drink at breakfast?", "What would make you change?"];
      const asked = questions.map((text, index) => ({ id: `q${index + 1}`, kind: "open_ended" as const, text }));
      await api.uploadSurvey({ params, body: { questions: asked } });
      await api.runSurvey({ params });
    }
    const { status, error } = await untilSimulationEnds(params, { api, signal, polling }, deadlineIn(WITHIN_SECONDS));
    if (status === "complete") ended.complete += 1;
    else ended.failures.push(`${type} ${status}: ${error}`);
    await api.deleteSimulation({ params });
  }
  const repeat = async (type: "concept_test" | "survey") => {
    while (!stopped) {
      await study(type).catch((error: unknown) => {
        if (!stopped) ended.failures.push(`${type}: ${(error as Error).message}`);
      });
      await sleep(100);
    }
  };
  void repeat("concept_test");
  void repeat("survey");
  return { ended, stop: () => (stopped = true) };
}
