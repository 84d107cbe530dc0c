import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { simulationEntity } from "../../functions/domain/simulation/record.ts";
import { storedProgress } from "../../functions/domain/simulation/roster.ts";
import { noCost } from "../../functions/domain/costs/cost.ts";
import { simulationKey, type Key } from "../../functions/storage/keys.ts";
import { createSimulationLifecycle } from "../../functions/storage/simulations/lifecycle.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let table: RawTable;
let fault: FaultInjector = canned;
beforeAll(async () => {
  stack = await startTemporaryStack({ modelFaults: (call) => fault(call) });
  table = openRawTable(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});
afterAll(async () => {
  table.close();
  await stack.close();
});

const keyOf = (simulationId: string) => ({
  ...simulationKey({ companyId: company.user.company_id as string, projectId: group.projectId, simulationId }),
});

/** The stack takes it for a fault if items are of another version than today's. */
afterEach(async () => {
  for (const key of older.splice(0)) {
    const item = (await table.get(key))!;
    const { participants: _older, ...rest } = item;
    await table.put(key, { ...rest, ...storedProgress(simulationEntity.read(item).participants), schema_version: 5 });
  }
});

const older: Key[] = [];
/** Makes a study's item what it would be if it had been created by version 4, whose participants were a map. */
async function makeOlder(id: string): Promise<void> {
  const item = (await table.get(keyOf(id)))!;
  const { participants } = simulationEntity.read(item);
  const { roster: _roster, asked: _asked, progress: _progress, ...rest } = item;
  older.push(keyOf(id));
  await table.put(keyOf(id), { ...rest, participants, schema_version: 4 });
}

it.each(["survey", "idi_ai", "idi_manual", "conjoint"] as const)("%s: one that waited goes on", async (type) => {
  const id = await createSimulation(company, group, type);
  await makeOlder(id);
  await begin(company, group.projectId, id, type);
  const done = await company.waitForSimulation(group.projectId, id);
  expect(done).toMatchObject({ status: "complete", persona_count: type === "idi_manual" ? 1 : 2 });
  expect(done.progress.personas.every(({ status }) => status === "complete")).toBe(true);
});

/** Makes a study older while the model keeps its first answer back. */
async function makeOlderMeanwhile(start: () => Promise<string>): Promise<string> {
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  fault = async (call) => {
    if (call.kind === "converse") asked.resolve();
    await released.promise;
    return canned(call);
  };
  const id = await start();
  await asked.promise;
  await makeOlder(id);
  fault = canned;
  released.resolve();
  return id;
}

it.each(["concept_test", "focus_group"] as const)("%s: one that was under way gets its shares then", async (type) => {
  const id = await makeOlderMeanwhile(() => createSimulation(company, group, type));
  const done = await company.waitForSimulation(group.projectId, id);
  expect(done.progress).toMatchObject({ completed: 2, total: 2, percent: 100 });
  expect(await table.get(keyOf(id))).toMatchObject({ schema_version: 4, progress: { 0: true, 1: true } });
});

it("a sample in waves that was under way takes in others, and is kept the new way from then on", async () => {
  const scale = { points: 5, first_value: 1, low_label: "not at all", high_label: "very", labels: null };
  const survey = surveyOf([
    question("q1", "likert", "How likely are you to buy it?", { scale }),
    // Screens out everybody.
    question("s1", "numeric", "How many glasses do you drink a week?", {
      terminate_if: { question_id: "s1", any_of: [{ min: 0, max: null }] },
    }),
  ]);
  const id = await makeOlderMeanwhile(async () => {
    const sample = { completes: 1, replacements: 1 };
    const created = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey, { sample });
    expect((await company.post(`/projects/${group.projectId}/simulations/${created}/run`)).status).toBe(202);
    return created;
  });
  const done = await company.waitForSimulation(group.projectId, id);
  expect(done).toMatchObject({ status: "complete", sample: { asked: 2, screened_out: 2, replaced: 1, completed: 0 } });
  const item = await table.get(keyOf(id));
  expect(item).toMatchObject({ asked: 2, progress: { 0: "screened_out", 1: "screened_out" } });
  expect(item).not.toHaveProperty("participants");
});

it.each(["today", "older"])("whoever is through stays it when a late attempt comes: a study of %s", async (age) => {
  const id = await createSimulation(company, group, "concept_test");
  const done = await company.waitForSimulation(group.projectId, id);
  if (age === "older") await makeOlder(id);
  const position = 1;
  await table.put(keyOf(id), { ...(await table.get(keyOf(id)))!, status: "running", progress: { [position]: true } });
  const { persona_id } = done.progress.personas[position]!;
  const store = createSimulationLifecycle(openLocalTable(stack.endpoints.dynamodb));
  const ref = { companyId: company.user.company_id as string, projectId: group.projectId, simulationId: id };
  const late = { participant: { persona_id }, position };
  expect(await store.saveStep(ref, late, { share: 0.9 }, { usage: noCost, modelIds: [] })).toBe(false);
  expect((await table.get(keyOf(id)))!.progress).toMatchObject({ [position]: true });
  await table.put(keyOf(id), { ...(await table.get(keyOf(id)))!, status: "complete" });
});
