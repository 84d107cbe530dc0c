import { beforeAll, describe, expect, it } from "vitest";
import { exampleHumanStudyRequest } from "../../functions/contracts/examples/human-study.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

const HEAD = { name: "Panel", source: "Panel of Acme, online", fielded_on: "2026-10-12" };
const TOPLINES = [
  "question_id,text,kind,answer,count",
  ...[34, 45, 92, 94, 35].map((count, at) => `purchase_intent,,likert,${at + 1},${count}`),
].join("\n");
const ROWS = [
  "q1,q2,gender,respondent",
  ...Array.from({ length: 14 }, (_, at) => `${(at % 7) + 1},Supermarket|Online,${at % 2 ? "f" : "m"},P-${at}`),
].join("\n");

let company: Company;
let projectId: string;
let concept: string;
let survey: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const prepared = await company.prepare({ persona_count: 2 });
  projectId = prepared.projectId;
  concept = await createSimulation(company, prepared, "concept_test");
  survey = await createSimulation(company, prepared, "survey");
  await begin(company, projectId, survey, "survey");
  await Promise.all([concept, survey].map((id) => company.waitForSimulation(projectId, id)));
});

const base = () => `/projects/${projectId}/human-studies`;
const send = (file: string | Buffer, fields: Record<string, string> = {}, headers = {}) => {
  const sent = form({ ...HEAD, ...fields }, { name: "people.csv", bytes: Buffer.from(file) });
  return company.call("POST", base(), { raw: sent.raw, headers: { ...sent.headers, ...headers } });
};
const itemsAbout = async (id: string) =>
  (await itemsOf(stack.endpoints.dynamodb, id)).filter((key) => key.includes(id));

