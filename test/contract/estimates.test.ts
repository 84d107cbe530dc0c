import { beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { ATTRIBUTES, GUIDE, SURVEY } from "../support/simulations.ts";

/** More than the ten who are read and stand for all. */
const PERSONAS = 12;
let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: PERSONAS / 2 });
  await company.generate(group.projectId, group.groupId);
  // From here on it is known that vectors rate English.
  const english = await company.prepare({ persona_count: 1 });
  const { body } = await company.post(`/projects/${english.projectId}/simulations`, {
    persona_group_id: english.groupId,
    simulation_type: "concept_test",
    prompt_question: "An oat drink at 1.99 EUR per litre.",
  });
  await company.waitForSimulation(english.projectId, body.id as string);
});
const estimate = (body: object, projectId = group.projectId) =>
  company.post(`/projects/${projectId}/simulations/estimate`, body);
const calls = async (body: object): Promise<number> => {
  const { status, body: answer } = await estimate(body);
  expect([status, answer.detail]).toEqual([200, undefined]);
  return answer.llm_calls as number;
};

const yesNo = ["Yes", "No"];
const onlyIfYes = { question_id: "buys", any_of: ["Yes"] };
const routed = {
  questions: [
    { id: "buys", kind: "multiple_choice", text: "Do you buy it?", options: yesNo },
    { id: "why", kind: "open_ended", text: "Why?", ask_if: onlyIfYes },
  ],
};

describe("an estimate of a study", () => {
  it("says what its experiments can show with so many personas", async () => {
    const survey =
      "[experiment price: 1.99 EUR | 2.49 EUR]\n\n1. How likely would you buy it for {{price}}? (1 = no, 5 = yes)\n";
    const { body } = await estimate({ simulation_type: "survey", survey, personas: 200 });
    expect(body.experiments).toEqual([
      {
        experiment_id: "price",
        name: "price",
        smallest_arms: [100, 100],
        standardised_difference: 0.4,
        share_difference: 0.198,
      },
    ]);
    const { body: plain } = await estimate({ simulation_type: "concept_test", personas: 200 });
    expect(plain.experiments).toEqual([]);
  });

  it("counts what was written, by group or by number", async () => {
    // Of a scale that vectors read: three questions, and the report.
    const survey = {
      simulation_type: "survey",
      survey: SURVEY.replace("How satisfied are you with", "How much do you trust"),
    };
    expect(await calls({ ...survey, persona_group_id: group.groupId })).toBe(PERSONAS * 3 + 1);
    expect(await calls({ ...survey, personas: 300 })).toBe(300 * 3 + 1);
    // A reaction and the second turn that rates what vectors do not, of each persona and concept; and the report.
    expect(await calls({ simulation_type: "concept_test", personas: 6 })).toBe(6 * 2 + 1);
    expect(await calls({ simulation_type: "concept_test", personas: 6, concepts: 3 })).toBe(6 * 3 * 2 + 1);
    const monadic = { simulation_type: "concept_test", personas: 6, concepts: 3, design: "monadic" };
    expect(await calls(monadic)).toBe(6 * 2 + 1);
    const conjoint = { simulation_type: "conjoint", conjoint_design: { attributes: ATTRIBUTES } };
    expect(await calls({ ...conjoint, personas: 6 })).toBe(7);
    expect(await calls({ ...conjoint, personas: 6, reruns: 2 })).toBe(19);
    const interview = { simulation_type: "idi_ai", script: GUIDE };
    // Three questions, each judged, with at least no probe and at most two; looking back and at most
    // a second turn for its sentiment, at most one that puts themes together, and the report.
    expect((await estimate({ ...interview, personas: 2 })).body.llm_calls_range).toEqual({ low: 15, high: 42 });
    // Three rounds, in which one to three of three members are probed; at most two sentiments of each in a second turn.
    const talk = { simulation_type: "focus_group", personas: 3, prompt_question: "What do you drink in the morning?" };
    expect((await estimate(talk)).body.llm_calls_range).toEqual({ low: 25, high: 38 });
    expect((await estimate({ simulation_type: "focus_group", personas: 50 })).status).toBe(200);
  });

  it("counts along routes, with the fewest and the most", async () => {
    const { body } = await estimate({ simulation_type: "survey", personas: 100, survey: routed });
    // Who is asked why has a view of it; who is not looks back, as does whoever evades the question.
    expect([body.llm_calls, body.llm_calls_range]).toEqual([201, { low: 201, high: 402 }]);
  });

  it("holds ratings by a second turn in a language that nobody has graded answers in", async () => {
    const prompt_question = "Ένα ρόφημα βρώμης προς 1,99 ευρώ το λίτρο, σε συσκευασία που επιστρέφεται στο κατάστημα.";
    const { body } = await estimate({ simulation_type: "concept_test", personas: 6, prompt_question });
    expect([body.llm_calls, body.llm_calls_range]).toEqual([14, { low: 13, high: 14 }]);
  });

  it("asks no model for facts that the personas have", async () => {
    const age = { id: "age", kind: "numeric", text: "How old are you?", fact: "age", min: 0, max: 120 };
    const survey = { questions: [age, ...routed.questions.slice(0, 1)] };
    expect(await calls({ simulation_type: "survey", persona_group_id: group.groupId, survey })).toBe(PERSONAS * 2 + 1);
  });

  it("counts direct estimates", async () => {
    const survey = { simulation_type: "survey", personas: 10, survey: routed };
    // Only the first question is asked of everybody alike.
    expect((await calls({ ...survey, direct_estimate: true })) - (await calls(survey))).toBe(1);
  });

  it("starts, stores and pays nothing", async () => {
    const usage = async () => (await company.get("/company/usage")).body.llm_calls as number;
    const before = await usage();
    await estimate({ simulation_type: "concept_test", persona_group_id: group.groupId });
    expect((await company.get(`/projects/${group.projectId}/simulations`)).body).toEqual([]);
    expect(await usage()).toBe(before);
  });
});

