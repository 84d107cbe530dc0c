import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { optionOrder } from "../../functions/studies/survey/option-order.ts";
import { plainQuestion } from "../../functions/studies/survey/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { docx, paragraph } from "../support/documents/docx.ts";
import { SURVEY, createSimulation, startSimulation, upload } from "../support/simulations.ts";
import { form } from "../support/form.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const PERSONAS = 4;
let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
let asked: Asked[] = [];
let ordinary: { simulation: Simulation; results: SimulationResults; asked: Asked[] };
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: PERSONAS });
  asked = [];
  const id = await startSimulation(company, group, "survey");
  ordinary = { simulation: await finished(id), results: await resultsOf(id), asked };
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
});

const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const find = async (id: string) => (await company.get(base(id))).body;
const finished = (id: string) => company.waitForSimulation(group.projectId, id);
const resultsOf = async (id: string) => (await company.get(`${base(id)}/results`)).body as SimulationResults;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe("a survey", () => {
  it("waits for its file and for run", async () => {
    const id = await createSimulation(company, group, "survey");
    expect((await find(id)).progress.message).toBe("Waiting for the survey file");
    const early = await company.post(`${base(id)}/run`);
    expect([early.status, early.body.detail]).toEqual([400, "The survey has no questions yet; upload its file first"]);
    const read = await upload(company, `${base(id)}/survey`, SURVEY);
    expect([read.status, read.body.simulation_id]).toEqual([200, id]);
    const simulation = await find(id);
    expect(simulation).toMatchObject({ status: "pending", survey_schema: read.body.survey_schema });
    expect(simulation.progress.message).toBe("Questions are read; waiting for run");
  });

  it("asks every persona every question once, and nobody for what its open answer has said", () => {
    const { simulation } = ordinary;
    expect(simulation).toMatchObject({ status: "complete", progress: { percent: 100 } });
    const times = (tool: string) => ordinary.asked.filter((call) => call.tool === tool).length;
    expect(["answer_scale", "choose_options", "answer_openly", "closing_question", "write_report"].map(times)).toEqual([
      ...[PERSONAS, PERSONAS, PERSONAS],
      ...[0, 1],
    ]);
    // With the second turns that rate satisfaction.
    expect(simulation.usage.llm_calls).toBe(ordinary.asked.length);
    for (const { reaction, key_themes, notable_quote, sentiment, answers } of ordinary.results.persona_results) {
      const open = answers!.find(({ kind }) => kind === "open_ended")!;
      expect([reaction, open.themes]).toEqual([expect.stringContaining(open.text), key_themes]);
      expect(open.text).toContain(notable_quote);
      expect(sentiment).not.toBeNull();
    }
  });

  it("asks questions without showing the others or what was answered to them", () => {
    const questions = ["How satisfied are you", "Where do you usually buy", "What would make you change"];
    const calls = ordinary.asked.filter(({ tool }) => /^(answer_scale|choose_options|answer_openly)$/.test(tool));
    expect(calls).toHaveLength(PERSONAS * questions.length);
    for (const { text } of calls) expect(questions.filter((question) => text.includes(question))).toHaveLength(1);
  });

  it("shows a text that stands in the questionnaire with the questions below it and with no other", async () => {
    const id = await createSimulation(company, group, "survey");
    const offer = "A drink from Bavarian oats in a returnable bottle, 2.19 EUR per litre.";
    const text = [
      "1. Do you like oats?\na) Yes\nb) No",
      "SECTION B – The drink",
      `Please read: ${offer}`,
      "2. How much do you like this idea? (1 = not at all, 7 = very much)",
      "3. What speaks against it?",
      "SECTION C – About you",
      "4. How old are you?\na) Under 40\nb) 40 or over\n",
    ].join("\n\n");
    const read = await upload(company, `${base(id)}/survey`, text);
    expect(read.body.survey_schema.questions.map(({ context }: { context: unknown }) => context)).toEqual([
      null,
      offer,
      offer,
      null,
    ]);
    await company.post(`${base(id)}/run`);
    expect(await finished(id)).toMatchObject({ status: "complete" });
    const questions = asked.filter(({ tool }) => /^(answer_scale|choose_options|answer_openly)$/.test(tool));
    const showing = questions.filter(({ text }) => text.includes(`<shown>\n${offer}\n</shown>`));
    // How old somebody is stands in the profile.
    expect(questions).toHaveLength(PERSONAS * 3);
    expect(showing).toHaveLength(PERSONAS * 2);
    for (const { text } of showing) expect(text).toMatch(/How much do you like this idea|What speaks against it/);
    for (const { text } of questions.filter((question) => !showing.includes(question)))
      expect(text).not.toContain("returnable bottle");
  });

  it("answers facts from the profile without a model, and asks the model what a profile cannot tell", async () => {
    const id = await createSimulation(company, group, "survey");
    const text = [
      "1. Was spricht gegen Haferdrinks?",
      "2. Sind Sie männlich oder weiblich?\na) weiblich\nb) männlich\nc) divers",
      "3. Wie alt sind Sie?",
      "4. Zu welcher Altersgruppe gehören Sie?\n- unter 30\n- 30 bis 59\n- 60 und älter\n- keine Angabe",
      "5. Wie hoch ist Ihr Nettoeinkommen?\na) unter 2.000 Euro\nb) 2.000 Euro und mehr",
    ].join("\n\n");
    const read = await upload(company, `${base(id)}/survey`, text);
    expect(read.body.survey_schema.questions.map(({ fact }: { fact: unknown }) => fact)).toEqual([
      null,
      "gender",
      "age",
      "age",
      "income_level",
    ]);
    await company.post(`${base(id)}/run`);
    expect(await finished(id)).toMatchObject({ status: "complete" });
    expect(asked.filter(({ tool }) => /^(choose_options|answer_openly)$/.test(tool))).toHaveLength(PERSONAS * 2);
    const { persona_results, aggregate } = await resultsOf(id);
    const personas = await company.api.listPersonas({
      params: { project_id: group.projectId, group_id: group.groupId },
    });
    for (const { persona_id, answers } of persona_results) {
      const { age, gender } = personas.find((one) => one.id === persona_id) as { age: number; gender: string };
      expect(answers!.map(({ answered_from }) => answered_from)).toEqual([
        "model",
        "profile",
        "profile",
        "profile",
        "model",
      ]);
      expect(answers!.slice(1, 4).map(({ text, selected_options }) => [text, selected_options])).toEqual([
        gender === "Female" ? ["Female", ["weiblich"]] : ["Male", ["männlich"]],
        [String(age), null],
        [String(age), [age < 30 ? "unter 30" : age < 60 ? "30 bis 59" : "60 und älter"]],
      ]);
    }
    // What everybody is asked about themselves says nothing of chance.
    expect(aggregate.baselines.filter(({ question_id }) => /^q[2345]$/.test(question_id ?? ""))).toEqual([]);
  });

  it("shows every persona the options in an order of its own, with other in the end", () => {
    const { results } = ordinary;
    const options = ["Supermarket", "Discounter", "Online", "Other"];
    const shownTo = new Map(
      ordinary.asked
        .filter(({ tool }) => tool === "choose_options")
        .map(({ text }) => [whoIsAsked(text), [...text.matchAll(/^\d\. (\w+)$/gm)].map(([, option]) => option)]),
    );
    expect(shownTo.size).toBe(4);
    for (const [position, { persona_name }] of results.persona_results.entries()) {
      const order = optionOrder({ ...plainQuestion, id: "q2", options }, position).map((index) => options[index]);
      expect(shownTo.get(persona_name)).toEqual(order);
      expect(order.at(-1)).toBe("Other");
    }
  });

  it("reports figures that follow from the answers", () => {
    const { persona_results, aggregate } = ordinary.results;
    const [likert, choice, open] = aggregate.survey?.questions ?? [];
    const answersTo = (question: string) =>
      persona_results.map(({ answers }) => answers?.find(({ question_id }) => question_id === question));

    const ratings = answersTo("q1").map((answer) => answer?.rating ?? NaN);
    expect(aggregate.weighting).toBeNull();
    // Both are rounded to two decimals.
    expect(Math.abs((likert?.rating?.mean ?? NaN) - sum(ratings) / 4)).toBeLessThan(0.011);
    const baseline = aggregate.baselines.find((figure) => figure.question_id === "q1" && figure.measure === "mean");
    expect(baseline?.value).toBe(likert?.rating?.mean);
    expect(likert?.rating?.points.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(sum(likert?.rating?.points.map(({ share }) => share) ?? [])).toBeCloseTo(100, 6);
    for (const answer of answersTo("q1")) {
      expect(sum(answer?.distribution ?? [])).toBeCloseTo(1, 3);
      expect(sum((answer?.distribution ?? []).map((p, index) => p * (index + 1)))).toBeCloseTo(answer?.rating ?? 0, 1);
    }
    for (const { option, count } of choice?.options ?? [])
      expect(answersTo("q2").filter((answer) => answer?.selected_options?.includes(option))).toHaveLength(count);
    const coded = answersTo("q3").flatMap((answer) => answer?.themes ?? []);
    expect((open?.themes ?? []).length > 0).toBe(coded.length > 0);
    for (const { count, persona_ids } of open?.themes ?? []) expect(new Set(persona_ids).size).toBe(count);
    expect(aggregate.quality.flags).toEqual(expect.arrayContaining(["offline_model", "few_personas"]));
  });

  it("asks again only what came to nothing", async () => {
    let unlucky = "";
    let broken = 0;
    fault = (call) => {
      if (call.toolName !== "answer_openly") return undefined;
      const name = whoIsAsked(askedOf(call).text);
      unlucky ||= name;
      // The answer and its repair turn: only then does the task fail and the state machine try again.
      return name === unlucky && (broken += 1) <= 2 ? { text: "{" } : undefined;
    };
    const id = await startSimulation(company, group, "survey");
    expect(await finished(id)).toMatchObject({ status: "complete", usage: { llm_calls: 15 + 4 } });
    const times = (tool: string) => asked.filter((call) => call.tool === tool).length;
    expect(["answer_scale", "choose_options", "answer_openly"].map(times)).toEqual([4, 4, 6]);
  });

  it("can be read from a Word file, and again until it runs", async () => {
    const id = await createSimulation(company, group, "survey");
    await upload(company, `${base(id)}/survey`, SURVEY);
    const sent = form(
      {},
      {
        name: "survey.docx",
        bytes: docx({ body: ["1. Do you like oats?", "a) Yes", "b) No"].map((text) => paragraph(text)).join("") }),
      },
    );
    const read = await company.call("POST", `${base(id)}/survey`, { raw: sent.raw, headers: sent.headers });
    expect(read.body.survey_schema.questions).toMatchObject([
      { id: "q1", kind: "multiple_choice", text: "Do you like oats?", options: ["Yes", "No"] },
    ]);
    expect((await company.post(`${base(id)}/run`)).status).toBe(202);
    const late = await upload(company, `${base(id)}/survey`, SURVEY);
    expect(late.status).toBe(400);
    expect(late.body.detail).toMatch(/what it asks can no longer be changed/);
    expect((await finished(id)).survey_schema?.questions).toHaveLength(1);
  });

  it("is started once by requests with the same Idempotency-Key, and they get the same answer", async () => {
    const id = await createSimulation(company, group, "survey");
    await upload(company, `${base(id)}/survey`, SURVEY);
    const key = { "idempotency-key": `run-${id}` };
    const first = await company.post(`${base(id)}/run`, undefined, key);
    const again = await company.post(`${base(id)}/run`, undefined, key);
    expect([first.status, again.status]).toEqual([202, 202]);
    expect(again.body).toEqual(first.body);
    await finished(id);
    expect(asked.filter(({ tool }) => tool === "answer_scale")).toHaveLength(PERSONAS);
  });

  it("is started by one of ten simultaneous runs", async () => {
    const id = await createSimulation(company, group, "survey");
    await upload(company, `${base(id)}/survey`, SURVEY);
    const answers = await Promise.all(Array.from({ length: 10 }, () => company.post(`${base(id)}/run`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(9).fill(400)]);
    expect((await finished(id)).status).toBe("complete");
    expect(asked.filter(({ tool }) => tool === "answer_scale")).toHaveLength(PERSONAS);
  });

  it("of more text than a study can carry is refused, whatever it asks", async () => {
    const id = await createSimulation(company, group, "survey");
    const long = Array.from({ length: 80 }, (_, index) => `${index + 1}. ${"Would you say so, ".repeat(45)}or not?`);
    const answer = await upload(company, `${base(id)}/survey`, long.join("\n\n"));
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/^The survey has \d+ characters of questions; a study takes 60000 at most$/);
  });

  it.each([
    ["no question at all", "Thank you for coming.\nWe hope you had a nice day.\n", /line 1/i],
    ["a scale from five to five", "1. Do you like oats?\na) Yes\nb) No\n\n2. Rate oats from 5 to 5.\n", /line 5/i],
  ])("with %s is refused by the line, and stays as it was", async (_, text, sentence) => {
    const id = await createSimulation(company, group, "survey");
    await upload(company, `${base(id)}/survey`, SURVEY);
    const before = await find(id);
    const answer = await upload(company, `${base(id)}/survey`, text);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(sentence);
    expect(await find(id)).toEqual(before);
  });
});
