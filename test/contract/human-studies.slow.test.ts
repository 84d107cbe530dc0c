import { describe, expect, it } from "vitest";
import { exampleHumanStudyRequest } from "../../functions/findings/human-study/example.ts";
import {
  HEAD,
  ROWS,
  TOPLINES,
  base,
  company,
  concept,
  projectId,
  send,
  survey,
  withStudies,
} from "../support/human-studies.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

withStudies();

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
      expect.stringMatching(/^No question of the human .* “.*” was asked of people/),
    ]);
    for (const id of ["019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f", "x"]) {
      expect((await validity(id)).body.detail).toBe("Simulation not found");
      expect((await validity(concept, `?human_study_id=${id}`)).body.detail).toBe("Human study not found");
    }
  });
});
