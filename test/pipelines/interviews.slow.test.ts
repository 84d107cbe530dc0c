import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { occursIn } from "../../functions/models/quotes.ts";
import type { Message } from "../../functions/studies/simulation/message.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { operators } from "../support/executions.ts";
import type { FaultCall, FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { createSimulation, startSimulation, upload } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const QUESTIONS = [
  "Walk me through your breakfast on an ordinary day.",
  "When did you last try a new drink?",
  "What do you think of this drink?",
];

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
let asked: Asked[] = [];
let ordinary: SimulationResults;
let ordinaryCalls: Asked[];
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 3 });
  asked = [];
  ordinary = (await run()).results;
  ordinaryCalls = asked;
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
});

const base = (id: string, projectId = group.projectId) => `/projects/${projectId}/simulations/${id}`;
const run = async () => {
  const id = await startSimulation(company, group, "idi_ai");
  const simulation = await company.waitForSimulation(group.projectId, id);
  expect(simulation).toMatchObject({ status: "complete", error: null });
  return { id, results: (await company.get(`${base(id)}/results`)).body as SimulationResults };
};
const questionsOf = (transcript: readonly Message[] | null) =>
  (transcript ?? []).filter(({ role }) => role === "interviewer").map(({ content }) => content);

/** Two probes for every question, each in other words. */
const twoProbes = ({ body }: FaultCall): { input: unknown } => {
  const isFirst = JSON.stringify(body).includes(String.raw`probes_left\":2`);
  return { input: { coverage: "partly", probe: isFirst ? "Could you say more?" : "Why is that?" } };
};

