import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personaGroupHandlers } from "../../../../functions/personas/groups/handlers.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import type { PersonaRecord, SamplingPlan } from "../../../../functions/personas/people/record.ts";
import type { PersonaGroupRecord } from "../../../../functions/personas/groups/record.ts";
import { timestamp } from "../../../../functions/platform/timestamp.ts";
import { groupKey, projectKey } from "../../../../functions/platform/table/keys.ts";
import { createGenerationStore, type GenerationStore } from "../../../../functions/personas/groups/store-lifecycle.ts";
import { createPersonaGroupStore, type PersonaGroupStore } from "../../../../functions/personas/groups/store.ts";
import { createPersonaStore } from "../../../../functions/personas/people/store.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";
import { nothingEncrypted } from "../../../support/nothing-encrypted.ts";

let engine: EngineTable;
let groups: PersonaGroupStore;
let generations: GenerationStore;
beforeAll(async () => {
  engine = await startEngineTable();
  groups = createPersonaGroupStore(engine.table);
  generations = createGenerationStore(engine.table);
});
afterAll(() => engine.close());

/** Personas of generations that went well, and of one that failed: the limit is 1,000. */
const EARLIER = 980;
const PLANNED = 20;
const FINISHED = 10;

let ref: { companyId: string; projectId: string; groupId: string };
let finished: PersonaRecord[];

const found = async (): Promise<PersonaGroupRecord> => (await groups.find(ref))!;
const begin = async (count: number) =>
  expect(await groups.startGeneration(ref, await found(), count, timestamp(), null)).toBe(true);
const run = async () => ({ ...ref, generation: (await found()).generation });

beforeEach(async () => {
  ref = { companyId: newId(), projectId: newId(), groupId: newId() };
  const at = timestamp();
  await engine.raw.put(projectKey(ref), { entity: "project", persona_group_count: 0, simulation_count: 0 });
  const group: PersonaGroupRecord = {
    ...{
      id: ref.groupId,
      project_id: ref.projectId,
      name: "Group",
      age_min: null,
      age_max: null,
      gender: "All" as const,
    },
    ...{ location: null, income_level: null, occupation: null, description: null, language: null, persona_count: 5 },
    ...{ status: "pending" as const, personas_total: 0, personas_reused: 0, grounding: null, simulation_count: 0 },
    ...{ generation: 0, generating: {}, respondent_codes: 0, created_at: at, updated_at: at },
  };
  expect(await groups.create(ref, group, null)).toBe(true);
  await engine.raw.set(groupKey(ref), { personas_total: EARLIER });

  await begin(PLANNED);
  const generation = await run();
  const { facts } = storedPersona();
  const ids = Array.from({ length: PLANNED }, newId);
  finished = ids.slice(0, FINISHED).map((id, index) => storedPersona({ id, full_name: `Person ${index}` }));
  const plan: SamplingPlan = {
    ...{ generation: 1, fingerprint: "f", requirements: [], next_index: PLANNED },
    personas: ids.map((persona_id, plan_index) => ({ persona_id, plan_index, facts })),
  };
  const progress = Object.fromEntries(
    ids.map((id, position) => [id, { full_name: null, status: "pending" as const, position }]),
  );
  await generations.savePlan(generation, plan, progress, []);
  for (const persona of finished) expect(await generations.savePersona(generation, persona)).toBe("saved");
  expect(await generations.fail(generation, "no model")).toBe(true);
  expect((await found()).personas_total).toBe(EARLIER + FINISHED);
});

/** What the route answers to a number: nothing, or why not. */
const refusal = async (count: number): Promise<string | undefined> => {
  const request = {
    identity: { companyId: ref.companyId },
    params: { project_id: ref.projectId, group_id: ref.groupId },
    body: { count },
  };
  const load = personaGroupHandlers.generatePersonas.load as (all: object, request: unknown) => Promise<unknown>;
  return load({ groups }, request).then(
    () => undefined,
    (error: Error) => error.message,
  );
};
const tooMany = (staying: number, count: number) =>
  `A group can have at most 1000 personas; this one has ${staying} and you asked for ${count} more`;

describe("the most personas of a group", () => {
  it("counts those that a failed attempt has finished once, as part of what is asked for", async () => {
    expect(await refusal(PLANNED)).toBeUndefined();
    expect(await refusal(PLANNED + 1)).toBe(tooMany(EARLIER, PLANNED + 1));
  });

  it("counts them once after attempts, too, that failed before they had a plan", async () => {
    await begin(PLANNED);
    await generations.fail(await run(), "no model");
    expect(await refusal(PLANNED)).toBeUndefined();
    expect(await refusal(PLANNED + 1)).toBe(tooMany(EARLIER, PLANNED + 1));
  });

  it("does not count off those that were deleted since", async () => {
    const personas = createPersonaStore(engine.table, nothingEncrypted);
    expect(await personas.delete(ref, finished)).toBe(true);
    expect((await found()).personas_total).toBe(EARLIER);
    expect(await refusal(PLANNED)).toBeUndefined();
    expect(await refusal(PLANNED + 1)).toBe(tooMany(EARLIER, PLANNED + 1));
  });

  it("counts everybody once a generation went well", async () => {
    await begin(PLANNED);
    await generations.complete(await run());
    expect(await refusal(10)).toBeUndefined();
    expect(await refusal(11)).toBe(tooMany(EARLIER + FINISHED, 11));
  });
});
