import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import type { NewIdempotencyRecord } from "../../../../functions/platform/idempotency/record.ts";
import type { PersonaGroupRecord } from "../../../../functions/personas/groups/record.ts";
import type { SamplingPlan } from "../../../../functions/personas/people/record.ts";
import {
  deletionJobKey,
  groupKey,
  idempotencyRecordKey,
  personaKey,
  projectKey,
  samplingPlanKey,
} from "../../../../functions/platform/table/keys.ts";
import { createPersonaGroupStore, generationStart } from "../../../../functions/personas/groups/store.ts";
import { openTable } from "../../../../functions/platform/table/table.ts";
import { TABLE_NAME } from "../../../../local/stack/function-environment.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";

const AT = "2026-11-22T12:00:00.000";
const LATER = "2026-11-22T12:30:00.000";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

let ref: { companyId: string; projectId: string };
beforeEach(async () => {
  ref = { companyId: newId(), projectId: newId() };
  await engine.raw.put(projectKey(ref), { persona_group_count: 0, simulation_count: 7 });
});

const groups = () => createPersonaGroupStore(engine.table);
const group = (fields: Partial<PersonaGroupRecord> = {}) =>
  ({
    ...{ id: newId(), project_id: ref.projectId, name: "Group", age_min: 20, age_max: 40, gender: "All" },
    ...{ location: "Munich", income_level: null, occupation: null, description: null, language: null },
    ...{ persona_count: 5, status: "pending", personas_total: 0, personas_reused: 0, grounding: null },
    ...{ simulation_count: 0, generation: 0, generating: {}, respondent_codes: 0, created_at: AT, updated_at: AT },
    ...fields,
  }) as PersonaGroupRecord;
const place = ({ id }: PersonaGroupRecord) => ({ ...ref, groupId: id });
const remembered = (key: string): NewIdempotencyRecord => ({
  ...{ key, fingerprint: "f", status: 201, body: null, resourceIds: [] },
});
const created = async (fields: Partial<PersonaGroupRecord> = {}) => {
  const record = group(fields);
  expect(await groups().create(ref, record, null)).toBe(true);
  return record;
};
const project = async () => (await engine.raw.get(projectKey(ref)))!;
const elsewhere = () => ({ ...ref, projectId: newId() });

describe("the groups of a project", () => {
  it("are made whole, counted in their project, and found as they were made", async () => {
    const one = group();
    expect(await groups().create(ref, one, remembered("key 1"))).toBe(true);
    await created();
    expect(await groups().find(place(one))).toEqual(one);
    expect(await engine.raw.get(groupKey(place(one)))).toMatchObject({
      ...{ ...one, entity: "persona_group", company_id: ref.companyId },
    });
    expect(await project()).toMatchObject({ persona_group_count: 2, simulation_count: 7 });
    expect(await engine.raw.get(idempotencyRecordKey(ref.companyId, "key 1"))).toMatchObject({ status: 201 });
  });

  it("are not made in a project that is gone, nor is the answer remembered", async () => {
    const nowhere = elsewhere();
    const record = group();
    expect(await groups().create(nowhere, record, remembered("key 2"))).toBe(false);
    expect(await engine.raw.get(groupKey({ ...nowhere, groupId: record.id }))).toBeUndefined();
    expect(await engine.raw.get(projectKey(nowhere))).toBeUndefined();
    expect(await engine.raw.get(idempotencyRecordKey(ref.companyId, "key 2"))).toBeUndefined();
  });

  it("are listed in the order they were made in, or from the last to the first", async () => {
    const ids = [(await created()).id, (await created()).id, (await created()).id];
    // Other items of the project are not listed as groups.
    await engine.raw.put({ PK: groupKey({ ...ref, groupId: "" }).PK, SK: "BRIEFING#1" }, { entity: "briefing" });
    const listed = async (descending: boolean) => (await groups().list(ref, descending))?.map(({ id }) => id);
    expect(await listed(false)).toEqual(ids);
    expect(await listed(true)).toEqual(ids.toReversed());
  });

  it("are none in a new project, and unknown in one that is gone", async () => {
    expect(await groups().list(ref, false)).toEqual([]);
    expect(await groups().projectExists(ref)).toBe(true);
    const one = await created();
    await engine.table.deleteAll([projectKey(ref)]);
    expect(await groups().list(ref, false)).toBeUndefined();
    expect(await groups().find(place(one))).toBeUndefined();
    expect(await groups().projectExists(ref)).toBe(false);
  });

  it("are not found if there is no such group", async () => {
    expect(await groups().find({ ...ref, groupId: newId() })).toBeUndefined();
  });

  it("are listed without one that cannot be read, which is reported", async () => {
    const [kept, broken] = [await created(), await created()];
    await engine.raw.set(groupKey(place(broken)), { name: 7 });
    const reported: string[] = [];
    const client = {
      ...{ endpoint: engine.endpoint, region: "local" },
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    };
    const report = ({ message }: Error) => reported.push(message);
    const listed = await createPersonaGroupStore(openTable(TABLE_NAME, client, { report })).list(ref, false);
    expect(listed).toEqual([kept]);
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain(broken.id);
  });
});

