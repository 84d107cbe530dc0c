import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { generationExecutionName } from "../../../../functions/platform/pipelines/state-inputs.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { createApiKeyStore } from "../../../../functions/accounts/api-keys/store.ts";
import { createCompanyStore } from "../../../../functions/accounts/company/store.ts";
import { createDeletionStore } from "../../../../functions/service/deletion/store.ts";
import { deletionWrite, type DeletionTarget } from "../../../../functions/platform/deletion/store-writes.ts";
import { createIdempotencyStore } from "../../../../functions/platform/idempotency/store.ts";
import {
  companyCostKey,
  deletionJobKey,
  groupKey,
  projectKey,
  simulationKey,
} from "../../../../functions/platform/table/keys.ts";
import { createLibraryStore } from "../../../../functions/personas/library/store.ts";
import { createProjectStore } from "../../../../functions/projects/store.ts";
import { QUIET_AFTER_MS, deleteCompany, orderCompanyDeletion } from "../../../../functions/service/deletion/company.ts";
import { deleteResources, type DeletionDependencies } from "../../../../functions/service/deletion/deletion.ts";
import { deletableCompany, type DeletableCompany } from "../../../support/deletable-company.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";
import { itemsOf } from "../../../support/table-contents.ts";

const AT = "2026-11-22T12:00:00.000";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

let made: DeletableCompany;
let stopped: string[];
let announced: unknown[];
let dependencies: DeletionDependencies;
beforeEach(async () => {
  made = await deletableCompany(engine);
  [stopped, announced] = [[], []];
  const { objects } = made;
  const pipeline = (name: string) => ({
    start: async () => undefined,
    stop: async (execution: string) => void stopped.push(`${name} ${execution}`),
    status: async () => undefined,
  });
  const { table } = engine;
  dependencies = {
    companies: createCompanyStore(table),
    apiKeys: createApiKeyStore(table),
    projects: createProjectStore(table),
    deletions: createDeletionStore(table),
    answers: createIdempotencyStore(table),
    library: createLibraryStore(table),
    files: {
      bucket: "files",
      put: async () => undefined,
      get: async () => undefined,
      remove: async (keys) => keys.forEach((key) => objects.delete(key)),
      removeAll: async (prefix) =>
        [...objects.keys()].filter((key) => key.startsWith(prefix)).forEach((key) => objects.delete(key)),
    },
    table,
    generation: pipeline("generation"),
    simulation: pipeline("simulation"),
    reliabilityStudy: pipeline("reliability"),
    answerCoding: pipeline("coding"),
    announce: async (work) => void announced.push(work),
  };
});

/** Names of the items and objects that are gone. */
async function gone(before: ReadonlyMap<string, string>): Promise<string[]> {
  const present = await Promise.all(
    [...made.items].map(async ([name, key]) => ((await engine.raw.get(key)) ? [] : [name])),
  );
  const objects = [...before].flatMap(([key, name]) => (made.objects.has(key) ? [] : [name]));
  return [...present.flat(), ...new Set(objects)].toSorted();
}

/** Files a job and does it, twice: the second time there is nothing left to do. @returns what is gone */
async function carryOut(target: DeletionTarget): Promise<string[]> {
  const objects = new Map(made.objects);
  const { ref, companyId } = made;
  const job = { company_id: companyId, job_id: newId() };
  await engine.table.transact(deletionWrite(ref, job.job_id, target, AT));
  const first = await deleteResources(dependencies, job);
  expect(first.ended).toBe(true);
  expect(await engine.raw.get(deletionJobKey(companyId, job.job_id))).toBeUndefined();
  expect(await deleteResources(dependencies, job)).toEqual({ removed: 0, ended: true });
  return gone(objects);
}

const CONTENT = ["aggregate of", "message of", "participant of", "result of"];
const contentOf = (...studies: string[]) => studies.flatMap((study) => CONTENT.map((what) => `${what} ${study}`));
/** What lies below the first study, its reruns included, and what was learned from it. */
const BELOW_STUDY = [
  ...contentOf("study", "rerun"),
  ...["reliability", "ended reliability", "codebook", "coded", "link", "link's token", "rerun"],
  ...["norm of study", "answer about study", "export of study"],
];
const groupContent = (name: string) =>
  ["persona of", "name in", "plan of", "reuse in"].map((what) => `${what} ${name}`);
