import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../../../../functions/domain/ids.ts";
import type { StoredParticipant } from "../../../../functions/domain/simulation/participant.ts";
import { personaKey, simulationKey, type SimulationRef } from "../../../../functions/storage/keys.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { storedPersona } from "../../../support/library.ts";
import { BEGUN, LATER, openProject, people } from "../../../support/project-studies.ts";
import { itemsOf } from "../../../support/table-contents.ts";

let engine: EngineTable;
let project: Awaited<ReturnType<typeof openProject>>;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());
beforeEach(async () => {
  project = await openProject(engine);
});

const sealed = (count: number) => people(count).map((one) => ({ ...one, profile: { sealed: "secret" } }));
const belowOf = (study: SimulationRef) => itemsOf(engine.endpoint, `#S#${study.simulationId}`);

describe("a study as it is stored", () => {
  it("is read as it was ordered, belongs to its company, and no model has answered in it", async () => {
    const id = newId();
    const participants = { [id]: { full_name: "Mia", status: "pending" as const, position: 0, weight: 1.5 } };
    const study = await project.ordered("survey", { name: "Study", participants, sample: null });
    expect(await project.read(study)).toMatchObject({ status: "pending", name: "Study", participants, sample: null });
    const item = await project.raw(study);
    expect(item).toMatchObject({ entity: "simulation", company_id: project.ref.companyId, asked: 1, progress: {} });
    expect(item).not.toHaveProperty("model_ids");
    expect(item).not.toHaveProperty("participants");
    const models = await project.ordered("survey", { model_ids: new Set(["a model"]) });
    expect((await project.read(models)).model_ids).toEqual(new Set(["a model"]));
    expect(await project.pipeline.find({ ...project.ref, simulationId: newId() })).toBeUndefined();
  });

  it("has the personas of its group, and of no other", async () => {
    const mine = [storedPersona({ id: newId() }), storedPersona({ id: newId() })];
    for (const persona of mine)
      await engine.raw.put(personaKey({ ...project.ref, groupId: project.groupId }, persona.id), {
        entity: "persona",
        ...persona,
      });
    await engine.raw.put(personaKey({ ...project.ref, groupId: newId() }, newId()), { entity: "persona", ...mine[0] });
    expect(await project.pipeline.personasOf({ ...project.ref, simulationId: newId() }, project.groupId)).toEqual(mine);
  });

  it("takes each in with a name, a place and what they count, and starts once", async () => {
    const study = await project.ordered();
    const [mia, leo] = people(2) as [StoredParticipant, StoredParticipant];
    const weightOf = (id: string) => (id === leo.persona_id ? 0.5 : undefined);
    expect(await project.pipeline.start(study, project.groupId, [mia, leo], BEGUN, weightOf)).toBe(true);
    expect(await project.read(study)).toMatchObject({ status: "running", started_at: BEGUN });
    expect((await project.read(study)).participants).toEqual({
      [mia.persona_id]: { full_name: mia.persona_name, status: "pending", position: 0 },
      [leo.persona_id]: { full_name: leo.persona_name, status: "pending", position: 1, weight: 0.5 },
    });
    expect(await project.pipeline.participantsOf(study)).toEqual([mia, leo]);
  });
});

describe("a study of real respondents", () => {
  const there = async (participants: readonly StoredParticipant[]) => {
    for (const { persona_id } of participants)
      await engine.raw.put(personaKey({ ...project.ref, groupId: project.groupId }, persona_id), { entity: "persona" });
  };

  it.each([12, 13, 25])("copies %i of them while their personas are there", async (count) => {
    const study = await project.ordered();
    const everybody = sealed(count);
    await there(everybody);
    expect(await project.pipeline.start(study, project.groupId, everybody, BEGUN)).toBe(true);
    expect(await belowOf(study)).toHaveLength(count);
  });

  it("does not begin once somebody's persona is deleted", async () => {
    const study = await project.ordered();
    const everybody = sealed(2);
    await there(everybody.slice(0, 1));
    expect(await project.pipeline.start(study, project.groupId, everybody, BEGUN)).toBe(false);
    expect(await belowOf(study)).toEqual([]);
    expect((await project.raw(study)).status).toBe("pending");
    // Invented ones are kept as they were, whatever has become of them.
    expect(await project.pipeline.start(study, project.groupId, people(2), BEGUN)).toBe(true);
  });
});

describe("more people for a running study", () => {
  const running = async () => {
    const study = await project.ordered();
    const first = people(2);
    expect(await project.pipeline.start(study, project.groupId, first, BEGUN)).toBe(true);
    return { study, first, before: (await project.read(study)).participants };
  };

  it("stand behind those who were asked", async () => {
    const { study, before } = await running();
    const [next] = people(1) as [StoredParticipant];
    expect(await project.pipeline.askMore(study, project.groupId, before, [next])).toBe(true);
    expect((await project.read(study)).participants).toEqual({
      ...before,
      [next.persona_id]: { full_name: next.persona_name, status: "pending", position: 2 },
    });
  });

  it("are counted by the study itself where it keeps people the older way", async () => {
    const { study, before } = await running();
    const { asked: _, roster: __, progress: ___, ...item } = await project.raw(study);
    await engine.raw.put(simulationKey(study), { ...item, schema_version: 4, participants: before });
    const { [Object.keys(before)[0]!]: one, ...fewer } = before;
    expect(await project.pipeline.askMore(study, project.groupId, fewer, people(1))).toBe(false);
    expect(one).toBeDefined();
    expect(await project.pipeline.askMore(study, project.groupId, before, people(1))).toBe(true);
    expect(Object.keys((await project.read(study)).participants)).toHaveLength(3);
    expect(await project.raw(study)).not.toHaveProperty("participants");
  });

  it("are none of a study that has ended, however many they are", async () => {
    const { study, before } = await running();
    expect(await project.simulations.abort(study, undefined, newId(), LATER)).toBe(true);
    const kept = await belowOf(study);
    for (const count of [1, 30])
      expect(await project.pipeline.askMore(study, project.groupId, before, people(count))).toBe(false);
    expect(await belowOf(study)).toEqual(kept);
  });
});
