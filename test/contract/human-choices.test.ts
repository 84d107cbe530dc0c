import { beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { HEAD } from "../support/human-studies.ts";
import { respondentGroup } from "../support/respondents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId: string;
/** A complete conjoint study of two personas, and a concept test. */
let conjoint: string;
let concept: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const prepared = await company.prepare({ persona_count: 2 });
  projectId = prepared.projectId;
  conjoint = await createSimulation(company, prepared, "conjoint");
  concept = await createSimulation(company, prepared, "concept_test");
  await begin(company, projectId, conjoint, "conjoint");
  await Promise.all([conjoint, concept].map((id) => company.waitForSimulation(projectId, id)));
});

const TASKS = [
  ["Alpenhof,1.49 EUR", "Nordic,2.49 EUR", ","],
  ["Nordic,1.49 EUR", "Alpenhof,2.49 EUR", ","],
  ["Alpenhof,1.49 EUR", "Nordic,1.49 EUR", ","],
  ["Alpenhof,2.49 EUR", "Nordic,2.49 EUR", ","],
];
/** Twelve people in four tasks each, who mostly look at the price; every fourth takes none of the dear ones. */
const ROWS = Array.from({ length: 12 }, (_, person) =>
  TASKS.map((offers, task) => ({
    person,
    task,
    offers,
    taken: (person + task) % 4 === 3 ? 2 : (person * task) % 3 ? 1 : 0,
  })),
).flat();
const FILE = [
  "respondent,task,alternative,Brand,Price,chosen",
  ...ROWS.flatMap(({ person, task, offers, taken }) =>
    offers.map((offer, at) => `P-${person},${task + 1},${at + 1},${offer},${at === taken ? 1 : 0}`),
  ),
].join("\n");

const base = () => `/projects/${projectId}/human-studies`;
const send = (file: string, fields: Record<string, string> = {}) => {
  const sent = form({ ...HEAD, ...fields }, { name: "choices.csv", bytes: Buffer.from(file) });
  return company.call("POST", base(), sent);
};
const refusal = ({ status, body }: { status: number; body: { detail?: unknown } }) => [status, body.detail] as const;

describe("choices of people for a conjoint study", () => {
  it("are kept without names, compared, and deleted with nothing left", async () => {
    const { status, body } = await send(FILE, { simulation_id: conjoint });
    expect(status).toBe(201);
    expect(body).toMatchObject({ simulation_id: conjoint, people: 12, questions: [], choices: { tasks: 48 } });
    expect((await company.get(`${base()}/${body.id}`)).body).toEqual(body);
    expect((await company.get(base())).body).toContainEqual(body);
    expect(JSON.stringify(await itemsOf(stack.endpoints.dynamodb, body.id))).not.toContain("P-1");
    const validity = `/projects/${projectId}/simulations/${conjoint}/validity`;
    const named = await company.get(`${validity}?human_study_id=${body.id}`);
    expect(named.status).toBe(200);
    expect(named.body).toMatchObject({
      ...{ simulation_id: conjoint, human_study_id: body.id, questions: [], overall: [], verdict: "not_compared" },
      people: { name: HEAD.name, n: 12 },
      choices: { personas: 2, tasks: 48, help: { lambda: 0, reason: "unpaired", human_answers_worth: 12 } },
    });
    expect((await company.get(validity)).body).toEqual(named.body);
    const page = await company.get(`/projects/${projectId}/simulations/${conjoint}/report?section=validity`);
    expect(page.text).toContain("Choices of people that are predicted");
    expect((await company.delete(`${base()}/${body.id}`)).status).toBe(204);
    await until(
      async () => (await itemsOf(stack.endpoints.dynamodb, body.id)).filter((key) => key.includes(body.id)),
      (items) => items.length === 0,
    );
    expect(refusal(await company.get(validity))).toEqual([400, expect.stringContaining("Nobody has chosen between")]);
  });

  it("are paired with the personas that were made of these people, by their codes", async () => {
    const group = await respondentGroup(company, 10, projectId);
    const own = await createSimulation(company, group, "conjoint");
    await begin(company, projectId, own, "conjoint");
    await company.waitForSimulation(projectId, own);
    const coded = FILE.replaceAll(
      /^P-(\d+)/gm,
      (_, person: string) => `R-${String(Number(person) + 4).padStart(4, "0")}`,
    );
    expect((await send(coded, { simulation_id: own })).status).toBe(201);
    const { body } = await company.get(`/projects/${projectId}/simulations/${own}/validity`);
    // Twelve people, R-0004 to R-0015; the group ends with R-0010.
    expect(body.choices.help).toMatchObject({ asked: 12, paired: 7, predicted: 3 });
    expect(body.choices.help.reason).not.toBe("unpaired");
  });

  it("may be sent as JSON", async () => {
    const choices = ROWS.flatMap(({ person, task, offers, taken }) =>
      offers.map((offer, at) => {
        const [Brand, Price] = offer.split(",");
        const levels = Brand ? { Brand, Price } : null;
        return { respondent: `P-${person}`, task, alternative: at, levels, chosen: at === taken };
      }),
    );
    const json = await company.post(base(), { ...HEAD, simulation_id: conjoint, choices });
    const file = await send(FILE, { simulation_id: conjoint });
    expect(json.status).toBe(201);
    expect(json.body.choices).toEqual(file.body.choices);
    const broken = choices.map((row) => ({ ...row, chosen: true }));
    expect(refusal(await company.post(base(), { ...HEAD, simulation_id: conjoint, choices: broken }))).toEqual([
      422,
      expect.stringContaining("choices.1: is the second alternative chosen in its task"),
    ]);
  });
});