describe("AI-moderated interviews", () => {
  it("put every question of the guide to every persona, in its order and word for word", () => {
    const results = ordinary;
    expect(results.persona_results).toHaveLength(3);
    for (const { transcript, persona_id } of results.persona_results) {
      expect(questionsOf(transcript).filter((content) => QUESTIONS.includes(content))).toEqual(QUESTIONS);
      expect(new Set(transcript?.map((message) => message.persona_id))).toEqual(new Set([persona_id]));
    }
  });

  it("probe at most twice, however much the interviewer would like to", async () => {
    fault = (call) => (call.toolName === "follow_up" ? twoProbes(call) : undefined);
    const { results } = await run();
    for (const { transcript } of results.persona_results) {
      expect(questionsOf(transcript)).toEqual(
        QUESTIONS.flatMap((question) => [question, "Could you say more?", "Why is that?"]),
      );
    }
    expect(results.aggregate.interview?.questions.map(({ probes, covered }) => [probes, covered])).toEqual([
      [6, 0],
      [6, 0],
      [6, 0],
    ]);
  });

  it("put no question a second time, whatever the interviewer proposes", async () => {
    const probes = [" could you say more", "Could you say more?"];
    fault = ({ toolName, index }) =>
      toolName === "follow_up" ? { input: { coverage: "partly", probe: probes[index % 2] } } : undefined;
    const { results } = await run();
    for (const { transcript } of results.persona_results)
      expect(questionsOf(transcript)).toHaveLength(2 * QUESTIONS.length);
  });

  it("go on however often the model fails, as long as each attempt comes further", async () => {
    const failedAt = new Set<string>();
    fault = ({ kind, body }) => {
      const call = JSON.stringify(body);
      if (kind !== "converse" || failedAt.has(call)) return undefined;
      failedAt.add(call);
      return { status: 424, type: "ModelErrorException", message: "The model failed" };
    };
    const { results } = await run();
    for (const { transcript } of results.persona_results)
      expect(questionsOf(transcript).filter((content) => QUESTIONS.includes(content))).toEqual(QUESTIONS);
    // Of each persona alone more than the four attempts that a task has.
    expect(failedAt.size).toBeGreaterThan(3 * 4);
  });

  it("remember what was said", () => {
    const [first] = ordinary.persona_results;
    const opening = first?.transcript?.find(({ role }) => role === "persona")?.content ?? "";
    const last = ordinaryCalls.findLast(
      ({ tool, text }) => tool === "answer" && text.includes(JSON.stringify(first?.persona_name)),
    );
    expect(last?.text).toContain(JSON.stringify(opening).slice(1, -1));
  });

  it("show what the guide shows with its questions, and answer facts from the profile without a model", async () => {
    const concept = "Um energético de açaí sem açúcar, em lata de 250 ml, por R$ 7,90.";
    const guide = [
      "1. Quantos anos você tem?",
      "2. O que você bebe de manhã?",
      `A ideia\n[Mostrar o conceito: ${concept}]\n3. O que passa pela sua cabeça ao ler isso?`,
      "Fim\n4. Onde você faz compras?",
    ].join("\n\n");
    const id = await createSimulation(company, group, "idi_ai", { prompt_question: null });
    await upload(company, `${base(id)}/script`, guide);
    expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete", error: null });
    const { persona_results, aggregate } = (await company.get(`${base(id)}/results`)).body as SimulationResults;
    const personas = await company.api.listPersonas({
      params: { project_id: group.projectId, group_id: group.groupId },
    });
    for (const { persona_id, transcript } of persona_results) {
      const { age } = personas.find((one) => one.id === persona_id)!;
      expect(transcript!.slice(0, 2).map(({ content }) => content)).toEqual(["Quantos anos você tem?", `I'm ${age}.`]);
    }
    expect(aggregate.interview!.questions.map(({ covered, probes }) => [covered, probes])[0]).toEqual([3, 0]);
    const told = asked.filter(
      ({ tool, text }) => tool !== "closing_question" && text.includes("Quantos anos você tem?"),
    );
    expect(told.filter(({ text }) => text.includes("<question>\nQuantos anos")).map(({ tool }) => tool)).toEqual([]);
    const shown = asked.filter(({ text }) => text.includes(`<shown>\n${concept}\n</shown>`));
    expect(shown.length).toBeGreaterThanOrEqual(3);
    for (const { text } of shown) expect(text).not.toContain("<question>\nOnde você faz compras?");
    for (const { text } of asked.filter(({ tool }) => tool === "closing_question")) expect(text).toContain(concept);
  });

  it("report a coverage matrix of the interviewer's judgements", async () => {
    let judged = 0;
    fault = ({ toolName }) =>
      toolName === "follow_up"
        ? { input: { coverage: judged++ % 2 === 0 ? "covered" : "not_covered", probe: null } }
        : undefined;
    const { results } = await run();
    const { questions, coverage } = results.aggregate.interview as NonNullable<typeof results.aggregate.interview>;
    expect(questions.map(({ question_id, section, text }) => [question_id, section, text])).toEqual([
      ["1.1", "Habits", QUESTIONS[0]],
      ["1.2", "Habits", QUESTIONS[1]],
      ["2.1", "The concept", QUESTIONS[2]],
    ]);
    questions.forEach(({ covered }, index) => {
      expect(covered).toBe(coverage.filter((row) => row.questions[index] === "covered").length);
    });
    const cells = coverage.flatMap((row) => row.questions);
    expect(cells.filter((cell) => cell === "covered")).toHaveLength(5);
    expect(cells).toHaveLength(9);
  });

  it("quote word for word", () => {
    const results = ordinary;
    const said = (id: string) =>
      results.persona_results
        .find(({ persona_id }) => persona_id === id)
        ?.transcript?.filter(({ role }) => role === "persona")
        .map(({ content }) => content) ?? [];
    for (const { evidence } of results.aggregate.strategic_recommendations)
      for (const { persona_id, quote } of evidence) {
        const reaction = results.persona_results.find((result) => result.persona_id === persona_id)?.reaction ?? "";
        expect([...said(persona_id), reaction].some((words) => occursIn(quote, words))).toBe(true);
      }
  });

  it.each([
    ["a text that asks nothing", "Thank you for coming.\n", /line 1/i],
    ["more questions than a guide takes", Array.from({ length: 41 }, (_, i) => `${i + 1}. Why ${i}?`).join("\n"), /40/],
  ])("refuse %s, by the line, and stay as they were", async (_, text, sentence) => {
    const id = await createSimulation(company, group, "idi_ai");
    const before = (await company.get(base(id))).body;
    const answer = await upload(company, `${base(id)}/script`, text);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(sentence);
    expect((await company.get(base(id))).body).toEqual(before);
  });

  it("are started by one of five simultaneous uploads", async () => {
    const id = await createSimulation(company, group, "idi_ai");
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => upload(company, `${base(id)}/script`, "1. What do you drink?\n2. Why?\n")),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 400, 400, 400, 400]);
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  });
});

describe("the longest study", () => {
  it("of ten personas and twenty questions stays below a fifth of the history and of a payload's size", async () => {
    const large = await company.prepare({ persona_count: 10 });
    const id = await createSimulation(company, large, "idi_ai");
    const guide = Array.from(
      { length: 20 },
      (_, index) => `${index + 1}. What do you think of part ${index + 1} of it?`,
    );
    // The worst case: two probes to every question.
    fault = (call) => (call.toolName === "follow_up" ? twoProbes(call) : canned(call));
    expect((await upload(company, `${base(id, large.projectId)}/script`, guide.join("\n"))).status).toBe(202);
    const simulation = await company.waitForSimulation(large.projectId, id);
    expect(simulation).toMatchObject({ status: "complete", error: null });

    const steps = operators(stack.endpoints.step_functions);
    const events = await steps.history("simulation", id);
    steps.close();
    const largest = Math.max(...events.map((event) => Buffer.byteLength(JSON.stringify(event))));
    expect(events.length).toBeGreaterThan(20);
    expect(events.length).toBeLessThan(5_000);
    expect(largest).toBeLessThan(256 * 1024 * 0.2);
  });
});