const sorted = (...names: string[]) => names.toSorted();

describe("the deletion of", () => {
  it("a study takes what lies below it, and nothing beside it", async () => {
    expect(await carryOut({ kind: "simulation", simulation_id: made.id.study! })).toEqual(sorted(...BELOW_STUDY));
    expect(stopped.toSorted()).toEqual(
      sorted(
        `coding ${made.id.coding}`,
        `reliability ${made.id.reliability}`,
        `simulation ${made.rerun.simulationId}`,
        `simulation ${made.id.study}`,
      ),
    );
  });

  it("a study's partial results leaves the study and what belongs to others", async () => {
    const target = { kind: "partial_results", simulation_id: made.id.otherStudy! } as const;
    // One that goes on has been retried since the job was filed.
    expect(await carryOut({ ...target, stop_execution: false })).toEqual([]);
    const key = simulationKey({ ...made.ref, simulationId: made.id.otherStudy! });
    await engine.raw.set(key, { status: "failed" });
    expect(await carryOut({ ...target, stop_execution: false })).toEqual(sorted(...contentOf("other study")));
    expect(stopped).toEqual([]);
    await carryOut({ ...target, stop_execution: true });
    expect(stopped).toEqual([`simulation ${made.id.otherStudy}`]);
    const work = { kind: "simulation", ref: { ...made.ref, simulationId: made.id.otherStudy } };
    expect(announced).toEqual([work]);
  });

  it("a group takes its personas and its studies, and is forgotten by library and project", async () => {
    await engine.raw.set(projectKey(made.ref), { groups_being_removed: new Set([made.id.group, made.id.otherGroup]) });
    const target = { kind: "persona_group", group_id: made.id.group!, generation: 2 } as const;
    expect(await carryOut(target)).toEqual(
      sorted(...BELOW_STUDY, "study", "input of study", ...groupContent("group"), "answer about group"),
    );
    expect(stopped).toContain(`generation ${generationExecutionName(made.id.group!, 2)}`);
    const { groups_being_removed: left } = (await engine.raw.get(projectKey(made.ref)))!;
    expect(left).toEqual(new Set([made.id.otherGroup]));
    expect((await engine.raw.get(made.items.get("library use")!))?.groups).toEqual(new Set([made.id.otherGroup]));
  });

  it("a group that never generated has no execution to stop", async () => {
    await carryOut({ kind: "persona_group", group_id: newId(), generation: 0 });
    expect(stopped).toEqual([]);
  });

  const PROJECT = [
    ...BELOW_STUDY,
    ...["study", "input of study", "other study", "input of other study", "norm of other study"],
    ...["answer about other study", "export of other study", ...contentOf("other study")],
    ...["group", "other group", ...groupContent("group"), ...groupContent("other group"), "answer about group"],
    ...["briefing", "upload", "file of briefing", "text of briefing", "image of briefing", "object of upload"],
    ...["answer about briefing", "human study", "human answers", "pair", "answer about human study", "library use"],
  ];

  it("a project takes everything in it but a briefing that is just being stored", async () => {
    expect(await carryOut({ kind: "project" })).toEqual(sorted(...PROJECT));
    expect(stopped.filter((name) => name.startsWith("generation"))).toHaveLength(2);
    expect(stopped).toContain(`simulation ${made.id.otherStudy}`);
  });

  it("a briefing takes its objects", async () => {
    expect(await carryOut({ kind: "briefing", briefing_id: made.id.briefing! })).toEqual(
      sorted("answer about briefing", "file of briefing", "image of briefing", "text of briefing"),
    );
  });

  it("a human study takes what people answered, and its pair", async () => {
    expect(await carryOut({ kind: "human_study", human_study_id: made.id.human! })).toEqual(
      sorted("answer about human study", "human answers", "human study", "pair"),
    );
  });

  it("a respondent takes the copies in studies of the group, reruns included, and their exports", async () => {
    const target = { kind: "respondent", group_id: made.id.group!, persona_id: made.id.persona! } as const;
    expect(await carryOut(target)).toEqual(sorted("export of study", "participant of rerun", "participant of study"));
  });

  it("a user takes sessions and tokens", async () => {
    const tokens = ["mark of refresh token", "mark of reset token", "refresh token", "reset token"];
    expect(await carryOut({ kind: "user", user_id: made.id.user! })).toEqual(sorted("session", ...tokens));
  });

  it("a webhook takes what was and is to be sent to it, and leaves another's", async () => {
    expect(await carryOut({ kind: "webhook", webhook_id: made.id.webhook! })).toEqual(
      sorted("answer about webhook", "delivery of webhook", "due of webhook", "outbox of webhook"),
    );
  });
});

