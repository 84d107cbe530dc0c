import { expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { surveyInputSchema, surveyOfInput } from "../../functions/studies/survey/survey-input.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import { Company } from "../support/company.ts";
import { createStoredSurvey } from "../support/stored-survey.ts";

const survey = surveyOfInput(
  surveyInputSchema.parse({
    blocks: [{ id: "brands", loop: { over: { items: ["Alva", "Brill"] }, as: "brand" } }],
    questions: [
      {
        ...{ id: "q1", kind: "multiple_choice", options: ["Yes", "No"], block: "brands" },
        text: "Would you buy the oat drink of {{brand}}?",
      },
      { id: "q2", kind: "open_ended", text: "What do you think of {{brand}}?", block: "brands" },
    ],
  }),
);

it("a survey with a loop has the figures of every round, and over all rounds those of its participants", async () => {
  const stack = await borrowStack();
  try {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 4 });
    const id = await createStoredSurvey(stack.endpoints.dynamodb, company, group, survey, {
      prompt_question: "Oat drinks",
    });
    const path = `/projects/${group.projectId}/simulations/${id}`;
    expect((await company.post(`${path}/run`)).status).toBe(202);
    expect((await company.waitForSimulation(group.projectId, id)).error).toBeNull();
    const { questions, loops } = ((await company.get(`${path}/results`)).body as SimulationResults).aggregate.survey!;
    const [bought, said] = loops;
    expect(bought!.rounds).toEqual([
      { question_id: "q1@1", number: 1, item: "Alva", answered: 4 },
      { question_id: "q1@2", number: 2, item: "Brill", answered: 4 },
    ]);
    const counts = ["q1@1", "q1@2"].map(
      (round) => questions.find(({ question_id }) => question_id === round)!.options![0]!.count,
    );
    expect(bought!.rows[0]).toMatchObject({
      ...{ label: "Yes", base: 4, answers: 8 },
      value: (100 * (counts[0]! + counts[1]!)) / 8,
    });
    expect([said!.not_pooled, said!.rows]).toEqual(["open_answers", []]);
    const report = (await company.call("GET", `${path}/report`)).text;
    expect(report).toContain("Rounds: Alva and Brill");
    expect(report).toContain("found round by round: “What do you think of …?”");
  } finally {
    await stack.close();
  }
});
