import { afterAll, beforeAll, expect, it } from "vitest";
import type { Answer } from "../../clients/typescript/src/index.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { surveyInputSchema, surveyOfInput } from "../../functions/studies/survey/survey-input.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey } from "../support/stored-survey.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
  // Arms are balanced within gender and age: of one such group, each arm gets exactly half.
  group = await company.prepare({ persona_count: 6, gender: "Female", age_min: 35, age_max: 44 });
});
afterAll(() => stack.close());

const survey = surveyOfInput(
  surveyInputSchema.parse({
    experiments: [
      {
        id: "price",
        arms: [
          { id: "low", name: "1.99" },
          { id: "high", name: "2.99" },
        ],
      },
    ],
    variables: [
      { name: "offer", value: "1.99 EUR", when: { experiment_id: "price", any_of: ["low"] } },
      { name: "offer", value: "2.99 EUR", when: { experiment_id: "price", any_of: ["high"] } },
    ],
    questions: [
      {
        id: "q1",
        kind: "multiple_choice",
        context: "An oat drink for {{offer}}.",
        text: "Which of these is it worth to you?",
        options: ["{{offer}}", "Less", "More"],
      },
      {
        id: "q2",
        kind: "open_ended",
        text: "Why is {{offer}} cheap?",
        ask_if: {
          all: [
            { experiment_id: "price", any_of: ["low"] },
            { question_id: "q1", answered: true },
          ],
        },
      },
    ],
  }),
);

it("a survey with an experiment shows each participant the texts of its arm, and results say which", async () => {
  const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey, {
    prompt_question: "Oat drinks",
  });
  const path = `/projects/${group.projectId}/simulations/${id}`;
  expect((await company.post(`${path}/run`)).status).toBe(202);
  expect((await company.waitForSimulation(group.projectId, id)).error).toBeNull();
  const { persona_results: people, aggregate } = (await company.get(`${path}/results`)).body as SimulationResults;
  expect(people.map(({ seen }) => seen!.arms["price"]).toSorted()).toEqual([
    ...Array.from({ length: 3 }, () => "high"),
    ...Array.from({ length: 3 }, () => "low"),
  ]);
  for (const { seen, answers } of people) {
    const isLow = seen!.arms["price"] === "low";
    const offer = isLow ? "1.99 EUR" : "2.99 EUR";
    expect(seen!.variables).toEqual({ offer });
    expect(seen!.questions[0]).toMatchObject({ question_id: "q1", context: `An oat drink for ${offer}.` });
    expect(seen!.questions[0]!.options!.toSorted()).toEqual([offer, "Less", "More"].toSorted());
    expect(answers!.map(({ question_id }) => question_id)).toEqual(isLow ? ["q1", "q2"] : ["q1"]);
    expect(["{{offer}}", "Less", "More"]).toEqual(expect.arrayContaining(answers![0]!.selected_options!));
    if (isLow) expect(answers![1]!.question).toBe("Why is 1.99 EUR cheap?");
  }
  expect(aggregate.summary).not.toContain("{{");
  const [experiment] = aggregate.survey!.experiments;
  expect(experiment!.arms.map(({ arm_id, participants }) => [arm_id, participants])).toEqual([
    ["low", 3],
    ["high", 3],
  ]);
  expect(experiment!.questions[0]!.rows.map(({ arms }) => arms.map(({ base }) => base))).toEqual([
    [3, 3],
    [3, 3],
    [3, 3],
  ]);
  const table = (await company.get(`${path}/crosstab?by=experiment:price`)).body as Answer<"getCrosstab">;
  expect(table.columns.map(({ label, personas }) => [label, personas])).toEqual([
    ["1.99", 3],
    ["2.99", 3],
  ]);
  expect((await company.call("GET", `${path}/report`)).text).toContain("No difference between the arms");
  const file = await company.call("GET", `${path}/export?format=csv`);
  expect(file.text).toContain("price=1.99");
});
