import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noCost } from "../../../../functions/platform/costs/cost.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import type { StoredMessage } from "../../../../functions/studies/simulation/message.ts";
import type { StoredParticipant } from "../../../../functions/personas/people/participant.ts";
import { personaKey, type SimulationRef } from "../../../../functions/platform/table/keys.ts";
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

const encrypted = (count: number) => people(count).map((one) => ({ ...one, profile: { encrypted: "secret" } }));
const group = () => ({ ...project.ref, groupId: project.groupId });
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
      await engine.raw.put(personaKey(group(), persona.id), { entity: "persona", ...persona });
    await engine.raw.put(personaKey({ ...project.ref, groupId: newId() }, newId()), { entity: "persona", ...mine[0] });
    expect(await project.pipeline.personasOf({ ...project.ref, simulationId: newId() }, project.groupId)).toEqual(mine);
  });

  it("takes each in with a name, a place and what they count, and starts once", async () => {
    const study = await project.ordered();
    const [mia, leo] = people(2) as [StoredParticipant, StoredParticipant];
    const entryOf = (id: string) => ({ weight: id === leo.persona_id ? 0.5 : undefined });
    expect(await project.pipeline.start(study, project.groupId, [mia, leo], BEGUN, entryOf)).toBe(true);
    expect(await project.read(study)).toMatchObject({ status: "running", started_at: BEGUN });
    expect((await project.read(study)).participants).toEqual({
      [mia.persona_id]: { full_name: mia.persona_name, status: "pending", position: 0 },
      [leo.persona_id]: { full_name: leo.persona_name, status: "pending", position: 1, weight: 0.5 },
    });
    expect(await project.pipeline.participantsOf(study)).toEqual([mia, leo]);
  });
});

describe("a study of real respondents", () => {
  const there = (participants: readonly StoredParticipant[]) =>
    engine.table.putAll(participants.map(({ persona_id: id }) => ({ ...personaKey(group(), id), entity: "persona" })));

  it.each([12, 13, 60])("copies %i of them while their personas are there", async (count) => {
    const study = await project.ordered();
    const everybody = encrypted(count);
    await there(everybody);
    expect(await project.pipeline.start(study, project.groupId, everybody, BEGUN)).toBe(true);
    expect(await belowOf(study)).toHaveLength(count);
  });

  it("does not begin once somebody's persona is deleted", async () => {
    const study = await project.ordered();
    const everybody = encrypted(2);
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

  it.each([2, 30])("stand behind those who were asked, all %i of them", async (count) => {
    const { study, before } = await running();
    const more = people(count);
    expect(await project.pipeline.askMore(study, project.groupId, before, more)).toBe(true);
    const added = more.map(({ persona_id, persona_name }, index) => [
      persona_id,
      { full_name: persona_name, status: "pending", position: 2 + index },
    ]);
    expect((await project.read(study)).participants).toEqual({ ...before, ...Object.fromEntries(added) });
    expect(await project.pipeline.participantsOf(study)).toHaveLength(2 + count);
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

it("a participant who is lost stays so when a late attempt comes", async () => {
  const study = await project.ordered();
  const [participant] = people(1) as [StoredParticipant];
  expect(await project.pipeline.start(study, project.groupId, [participant], BEGUN)).toBe(true);
  const saveStep = (share: number) =>
    project.pipeline.saveStep(study, { participant, position: 0 }, { share }, { usage: noCost, modelIds: [] });
  expect(await saveStep(0.5)).toBe(true);
  expect(await project.pipeline.saveLoss(study, 0, "ModelRefused")).toBe(true);
  expect(await saveStep(0.9)).toBe(false);
  expect(await project.raw(study)).toMatchObject({ progress: { 0: { lost_to: "ModelRefused" } } });
});

describe("what a moderator says", () => {
  const message = (content: string): StoredMessage => ({
    ...{ id: newId(), sequence: 1, role: "moderator", persona_id: null, persona_name: null, content, round: 1 },
    ...{ created_at: LATER },
  });
  const cost = { usage: { ...noCost, llm_calls: 1 }, modelIds: ["a model"] };

  it("is said and paid for once, and not in a study that is over", async () => {
    const study = await project.ordered("focus_group");
    const first = message("What do you drink?");
    const said = (one: StoredMessage) => project.pipeline.saveTurn(study, one, 1, cost);
    expect(await said(first)).toBe(false);
    expect(await project.pipeline.start(study, project.groupId, people(2), BEGUN)).toBe(true);
    expect(await said(first)).toBe(true);
    expect(await said(message("And what else?"))).toBe(false);
    expect(await project.pipeline.messages(study)).toEqual([first]);
    const item = await project.raw(study);
    expect(item).toMatchObject({ round: 1, usage: { llm_calls: 1 }, model_ids: new Set(["a model"]) });
    expect(await project.pipeline.fail(study, "no model", newId(), LATER)).toBe(true);
    expect(await said({ ...message("Too late"), sequence: 2 })).toBe(false);
    expect(await project.pipeline.messages(study)).toEqual([first]);
  });
});
