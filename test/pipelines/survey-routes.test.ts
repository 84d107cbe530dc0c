import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { Answer, PersonaResult, SimulationResults } from "../../functions/studies/simulation/results.ts";
import { computeRoute } from "../../functions/studies/survey/route.ts";
import type { Survey } from "../../functions/studies/survey/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
let asked: Asked[] = [];
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 6, age_min: 18, age_max: 70 });
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
});

const MOTOR =
  "StillWater: a quiet electric trolling motor for any 12 ft jon boat, 6 hours per charge, $449, two year warranty.";

async function run(survey: Survey, of = group): Promise<SimulationResults & Pick<Simulation, "usage">> {
  const id = await createStoredSurvey(stack.endpoints.dynamodb, company, of, survey, {
    prompt_question: "Fishing tackle",
  });
  const path = `/projects/${of.projectId}/simulations/${id}`;
  expect((await company.post(`${path}/run`)).status).toBe(202);
  const simulation = await company.waitForSimulation(of.projectId, id);
  expect(simulation.error).toBeNull();
  return { ...((await company.get(`${path}/results`)).body as SimulationResults), usage: simulation.usage };
}

const answerOf = ({ answers }: PersonaResult, id: string): Answer | undefined =>
  answers?.find(({ question_id }) => question_id === id);
const answered = (text: string) =>
  [...text.matchAll(/<answered>\n(.*)\n<\/answered>/g)].map(([, json]) => JSON.parse(json!));

describe("the view that the last answers tell", () => {
  const scale = { points: 5, first_value: 1, low_label: "not at all", high_label: "very", labels: null };
  const survey = surveyOf([
    question("q1", "likert", "How much do you trust the shops near you?", { scale }),
    question("q2", "open_ended", "What would make you change the shop?"),
  ]);
  // Of each test, since a process embeds a text once.
  let own: string;
  let alone: typeof group;
  beforeAll(async () => {
    alone = await company.prepare({ persona_count: 1 });
    // Of the first study in a language statements of the scale are read as well.
    await run(survey, alone);
  });
  const expectView = ({ persona_results: [result] }: SimulationResults) => {
    expect(result!.sentiment).not.toBeNull();
    expect(answerOf(result!, "q1")).toMatchObject({ text: own, rating: expect.any(Number) as number });
    expect(asked.map(({ tool }) => tool).toSorted()).toEqual(["answer_openly", "answer_scale", "write_report"]);
  };
  /** Has the persona say its own words, with which its view begins. */
  const embedding = (fail: (isView: boolean) => ReturnType<FaultInjector>): FaultInjector => {
    return ({ kind, toolName, body }) => {
      if (kind === "converse") return toolName === "answer_scale" ? { text: own } : undefined;
      const { inputText } = body as { inputText: string };
      return fail(inputText.startsWith(own) && inputText !== own);
    };
  };

  it("is read at the same time as they are", async () => {
    own = "I am quite content with the shop beside the old water tower.";
    const view = Promise.withResolvers<undefined>();
    fault = embedding((isView) => {
      if (isView) view.resolve(undefined);
      return view.promise;
    });
    expectView(await run(survey, alone));
  });

  it("is looked back on where it cannot be read, and nothing is asked again", async () => {
    own = "I am fairly content with the shop behind the railway bridge.";
    let failed = 0;
    fault = embedding((isView) =>
      isView && failed++ === 0 ? { status: 424, type: "ModelErrorException", message: "no vector" } : undefined,
    );
    expectView(await run(survey, alone));
    expect(failed).toBeGreaterThan(1);
  });

  it("costs what was asked for it, also where answers could not be rated and were asked again", async () => {
    own = "I am rather content with the shop below the town hall.";
    let failed = 0;
    fault = embedding((isView) =>
      !isView && failed++ === 0 ? { status: 424, type: "ModelErrorException", message: "no vector" } : undefined,
    );
    const { usage } = await run(survey, alone);
    expect(asked).toHaveLength(5);
    expect(usage.llm_calls).toBe(5);
  });
});

