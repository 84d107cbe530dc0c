import { ONE_BATCH } from "../../functions/platform/functions/batch-capacity.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { LibraryEntry } from "../../functions/personas/library/record.ts";
import { wordingOf } from "../../functions/languages/wording.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { planGeneration } from "../../functions/personas/generation/plan-generation.ts";
import { createLogger } from "../../functions/platform/log/logger.ts";
import { createGenerationStore } from "../../functions/personas/groups/store-lifecycle.ts";
import type { LibraryStore } from "../../functions/personas/library/store.ts";
import { createPersonaGroupStore } from "../../functions/personas/groups/store.ts";
import { createRespondentBuilding } from "../../functions/personas/respondents/store-building.ts";
import { createSignalStore } from "../../functions/personas/signals/store.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { openLibrary, openLocalTable, seedLibrary } from "../support/library.ts";
import { nothingEncrypted } from "../support/nothing-encrypted.ts";
import { startSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let library: LibraryStore;
let company: Company;
let companyId: string;
let fault: FaultInjector | undefined;
let written = 0;
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.toolName === "write_persona") written += 1;
      return fault?.(call);
    },
  });
  library = openLibrary(stack.endpoints.dynamodb);
});
afterAll(() => stack.close());
beforeEach(async () => {
  fault = undefined;
  company = await Company.signUp(stack.url);
  companyId = company.user.company_id as string;
  written = 0;
});

/** What admits everybody of {@link seeded}. */
const segment = { location: "Munich, Germany", age_min: 30, age_max: 40, occupation: "clerk" };
const names = ["Katharina Maurer", "Lena Huber", "Paula Vogt", "Rita Kern"];
const seeded = (...scores: number[]): Promise<LibraryEntry[]> =>
  seedLibrary(
    library,
    companyId,
    scores.map((reliability_score, index) => ({
      id: `lib-019a9f62-2c0${index}-7d44-8e33-6b7c8d9e0f1a`,
      full_name: names[index] as string,
      reliability_score,
    })),
  );
const path = (projectId: string, groupId: string) => `/projects/${projectId}/persona-groups/${groupId}`;
const personasOf = async (projectId: string, groupId: string) =>
  (await company.get(`${path(projectId, groupId)}/personas`)).body as Record<string, unknown>[];
const reusedIn = async (projectId: string, groupId: string) =>
  (await personasOf(projectId, groupId)).flatMap(({ library_persona_id: id }) => id ?? []);
const entryOf = async ({ id }: { id: string }) => (await company.get(`/library/personas/${id}`)).body;
const refuse: FaultInjector = ({ toolName }) =>
  toolName === "write_persona" ? { status: 403, type: "AccessDeniedException", message: "No access" } : undefined;

