import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import type { Message } from "../../functions/studies/simulation/message.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import { canned } from "../support/canned.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { openLibrary, seedLibrary } from "../support/library.ts";
import { CONCEPTS } from "../support/concepts.ts";
import { killAtEveryCall } from "../support/kill-at-every-call.ts";
import { peopleCsv, respondentGroup, uploadRespondents } from "../support/respondents.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let batch = 0;
let stack: TemporaryStack;
let company: Company;
let pair: { projectId: string; groupId: string };
let one: { projectId: string; groupId: string };
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: canned });
  company = await Company.signUp(stack.url);
  pair = await company.prepare({ persona_count: 2 });
  one = await company.prepare({ persona_count: 1 });
});
afterAll(() => stack.close());

const killEverywhere = (pipeline: PipelineName, run: () => Promise<void>) =>
  killAtEveryCall(stack.functions, pipeline, run);

const items = async (id: string, prefix: string) =>
  (await itemsOf(stack.endpoints.dynamodb, `S#${id}`)).filter((key) => key.includes(` ${prefix}`));

/** Studies whose personas hear each other have two; what each does alone is killed as well with one. */
const groupFor = (type: SimulationType) => (type === "focus_group" || type === "survey" ? pair : one);

/** Everything there is exactly once. */
async function expectWhole(id: string, type: SimulationType): Promise<void> {
  const group = groupFor(type);
  const base = `/projects/${group.projectId}/simulations/${id}`;
  const { persona_results, aggregate } = (await company.get(`${base}/results`)).body as SimulationResults;
  const people = group === pair ? 2 : 1;
  expect(persona_results).toHaveLength(people);
  expect(aggregate.persona_count).toBe(people);
  expect(await items(id, "RESULT#")).toHaveLength(people);
  const messages = (await company.get(`${base}/messages`)).body as Message[];
  expect(new Set(messages.map(({ sequence }) => sequence)).size).toBe(messages.length);
  for (const { answers, choices, transcript } of persona_results) {
    if (type === "survey") expect(answers?.map(({ question_id }) => question_id)).toEqual(["q1", "q2", "q3"]);
    if (type === "conjoint") expect(new Set(choices?.tasks.map(({ task_id }) => task_id)).size).toBe(10);
    if (type === "idi_ai") {
      const questions = transcript?.filter(({ role }) => role === "interviewer").map(({ round }) => round);
      expect([...new Set(questions)]).toEqual([1, 2, 3]);
      expect(transcript?.map(({ role }) => role)).toEqual(
        transcript?.map((_, index) => (index % 2 === 0 ? "interviewer" : "persona")),
      );
    }
    if (type === "focus_group") {
      // A view before and one after, and everybody spoke in every round.
      for (const round of [0, 1, 2, 3, 4])
        expect(transcript?.some((message) => message.round === round && message.role === "persona")).toBe(true);
    }
  }
}

describe("a study whose tasks are killed", () => {
  it("a concept test of two concepts: asks for nothing that was said, and has everything once", async () => {
    const killed = await killEverywhere("simulation", async () => {
      const id = await createSimulation(company, one, "concept_test", {
        prompt_question: `${CONCEPT} Batch ${(batch += 1)}.`,
        concepts: CONCEPTS.slice(0, 2),
      });
      expect(await company.waitForSimulation(one.projectId, id)).toMatchObject({ status: "complete", error: null });
      await expectWhole(id, "concept_test");
      const base = `/projects/${one.projectId}/simulations/${id}`;
      const { persona_results } = (await company.get(`${base}/results`)).body as SimulationResults;
      for (const { concepts, answers } of persona_results) {
        expect(concepts?.map(({ position }) => position)).toEqual([1, 2]);
        const questions = answers?.map(({ question_id }) => question_id);
        expect(new Set(questions).size).toBe(2 * conceptItems.length);
        expect(questions).toHaveLength(2 * conceptItems.length);
      }
    });
    // As of a study of one concept, and once more around the second.
    expect(killed).toBeGreaterThan(14);
  });

  it.each(simulationTypes)(
    "%s: at every call of every state, is complete with everything once",
    async (type) => {
      const group = groupFor(type);
      const killed = await killEverywhere("simulation", async () => {
        // A stimulus of its own: repetitions of the same one are read again to see who proves consistent.
        const id = await createSimulation(company, group, type, {
          prompt_question: `${CONCEPT} Batch ${(batch += 1)}.`,
        });
        await begin(company, group.projectId, id, type);
        expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete", error: null });
        await expectWhole(id, type);
      });
      // Start, one task of the type, report and completion make three calls each at the least.
      expect(killed).toBeGreaterThan(12);
    },
    120_000,
  );
});

