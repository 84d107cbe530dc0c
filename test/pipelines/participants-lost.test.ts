import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked } from "../support/asked.ts";
import { until } from "../support/until.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

const PERSONAS = 10;
const NAME = "People one of whom cannot be written";
const REASON = "the model declined to answer";
let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let personas: { id: string; full_name: string }[];
let refused = new Set<string>();
let calls: string[] = [];
let fault: FaultInjector | undefined;

const refusal = { text: "I'm sorry, but I can't help with that request." };
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      const { tool, text, system } = askedOf(call);
      calls.push(tool);
      const isRefused = call.kind === "converse" && refused.has(whoIsAsked(`${system}\n${text}`));
      return fault?.(call) ?? (isRefused ? refusal : canned(call));
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: PERSONAS });
  const params = { project_id: group.projectId, group_id: group.groupId };
  personas = await company.api.listPersonas({ params });
});
afterAll(() => stack.close());
beforeEach(() => {
  [refused, calls, fault] = [new Set(), [], undefined];
});

const path = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const refuse = (count: number) => {
  refused = new Set(personas.slice(2, 2 + count).map(({ full_name }) => full_name));
};
const finished = (id: string) => company.waitForSimulation(group.projectId, id);
const resultsOf = async (id: string) => (await company.get(`${path(id)}/results`)).body as SimulationResults;

async function run(type: (typeof simulationTypes)[number]) {
  const id = await createSimulation(company, group, type);
  if (type === "idi_manual")
    for (const { id: persona_id } of personas)
      await company.post(`${path(id)}/messages`, { content: "What do you have for breakfast?", persona_id });
  await begin(company, group.projectId, id, type);
  return finished(id);
}

describe("a model that refuses one of ten participants for good", () => {
  it.each(simulationTypes.filter((type) => type !== "idi_manual"))(
    "does not keep a %s from completing without them",
    async (type) => {
      refuse(1);
      const lost = personas[2]!;
      const simulation = await run(type);
      expect(simulation).toMatchObject({ status: "complete", error: null, persona_count: PERSONAS });
      expect(simulation.progress).toMatchObject({ completed: 9, total: 10, percent: 100 });
      expect(simulation.progress.personas.filter(({ status }) => status === "failed")).toEqual([
        { persona_id: lost.id, full_name: lost.full_name, status: "failed" },
      ]);
      const { aggregate, persona_results } = await resultsOf(simulation.id);
      expect(aggregate.participants_lost).toEqual([
        { persona_id: lost.id, persona_name: lost.full_name, reason: REASON },
      ]);
      expect(aggregate.persona_count).toBe(9);
      expect(persona_results.map(({ persona_id }) => persona_id)).not.toContain(lost.id);
      expect(aggregate.quality.flags).toContain("participants_lost");
      expect(aggregate.quality.flags).not.toContain("report_without_words");
      expect(aggregate.quality.notes.join(" ")).toContain(`${lost.full_name} (${REASON})`);
      expect(aggregate.summary).toBe("A summary.");
    },
  );

  it("is named in the output of the state that gave them up", async () => {
    refuse(1);
    const { id } = await run("survey");
    const steps = operators(stack.endpoints.step_functions);
    const tries = await steps.outputsOf("simulation", id, "AskSurveyLastTry");
    steps.close();
    expect(tries).toContainEqual(
      expect.objectContaining({ failed: [{ persona_id: personas[2]!.id, reason: "ModelRefused" }] }),
    );
  });

  it("keeps their live interview, and completes without their view of it", async () => {
    const spoken: Record<string, number> = {};
    fault = (call) => {
      const { tool, text, system } = askedOf(call);
      spoken[tool] = (spoken[tool] ?? 0) + 1;
      const isClosing = tool === "closing_question" && whoIsAsked(`${system}\n${text}`) === personas[2]!.full_name;
      return isClosing ? refusal : undefined;
    };
    const simulation = await run("idi_manual");
    expect(simulation.status).toBe("complete");
    const { aggregate, persona_results } = await resultsOf(simulation.id);
    expect(aggregate.participants_lost.map(({ persona_id }) => persona_id)).toEqual([personas[2]!.id]);
    expect(persona_results).toHaveLength(9);
  });

  it("is named in the report and in every export", async () => {
    refuse(1);
    const { id } = await run("concept_test");
    const { full_name: name } = personas[2]!;
    const report = await company.call("GET", `${path(id)}/report`);
    expect(report.text).toContain(`${name} (${REASON})`);
    for (const format of ["csv", "jsonl"] as const) {
      const file = await company.call("GET", `${path(id)}/export?format=${format}`);
      expect(file.text, format).toContain(name);
      expect(file.text, format).toContain(REASON);
    }
  });
});

describe("more lost participants than a tenth", () => {
  it("fail the study with the reason; a retry keeps the answers and asks the lost alone", async () => {
    refuse(2);
    const failed = await run("concept_test");
    expect(failed).toMatchObject({ status: "failed" });
    expect(failed.error).toContain("2 of 10 personas could not be asked: The model declined to answer this material");
    expect(failed.retry_until! > failed.completed_at!).toBe(true);
    expect((await company.get(`${path(failed.id)}/results`)).status).toBe(400);

    refused = new Set();
    calls = [];
    const retried = await company.post(`${path(failed.id)}/retry`);
    expect(retried).toMatchObject({ status: 202, body: { status: "running", error: null, retry_until: null } });
    expect(await finished(failed.id)).toMatchObject({ status: "complete", error: null });
    expect(calls.filter((tool) => tool === "give_reaction")).toHaveLength(2);
    const { aggregate, persona_results } = await resultsOf(failed.id);
    expect(aggregate.participants_lost).toEqual([]);
    expect(persona_results).toHaveLength(PERSONAS);
    expect(await company.post(`${path(failed.id)}/retry`)).toMatchObject({
      status: 400,
      body: { detail: "The simulation is complete; only a failed one can be retried" },
    });
  });

  it("retries a second time, and after an abort not at all", async () => {
    refuse(3);
    const { id } = await run("survey");
    await company.post(`${path(id)}/retry`);
    expect((await finished(id)).status).toBe("failed");
    refused = new Set();
    await company.post(`${path(id)}/retry`);
    expect((await finished(id)).status).toBe("complete");
    const aborted = await createSimulation(company, group, "survey");
    await company.post(`${path(aborted)}/abort`);
    expect((await company.post(`${path(aborted)}/retry`)).status).toBe(400);
  });
});