describe("the deletion of a company", () => {
  const NOW = Date.parse("2026-11-22T12:00:00Z");
  const close = async () => {
    const job_id = newId();
    expect(await dependencies.companies.close(made.companyId, job_id, AT)).toBe("closed");
    return { company_id: made.companyId, job_id };
  };
  const pass = async (job: { company_id: string; job_id: string }, now: number) => {
    const found = (await dependencies.deletions.find(job.company_id, job.job_id))!;
    return deleteCompany(
      dependencies,
      found,
      (other) => deleteResources(dependencies, other),
      () => now,
    );
  };

  it("takes everything, in a pass at once and a last one when nothing can come late any more", async () => {
    const other = await deletableCompany(engine);
    const theirs = await itemsOf(engine.endpoint, other.companyId);
    const job = await close();
    const first = await pass(job, NOW);
    expect(first.ended).toBe(false);
    expect(first.removed).toBeGreaterThan(made.items.size - 20);
    // The sweeper sees to a briefing that is just being stored.
    const onItsWay = made.items.get("briefing on its way")!;
    await engine.table.deleteAll([onItsWay]);
    expect(await itemsOf(engine.endpoint, made.companyId)).toEqual([`C#${made.companyId} DELETION#${job.job_id}`]);
    expect(await gone(new Map())).toEqual([...made.items.keys()].toSorted());
    expect([...made.objects.keys()]).toEqual([]);

    const late = companyCostKey(made.companyId, "2026-12");
    await engine.raw.put(late, {});
    expect(await pass(job, NOW + QUIET_AFTER_MS - 1)).toEqual({ removed: 1, ended: false });
    await engine.raw.put(late, {});
    expect(await pass(job, NOW + QUIET_AFTER_MS)).toEqual({ removed: 1, ended: true });
    expect(await itemsOf(engine.endpoint, made.companyId)).toEqual([]);
    expect(await deleteResources(dependencies, job)).toEqual({ removed: 0, ended: true });
    expect(await itemsOf(engine.endpoint, other.companyId)).toEqual(theirs);
  });

  it("waits sixteen minutes for what was under way, and is taken up by the sweeper then", async () => {
    expect(QUIET_AFTER_MS).toBe(16 * 60_000);
    const job = await close();
    await pass(job, NOW);
    const due = { last_pass_from: "2026-11-22T12:16:00.000", work_since: "2026-11-22T12:16:00.000" };
    expect(await engine.raw.get(deletionJobKey(job.company_id, job.job_id))).toMatchObject(due);
    await pass(job, NOW + 60_000);
    expect(await engine.raw.get(deletionJobKey(job.company_id, job.job_id))).toMatchObject(due);
  });

  it("is ordered once, whoever orders it again, and only of a company that is there or going", async () => {
    const order = (id: string) => orderCompanyDeletion(dependencies, id);
    const message = await order(made.companyId);
    expect(message).toMatchObject({ company_id: made.companyId });
    expect(await order(made.companyId)).toEqual(message);
    for (const nobody of [newId(), "rubbish", ""]) expect(await order(nobody)).toBeUndefined();
  });
});

it("closes a group before its personas go, so that no late worker adds one", async () => {
  const group = groupKey({ ...made.ref, groupId: made.id.group! });
  let seen: Record<string, unknown> | undefined;
  const { deletions } = dependencies;
  dependencies.deletions = {
    ...deletions,
    emptyPartition: async (partition) => {
      if (partition.endsWith(made.id.group!)) seen = await engine.raw.get(group);
      return deletions.emptyPartition(partition);
    },
  };
  await carryOut({ kind: "project" });
  expect(seen).toMatchObject({ status: "failed", error: null });
  expect(seen).not.toHaveProperty("work_shard");
});
