import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import type { PersonaGroupRecord } from "../../../../functions/personas/groups/record.ts";
import { generationStatusSchema } from "../../../../functions/personas/groups/schemas.ts";
import type { PersonaRecord, SamplingPlan } from "../../../../functions/personas/people/record.ts";
import {
  groupKey,
  personaKey,
  personaNameKey,
  projectKey,
  samplingPlanKey,
} from "../../../../functions/platform/table/keys.ts";
import { DROPPED_AT_ONCE, createGenerationStore } from "../../../../functions/personas/groups/store-lifecycle.ts";
import { createPersonaGroupStore } from "../../../../functions/personas/groups/store.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";
import { itemsOf } from "../../../support/table-contents.ts";

const AT = "2026-11-22T12:00:00.000";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

let ref: { companyId: string; projectId: string };
beforeEach(async () => {
  ref = { companyId: newId(), projectId: newId() };
  await engine.raw.put(projectKey(ref), { persona_group_count: 0, simulation_count: 0 });
});

describe("a group's generation", () => {
  const generations = () => createGenerationStore(engine.table);
  const groups = () => createPersonaGroupStore(engine.table);
  const definition = {
    ...{ project_id: "p", name: "Group", age_min: null, age_max: null, gender: "All", location: null },
    ...{ income_level: null, occupation: null, persona_count: 5, grounding: null, simulation_count: 0 },
    ...{ created_at: AT, updated_at: AT, description: null, language: null, generating_count: 5 },
  };
  const ofStatus = async (status: string, more: Record<string, unknown> = {}) => {
    const group = { ...ref, groupId: newId() };
    const counts = { personas_total: 3, personas_reused: 1, generation: 2, respondent_codes: 0 };
    const item = { id: group.groupId, ...definition, status, ...counts, generating: {}, ...more };
    await engine.raw.put(groupKey(group), item);
    return group;
  };
  type Group = Awaited<ReturnType<typeof ofStatus>>;
  const found = async (group: Group) => (await engine.raw.get(groupKey(group)))!;
  const record = async (group: Group) => (await found(group)) as PersonaGroupRecord;
  const plan = (generation: number): SamplingPlan => ({
    ...{ generation, fingerprint: "f", requirements: [], next_index: 0, personas: [] },
  });
  const persona = (fields: Partial<PersonaRecord> = {}) =>
    storedPersona({ id: newId(), full_name: newId(), ...(fields as object) });
  const inProgress = (...people: PersonaRecord[]) => ({
    generating: Object.fromEntries(
      people.map(({ id, full_name }, position) => [id, { full_name, status: "complete", position }]),
    ),
  });

  it("begins from every state but itself, as the group was read", async () => {
    for (const status of generationStatusSchema.options) {
      const group = await ofStatus(status, { error: "before" });
      const started = await groups().startGeneration(group, await record(group), 5, AT, null);
      expect([status, started]).toEqual([status, status !== "generating"]);
      if (!started) continue;
      const after = await found(group);
      expect(after).toMatchObject({
        ...{ status: "generating", generation: 3, generating_count: 5, generating: {}, work_since: AT },
      });
      expect(after).toHaveProperty("work_shard");
      expect(after).not.toHaveProperty("error");
    }
    const group = await ofStatus("complete");
    const read = await record(group);
    for (const other of [{ generation: 1 }, { personas_total: 2 }])
      expect(await groups().startGeneration(group, { ...read, ...other }, 5, AT, null)).toBe(false);
    expect(await found(group)).toMatchObject({ status: "complete" });
    expect(await groups().startGeneration({ ...ref, groupId: newId() }, read, 5, AT, null)).toBe(false);
  });

  const person = persona();
  /** What a run writes, and what it answers when the run is not the group's any more. */
  const writes: [string, unknown, (run: Group & { generation: number }) => Promise<unknown>][] = [
    ["save its plan", false, (run) => generations().savePlan(run, plan(2), {}, [])],
    ["note its grounding", false, (run) => generations().noteGrounding(run, {} as never)],
    ["save a persona", "stopped", (run) => generations().savePersona(run, person)],
    ["drop duplicates", false, (run) => generations().dropDuplicates(run, plan(2), [], [])],
    ["complete", false, (run) => generations().complete(run, AT)],
    ["fail", false, (run) => generations().fail(run, "no model", AT)],
  ];
  it.each(writes)("may %s only while it is the group's", async (_what, refusal, write) => {
    for (const status of generationStatusSchema.options)
      for (const generation of [1, 2, 3]) {
        const group = await ofStatus(status, inProgress(person));
        const isCurrent = status === "generating" && generation === 2;
        const before = await found(group);
        const answer = await write({ ...group, generation });
        if (isCurrent) expect(answer).not.toBe(refusal);
        else expect([status, generation, answer]).toEqual([status, generation, refusal]);
        if (!isCurrent) expect(await found(group)).toEqual(before);
        if (!isCurrent) expect(await itemsOf(engine.endpoint, `#G#${group.groupId}`)).toEqual([]);
      }
  });

  it("ends well without its plan, and badly with it and a reason", async () => {
    const [well, badly] = [await ofStatus("generating"), await ofStatus("generating", { work_shard: "work" })];
    for (const group of [well, badly]) await generations().savePlan({ ...group, generation: 2 }, plan(2), {}, []);
    await generations().complete({ ...well, generation: 2 }, AT);
    await generations().fail({ ...badly, generation: 2 }, "no model", AT);
    expect(await engine.raw.get(samplingPlanKey(well))).toBeUndefined();
    expect(await engine.raw.get(samplingPlanKey(badly))).toMatchObject({ generation: 2 });
    expect(await found(well)).toMatchObject({ status: "complete", ended_at: AT });
    expect(await found(badly)).toMatchObject({ status: "failed", error: "no model", ended_at: AT });
    for (const group of [well, badly]) expect(await found(group)).not.toHaveProperty("work_shard");
    const hasFailed = (group: Group, generation: number) => generations().hasFailed({ ...group, generation });
    expect(await hasFailed(badly, 2)).toBe(true);
    for (const [group, number] of [[badly, 3] as const, [well, 2] as const, [{ ...ref, groupId: newId() }, 2] as const])
      expect(await hasFailed(group, number)).toBe(false);
    expect(await hasFailed(await ofStatus("failed", { error: null }), 2)).toBe(false);
  });

  it("stores each persona once, under a name that nobody else has", async () => {
    const [one, namesake] = [persona(), persona()];
    namesake.full_name = one.full_name.toUpperCase();
    const group = await ofStatus("generating", inProgress(one, namesake));
    const run = { ...group, generation: 2 };
    expect(await generations().savePersona(run, one)).toBe("saved");
    expect(await generations().savePersona(run, one)).toBe("saved before");
    expect(await generations().savePersona(run, namesake)).toBe("name taken");
    expect(await found(group)).toMatchObject({ personas_total: 4, personas_reused: 1 });
    expect(await generations().names(run)).toMatchObject([{ full_name: one.full_name, persona_id: one.id }]);
    expect((await found(group)).generating[one.id]).toMatchObject({ status: "complete", full_name: one.full_name });
  });

  it("counts one from the library as such, unless it is retired or gone", async () => {
    const library = persona({ library_persona_id: newId() });
    const group = await ofStatus("generating", inProgress(library));
    expect(await generations().savePersona({ ...group, generation: 2 }, library)).toBe("retired");
    expect(await found(group)).toMatchObject({ personas_total: 3, personas_reused: 1 });
  });

  it.each([0, 1, DROPPED_AT_ONCE, DROPPED_AT_ONCE + 1])("drops %i personas with their names", async (count) => {
    const people = Array.from({ length: count }, () => persona());
    const group = await ofStatus("generating", inProgress(...people));
    const run = { ...group, generation: 2 };
    for (const one of people) await generations().savePersona(run, one);
    const progress = { kept: { full_name: null, status: "pending", position: 0 } } as const;
    expect(await generations().savePlan(run, plan(2), progress, people)).toBe(true);
    for (const { id, full_name } of people)
      for (const key of [personaKey(group, id), personaNameKey(group, full_name)])
        expect(await engine.raw.get(key)).toBeUndefined();
    expect(await found(group)).toMatchObject({ personas_total: 3, personas_reused: 1, generating: progress });
    expect(await engine.raw.get(samplingPlanKey(group))).toMatchObject({ generation: 2 });
  });

  it("writes duplicates anew and marks those that stay", async () => {
    const [gone, kept] = [persona(), persona()];
    const group = await ofStatus("generating", inProgress(gone, kept));
    const run = { ...group, generation: 2 };
    for (const one of [gone, kept]) await generations().savePersona(run, one);
    expect(await generations().dropDuplicates(run, plan(2), [gone], [{ id: kept.id, of: gone.id }])).toBe(true);
    const after = await found(group);
    expect(after.personas_total).toBe(4);
    expect(after.generating[gone.id]).toMatchObject({ status: "pending", full_name: null });
    expect(await engine.raw.get(personaKey(group, gone.id))).toBeUndefined();
    expect(await engine.raw.get(personaNameKey(group, gone.full_name))).toBeUndefined();
    expect(await engine.raw.get(personaKey(group, kept.id))).toMatchObject({ collides_with: gone.id });
    const absent = [{ id: newId(), of: kept.id }];
    expect(await generations().dropDuplicates(run, plan(2), [kept], absent)).toBe(false);
    expect(await engine.raw.get(personaKey(group, kept.id))).toBeDefined();
  });
});