describe("reuse of library personas", () => {
  it("takes those whom the definition admits, and has a model write the rest", async () => {
    const [first, second] = (await seeded(81, 93)) as [LibraryEntry, LibraryEntry];
    await seedLibrary(library, companyId, [{ location: "Hamburg, Germany", full_name: "Not From Munich" }]);
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 3 });
    expect((await company.get(path(projectId, groupId))).body).toMatchObject({
      personas_total: 3,
      personas_reused: 2,
      generation_progress: "Generated 3 of 3 personas, 2 of them from the library",
    });
    expect(written).toBe(1);
    const reused = (await personasOf(projectId, groupId)).slice(0, 2);
    expect(reused).toEqual([
      expect.objectContaining({ library_persona_id: second.id, full_name: "Lena Huber", persona_group_id: groupId }),
      expect.objectContaining({ library_persona_id: first.id, full_name: "Katharina Maurer", age: 34, signals: [] }),
    ]);
    const { avatar_url, digital_habits } = await entryOf(second);
    expect(reused[0]).toMatchObject({ avatar_url, digital_habits });
    expect(reused.map(({ id }) => `lib-${String(id)}`)).not.toContain(second.id);
    expect(await entryOf(first)).toMatchObject({ times_used: 1, last_used_at: expect.any(String) });
    const { body } = await company.get(`/library/personas/${first.id}/projects`);
    expect(body).toMatchObject([{ id: projectId, persona_groups: [{ id: groupId }] }]);
  });

  it("takes the most reliable first, and nobody who is in the group already", async () => {
    const [weak, strong, middle] = (await seeded(80, 95, 88)) as [LibraryEntry, LibraryEntry, LibraryEntry];
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 2 });
    expect(await reusedIn(projectId, groupId)).toEqual([strong.id, middle.id]);
    await company.generate(projectId, groupId);
    expect(await reusedIn(projectId, groupId)).toEqual([strong.id, middle.id, weak.id]);
    expect((await company.get(path(projectId, groupId))).body).toMatchObject({ personas_total: 4, personas_reused: 3 });
    expect(written).toBe(1);
  });

  it("is said by whatever they take part in", async () => {
    await seeded(93);
    const group = await company.prepare({ ...segment, persona_count: 2 });
    fault = canned;
    const id = await startSimulation(company, group, "concept_test");
    const simulations = `/projects/${group.projectId}/simulations`;
    await until(
      () => company.get(`${simulations}/${id}`),
      ({ body }) => body.status === "complete",
    );
    const { body } = await company.get(`${simulations}/${id}/results`);
    const { quality } = (body as unknown as SimulationResults).aggregate;
    expect(quality.flags).toContain("library_selected");
    expect(quality.notes).toContain(wordingOf("en").say("flags.library_selected"));
    const convergence = await company.get(`${simulations}/convergence?persona_group_id=${group.groupId}`);
    expect(convergence.body.flags).toContain("library_selected");
  });

  it("never meets the persona it is a copy of", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const [{ id, full_name, age, gender, location, occupation, income_level }] = (await personasOf(
      projectId,
      groupId,
    )) as [any];
    const itself = { full_name, age, gender, location, occupation, income_level };
    await seedLibrary(library, companyId, [{ ...itself, id: `lib-${id}` }]);
    await company.generate(projectId, groupId);
    expect(await reusedIn(projectId, groupId)).toEqual([]);
    const other = await company.prepare({ persona_count: 1 });
    expect(await reusedIn(other.projectId, other.groupId)).toEqual([`lib-${id}`]);
  });

  it("never brings back who is retired", async () => {
    const [retired] = (await seeded(90)) as [LibraryEntry];
    await company.post(`/library/personas/${retired.id}/retire`);
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 1 });
    expect(await reusedIn(projectId, groupId)).toEqual([]);
    expect(await entryOf(retired)).toMatchObject({ times_used: 0 });
  });

  it("leaves out who is retired between plan and group, and takes the next", async () => {
    const [best, next] = (await seeded(95, 90)) as [LibraryEntry, LibraryEntry];
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId, { ...segment, persona_count: 2 });
    const ref = { companyId, projectId, groupId };
    const table = openLocalTable(stack.endpoints.dynamodb);
    const groups = createPersonaGroupStore(table);
    const group = await groups.find(ref);
    await groups.startGeneration(ref, group!, 2, group!.created_at, null);
    const planned = await planGeneration(
      {
        generations: createGenerationStore(table),
        building: createRespondentBuilding(table, nothingEncrypted),
        signals: createSignalStore(table),
        queueMarketRefresh: async () => {},
        logger: createLogger({ function: "test" }),
        model: { ask: () => Promise.reject(new Error("There is no description to read")) },
        parserId: "nobody",
        capacity: ONE_BATCH,
        library: {
          ...library,
          async list(owner) {
            const entries = await library.list(owner);
            await library.retire(companyId, best.id, "2026-12-01T00:00:00.000");
            return entries;
          },
        },
      },
      { company_id: companyId, project_id: projectId, persona_group_id: groupId, generation: 1 },
    );
    expect(planned.persona_ids).toHaveLength(1);
    expect(await reusedIn(projectId, groupId)).toEqual([next.id]);
    expect(await entryOf(best)).toMatchObject({ times_used: 0, retired: true });
    expect((await company.get(path(projectId, groupId))).body.progress).toMatchObject({ completed: 1, total: 2 });
  });

  it("leaves out whose name is taken in the group", async () => {
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 1 });
    const [{ full_name }] = (await personasOf(projectId, groupId)) as [any];
    await seedLibrary(library, companyId, [{ full_name }]);
    const group = await company.generate(projectId, groupId);
    expect(group).toMatchObject({ generation_status: "complete", personas_total: 2, personas_reused: 0 });
  });

  it("takes the same ones once when a failed run is tried again", async () => {
    const [one] = (await seeded(90)) as [LibraryEntry];
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId, { ...segment, persona_count: 3 });
    fault = refuse;
    const failed = await company.generate(projectId, groupId);
    expect(failed).toMatchObject({ generation_status: "failed", personas_total: 1, personas_reused: 1 });
    const [before] = await personasOf(projectId, groupId);
    fault = undefined;
    const group = await company.generate(projectId, groupId);
    expect(group).toMatchObject({ generation_status: "complete", personas_total: 3, personas_reused: 1 });
    expect((await personasOf(projectId, groupId))[0]).toEqual(before);
    expect(await entryOf(one)).toMatchObject({ times_used: 1 });
  });

  it("counts every use of ten groups that generate at once", async () => {
    const [one, two] = (await seeded(90, 85)) as [LibraryEntry, LibraryEntry];
    const projects = await Promise.all([company.createProject("A"), company.createProject("B")]);
    await Promise.all(
      Array.from({ length: 10 }, async (_, index) => {
        const projectId = projects[index % 2] as string;
        const groupId = await company.createGroup(projectId, { ...segment, persona_count: 2 });
        expect(await company.generate(projectId, groupId)).toMatchObject({ personas_reused: 2 });
      }),
    );
    expect(written).toBe(0);
    expect(await Promise.all([one, two].map(entryOf))).toMatchObject([{ times_used: 10 }, { times_used: 10 }]);
    const { body } = await company.get(`/library/personas/${one.id}/projects`);
    expect(body.map(({ persona_groups }: { persona_groups: unknown[] }) => persona_groups.length)).toEqual([5, 5]);
  });
});