describe("a survey with numbers", () => {
  it("answers them in range, prices by what is shown, and the age from the profile", async () => {
    const { persona_results } = await run(
      surveyOf([
        question("q1", "numeric", "How many days did you fish in the last 12 months?", { min: 0, max: 365 }),
        question("q2", "numeric", "At what price would it be a bargain?", { unit: "$", context: MOTOR, min: 0 }),
        question("q3", "numeric", "At what price would it be too expensive to consider?", {
          ...{ unit: "$", context: MOTOR, min: 0 },
        }),
        question("q4", "numeric", "What is your age?", { fact: "age", min: 18, max: 70 }),
      ]),
    );
    expect(persona_results).toHaveLength(6);
    for (const result of persona_results) {
      const [days, cheap, dear, age] = ["q1", "q2", "q3", "q4"].map((id) => answerOf(result, id)!);
      expect(Number.isInteger(days!.value)).toBe(true);
      expect(cheap!.value).toBeGreaterThan(50);
      expect(dear!.value).toBeGreaterThan(cheap!.value!);
      expect(age).toMatchObject({ answered_from: "profile", text: String(age!.value) });
      expect(cheap!.text).toContain(`$${cheap!.value}`);
    }
    expect(new Set(persona_results.map((result) => answerOf(result, "q2")!.value)).size).toBeGreaterThan(2);
    expect(asked.filter(({ tool }) => tool === "answer_number")).toHaveLength(18);
  });
});

describe("a survey with routes", () => {
  const boats = question("q3", "multiple_choice", "Which kinds of fishing do you do?", {
    ...{ multiple: true, options: ["Bank fishing", "Boat fishing", "Fly fishing", "None of the above"] },
    exclusive_options: ["None of the above"],
  });
  const survey = surveyOf([
    question("s1", "numeric", "What is your age?", {
      ...{ fact: "age", terminate_if: { question_id: "s1", any_of: [{ min: null, max: 39 }] } },
    }),
    boats,
    question("q4", "numeric", "How many years old is your boat?", {
      ask_if: { question_id: "q3", any_of: ["Boat fishing"] },
    }),
    question("q5", "likert", "How likely are you to buy it?", {
      context: MOTOR,
      scale: { points: 5, first_value: 1, low_label: "not at all", high_label: "very", labels: null },
    }),
    question("q6", "open_ended", "Why do you say that?", { context: MOTOR, follows: "q5" }),
    question("q7", "open_ended", "What do you like about {{q3}}?"),
    question("q8", "open_ended", "What keeps you from it?", {
      ask_if: { question_id: "q5", any_of: [{ min: null, max: 3 }] },
    }),
  ]);

  it("asks each persona its own route, and shows with a question the answers that it speaks of alone", async () => {
    const { persona_results, aggregate } = await run(survey);
    const means = aggregate.baselines.filter(({ measure }) => measure === "mean");
    // Both are of everybody who answered, screened out later or not.
    for (const { rating, question_id } of aggregate.survey!.questions)
      if (rating) expect(means).toContainEqual(expect.objectContaining({ question_id, value: rating.mean }));
    const [out, through] = [true, false].map((is) =>
      persona_results.filter(({ screened_out_by }) => (screened_out_by !== null) === is),
    ) as [PersonaResult[], PersonaResult[]];
    expect(out.length).toBeGreaterThan(0);
    expect(through.length).toBeGreaterThan(0);
    for (const result of out) {
      expect(result).toMatchObject({ screened_out_by: "s1", reaction: "", sentiment: null, key_themes: [] });
      expect(result).toMatchObject({ notable_quote: "", answers: [{ question_id: "s1" }] });
      expect(result.answers![0]!.value).toBeLessThan(40);
    }
    for (const [index, result] of persona_results.entries()) {
      const known = Object.fromEntries((result.answers ?? []).map((answer) => [answer.question_id, answer]));
      const route = computeRoute(survey, index, known);
      expect(route).toMatchObject({ isThrough: true, screenedOutBy: result.screened_out_by, untold: [] });
      expect(result.answers!.map(({ question_id }) => question_id)).toEqual(
        survey.questions.flatMap(({ id }) => (route.leftOut.includes(id) ? [] : [id])),
      );
    }
    const questions = asked.filter(({ tool }) => !["write_report", "place_answers"].includes(tool ?? ""));
    const answers = through.flatMap((result) => result.answers!);
    expect(questions).toHaveLength(answers.filter(({ answered_from }) => answered_from === "model").length);
    const spoken = [
      ["Why do you say that?", ["How likely are you to buy it?"]],
      ["What do you like about", ["Which kinds of fishing do you do?"]],
      ["How many years old is your boat?", ["Which kinds of fishing do you do?"]],
      ["What keeps you from it?", ["How likely are you to buy it?"]],
      ["How likely are you to buy it?", []],
    ] as const;
    for (const [text, before] of spoken) {
      const calls = questions.filter((call) => call.text.includes(`<question>\n${text}`));
      if (text !== "How many years old is your boat?") expect(calls.length).toBeGreaterThan(0);
      for (const call of calls) expect(answered(call.text).map((one) => one.question)).toEqual(before);
    }
    for (const result of through) {
      const [kinds, liked] = [answerOf(result, "q3")!, answerOf(result, "q7")!];
      for (const option of kinds.selected_options!) expect(liked.question).toContain(option);
      expect(liked.question).not.toContain("{{");
    }
  });
});