describe("a human study", () => {
  it("of toplines in JSON is kept, listed and deleted, and nothing of it is left", async () => {
    const { status, body } = await company.post(base(), { ...exampleHumanStudyRequest, simulation_id: concept });
    expect(status).toBe(201);
    expect(body).toMatchObject({ simulation_id: concept, people: 300, questions: [{ n: 300, mean: 3.17 }] });
    expect((await company.get(`${base()}/${body.id}`)).body).toEqual(body);
    expect((await company.get(base())).body).toContainEqual(body);
    expect((await itemsAbout(body.id)).filter((key) => key.includes("PAIR#"))).toHaveLength(1);
    expect((await company.delete(`${base()}/${body.id}`)).status).toBe(204);
    expect((await company.get(`${base()}/${body.id}`)).status).toBe(404);
    expect((await company.get(base())).body).not.toContainEqual(body);
    await until(
      () => itemsAbout(body.id),
      (items) => items.length === 0,
    );
    expect((await company.delete(`${base()}/${body.id}`)).body.detail).toBe("Human study not found");
  });

  it("without a simulation is held against the first that asked the same", async () => {
    const { status, body } = await send(TOPLINES);
    expect([status, body.simulation_id]).toEqual([201, concept]);
    expect(body.questions).toMatchObject([{ question_id: "purchase_intent", scale: { points: 5 }, halves: false }]);
  });

  it("that nobody asked a question of is kept for itself", async () => {
    const text =
      "text,kind,answer,count\nTea or coffee?,multiple_choice,Tea,3\nTea or coffee?,multiple_choice,Coffee,4\n";
    const { status, body } = await send(text);
    expect([status, body.simulation_id, body.people]).toEqual([201, null, 7]);
  });

  it("of rows keeps counts, halves and parts, and nothing that tells one person", async () => {
    const { status, body } = await send(ROWS, { simulation_id: survey });
    expect(status).toBe(201);
    expect(body.questions).toMatchObject([
      { question_id: "q1", n: 14, mean: 4, halves: true, subgroups: [{ value: "Male", n: 7 }, { n: 7 }] },
      { question_id: "q2", n: 14, multiple: true, options: ["Supermarket", "Discounter", "Online", "Other"] },
    ]);
    expect(JSON.stringify(await itemsOf(stack.endpoints.dynamodb, body.id))).not.toContain("P-1");
  });

  it("of rows may bring its definitions with it", async () => {
    const questions = [{ text: "New?", kind: "likert", scale: { points: 5, high_label: "Very" } }];
    const { status, body } = await send("New?\n5\nvery\n4\n", { questions: JSON.stringify(questions) });
    expect([status, body.questions?.[0]?.n]).toEqual([201, 3]);
    const broken = await send("New?\n5\n", { questions: "[{" });
    expect([broken.status, broken.body.detail]).toEqual([422, "questions: must be a list in JSON"]);
  });

  it("is stored once however often it is sent with a key", async () => {
    const headers = { "idempotency-key": "once" };
    const before = (await company.get(base())).body.length;
    const [first, again] = [
      await send(ROWS, { simulation_id: survey }, headers),
      await send(ROWS, { simulation_id: survey }, headers),
    ];
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect((await company.get(base())).body).toHaveLength(before + 1);
    expect((await send(TOPLINES, {}, headers)).status).toBe(400);
  });

  it("is listed oldest first, or newest first", async () => {
    const ids = (list: { id: string }[]) => list.map(({ id }) => id);
    const oldest = ids((await company.get(base())).body);
    expect(oldest).toEqual(oldest.toSorted());
    expect(ids((await company.get(`${base()}?order=desc`)).body)).toEqual(oldest.toReversed());
  });

  it("goes with its project, its pair with it", async () => {
    const own = await company.prepare({ persona_count: 1 });
    const simulation = await createSimulation(company, own, "concept_test");
    await company.waitForSimulation(own.projectId, simulation);
    const sent = await company.post(`/projects/${own.projectId}/human-studies`, {
      ...exampleHumanStudyRequest,
      simulation_id: simulation,
    });
    expect(sent.status).toBe(201);
    expect(await itemsAbout(sent.body.id)).not.toEqual([]);
    expect((await company.delete(`/projects/${own.projectId}`)).status).toBe(204);
    await until(
      () => itemsAbout(sent.body.id),
      (items) => items.length === 0,
    );
  });

  it("of a hundred questions and 20,000 people fits", async () => {
    const header = Array.from({ length: 100 }, (_, at) => `Item ${at}`);
    const questions = header.map((text) => ({ text, kind: "likert", scale: { points: 7 } }));
    const row = header.map((_, at) => (at % 7) + 1).join(",");
    const file = [header.join(","), ...Array.from({ length: 20_000 }, () => row)].join("\n");
    const { status, body } = await send(file, { questions: JSON.stringify(questions) });
    expect([status, body.people, body.questions?.length]).toEqual([201, 20_000, 100]);
    expect((await company.get(`${base()}/${body.id}`)).body).toEqual(body);
  });
});

