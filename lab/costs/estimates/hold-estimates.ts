import type { Answer, Client, NamedBytes } from "../../../clients/typescript/src/index.ts";
import { PERSONAS_PER_GENERATION } from "../../../functions/personas/groups/schemas.ts";
import { WorkFailed } from "../../../bin/cli/errors.ts";
import { company, type Surroundings } from "../measure-chain.ts";
import { settled } from "../measure-work.ts";
import { priceOfCalls } from "../model-calls.ts";
import { pricedModels } from "../priced-models.ts";
import { untilSimulationEnds } from "../../../bin/study/poll.ts";
import { usedSince, type ModelCall } from "../tally.ts";
import { groups, scenarios, type EstimatedType, type Scenario } from "./scenarios.ts";

/** A study that was estimated, and what it then took. */
export interface HeldEstimate {
  type: EstimatedType;
  name: string;
  language: string;
  personas: number;
  estimate: Answer<"estimateSimulation">;
  actual: { calls: number; inputTokens: number; outputTokens: number; usd: number };
  /** Each call, to see what of an estimate is off. */
  each: readonly ModelCall[];
}

const textFile = (text: string): NamedBytes => ({
  name: "file.txt",
  contentType: "text/plain",
  bytes: new TextEncoder().encode(text),
});

/** Creates a study as it was estimated, sends it what it waits for, and returns its id. */
async function start(api: Client, project_id: string, persona_group_id: string, { body }: Scenario) {
  const { survey, script, conjoint_design, questions: _questions, reruns: _reruns, concepts, ...created } = body;
  const sent = { ...created, persona_group_id, ...(Array.isArray(concepts) ? { concepts } : {}) };
  const { id } = await api.createSimulation({ params: { project_id }, body: sent });
  const params = { project_id, simulation_id: id };
  if (survey !== undefined) {
    await (typeof survey === "string"
      ? api.uploadSurvey({ params, file: textFile(survey) })
      : api.uploadSurvey({ params, body: survey }));
    await api.runSurvey({ params });
  }
  if (script !== undefined) await api.uploadScript({ params, file: textFile(script) });
  if (conjoint_design !== undefined) await api.sendConjointDesign({ params, body: conjoint_design });
  return params;
}

/** Estimates and holds every study with every group, one company per group. */
export async function holdEstimates(surroundings: Surroundings): Promise<HeldEstimate[]> {
  const models = pricedModels();
  const { display } = surroundings.measurement;
  const held = await Promise.all(
    groups.map(async ({ language, location, personas }) => {
      const { meters, conduct, projectId } = await company(surroundings, `estimates-${language}`);
      const { api } = conduct;
      const project = { project_id: projectId };
      const { id: groupId } = await api.createPersonaGroup({
        params: project,
        body: { name: language, language, location },
      });
      const group = { ...project, group_id: groupId };
      for (let made = 0; made < personas; made += PERSONAS_PER_GENERATION) {
        const count = Math.min(PERSONAS_PER_GENERATION, personas - made);
        await api.generatePersonas({ params: group, body: { count } });
        await untilGenerated(() => api.getPersonaGroup({ params: group }));
      }
      const done: HeldEstimate[] = [];
      for (const scenario of scenarios) {
        const body = { ...scenario.body, persona_group_id: groupId };
        const estimate = await api.estimateSimulation({ params: project, body });
        await settled();
        const before = meters.tally.of(meters.companyId);
        const params = await start(api, projectId, groupId, scenario);
        const ended = await untilSimulationEnds(params, conduct, surroundings.deadline);
        if (ended.status !== "complete") throw new WorkFailed(`${scenario.name} is ${ended.status}: ${ended.error}`);
        await settled();
        const used = usedSince(before, meters.tally.of(meters.companyId));
        const { usd, forcedToolsUsd } = priceOfCalls(used, models);
        done.push({
          type: scenario.body.simulation_type,
          name: scenario.name,
          language,
          personas,
          estimate,
          actual: {
            calls: used.calls.length,
            inputTokens: used.calls.reduce((sum, { input }) => sum + input, 0),
            outputTokens: used.calls.reduce((sum, { output }) => sum + output, 0),
            usd: usd + forcedToolsUsd,
          },
          each: used.calls,
        });
        display.say(`${language}: ${scenario.name} took ${used.calls.length} calls, ${estimate.llm_calls} expected`);
      }
      return done;
    }),
  );
  return held.flat();
}

const LOOK_MS = 500;
async function untilGenerated(look: () => Promise<Answer<"getPersonaGroup">>): Promise<void> {
  for (;;) {
    const { generation_status: status } = await look();
    if (status === "complete") return;
    if (status === "failed") throw new WorkFailed("A group could not be generated.");
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