describe("a generation whose tasks are killed", () => {
  it("at every call of every state, has exactly the personas that were asked for", async () => {
    const [someone] = await seedLibrary(openLibrary(stack.endpoints.dynamodb), company.user.company_id as string, [{}]);
    let rounds = 0;
    const killed = await killEverywhere("persona-generation", async () => {
      rounds += 1;
      const groupId = await company.createGroup(pair.projectId, { persona_count: 3 });
      expect(await company.generate(pair.projectId, groupId)).toMatchObject({
        generation_status: "complete",
        personas_total: 3,
        personas_reused: 1,
      });
      const personas = (await company.get(`/projects/${pair.projectId}/persona-groups/${groupId}/personas`)).body;
      expect(personas).toHaveLength(3);
    });
    expect(killed).toBeGreaterThan(6);
    expect((await company.get(`/library/personas/${someone?.id}`)).body.times_used).toBe(rounds);
  });
});

describe("an upload of real respondents whose tasks are killed", () => {
  const people = async (group: { projectId: string; groupId: string }) =>
    (await company.get(`/projects/${group.projectId}/persona-groups/${group.groupId}/respondents`)).body as {
      id: string;
      code: string;
    }[];

  it("at every call of every state, has one persona a row, and no row is left", async () => {
    const killed = await killEverywhere("persona-generation", async () => {
      const group = await respondentGroup(company, 60);
      expect(await company.waitForGroup(group.projectId, group.groupId)).toMatchObject({
        generation_status: "complete",
        personas_total: 60,
        respondents: 60,
      });
      const codes = (await people(group)).map(({ code }) => code);
      expect(codes).toEqual(Array.from({ length: 60 }, (_, index) => `R-${String(index + 1).padStart(4, "0")}`));
      expect((await itemsOf(stack.endpoints.dynamodb, `G#${group.groupId} ROWS#`)).length).toBe(0);
    });
    expect(killed).toBeGreaterThan(6);
  });

  it("until it fails, is sent again: nobody is there twice", async () => {
    const name = "persona-generation-plan-personas" as const;
    // The first one dies behind the first 49 people, or behind all; its repetitions do nothing.
    stack.functions.kill([8, 2, 2, 2, 2].map((beforeCall) => ({ name, beforeCall })));
    const group = await respondentGroup(company, 60);
    const failed = await company.waitForGroup(group.projectId, group.groupId);
    expect(failed.generation_status).toBe("failed");
    expect(failed.personas_total).toBeGreaterThanOrEqual(49);
    expect((await uploadRespondents(company, group, peopleCsv(60))).status).toBe(202);
    expect(await company.waitForGroup(group.projectId, group.groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 60,
    });
    expect((await people(group)).map(({ code }) => code)).toEqual(
      Array.from({ length: 60 }, (_, index) => `R-${String(index + 61).padStart(4, "0")}`),
    );
    expect(await itemsOf(stack.endpoints.dynamodb, `G#${group.groupId} PERSONA#`)).toHaveLength(60);
    expect(await itemsOf(stack.endpoints.dynamodb, `G#${group.groupId} ROWS#`)).toEqual([]);
  });

  it("a study on them whose start is killed at every call asks everybody once", async () => {
    const group = await respondentGroup(company, 51);
    const name = "simulation-start-study" as const;
    stack.functions.kill([4, 6, 7].map((beforeCall) => ({ name, beforeCall })));
    const id = await createSimulation(company, group, "concept_test");
    expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
    expect(await items(id, "RESULT#")).toHaveLength(51);
    expect(await items(id, "PARTICIPANT#")).toHaveLength(51);
  });
});

describe("a reliability study whose tasks are killed", () => {
  it("at every call of every state, is complete with every rerun counted once", async () => {
    const killed = await killEverywhere("reliability-study", async () => {
      // A group of its own: everything it was asked repeatedly is read again to see who proves consistent.
      const group = await company.prepare({ persona_count: 1 });
      const id = await createSimulation(company, group, "concept_test");
      expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
      const path = `/projects/${group.projectId}/simulations/${id}/reliability-check`;
      expect((await company.post(path, { runs: 2 })).status).toBe(202);
      const study = await until(
        async () => (await company.get(path)).body,
        ({ status }) => status !== "running",
      );
      expect(study).toMatchObject({ status: "complete", completed_runs: 2, error: null });
      expect(study.personas).toHaveLength(1);
      expect(await items(`${id}_${study.id}`, "RESULT#")).toHaveLength(2);
    });
    // Planning, measuring and promoting make three calls each at the least.
    expect(killed).toBeGreaterThan(8);
  });
});
