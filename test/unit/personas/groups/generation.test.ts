import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/platform/ids.ts";
import type { PersonaRecord, SamplingPlan } from "../../../../functions/personas/people/record.ts";
import {
  groupKey,
  personaKey,
  personaNameKey,
  projectKey,
  reuseKey,
} from "../../../../functions/platform/table/keys.ts";
import { libraryEntryKey } from "../../../../functions/personas/library/keys.ts";
import { DROPPED_AT_ONCE, createGenerationStore } from "../../../../functions/personas/groups/store-lifecycle.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";

const AT = "2026-11-22T12:00:00.000";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

const generations = () => createGenerationStore(engine.table);
const persona = (fields: Partial<PersonaRecord> = {}): PersonaRecord =>
  storedPersona({ id: newId(), full_name: newId(), ...(fields as object) });
const { facts } = storedPersona();
const plan = (...people: PersonaRecord[]): SamplingPlan => ({
  ...{ generation: 2, fingerprint: "f", requirements: [], next_index: 7 },
  personas: people.map(({ id }, plan_index) => ({ persona_id: id, plan_index, facts })),
});

/** A run of a group of which 40 personas, 9 of them from the library, are there from runs before. */
let run: { companyId: string; projectId: string; groupId: string; generation: number };
beforeEach(async () => {
  run = { companyId: newId(), projectId: newId(), groupId: newId(), generation: 2 };
  await engine.raw.put(projectKey(run), { persona_group_count: 1, simulation_count: 0 });
  await engine.raw.put(groupKey(run), {
    ...{ id: run.groupId, project_id: run.projectId, name: "Group", age_min: null, age_max: null, gender: "All" },
    ...{ location: null, income_level: null, occupation: null, description: null, language: null },
    ...{ persona_count: 5, status: "generating", personas_total: 40, personas_reused: 9, grounding: null },
    ...{ simulation_count: 0, generation: 2, generating: {}, generating_count: 5, respondent_codes: 0 },
    ...{ created_at: AT, updated_at: AT, work_shard: "work", work_since: AT },
  });
});
const group = async () => (await engine.raw.get(groupKey(run)))!;
const begun = async (...people: PersonaRecord[]) => {
  const progress = people.map(({ id }, position) => [id, { full_name: null, status: "pending" as const, position }]);
  const planned = Object.fromEntries(progress as [string, { full_name: null; status: "pending"; position: number }][]);
  expect(await generations().savePlan(run, plan(...people), planned, [])).toBe(true);
};
/** Somebody from the company's library. */
const fromLibrary = async (entry: Record<string, unknown> = {}) => {
  const one = persona({ library_persona_id: newId() });
  await engine.raw.put(libraryEntryKey(run.companyId, one.library_persona_id!), {
    entity: "library_persona",
    ...entry,
  });
  return one;
};

describe("what a run goes on from", () => {
  it("is its group, its plan and everybody who is there, and of a group that is gone nothing", async () => {
    const [one, other] = [persona(), persona()];
    await begun(one, other);
    for (const each of [one, other]) expect(await generations().savePersona(run, each)).toBe("saved");
    const { group: stored, plan: planned } = await generations().loadPlan(run);
    expect(stored).toMatchObject({ id: run.groupId, status: "generating", personas_total: 42 });
    expect(planned).toEqual(plan(one, other));
    expect(await generations().load(run)).toEqual({ group: stored, plan: planned, personas: [one, other] });
    const gone = { ...run, groupId: newId() };
    expect(await generations().load(gone)).toEqual({ group: undefined, plan: undefined, personas: [] });
    expect(await generations().loadPlan(gone)).toEqual({ group: undefined, plan: undefined });
  });

  it("is a name for each persona, which is free again once the persona is dropped", async () => {
    const [one, other] = [persona({ full_name: "Mia Huber" }), persona({ full_name: "Leo Maier" })];
    await begun(one, other);
    for (const each of [one, other]) await generations().savePersona(run, each);
    const names = async () => (await generations().names(run)).map(({ full_name }) => full_name);
    expect(await names()).toEqual(["Leo Maier", "Mia Huber"]);
    expect(await generations().dropDuplicates(run, plan(one, other), [one], [])).toBe(true);
    expect(await names()).toEqual(["Leo Maier"]);
    const namesake = persona({ full_name: "mia huber" });
    await begun(namesake);
    expect(await generations().savePersona(run, namesake)).toBe("saved");
  });

  it("is what its personas can be grounded in", async () => {
    const grounding = { market: "DE", refreshed_at: null, sources: [] };
    expect(await generations().noteGrounding(run, grounding)).toBe(true);
    expect((await generations().loadPlan(run)).group?.grounding).toEqual(grounding);
  });
});