describe("validity", () => {
  const validity = (id: string, query = "") => company.get(`/projects/${projectId}/simulations/${id}/validity${query}`);

  it("is told of the study that a simulation is paired with, or of the one that is named", async () => {
    const sent = await send(ROWS, { simulation_id: survey });
    const named = await validity(survey, `?human_study_id=${sent.body.id}`);
    expect(named.status).toBe(200);
    expect(named.body).toMatchObject({
      simulation_id: survey,
      human_study_id: sent.body.id,
      people: { ...{ name: HEAD.name, source: HEAD.source, fielded_on: HEAD.fielded_on }, n: 14 },
      questions: [
        { question_id: "q1", kind: "scale", people: { n: 14, mean: 4 }, personas: { n: 2 }, no_persona: null },
        { question_id: "q2", kind: "options", other_half: { n: 7 }, paired: null },
      ],
      unmatched: [],
    });
    expect(named.body.overall.map(({ answerer }: any) => answerer)).toEqual(["personas", "random", "other_half"]);
    expect(named.body.sentence).not.toBe("");
    const paired = await validity(concept);
    expect([paired.status, paired.body.questions.length]).toEqual([200, 1]);
    expect(paired.body.unmatched).toEqual([expect.stringMatching(/^The personas were asked 5 questions that people/)]);
  });

  it("is refused where there is nobody or nothing to compare", async () => {
    const prepared = await company.prepare({ persona_count: 1 });
    const path = `/projects/${prepared.projectId}/simulations`;
    const simulation = await createSimulation(company, prepared, "survey");
    const waiting = await company.get(`${path}/${simulation}/validity`);
    expect([waiting.status, waiting.body.detail]).toEqual([400, expect.stringContaining("The simulation is pending")]);
    await begin(company, prepared.projectId, simulation, "survey");
    await company.waitForSimulation(prepared.projectId, simulation);
    const nobody = await company.get(`${path}/${simulation}/validity`);
    expect([nobody.status, nobody.body.detail]).toEqual([400, expect.stringContaining("add a human study")]);
    const other = await send(TOPLINES, { simulation_id: concept });
    const foreign = await company.get(`${path}/${simulation}/validity?human_study_id=${other.body.id}`);
    expect([foreign.status, foreign.body.detail]).toEqual([404, "Human study not found"]);
    const unasked = await validity(survey, `?human_study_id=${other.body.id}`);
    expect([unasked.status, unasked.body.detail]).toEqual([
      400,
      expect.stringMatching(/^No question of the human .* People were asked “/),
    ]);
    for (const id of ["019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f", "x"]) {
      expect((await validity(id)).body.detail).toBe("Simulation not found");
      expect((await validity(concept, `?human_study_id=${id}`)).body.detail).toBe("Human study not found");
    }
  });
});

