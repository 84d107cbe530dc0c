import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Answer, PersonaResult, SimulationResults } from "../../functions/studies/simulation/results.ts";
import { exportFormats } from "../../functions/platform/files/export-formats.ts";
import { optionOrder } from "../../functions/studies/survey/option-order.ts";
import type { Survey } from "../../functions/studies/survey/schemas.ts";
import { blocksFor } from "../../functions/studies/survey/survey-order.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey, question, surveyOf } from "../support/stored-survey.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

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
  group = await company.prepare({ persona_count: 4 });
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
});

const pathOf = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
async function run(survey: Survey): Promise<{ id: string; results: SimulationResults; calls: number }> {
  const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey);
  expect((await company.post(`${pathOf(id)}/run`)).status).toBe(202);
  const { status, error, usage } = await company.waitForSimulation(group.projectId, id);
  expect([status, error]).toEqual(["complete", null]);
  return { id, results: (await company.get(`${pathOf(id)}/results`)).body, calls: usage.llm_calls };
}
const answerOf = ({ answers }: PersonaResult, id: string): Answer =>
  answers!.find(({ question_id }) => question_id === id)!;
const times = (tool: string) => asked.filter((call) => call.tool === tool).length;

const options = ["Oars", "Gas outboard", "Sail", "Nothing"];
const kinds = surveyOf(
  [
    question("q1", "ranking", "Rank these motors.", { options }),
    question("q2", "ranking", "Which two come first?", { options, max: 2 }),
    question("q3", "ranking", "Which is best, which is worst?", { options, best_worst: true }),
    question("q4", "allocation", "Share out 100 points.", { options, total: 100 }),
    question("q5", "multiple_choice", "Which would you use instead? Pick up to 2.", {
      ...{ options, multiple: true, max: 2, exclusive_options: ["Nothing"] },
    }),
    question("q6", "open_ended", "What do you like about {{q1}}?"),
    question("a1", "open_ended", "What speaks for oars?", { block: "a" }),
    question("b1", "open_ended", "What speaks for sails?", { block: "b" }),
  ],
  {
    blocks: ["a", "b"].map((id) => ({ id, shuffled: false, rotation: "r" })),
    rotations: [{ id: "r", shown: 1 }],
  },
);

