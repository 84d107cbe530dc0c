import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { rerunId } from "../../functions/platform/rerun.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { messageKey, reliabilityKey, simulationKey, studyInputKey } from "../../functions/platform/table/keys.ts";
import { createProjectStore } from "../../functions/projects/store.ts";
import { deletionWrite } from "../../functions/platform/deletion/store-writes.ts";
import { openTable, type Table } from "../../functions/platform/table/table.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";
import { Company } from "../support/company.ts";
import { deleteKilledAtEveryCall } from "../support/dying-deletion.ts";
import { form } from "../support/form.ts";
import { openLibrary, seedLibrary } from "../support/library.ts";
import { objectKeys } from "../support/objects.ts";
import { itemsOf, mentionsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

const credentials = { region: "local", credentials: { accessKeyId: "local", secretAccessKey: "local" } };

let stack: TemporaryStack;
let company: Company;
let table: Table;
let hang = 0;
let busy = false;
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: ({ toolName }) => {
      if (busy && toolName === "give_reaction")
        return { status: 429, type: "ThrottlingException", message: "Too many requests", hangMs: 100 };
      return hang > 0 && toolName !== "write_persona" ? { hangMs: hang } : undefined;
    },
  });
  company = await Company.signUp(stack.url);
  table = openTable(TABLE_NAME, { ...credentials, endpoint: stack.endpoints.dynamodb });
});
afterAll(() => stack.close());

const uploadText = (projectId: string, text: string) => {
  const { raw, headers } = form({ title: "Board" }, { name: "board.txt", bytes: Buffer.from(text) });
  return company.call("POST", `/projects/${projectId}/briefings`, {
    raw,
    headers: { ...headers, "idempotency-key": newId() },
  });
};

/** Everything that still speaks of an id: items and objects. */
const leftovers = async (id: string) => [
  ...(await mentionsOf(stack.endpoints.dynamodb, id)).filter((key) => key.includes(id) || key.startsWith("REPORT#")),
  ...(await objectKeys(stack.endpoints.s3)).filter((key) => key.includes(id)),
];

/** A project with something of everything below it; one of its personas was taken from the library. */
async function fullProject(): Promise<string> {
  await seedLibrary(openLibrary(stack.endpoints.dynamodb), company.user.company_id as string, [{}]);
  const { projectId, groupId } = await company.prepare({ persona_count: 2 });
  const briefing = await uploadText(projectId, "Oat drink, 1.99 EUR.");
  await company.post(`/projects/${projectId}/briefings/uploads`, {
    file_name: "a.txt",
    content_type: "text/plain",
    size: 10,
  });
  const simulation = await company.post(
    `/projects/${projectId}/simulations`,
    {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "What do you think?",
      briefing_ids: [briefing.body.id],
    },
    { "idempotency-key": newId() },
  );
  expect(simulation.status).toBe(201);
  await company.waitForSimulation(projectId, simulation.body.id as string);
  expect((await company.post(`/projects/${projectId}/simulations/${simulation.body.id}/report-links`)).status).toBe(
    201,
  );
  const check = `/projects/${projectId}/simulations/${simulation.body.id}/reliability-check`;
  expect((await company.post(check, { runs: 2 })).status).toBe(202);
  const study = await until(
    async () => (await company.get(check)).body,
    ({ status }) => status !== "running",
  );
  expect(study).toMatchObject({ status: "complete", completed_runs: 2 });
  return projectId;
}

describe("the deletion of a project", () => {
  it("killed at every step and repeated leaves no item and no object", async () => {
    const projectId = await fullProject();
    const companyId = company.user.company_id as string;
    // The job is filed but not queued: only this test works on it.
    const jobId = newId();
    expect(await createProjectStore(table).delete({ companyId, projectId }, jobId, timestamp())).toBe(true);

    const deaths = await deleteKilledAtEveryCall(stack.endpoints, { company_id: companyId, job_id: jobId });
    expect(deaths).toBeGreaterThan(9);
    expect(await leftovers(projectId)).toEqual([]);
    expect(await itemsOf(stack.endpoints.dynamodb, jobId)).toEqual([]);
  });

  it("in the middle of a run leaves nothing, and nothing comes back", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 3 });
    const briefing = await uploadText(projectId, "Oat drink, 1.99 EUR.");
    hang = 400;
    const { body } = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "What do you think?",
      briefing_ids: [briefing.body.id],
    });
    await until(
      async () => (await company.get(`/projects/${projectId}/simulations/${body.id}`)).body.status as string,
      (status) => status === "running",
    );
    expect((await company.delete(`/projects/${projectId}`)).status).toBe(204);
    expect((await company.get(`/projects/${projectId}/briefings`)).status).toBe(404);
    hang = 0;
    await until(
      () => leftovers(projectId),
      (left) => left.length === 0,
    );
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await leftovers(projectId)).toEqual([]);
  });

  it("while a briefing is being read answers 404 and leaves nothing of it", async () => {
    const projectId = await company.createProject();
    hang = 800;
    const answer = uploadText(projectId, "A paragraph about oat drinks at 1.99 EUR. ".repeat(80));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await company.delete(`/projects/${projectId}`)).status).toBe(204);
    expect((await answer).status).toBe(404);
    hang = 0;
    await until(
      () => leftovers(projectId),
      (left) => left.length === 0,
    );
  });
});