describe("what a creation would refuse", () => {
  it.each([
    [
      "more people than it takes",
      { simulation_type: "focus_group", personas: 51 },
      400,
      /^A focus_group takes at most 50/,
    ],
    [
      "a survey that cannot be read",
      { simulation_type: "survey", personas: 3, survey: "hello" },
      400,
      /is not a question/,
    ],
    [
      "a condition on no question",
      {
        simulation_type: "survey",
        personas: 3,
        survey: {
          questions: [{ id: "q", kind: "open_ended", text: "Why?", ask_if: { question_id: "x", any_of: ["a"] } }],
        },
      },
      400,
      /x/,
    ],
    [
      "a design that cannot be told apart",
      {
        simulation_type: "conjoint",
        personas: 3,
        conjoint_design: { attributes: ATTRIBUTES, tasks_per_persona: 1, alternatives_per_task: 2 },
      },
      422,
      /^conjoint_design\.tasks_per_persona: /,
    ],
    [
      "a briefing that is not there",
      { simulation_type: "concept_test", personas: 3, briefing_ids: ["none"] },
      404,
      /Briefing/,
    ],
    ["a group that is not there", { simulation_type: "concept_test", persona_group_id: "none" }, 404, /Persona group/],
    [
      "too many answers",
      { simulation_type: "idi_ai", personas: 100, questions: 11 },
      400,
      /takes 1000 answers at most/,
    ],
  ])("is refused: %s", async (_what, body, status, sentence) => {
    const answer = await estimate(body);
    expect([answer.status, answer.body.detail]).toEqual([status, expect.stringMatching(sentence)]);
  });

  it("is the group of another company", async () => {
    const other = await Company.signUp(stack.url);
    const foreign = await other.prepare({ persona_count: 1 });
    expect((await estimate({ simulation_type: "concept_test", persona_group_id: foreign.groupId })).status).toBe(404);
    expect((await estimate({ simulation_type: "concept_test", personas: 1 }, foreign.projectId)).status).toBe(404);
  });
});
