import { beforeAll, describe, expect, it } from "vitest";
import { codebookSchema, codebookSummarySchema, type Codebook } from "../../functions/findings/codebook/schemas.ts";
import { crosstabSchema } from "../../functions/findings/comparisons/schemas.ts";
import { Company } from "../support/company.ts";
import { readCsv } from "../support/read-csv.ts";
import { readSav } from "../support/read-sav.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { tableHash } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId: string;
let survey: string;
let waiting: string;
let talk: string;
let codebook: Codebook;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const group = await company.prepare({ persona_count: 6 });
  ({ projectId } = group);
  [survey, waiting, talk] = await Promise.all([
    startSimulation(company, group, "survey"),
    createSimulation(company, group, "survey"),
    createSimulation(company, group, "idi_ai"),
  ]);
  await company.waitForSimulation(projectId, survey);
  expect((await company.post(path(survey))).status).toBe(202);
  codebook = await ended();
});

const base = (id: string) => `/projects/${projectId}/simulations/${id}`;
const path = (id: string, question = "q3") => `${base(id)}/codebooks/${question}`;
const ended = () =>
  until(
    async () => codebookSchema.parse((await company.get(path(survey))).body),
    ({ status }) => status !== "coding",
  );
const fetchFile = (format: string) => company.get(`${base(survey)}/export?format=${format}`);

describe("a codebook", () => {
  it("is listed without the answers, and the same answer is given to the same key", async () => {
    const { answers, ...summary } = codebook;
    expect(answers).toHaveLength(6);
    const list = (await company.get(`${base(survey)}/codebooks`)).body as unknown[];
    expect(list.map((one) => codebookSummarySchema.parse(one))).toEqual([summary]);
    const key = { "idempotency-key": "codes" };
    const [first, second] = [
      await company.post(path(survey), undefined, key),
      await company.post(path(survey), undefined, key),
    ];
    expect([second.status, second.body]).toEqual([first.status, first.body]);
    codebook = await ended();
    expect(codebook.id).toBe(first.body.id);
  });

  it("makes rows and columns of cross-tabs", async () => {
    const cross = async (query: Record<string, string>) =>
      crosstabSchema.parse((await company.get(`${base(survey)}/crosstab?${new URLSearchParams(query)}`)).body);
    const [rows] = (await cross({ by: "gender", questions: "codes.q3" })).questions;
    const total = codebook.codes.map(({ name, count, share, share_interval }) => [name, count, share, share_interval]);
    const other = codebook.other!;
    expect(rows!.rows.map(({ label, total: { count, value, interval } }) => [label, count, value, interval])).toEqual([
      ...total,
      ["None of the codes", other.count, other.share, other.share_interval],
    ]);
    const { columns, by } = await cross({ by: "codes.q3" });
    const held = codebook.codes.flatMap(({ name, count }) => (count! > 0 ? [[name, count!]] : []));
    const none = other.count > 0 ? [["None of the codes", other.count]] : [];
    expect(columns.map(({ label, personas }) => [label, personas])).toEqual([...held, ...none]);
    expect(by).toMatchObject({ id: "codes.q3", question: codebook.question });
  });

  it("is in the report, and its codes are columns of exports", async () => {
    const { text } = await company.get(`${base(survey)}/report`);
    expect(text).toContain("Coded answers");
    for (const { definition } of codebook.codes) expect(text).toContain(definition);
    const [header = [], ...rows] = readCsv((await fetchFile("csv")).text);
    const cell = (row: string[], name: string) => row[header.indexOf(name)];
    const names = new Map(codebook.codes.map(({ id, name }) => [id, name]));
    const coded = rows.filter((row) => cell(row, "question_id") === "q3");
    expect(new Map(coded.map((row) => [cell(row, "persona_id"), cell(row, "codes")]))).toEqual(
      new Map(
        codebook.answers.map(({ persona_id, codes }) => [persona_id, codes.map((id) => names.get(id)).join(" | ")]),
      ),
    );
    const { variables, rows: cases } = readSav((await fetchFile("sav")).bytes);
    const at = (name: string) => variables.findIndex((one) => one.name === name);
    for (const { id, name, count } of codebook.codes) {
      expect(variables[at(`q3_${id}`)]?.label).toBe(`3. ${name}`);
      expect(cases.reduce((sum, one) => sum + Number(one[at(`q3_${id}`)]), 0)).toBe(count);
    }
  });
});

describe("what cannot be coded", () => {
  it("is said in a sentence, and nothing is stored", async () => {
    const companyId = company.user.company_id as string;
    const before = await tableHash(stack.endpoints.dynamodb, `C#${companyId}#P#`);
    const refused = async (id: string, question: string, body?: unknown) => {
      const { status, body: answer } = await company.post(path(id, question), body);
      return [status, answer.detail];
    };
    expect(await refused(survey, "q9")).toEqual([
      400,
      "question_id: q9 is not a question of the simulation; open ones are q3",
    ]);
    expect(await refused(survey, "q1")).toEqual([
      400,
      "question_id: q1 asks for likert and not for words; open ones are q3",
    ]);
    expect(await refused(waiting, "q3")).toEqual([
      400,
      "The simulation is pending; its answers can be coded when it is complete",
    ]);
    expect(await refused(talk, "q3")).toEqual([
      400,
      "Answers of surveys and concept tests can be coded; this simulation is of type idi_ai",
    ]);
    const code = { name: "Dear", definition: "Says it is dear." };
    expect(await refused(survey, "q3", { codes: [code, { ...code, name: "dear " }] })).toEqual([
      422,
      "codes.1.name: is the name of code 1 as well; give each a name of its own",
    ]);
    const hundred = Array.from({ length: 100 }, (_, index) => ({ ...code, name: `Code ${index}` }));
    expect((await refused(survey, "q3", { codes: hundred }))[1]).toMatch(/^codes: must be at most 50 codes/);
    expect(await refused(survey, "q3", { codes: [{ ...code, name: "\u200b" }] })).toEqual([
      422,
      "codes.0.name: must have a character that can be seen",
    ]);
    expect((await refused(survey, "q3", { codes: [] }))[0]).toBe(422);
    expect(await refused(survey, "q3", { codes: [{ ...code, id: "c99", example: "Nobody ever said this." }] })).toEqual(
      [
        422,
        "codes.0.id: is not an id of this codebook; leave it out for a new code; codes.0.example: is in none of the " +
          "answers; copy it word for word, or leave it out",
      ],
    );
    expect(await tableHash(stack.endpoints.dynamodb, `C#${companyId}#P#`)).toBe(before);
    for (const method of ["get", "delete"] as const)
      expect((await company[method](path(survey, "q9"))).body.detail).toBe("Codebook not found");
  });
});
