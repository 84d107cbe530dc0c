import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { noCost } from "../../functions/platform/costs/cost.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { simulationKey } from "../../functions/platform/table/keys.ts";
import { Company } from "../support/company.ts";
import { CONCEPTS } from "../support/concepts.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const PERSONAS = 6;
let stack: TemporaryStack;
let company: Company;
let raw: RawTable;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  // Calls that cost something, and take so long that one begins after another was paid.
  const variables = { LOCAL_MODEL_IDS: "staging", LOCAL_LLM_LATENCY_MS: "300" };
  stack = await startTemporaryStack({ variables: { ...process.env, ...variables } });
  raw = openRawTable(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: PERSONAS });
});
afterAll(async () => {
  raw.close();
  await stack.close();
});

async function hold(type: SimulationType, max_cost_usd: number | null, fields: object = {}) {
  const { projectId } = group;
  const id = await createSimulation(company, group, type, { max_cost_usd, ...fields });
  await begin(company, projectId, id, type);
  const simulation = await company.waitForSimulation(projectId, id);
  const answer = await company.get(`/projects/${projectId}/simulations/${id}/results`);
  return { id, simulation, results: answer.body as SimulationResults, calls: simulation.usage.llm_calls };
}

describe("a study that may cost so much only", () => {
  it.each(["survey", "focus_group", "idi_ai", "concept_test"] as const)(
    "of type %s ends complete with what is there, flagged, and says how far it came",
    async (type) => {
      const fields = type === "concept_test" ? { concepts: CONCEPTS } : {};
      const whole = await hold(type, null, fields);
      expect(whole.simulation.max_cost_usd).toBeNull();
      expect(whole.results.aggregate.quality.flags).not.toContain("max_cost_reached");
      // Less than the questions of a survey cost, of which a second run finds the beginnings in the provider's cache.
      const limit = whole.simulation.usage.estimated_cost_usd / (type === "survey" ? 8 : 3);

      const { simulation, results, calls } = await hold(type, limit, fields);
      expect(simulation).toMatchObject({ status: "complete", error: null, max_cost_usd: limit });
      expect(calls).toBeLessThan(whole.calls);
      expect(simulation.usage.estimated_cost_usd).toBeGreaterThanOrEqual(limit);
      const { quality, summary, strategic_recommendations } = results.aggregate;
      expect(quality.flags).toContain("max_cost_reached");
      expect(quality.notes.join(" ")).toMatch(/Asked to the end: \d of 6 personas; in part: \d\./);
      expect(summary).toMatch(/^No summary was written/);
      expect(strategic_recommendations).toEqual([]);
      expect(results.persona_results.length).toBeGreaterThan(0);
    },
  );

  it("keeps the words of those who were asked when the limit was reached, and asks nobody else", async () => {
    const before = stack.modelCalls().converse;
    const { simulation, results } = await hold("concept_test", 0.000001);
    // All six begin at once; the report finds nothing left, as do second turns for ratings that come too late.
    expect(stack.modelCalls().converse - before).toBe(simulation.usage.llm_calls);
    expect(results.persona_results.length).toBeGreaterThan(0);
    expect(results.persona_results.length).toBeLessThanOrEqual(simulation.usage.llm_calls);
    expect(results.aggregate.quality.flags).toContain("max_cost_reached");
  });

  it.each([
    ["conjoint", {}],
    // Nobody of its first wave is ever through, so that no other may follow.
    ["survey", { sample: { completes: 2, replacements: 4 } }],
  ] as const)("fails readably where nothing was answered: %s", async (type, fields) => {
    const { projectId } = group;
    const id = await createSimulation(company, group, type, { max_cost_usd: 0.000001, ...fields });
    const ref = { companyId: company.user.company_id as string, projectId, simulationId: id };
    // As attempts that came to nothing may have cost.
    await raw.set(simulationKey(ref), { usage: { ...noCost, cost_microusd: 2 } });
    await begin(company, projectId, id, type);
    const simulation = await company.waitForSimulation(projectId, id);
    expect(simulation).toMatchObject({
      status: "failed",
      error: "The study reached its max_cost_usd before anybody had answered; start it again with a higher one",
    });
    expect(simulation.usage.llm_calls).toBe(0);
  });
});

describe("a limit that is none", () => {
  it.each([0, -1, 1e308, 5e-324, "0.5", 10_001, true])("is refused: %j", async (max_cost_usd) => {
    const { projectId, groupId } = group;
    const body = { persona_group_id: groupId, simulation_type: "survey", max_cost_usd };
    const { status, body: answer } = await company.post(`/projects/${projectId}/simulations`, body);
    expect([status, answer.detail]).toEqual([
      422,
      "max_cost_usd: must be an amount of US dollars from 0.000001 to 10000",
    ]);
  });

  it("is refused of a live interview", async () => {
    const { projectId, groupId } = group;
    const body = { persona_group_id: groupId, simulation_type: "idi_manual", max_cost_usd: 1 };
    const { status, body: answer } = await company.post(`/projects/${projectId}/simulations`, body);
    expect([status, answer.detail]).toEqual([
      422,
      "max_cost_usd: cannot limit a live interview, whose cost depends on how much you ask; end it instead",
    ]);
  });
});
