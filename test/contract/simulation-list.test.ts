import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { studyInputEntity, type SimulationRecord, type StudyInput } from "../../functions/studies/simulation/record.ts";
import { pack } from "../../functions/platform/table/packed.ts";
import { projectKey, simulationKey, studyInputKey } from "../../functions/platform/table/keys.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { rawItem } from "../support/raw-item.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { plainQuestion, plainSurvey } from "../../functions/studies/survey/schemas.ts";

let table: Table;
let raw: RawTable;
let company: Company;
let ids: { companyId: string; projectId: string; groupId: string };
/** A simulation as the service stores it. */
let template: Record<string, any>;
beforeAll(async () => {
  table = openLocalTable(stack.endpoints.dynamodb);
  raw = openRawTable(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
  ids = { companyId: company.user.company_id as string, ...(await company.prepare({ persona_count: 1 })) };
  const simulationId = (await company.startConceptTest(ids.projectId, ids.groupId)).body.id as string;
  await company.waitForSimulation(ids.projectId, simulationId);
  template = (await table.get(rawItem, simulationKey({ ...ids, simulationId })))!;
});
afterAll(() => raw.close());

/** What differs from the template. */
type Kind = { [K in keyof SimulationRecord]?: SimulationRecord[K] } & { input?: StudyInput };

/** A project with simulations of these kinds, oldest first. */
async function projectWith(kinds: readonly Kind[]): Promise<{ path: string; projectId: string; listed: string[] }> {
  const projectId = await company.createProject();
  const listed = kinds.map(() => newId());
  const items = kinds.flatMap(({ input, ...fields }, index) => {
    const ref = { ...ids, projectId, simulationId: listed[index] as string };
    const simulation = { ...template, project_id: projectId, ...fields, ...simulationKey(ref), id: ref.simulationId };
    const survey_schema = input?.survey_schema ? pack(input.survey_schema) : null;
    const own = { ...studyInputKey(ref), ...studyInputEntity.label, simulation_id: ref.simulationId };
    const beside = { ...input, survey_schema, ...own };
    return input ? [simulation, beside] : [simulation];
  });
  await table.putAll(items);
  return { path: `/projects/${projectId}/simulations`, projectId, listed };
}

interface Listed {
  id: string;
  survey_schema: { questions: { id: string }[] } | null;
}
const idsIn = (body: Listed[]) => body.map(({ id }) => id);
const QUESTION = { ...plainQuestion, kind: "open_ended", text: "How is it?" } as const;
const withSurvey = (id: string): Kind => ({
  simulation_type: "survey",
  input: {
    survey_schema: plainSurvey([{ id, ...QUESTION }]),
    script: null,
    conjoint_design: null,
  },
});

/** All pages of a list, until one is not full. */
async function readThrough(path: string, limit: number, order: "asc" | "desc"): Promise<Listed[][]> {
  const pages: Listed[][] = [];
  for (let after = ""; ; after = `&after=${pages.at(-1)!.at(-1)!.id}`) {
    const { status, body } = await company.get(`${path}?limit=${limit}&order=${order}${after}`);
    expect(status).toBe(200);
    pages.push(body as Listed[]);
    if (body.length < limit) return pages;
  }
}

describe("the pages of a project's simulations", () => {
  const MIXED = [{}, withSurvey("1"), withSurvey("2"), {}, {}, withSurvey("5"), withSurvey("6")];

  it.each(["asc", "desc"] as const)("are the whole list, each with its input: %s", async (order) => {
    const { path, listed } = await projectWith(MIXED);
    const { body } = await company.get(`${path}?order=${order}`);
    expect(idsIn(body as Listed[])).toEqual(order === "asc" ? listed : listed.toReversed());
    const questions = (body as Listed[]).map(({ survey_schema }) => survey_schema?.questions[0]?.id ?? null);
    const expected = [null, "1", "2", null, null, "5", "6"];
    expect(questions).toEqual(order === "asc" ? expected : expected.toReversed());
    for (const limit of [1, 2, 3, 6, 7, 8, 1000]) {
      const pages = await readThrough(path, limit, order);
      expect(pages.flat()).toEqual(body);
      expect(pages.slice(0, -1).map((page) => page.length)).toEqual(pages.slice(0, -1).map(() => limit));
    }
  });

  it("go on behind a simulation that has been deleted, and behind any other id", async () => {
    const { path, projectId, listed } = await projectWith(MIXED);
    const [, deleted = ""] = listed;
    const ref = { ...ids, projectId, simulationId: deleted };
    await table.deleteAll([simulationKey(ref), studyInputKey(ref)]);
    expect(idsIn((await company.get(`${path}?limit=2&after=${deleted}`)).body)).toEqual(listed.slice(2, 4));
    expect(idsIn((await company.get(`${path}?order=desc&after=${deleted}`)).body)).toEqual(listed.slice(0, 1));
    expect((await company.get(`${path}?after=${newId()}`)).body).toEqual([]);
  });

  it("are full though simulations of a group that is being removed lie between", async () => {
    const hidden = newId();
    const { path, projectId, listed } = await projectWith(
      Array.from({ length: 12 }, (_, index) => (index % 4 === 3 ? {} : { persona_group_id: hidden })),
    );
    await raw.set(projectKey({ ...ids, projectId }), { groups_being_removed: new Set([hidden]) });
    const shown = listed.filter((_, index) => index % 4 === 3);
    expect(idsIn((await company.get(`${path}?limit=2`)).body)).toEqual(shown.slice(0, 2));
    expect(idsIn((await company.get(`${path}?limit=2&after=${shown[1]}`)).body)).toEqual(shown.slice(2));
  });

  it.each([
    ["limit=0", "limit: must be a whole number between 1 and 1000"],
    ["limit=1001", "limit: must be a whole number between 1 and 1000"],
    ["limit=", "limit: must be a whole number between 1 and 1000"],
    ["limit=1e2", "limit: must be a whole number between 1 and 1000"],
    ["after=", "after: must be the id of a simulation"],
    ["after=x", "after: must be the id of a simulation"],
    ["after=%00", "after: must be the id of a simulation"],
    ["after=lib-019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a", "after: must be the id of a simulation"],
    ["order=up&limit=2", "order: must be asc or desc"],
  ])("refuse %s", async (query, detail) => {
    const { status, body } = await company.get(`/projects/${ids.projectId}/simulations?${query}`);
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it("of another company's project, or of none, do not exist", async () => {
    const stranger = await Company.signUp(stack.url);
    for (const projectId of [ids.projectId, newId()]) {
      const { status, body } = await stranger.get(`/projects/${projectId}/simulations?limit=1&after=${newId()}`);
      expect([status, body.detail]).toEqual([404, "Project not found"]);
    }
  });
});

describe("a list that one answer cannot hold", () => {
  // On its way out of the function, each of these quotes takes four bytes.
  const LARGE: Kind = { prompt_question: '"'.repeat(90_000) };

  it("is 400 and is read in pages", async () => {
    const { path, listed } = await projectWith(Array.from({ length: 16 }, () => LARGE));
    const { status, body } = await company.get(path);
    expect([status, body.detail]).toEqual([
      400,
      "There are too many simulations for one answer; ask for pages with limit and after",
    ]);
    const tooMany = await company.get(`${path}?limit=16`);
    expect([tooMany.status, tooMany.body.detail]).toEqual([
      400,
      "limit: 16 of these simulations do not fit in one answer; ask for fewer",
    ]);
    expect(idsIn((await readThrough(path, 15, "asc")).flat())).toEqual(listed);
  });
});