describe("what deletions leave of a reuse", () => {
  it.each(["group", "project"])("of a %s: the count, and nothing else", async (what) => {
    const [one] = (await seeded(90)) as [LibraryEntry];
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 1 });
    await company.delete(what === "group" ? path(projectId, groupId) : `/projects/${projectId}`);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, what === "group" ? groupId : projectId),
      (items) => items.filter((key) => what === "project" || !key.includes("DELETION#")).length === 0,
    );
    expect(
      (await itemsOf(stack.endpoints.dynamodb, `${companyId}#L#`)).filter((key) => key.includes("PROJECT#")),
    ).toEqual([]);
    expect(await entryOf(one)).toMatchObject({ times_used: 1 });
    expect((await company.get(`/library/personas/${one.id}/projects`)).body).toEqual([]);
  });

  it("of a persona: the use of its group, which counts once even if it comes back", async () => {
    const [one] = (await seeded(90)) as [LibraryEntry];
    const { projectId, groupId } = await company.prepare({ ...segment, persona_count: 1 });
    const [persona] = await personasOf(projectId, groupId);
    await company.delete(`${path(projectId, groupId)}/personas/${String(persona?.id)}`);
    expect((await company.get(path(projectId, groupId))).body).toMatchObject({ personas_total: 0, personas_reused: 0 });
    expect((await company.get(`/library/personas/${one.id}/projects`)).body).toHaveLength(1);
    await company.generate(projectId, groupId);
    expect(await reusedIn(projectId, groupId)).toEqual([one.id]);
    expect(await entryOf(one)).toMatchObject({ times_used: 1 });
  });
});