describe("a persona of a run", () => {
  it("is shown as running only while the run is the group's", async () => {
    const [one, other] = [persona(), persona()];
    await begun(one, other);
    await generations().markRunning(run, one.id);
    const shown = { [one.id]: { status: "running" }, [other.id]: { status: "pending" } };
    expect((await group()).generating).toMatchObject(shown);
    await generations().markRunning({ ...run, generation: 1 }, other.id);
    expect((await group()).generating).toMatchObject(shown);
  });

  it("that is lost is shown with the reason, until a later try brings it", async () => {
    const [one, other] = [persona(), persona()];
    await begun(one, other);
    const seen = await generations().markLost(run, one.id, "ModelRefused");
    expect(seen?.generating[one.id]).toMatchObject({ status: "failed", lost_to: "ModelRefused" });
    expect(seen?.generating[other.id]).toMatchObject({ status: "pending" });
    expect(await generations().savePersona(run, one)).toBe("saved");
    expect((await group()).generating[one.id]).toEqual({ status: "complete", full_name: one.full_name, position: 0 });
  });

  it("is not lost to a run that is over", async () => {
    const one = persona();
    await begun(one);
    const late = { ...run, generation: 1 };
    expect(await generations().markLost(late, one.id, "ModelRefused")).toBeUndefined();
    expect((await group()).generating[one.id]).toMatchObject({ status: "pending" });
    await generations().complete(run, AT);
    expect(await generations().markLost(run, one.id, "ModelRefused")).toBeUndefined();
    expect((await group()).generating[one.id]).toMatchObject({ status: "pending" });
    expect(await generations().markLost({ ...run, groupId: newId() }, one.id, "ModelRefused")).toBeUndefined();
  });

  it("from the library is counted as such, and leaves a mark by which its deletion finds it", async () => {
    const one = await fromLibrary();
    await begun(one);
    expect(await generations().savePersona(run, one)).toBe("saved");
    expect(await group()).toMatchObject({ personas_total: 41, personas_reused: 10 });
    const id = one.library_persona_id!;
    expect(await engine.raw.get(reuseKey(run, id))).toMatchObject({ library_persona_id: id, entity: "library_reuse" });
  });

  it("from the library that is retired is not stored, nor is its name taken", async () => {
    const one = await fromLibrary({ retired_at: AT });
    await begun(one);
    expect(await generations().savePersona(run, one)).toBe("retired");
    expect(await engine.raw.get(personaKey(run, one.id))).toBeUndefined();
    expect(await engine.raw.get(reuseKey(run, one.library_persona_id!))).toBeUndefined();
    expect(await generations().names(run)).toEqual([]);
    expect(await group()).toMatchObject({ personas_total: 40, personas_reused: 9 });
  });
});

describe("personas that are dropped", () => {
  it.each([1, 2 * DROPPED_AT_ONCE + 1])("are %i fewer, and those from the library count as such", async (count) => {
    const reused = await fromLibrary();
    const people = [reused, ...Array.from({ length: count - 1 }, () => persona())];
    const itemsOf = (one: PersonaRecord) => [
      { ...personaKey(run, one.id), entity: "persona", ...one },
      { ...personaNameKey(run, one.full_name), full_name: one.full_name, persona_id: one.id },
    ];
    await engine.table.putAll(people.flatMap(itemsOf));
    await engine.raw.set(groupKey(run), { personas_total: 40 + count, personas_reused: 10 });
    expect(await generations().savePlan(run, plan(), {}, people)).toBe(true);
    expect(await group()).toMatchObject({ personas_total: 40, personas_reused: 9, generating: {} });
    const { personas, plan: planned } = await generations().load(run);
    expect(personas).toEqual([]);
    expect(planned).toEqual(plan());
    expect(await generations().names(run)).toEqual([]);
  });

  it("as duplicates are several at once, and stay where the run is not the group's", async () => {
    const [one, other, third] = [persona(), persona(), persona()];
    const everybody = [one, other, third];
    await begun(...everybody);
    for (const each of everybody) await generations().savePersona(run, each);
    expect(await generations().dropDuplicates({ ...run, generation: 1 }, plan(), [one], [])).toBe(false);
    expect(await generations().dropDuplicates(run, plan(...everybody), [one, other], [])).toBe(true);
    const after = await group();
    expect(after.personas_total).toBe(41);
    for (const [position, { id }] of [one, other].entries())
      expect(after.generating[id]).toEqual({ status: "pending", full_name: null, position });
    expect(after.generating[third.id]).toMatchObject({ status: "complete", full_name: third.full_name });
    expect((await generations().load(run)).personas).toEqual([third]);
    expect(await engine.raw.get(personaNameKey(run, third.full_name))).toMatchObject({ persona_id: third.id });
  });

  it("are nobody where duplicates only are marked, each with whom they resemble", async () => {
    const [one, other, third] = [persona(), persona(), persona()];
    await begun(one, other, third);
    for (const each of [one, other, third]) await generations().savePersona(run, each);
    const kept = [
      { id: other.id, of: one.id },
      { id: third.id, of: other.id },
    ];
    expect(await generations().dropDuplicates(run, plan(one, other, third), [], kept)).toBe(true);
    const { personas } = await generations().load(run);
    expect(personas.map(({ collides_with }) => collides_with)).toEqual([null, one.id, other.id]);
    expect(await group()).toMatchObject({ personas_total: 43 });
  });
});