describe("choices are refused in a sentence", () => {
  it.each<[string, string, string]>([
    [
      "an unknown level",
      FILE.replace("Alpenhof", "Berghof"),
      "Line 2, column “Brand”: “Berghof” is none of the levels",
    ],
    ["toplines", "question_id,kind,answer,count\nq1,likert,1,3\n", "The header: has no column respondent"],
    ["nothing", "", "The file is empty"],
    ["ragged lines", `${FILE}\n1`, "has 1 cells where the header has 6"],
  ])("file: %s", async (_, file, sentence) =>
    expect(refusal(await send(file, { simulation_id: conjoint }))).toEqual([400, expect.stringContaining(sentence)]),
  );

  it("for a study of another kind, or for none", async () => {
    for (const fields of [{ simulation_id: concept }, {}] as Record<string, string>[])
      expect(refusal(await send(FILE, fields))).toEqual([
        400,
        "The file contains choices between offers; name the conjoint simulation in simulation_id",
      ]);
  });

  it.each<[string, object, string]>([
    ["neither questions nor choices", {}, "questions: must be given, or choices instead of them"],
    [
      "rows of another form",
      { choices: [{ respondent: 1 }] },
      "choices: must be rows of respondent, task, alternative",
    ],
    [
      "no simulation",
      { choices: [{ respondent: 1, task: 1, alternative: 1, levels: null, chosen: true }] },
      "choices: name the conjoint",
    ],
  ])("JSON: %s", async (_, body, sentence) =>
    expect(refusal(await company.post(base(), { ...HEAD, ...body }))).toEqual([422, expect.stringContaining(sentence)]),
  );

  it("JSON: questions for a conjoint study", async () => {
    const questions = [{ text: "Good?", kind: "likert", scale: { points: 5 }, results: { counts: { 1: 3 } } }];
    expect(refusal(await company.post(base(), { ...HEAD, simulation_id: conjoint, questions }))).toEqual([
      422,
      "questions: a conjoint simulation takes choices instead",
    ]);
  });

  it("where they are compared with a study of other offers or of questions", async () => {
    const sent = await send(FILE, { simulation_id: conjoint });
    const path = `/projects/${projectId}/simulations/${concept}/validity?human_study_id=${sent.body.id}`;
    expect(refusal(await company.get(path))).toEqual([400, expect.stringContaining("No question of the human study")]);
  });
});
