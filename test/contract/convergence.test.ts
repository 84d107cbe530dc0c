import { beforeAll, describe, expect, it } from "vitest";
import { convergenceSchema } from "../../functions/findings/convergence/schemas.ts";
import { Company, CONCEPT } from "../support/company.ts";
import { form } from "../support/form.ts";
import { createSimulation } from "../support/simulations.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let group: { projectId: string; groupId: string };
let briefingId: string;
/** Two tests of one concept, and a third that shows a briefing. */
let plain: string[];
let briefed: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 3 });
  const { raw, headers } = form({ title: "Board" }, { name: "a.txt", bytes: Buffer.from("Oat drink, 4.99 EUR") });
  briefingId = (await company.call("POST", `/projects/${group.projectId}/briefings`, { raw, headers })).body.id;
  const conceptTest = (fields: Record<string, unknown>) => createSimulation(company, group, "concept_test", fields);
  const [first, second, third] = await Promise.all([
    conceptTest({ prompt_question: CONCEPT }),
    conceptTest({ prompt_question: CONCEPT }),
    conceptTest({ prompt_question: CONCEPT, briefing_ids: [briefingId] }),
  ]);
  plain = [first, second];
  briefed = third;
  await Promise.all([...plain, briefed].map((id) => company.waitForSimulation(group.projectId, id)));
});

const converge = (query: Record<string, string>, projectId = group.projectId, client = company) =>
  client.get(`/projects/${projectId}/simulations/convergence?${new URLSearchParams(query).toString()}`);

describe("convergence of a group's simulations", () => {
  it("compares all complete ones, question by question, and says what holds where", async () => {
    const { status, body } = await converge({ persona_group_id: group.groupId });
    expect(status).toBe(200);
    const found = convergenceSchema.parse(body);
    expect(found).toMatchObject({ persona_group_id: group.groupId, briefing_id: null, simulation_count: 3 });
    expect(found.components.questions.map(({ kind, studies }) => `${kind} ${studies}`).sort()).toEqual(
      ["sentiment 3", "themes 3", ...Array.from({ length: 6 }, () => "scale 3")].sort(),
    );
    const { questions } = found.components;
    const mean = questions.reduce((total, { similarity }) => total + similarity, 0) / questions.length;
    expect(found.score).toBeCloseTo(100 * mean, 0);
    const [lower = NaN, upper = NaN] = found.confidence_interval ?? [];
    expect(lower).toBeLessThanOrEqual(found.score ?? NaN);
    expect(upper).toBeGreaterThanOrEqual(found.score ?? NaN);
    expect(found.flags).toEqual(expect.arrayContaining(["offline_model", "few_personas"]));
    expect(found.interpretation).toContain("3 simulations agree to");
    for (const { holds_in, of, simulation_ids } of found.findings) {
      expect(simulation_ids).toHaveLength(holds_in);
      expect(holds_in).toBeLessThanOrEqual(of);
      expect([...plain, briefed]).toEqual(expect.arrayContaining(simulation_ids));
    }
    expect(found.findings.filter(({ of }) => of === 3).length).toBeGreaterThan(6);
  });

  it("compares only those that show a briefing, when one is named", async () => {
    const { status, body } = await converge({ persona_group_id: group.groupId, briefing_id: briefingId });
    expect([status, body.briefing_id, body.simulation_count, body.score]).toEqual([200, briefingId, 1, null]);
    expect(body.interpretation).toContain("at least two complete simulations");
  });

  it("has nothing to compare in a group without simulations", async () => {
    const empty = await company.createGroup(group.projectId);
    const { status, body } = await converge({ persona_group_id: empty });
    expect([status, body.simulation_count, body.score, body.findings]).toEqual([200, 0, null, []]);
  });

  it("answers the same when asked again", async () => {
    const [first, second] = await Promise.all([1, 2].map(() => converge({ persona_group_id: group.groupId })));
    expect(second?.text).toBe(first?.text);
  });

  it("counts simulations that are no longer there as little as those that are not complete", async () => {
    const other = await company.prepare({ persona_count: 1 });
    const [kept, deleted] = await Promise.all([1, 2].map(() => createSimulation(company, other, "concept_test")));
    await createSimulation(company, other, "survey");
    await Promise.all([kept, deleted].map((id) => company.waitForSimulation(other.projectId, id as string)));
    const count = async () =>
      (await converge({ persona_group_id: other.groupId }, other.projectId)).body.simulation_count as number;
    expect(await count()).toBe(2);
    expect((await company.delete(`/projects/${other.projectId}/simulations/${deleted}`)).status).toBe(204);
    expect(await count()).toBe(1);
  });
});

describe("what convergence refuses", () => {
  it("is a query without a group, or with one that is no id", async () => {
    const missing = await company.get(`/projects/${group.projectId}/simulations/convergence`);
    expect([missing.status, missing.body.detail]).toEqual([400, "persona_group_id: is required"]);
    const nonsense = await converge({ persona_group_id: "x".repeat(40) });
    expect([nonsense.status, nonsense.body.detail]).toEqual([404, "Persona group not found"]);
  });

  it("is a group or a briefing of another project, or of another company", async () => {
    const elsewhere = await company.createProject();
    const foreign = await converge({ persona_group_id: group.groupId }, elsewhere);
    expect([foreign.status, foreign.body.detail]).toEqual([404, "Persona group not found"]);
    const own = await company.createGroup(elsewhere);
    const briefing = await converge({ persona_group_id: own, briefing_id: briefingId }, elsewhere);
    expect([briefing.status, briefing.body.detail]).toEqual([404, "Briefing not found"]);
    const stranger = await Company.signUp(stack.url);
    const theirs = await converge({ persona_group_id: group.groupId }, group.projectId, stranger);
    expect([theirs.status, theirs.body.detail]).toEqual([404, "Project not found"]);
    const mine = await converge({ persona_group_id: group.groupId }, await stranger.createProject(), stranger);
    expect([mine.status, mine.body.detail]).toEqual([404, "Persona group not found"]);
  });

  it("is a deleted group", async () => {
    const gone = await company.createGroup(group.projectId);
    await company.delete(`/projects/${group.projectId}/persona-groups/${gone}`);
    expect((await converge({ persona_group_id: gone })).status).toBe(404);
  });
});