describe("a model that refuses to moderate", () => {
  it("costs interviews their probes, and nobody their interview", async () => {
    fault = (call) => (call.toolName === "follow_up" ? refusal : undefined);
    const { id, status } = await run("idi_ai");
    expect(status).toBe("complete");
    const { aggregate } = await resultsOf(id);
    expect(aggregate.participants_lost).toEqual([]);
    expect(aggregate.interview!.interviews.map(({ probes }) => probes)).toEqual(Array(PERSONAS).fill(0));
    expect(aggregate.interview!.mean_coverage).toBe(0);
  });
});

describe("a redriven execution", () => {
  it("moves its failed study back once, and fails it as any other execution does", async () => {
    refuse(2);
    const { id } = await run("concept_test");
    const failStudy = (RedriveCount: number, entered_at: string) =>
      stack.functions.invoke(
        "simulation-fail-study",
        {
          company_id: company.user.company_id,
          project_id: group.projectId,
          simulation_id: id,
          failure: { Error: "ModelRefused", Cause: "" },
          execution_arn: `arn:aws:states:local:000000000000:execution:simulation:${id}`,
          execution: RedriveCount > 0 ? { RedriveCount } : {},
          entered_at,
        },
        "test",
      );
    const statusOf = async () => (await company.get(path(id))).body.status as string;
    await expect(failStudy(0, "first")).rejects.toThrow("marked failed");
    expect(await failStudy(1, "second")).toEqual({ goes_on: true });
    expect(await statusOf()).toBe("running");
    // The same attempt, whose answer was lost.
    expect(await failStudy(1, "second")).toEqual({ goes_on: true });
    expect(await statusOf()).toBe("running");
    await expect(failStudy(1, "third")).rejects.toThrow("marked failed");
    expect(await failStudy(2, "fourth")).toEqual({ goes_on: true });
    await company.post(`${path(id)}/abort`);
    expect(await failStudy(2, "fifth")).toEqual({ goes_on: false });
  });
});

describe("a report that cannot be narrated", () => {
  it("completes with its figures and is put into words later", async () => {
    fault = (call) => (call.toolName === "write_report" ? { input: { nonsense: 1 } } : undefined);
    const { id, status } = await run("concept_test");
    expect(status).toBe("complete");
    const { aggregate } = await resultsOf(id);
    expect(aggregate.quality.flags).toContain("report_without_words");
    expect(aggregate.summary).toMatch(/^No summary was written, because the model could not/);
    expect(aggregate.strategic_recommendations).toEqual([]);
    expect(aggregate.concept_test!.questions[0]!.mean).toBeGreaterThan(0);

    expect((await company.post(`${path(id)}/report-words`)).status).toBe(202);
    const unwritten = await until(
      async () => (await company.get(path(id))).body as Simulation,
      ({ error }) => error !== null,
    );
    expect(unwritten).toMatchObject({
      status: "complete",
      error: expect.stringMatching(/could not be used, even after/),
    });

    fault = undefined;
    expect((await company.post(`${path(id)}/report-words`)).status).toBe(202);
    const again = await company.post(`${path(id)}/report-words`);
    expect([again.status, again.body.detail]).toEqual([400, expect.stringMatching(/a moment ago|its words already/)]);
    const told = await until(
      () => resultsOf(id),
      (results) => !results.aggregate.quality.flags.includes("report_without_words"),
    );
    expect(told.aggregate.summary).toBe("A summary.");
    expect((await company.get(path(id))).body.error).toBeNull();
    expect(told.aggregate.concept_test).toEqual(aggregate.concept_test);
    expect(await company.post(`${path(id)}/report-words`)).toMatchObject({
      status: 400,
      body: { detail: "The report already has its words" },
    });
  });
});

describe("a generation with a persona that cannot be written", () => {
  it("completes without it and says so", async () => {
    let victim: string | undefined;
    fault = (call) => {
      const { tool, text } = askedOf(call);
      // Others' generations may still be going on on a borrowed stack.
      if (tool !== "write_persona" || !text.includes(NAME)) return undefined;
      // The facts of one persona tell its calls from the others'.
      const facts = /"age":\d+.*?"region":"[^"]*"|^age: .*$/m.exec(text)?.[0] ?? "";
      victim ??= facts;
      return facts === victim ? refusal : canned(call);
    };
    const ofGroup = { name: NAME, persona_count: 5, age_min: 20, age_max: 70 };
    const groupId = await company.createGroup(group.projectId, ofGroup);
    const params = { project_id: group.projectId, group_id: groupId };
    await company.api.generatePersonas({ params });
    const generated = await company.waitForGroup(group.projectId, groupId);
    expect(generated).toMatchObject({ generation_status: "complete", personas_total: 4 });
    expect(generated.generation_progress).toBe(
      `Generated 4 of 5 personas; without the 1 that could not be written: ${REASON}`,
    );
  });
});