describe("the definition of a group", () => {
  it("changes where something is said, also to nothing, and only there", async () => {
    const one = await created();
    const changes = { name: "Parents", location: null, age_min: undefined };
    expect(await groups().update(place(one), AT, changes, LATER)).toBe(true);
    const { name, location } = changes;
    expect(await groups().find(place(one))).toEqual({ ...one, name, location, updated_at: LATER });
  });

  it("does not change once somebody else has changed it, or the group is gone", async () => {
    const one = await created();
    expect(await groups().update(place(one), AT, { age_max: 30 }, LATER)).toBe(true);
    expect(await groups().update(place(one), AT, { age_min: 35 }, LATER)).toBe(false);
    expect(await groups().find(place(one))).toMatchObject({ age_min: 20, age_max: 30 });
    const gone = { ...ref, groupId: newId() };
    expect(await groups().update(gone, AT, { age_min: 35 }, LATER)).toBe(false);
    expect(await engine.raw.get(groupKey(gone))).toBeUndefined();
  });
});

describe("the deletion of a group", () => {
  const job = (jobId: string) => engine.raw.get(deletionJobKey(ref.companyId, jobId));

  it("takes it and its studies out of the project at once, and leaves the rest to a job", async () => {
    const [one, other] = [await created({ simulation_count: 3, generation: 4 }), await created()];
    expect(await groups().delete(place(one), one, "job 1", AT)).toBe(true);
    expect(await groups().find(place(one))).toBeUndefined();
    expect(await groups().list(ref, false)).toEqual([other]);
    expect(await project()).toMatchObject({
      ...{ persona_group_count: 1, simulation_count: 4, groups_being_removed: new Set([one.id]) },
    });
    expect(await job("job 1")).toMatchObject({
      ...{ project_id: ref.projectId, work_since: AT },
      target: { kind: "persona_group", group_id: one.id, generation: 4 },
    });
    // Somebody else who has read it before comes too late.
    expect(await groups().delete(place(one), one, "job 2", AT)).toBe(false);
    expect(await project()).toMatchObject({ persona_group_count: 1, simulation_count: 4 });
    expect(await job("job 2")).toBeUndefined();
    expect(await groups().delete(place(other), other, "job 3", AT)).toBe(true);
    expect((await project()).groups_being_removed).toEqual(new Set([one.id, other.id]));
  });

  it("is refused if the group has gained a study since it was read, or its project is gone", async () => {
    const one = await created({ simulation_count: 1 });
    expect(await groups().delete(place(one), { ...one, simulation_count: 0 }, "job 4", AT)).toBe(false);
    expect(await groups().find(place(one))).toEqual(one);
    await engine.table.deleteAll([projectKey(ref)]);
    expect(await groups().delete(place(one), one, "job 5", AT)).toBe(false);
    expect(await engine.raw.get(groupKey(place(one)))).toBeDefined();
    for (const jobId of ["job 4", "job 5"]) expect(await job(jobId)).toBeUndefined();
  });
});

describe("a generation", () => {
  it("remembers the answer to whoever has begun it, and nothing where it was refused", async () => {
    const one = await created();
    const begin = (key: string) => groups().startGeneration(place(one), one, 5, LATER, remembered(key));
    expect(await begin("first")).toBe(true);
    expect(await begin("second")).toBe(false);
    expect(await engine.raw.get(idempotencyRecordKey(ref.companyId, "first"))).toMatchObject({ status: 201 });
    expect(await engine.raw.get(idempotencyRecordKey(ref.companyId, "second"))).toBeUndefined();
    expect(await groups().find(place(one))).toMatchObject({ generation: 1, respondent_codes: 0 });
  });

  it("of real respondents adds their codes to those that were given before", async () => {
    const one = await created({ respondent_codes: 12 });
    await engine.table.transact(generationStart(place(one), one, 8, LATER, 8));
    expect(await groups().find(place(one))).toMatchObject({ generating_count: 8, respondent_codes: 20 });
  });

  it("that failed has finished those of its plan who are there", async () => {
    const one = await created();
    const finished = () => groups().countFinishedOfFailed(place(one));
    const { facts } = storedPersona();
    const planned = [newId(), newId(), newId()];
    for (const id of [planned[0]!, planned[2]!, newId()])
      await engine.raw.put(personaKey(place(one), id), { entity: "persona" });
    // Before there is a plan, nobody is of an attempt that failed.
    expect(await finished()).toBe(0);
    const plan: SamplingPlan = {
      ...{ generation: 1, fingerprint: "f", requirements: [], next_index: 3 },
      personas: planned.map((persona_id, plan_index) => ({ persona_id, plan_index, facts })),
    };
    await engine.raw.put(samplingPlanKey(place(one)), { entity: "sampling_plan", ...plan });
    expect(await finished()).toBe(2);
  });
});