describe("a survey of every kind", () => {
  it("stores orders, shares and choices in the words of its options, each persona's in its own order", async () => {
    const { results, calls } = await run(kinds);
    // A call for every answer, and one for the report.
    expect(calls).toBe(results.persona_results.flatMap(({ answers }) => answers!).length + 1);
    for (const [position, result] of results.persona_results.entries()) {
      const [all, two, ends, shares, chosen, piped] = ["q1", "q2", "q3", "q4", "q5", "q6"].map((id) =>
        answerOf(result, id),
      ) as [Answer, Answer, Answer, Answer, Answer, Answer];
      expect(all.ranking!.toSorted()).toEqual(options.toSorted());
      expect(two.ranking).toEqual(all.ranking!.slice(0, 2));
      expect(ends.ranking).toEqual([all.ranking![0], all.ranking![3]]);
      expect(shares.allocation!.map(({ option }) => option)).toEqual(options);
      expect(shares.allocation!.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
      expect(new Set(chosen.selected_options).size).toBe(chosen.selected_options!.length);
      expect(chosen.selected_options!.length).toBeLessThanOrEqual(chosen.selected_options!.includes("Nothing") ? 1 : 2);
      expect(piped.question).toBe(`What do you like about ${all.ranking![0]}?`);
      const [block] = blocksFor(kinds, position);
      expect(result.answers!.at(-1)!.question_id).toBe(`${block!.id}1`);
      // All questions but the one of the block that is left out.
      expect(result.answers).toHaveLength(kinds.questions.length - 1);
      const screen = asked.find(({ tool, text }) => tool === "allocate" && whoIsAsked(text) === result.persona_name);
      const order = optionOrder(kinds.questions[3]!, position).map((index) => options[index]);
      expect([...screen!.text.matchAll(/^\d\. (.+)$/gm)].map(([, option]) => option)).toEqual(order);
    }
    expect(results.persona_results.map((result) => result.answers!.at(-1)!.question_id).toSorted()).toEqual([
      ...["a1", "a1", "b1", "b1"],
    ]);
  });

  it.each([
    [
      "allocate",
      { reason: "So.", amounts: [40, 30, 20, 5].map((amount, index) => ({ option: index + 1, amount })) },
      "The amounts sum to 95; they have to sum to 100",
    ],
    ["rank_options", { reason: "So.", ranked: [1, 2, 2, 3] }, "Option 2 stands there twice; rank each option once"],
    [
      "pick_best_and_worst",
      { reason: "So.", best: 2, worst: 2 },
      "Option 2 cannot be both the best and the worst; name two",
    ],
  ])("sends back what %s makes no sense of, with the reason, and bends nothing", async (tool, input, reason) => {
    let broken = false;
    const repairs: string[] = [];
    fault = (call) => {
      if (call.toolName !== tool) return undefined;
      const body = JSON.stringify(call.body);
      if (body.includes("Not accepted:")) repairs.push(body);
      if (broken) return undefined;
      broken = true;
      return { input };
    };
    const { results } = await run(surveyOf(kinds.questions.slice(0, 4)));
    expect(repairs).toHaveLength(1);
    expect(repairs[0]).toContain(reason);
    for (const result of results.persona_results) expect(result.answers).toHaveLength(4);
  });
});

it("a survey without an open question asks everybody what they think in the end", async () => {
  const { results, calls } = await run(surveyOf(kinds.questions.slice(0, 1)));
  const people = results.persona_results.length;
  expect([calls, times("closing_question")]).toEqual([2 * people + 1, people]);
  for (const { reaction, key_themes } of results.persona_results) {
    expect(reaction).not.toBe("");
    expect(key_themes).not.toEqual([]);
  }
});

describe("a survey with screeners", () => {
  const screened = (...out: string[]) =>
    surveyOf([
      question("s1", "multiple_choice", "Are you male or female?", {
        ...{ options: ["Male", "Female"], fact: "gender", terminate_if: { question_id: "s1", any_of: out } },
      }),
      question("q2", "open_ended", "What do you like about boats?"),
      question("q3", "likert", "How much do you like boats?", {
        scale: { points: 5, first_value: 1, low_label: "not at all", high_label: "very much", labels: null },
      }),
    ]);

  it("asks nobody it has screened out for anything more, and speaks of the others alone", async () => {
    const { id, results } = await run(screened("Male"));
    const [out, through] = [true, false].map((is) =>
      results.persona_results.filter(({ screened_out_by }) => (screened_out_by === "s1") === is),
    ) as [PersonaResult[], PersonaResult[]];
    expect([out.length > 0, through.length > 0]).toEqual([true, true]);
    const { aggregate } = results;
    expect(aggregate.persona_count).toBe(through.length);
    const { positive, neutral, negative } = aggregate.sentiment_counts;
    expect(positive + neutral + negative).toBe(through.length);
    expect(aggregate.quality.flags).not.toContain("ratings_unreliable");
    expect(aggregate.survey!.questions.map(({ answered }) => answered)).toEqual([4, through.length, through.length]);
    expect(times("answer_openly")).toBe(through.length);
    expect(times("closing_question")).toBe(0);
    const report = asked.find(({ tool }) => tool === "write_report")!.text;
    for (const { persona_name } of out) expect(report).not.toContain(persona_name);
    for (const format of exportFormats) {
      const { status } = await company.get(`${pathOf(id)}/export?format=${format}`);
      expect([format, status]).toEqual([format, 200]);
    }
    expect((await company.get(`${pathOf(id)}/report`)).status).toBe(200);
    // Everybody sees a scale from its own end, every second persona from the other one.
    const reversed = new Map(
      results.persona_results.map((result, position) => [result.persona_id, position % 2 === 1]),
    );
    for (const result of through) expect(answerOf(result, "q3").scale_reversed).toBe(reversed.get(result.persona_id));
    expect((await company.post(`${pathOf(id)}/reliability-check`, { runs: 2, vary: ["scale"] })).status).toBe(202);
    const study = await until(
      async () => (await company.get(`${pathOf(id)}/reliability-check`)).body,
      ({ status }) => status !== "running",
    );
    expect(study).toMatchObject({ status: "complete", error: null, robustness: [{ completed: true }] });
  });

  it("is complete where everybody is screened out", async () => {
    const { id, results } = await run(screened("Male", "Female"));
    expect((await company.get(`${pathOf(id)}/report`)).status).toBe(200);
    expect(results.persona_results.map(({ screened_out_by }) => screened_out_by)).toEqual(Array(4).fill("s1"));
    expect(results.aggregate).toMatchObject({ persona_count: 0, top_themes: [], sentiment_distribution: null });
    expect([times("answer_openly"), times("closing_question")]).toEqual([0, 0]);
  });
});