describe("a human study is refused in a sentence", () => {
  const refusal = ({ status, body }: { status: number; body: any }) => [status, body.detail] as const;

  it.each<[string, string | Buffer, string]>([
    [
      "counts that do not add up",
      `${TOPLINES.replace("count", "count,n").replaceAll(/(\d)$/gm, "$1,299")}\n`,
      "Line 2: counts add up to 300 where n is 299",
    ],
    [
      "values off the scale",
      "purchase_intent\n6\n",
      "Line 2, column “purchase_intent”: “6” is not on the scale from 1 to 5",
    ],
    ["one person twice", "liking,respondent\n1,anna\n2,anna\n", "Line 3: is the same respondent as line 2"],
    ["formulas", "liking\n=SUM(A1:A9)\n", "Line 2, column “liking”: is a formula; send what it comes to"],
    [
      "100,000 rows",
      `liking\n${"4\n".repeat(100_000)}`,
      "The file has more than 20000 rows; send those of fewer people, or toplines",
    ],
    ["nothing", "", "The file is empty"],
    [
      "a column that fits nothing",
      "liking,wealth\n1,2\n",
      "Column “wealth”: fits no question by id or text; rename it, leave it out or describe it in questions",
    ],
    ["columns twice", "liking,liking\n1,2\n", "Column “liking”: is there twice"],
    [
      "a formula for a gender",
      `liking,gender\n${"1,=cmd|'x'!A0\n".repeat(5)}`,
      "Column “gender”: has an entry that is a formula; send what it comes to",
    ],
    [
      "a novel for a gender",
      `liking,gender\n${`1,${"漢".repeat(100_000)}\n`.repeat(5)}`,
      "Column “gender”: has an entry of more than 50 characters",
    ],
    ["ragged lines", "liking,gender\n1\n", "Line 2: has 1 cells where the header has 2"],
    ["bytes", Buffer.from([0, 1, 2, 3]), "The file is not a text; save the table as CSV and send that"],
    [
      "more than 4.5 MB",
      Buffer.alloc(4_500_001, "liking\n"),
      "The file is larger than the 4.5 MB that this request can carry; send fewer columns, or toplines",
    ],
  ])("file: %s", async (_, file, sentence) => {
    const [status, detail] = refusal(await send(file, { simulation_id: concept }));
    expect([status, detail]).toEqual([400, expect.stringContaining(sentence)]);
  });

  const question = exampleHumanStudyRequest.questions[0]!;
  it.each<[string, object, string]>([
    [
      "counts that do not add up",
      { results: { counts: { 1: 3 }, n: 4 } },
      "questions.0: counts add up to 3 where n is 4",
    ],
    ["a negative count", { results: { counts: { 1: -3 } } }, "questions.0.results.counts.1: must not be negative"],
    ["a broken count", { results: { counts: { 1: 2.5 } } }, "questions.0.results.counts.1: must be a whole number"],
    ["a value off the scale", { results: { values: [5, 6] } }, "questions.0.results.values.1: “6” is not on the scale"],
    [
      "another scale",
      { scale: { points: 7 } },
      "questions.0: “How likely would you be to buy this, and why?” had 7 points",
    ],
    ["no results", { results: {} }, "questions.0.results: must be counts, or mean, sd and n, or values"],
    ["an impossible mean", { results: { mean: 9, sd: 1, n: 9 } }, "questions.0: mean must be on the scale from 1 to 5"],
    ["an unknown kind", { kind: "matrix" }, "questions.0.kind: must be one of likert, multiple_choice"],
  ])("JSON: %s", async (_, fields, sentence) => {
    const questions = [{ ...question, ...fields }];
    const answer = await company.post(base(), { ...exampleHumanStudyRequest, questions, simulation_id: concept });
    expect(refusal(answer)).toEqual([422, expect.stringContaining(sentence)]);
  });

  const wordy = Array.from({ length: 40 }, (_, at) => `${"漢".repeat(290)}${at}`);

  it("with more bytes than an item has", async () => {
    const chosen = { ...question, kind: "multiple_choice", scale: null, options: wordy };
    const questions = Array.from({ length: 11 }, (_, at) => ({
      ...chosen,
      question_id: `c${at}`,
      results: { counts: { [wordy[0]!]: 3 } },
    }));
    const many = await company.post(base(), { ...HEAD, questions }, { "idempotency-key": "wordy" });
    expect(refusal(many)).toEqual([400, expect.stringContaining("too many different answers; send it in parts")]);
    const rows = Array.from(
      { length: 400 },
      (_, at) => `${wordy[at % 40]},${["m", "f", "x", "y"][at % 4]},${20 + (at % 50)}`,
    );
    const definition = JSON.stringify([{ question_id: "c", kind: "multiple_choice", options: wordy }]);
    const parts = await send(`c,gender,age\n${rows.join("\n")}`, { questions: definition });
    expect(refusal(parts)).toEqual([400, "Of “c” the options are too long for so many parts; shorten them"]);
  });

  it("with a question twice", async () => {
    const sent = { ...HEAD, questions: [question, question] };
    expect(refusal(await company.post(base(), sent))).toEqual([
      422,
      "questions.1: is the same question as questions.0; send it once",
    ]);
  });

  it("not for numbers that are all but 0", async () => {
    const scale = { points: 5, first_value: 0 };
    const own = { ...question, question_id: "near", text: "Near?", scale };
    const values = await company.post(base(), { ...HEAD, questions: [{ ...own, results: { values: [1e-320, 3] } }] });
    expect([values.status, values.body.questions?.[0].mean]).toEqual([201, 1.5]);
    const mean = await company.post(base(), {
      ...HEAD,
      questions: [{ ...own, results: { mean: 1e-320, sd: 1e-200, n: 2 } }],
    });
    expect([mean.status, mean.body.questions?.[0].sd]).toEqual([201, 0]);
  });

  it("naming a simulation that asked none of it", async () => {
    const sent = { ...HEAD, simulation_id: survey, questions: [{ ...question, question_id: null }] };
    expect(refusal(await company.post(base(), sent))).toEqual([
      400,
      "No question matches the simulation's. People were asked “How likely would you be to buy this, and why?”, the " +
        "personas were not.",
    ]);
  });

  it("naming a simulation that is not there", async () => {
    for (const id of ["019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f", "x"])
      expect(refusal(await send(TOPLINES, { simulation_id: id }))).toEqual([404, "Simulation not found"]);
  });
});
