import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
const PERSONAS = 10;
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: PERSONAS, location: "Germany" });
});
afterAll(() => stack.close());

const FEMALE_60 = { margins: [{ by: "gender" as const, targets: { Female: 60, Male: 40 } }] };

describe("a study that is weighted to margins", () => {
  it.each<SimulationType>(["concept_test", "survey", "conjoint"])(
    "%s: its figures rest on the weights",
    async (type) => {
      const id = await createSimulation(company, group, type, { weights: FEMALE_60 });
      await begin(company, group.projectId, id, type);
      const simulation = await company.waitForSimulation(group.projectId, id);
      expect(simulation).toMatchObject({ status: "complete", error: null });
      expect(simulation.weights?.margins[0]?.categories).toMatchObject([
        { category: "Female", target_percent: 60, weighted_percent: 60 },
        { category: "Male", target_percent: 40, weighted_percent: 40 },
      ]);
      const params = { project_id: group.projectId, simulation_id: id };
      const { aggregate, persona_results } = await company.api.getSimulationResults({ params });
      const { weighting } = aggregate;
      expect(weighting?.margins).toEqual(simulation.weights?.margins);
      expect(weighting?.design_effect).toBeCloseTo(simulation.weights?.design_effect ?? 0, 3);
      expect(weighting?.effective_n).toBeCloseTo(PERSONAS / (weighting?.design_effect ?? 0), 0);

      const weightOf = new Map(weighting?.personas.map(({ persona_id, weight }) => [persona_id, weight]));
      const rated = persona_results.filter(({ sentiment_score }) => sentiment_score !== null);
      const total = rated.reduce((sum, { persona_id }) => sum + weightOf.get(persona_id)!, 0);
      const mean = rated.reduce((sum, one) => sum + weightOf.get(one.persona_id)! * one.sentiment_score!, 0) / total;
      expect(aggregate.average_sentiment_score).toBeCloseTo(mean, 2);
      expect(aggregate.quality.notes.join(" ")).toContain("Raking weights the figures to margins of the population");
    },
    90_000,
  );

  it("changes the part-worths of a conjoint study, and nothing where everybody counts the same anyway", async () => {
    const partWorths = async (weights?: typeof FEMALE_60) => {
      const id = await createSimulation(company, group, "conjoint", weights ? { weights } : {});
      await begin(company, group.projectId, id, "conjoint");
      await company.waitForSimulation(group.projectId, id);
      const params = { project_id: group.projectId, simulation_id: id };
      return (await company.api.getSimulationResults({ params })).aggregate.conjoint?.part_worths;
    };
    expect(await partWorths(FEMALE_60)).not.toEqual(await partWorths());
  });

  it("is not created where nobody is in a category", async () => {
    const answer = await company.post(`/projects/${group.projectId}/simulations`, {
      persona_group_id: group.groupId,
      simulation_type: "concept_test",
      prompt_question: CONCEPT,
      weights: { margins: [{ by: "age", targets: { "13-17": 10, "18+": 90 } }] },
    });
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      "weights: no persona in the group is 13-17 (age), and no weight makes up for that; generate such personas, or " +
        "leave the category out",
    ]);
  });
});