describe("the deletion of a group", () => {
  it("takes its simulations and their reruns, and nothing of those beside them", async () => {
    const ref = { companyId: newId(), projectId: newId() };
    const [own, other] = [newId(), newId()];
    // In the order of their keys, one of the other group lies between two of the group that goes.
    const originals = [own, other, own].map((groupId) => ({ groupId, id: newId(), studyId: newId() }));
    const simulations = originals.flatMap(({ groupId, id, studyId }) => [
      { groupId, id, status: "complete" },
      { groupId, id: rerunId({ simulationId: id, studyId, number: 1 }), status: "running" },
    ]);
    const items = [
      ...simulations.flatMap(({ groupId, id, status }) => {
        const simulationRef = { ...ref, simulationId: id };
        return [
          { ...simulationKey(simulationRef), entity: "simulation", id, persona_group_id: groupId, status },
          { ...studyInputKey(simulationRef), entity: "study_input", simulation_id: id },
          ...Array.from({ length: 30 }, (_, index) => ({ ...messageKey(simulationRef, index) })),
        ];
      }),
      ...originals.map(({ id, studyId }) => ({
        ...reliabilityKey({ ...ref, simulationId: id }, studyId),
        id: studyId,
        status: "running",
      })),
    ];
    await table.putAll(items);
    const beside = originals[1]?.id as string;
    const before = await itemsOf(stack.endpoints.dynamodb, beside);
    const written = items.map(({ PK, SK }) => `${PK} ${SK}`).filter((path) => path.includes(beside));
    expect(before.toSorted()).toEqual(written.toSorted());
    const job = { company_id: ref.companyId, job_id: newId() };
    await table.transact(
      deletionWrite(ref, job.job_id, { kind: "persona_group", group_id: own, generation: 0 }, timestamp()),
    );
    expect(await deleteKilledAtEveryCall(stack.endpoints, job)).toBeGreaterThan(9);
    expect((await itemsOf(stack.endpoints.dynamodb, ref.projectId)).sort()).toEqual(before.sort());
    // They are not what a store would have written.
    await table.deleteAll(before.map((path) => path.split(" ")).map(([PK = "", SK = ""]) => ({ PK, SK })));
  });
});

describe("the answers to requests about the simulations of a group", () => {
  it("go with the group, wherever its deletion dies: the same key finds nothing any more", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const simulations = `/projects/${projectId}/simulations`;
    const key = () => ({ "idempotency-key": newId() });
    const order = { persona_group_id: groupId, simulation_type: "concept_test", prompt_question: "Would you buy it?" };
    const [created, linked] = [key(), key()];
    const { id } = (await company.post(simulations, order, created)).body as { id: string };
    await company.waitForSimulation(projectId, id);
    expect((await company.post(`${simulations}/${id}/report-links`, {}, linked)).status).toBe(201);
    const ref = { companyId: company.user.company_id as string, projectId };
    const job = newId();
    await table.transact(
      deletionWrite(ref, job, { kind: "persona_group", group_id: groupId, generation: 1 }, timestamp()),
    );
    const deaths = await deleteKilledAtEveryCall(stack.endpoints, { company_id: ref.companyId, job_id: job });
    expect(deaths).toBeGreaterThan(9);
    expect(await mentionsOf(stack.endpoints.dynamodb, id)).toEqual([]);
    expect((await company.post(`${simulations}/${id}/report-links`, {}, linked)).status).toBe(404);
  });
});

describe("a briefing deleted in the middle of a run", () => {
  it("fails the study that still has to show it, with a reason", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    const briefing = (await uploadText(projectId, "Oat drink, 1.99 EUR.")).body.id as string;
    // Nobody gets an answer out before the briefing is gone, and everybody is asked again after it.
    busy = true;
    const { body } = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "What do you think?",
      briefing_ids: [briefing],
    });
    await until(
      async () => (await company.get(`/projects/${projectId}/simulations/${body.id}`)).body.status as string,
      (status) => status === "running",
    );
    const deleted = await company.delete(`/projects/${projectId}/briefings/${briefing}`);
    expect(deleted.status).toBe(204);
    const simulation = await company.waitForSimulation(projectId, body.id as string);
    busy = false;
    expect([simulation.status, simulation.error]).toEqual([
      "failed",
      "A briefing was deleted before every persona had seen it; start the study again without it",
    ]);
    const again = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "What do you think?",
      briefing_ids: [briefing],
    });
    expect([again.status, again.body.detail]).toEqual([404, "Briefing not found"]);
  });
});
