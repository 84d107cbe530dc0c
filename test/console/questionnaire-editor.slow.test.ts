import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plainQuestion } from "../../functions/studies/survey/schemas.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused, tabTo } from "../support/console.ts";
import { createSimulation, upload } from "../support/simulations.ts";
import { isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const FISHING = `S1. Do you own a fishing license? *
 a) Yes
 b) No -> END

Q2. Which kinds of fishing do you do? [multiple, max 2]
 a) Bank fishing
 b) Boat fishing
 c) None of these [exclusive]

Q3. [ASK IF Q2 = b] How many days did you fish? [number 0-366 days]

Q4. How satisfied are you? (1 = not at all, 7 = very)

Q5. [ASK IF Q3 >= 10] Rank these. [rank top 2]
 a) Rods
 b) Reels
 c) Bait

Q6. [ASK IF Q4 = 6-7] Distribute 100 points among these. [allocate 100]
 a) Rods
 b) Bait

# The rest

Q7. How much do you agree? (1 = not at all … 5 = fully)
 a) I always compare prices.
 b) I stay with the brands I know.

Q8. Why do you fish? [optional]
`;

describe.skipIf(noBrowser)("the questionnaire editor of the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Anglers", persona_count: 2 });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const survey = () => createSimulation(company, group, "survey", { prompt_question: "Fishing" });
  const stored = async (simulation_id: string) =>
    (await company.api.getSimulation({ params: { project_id: group.projectId, simulation_id } })).survey_schema!;
  const card = (page: Page, id: string) => page.locator(`#card-${id}`);
  const sent = async (page: Page) => {
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("heading", { name: /^\d+ questions?, as understood$/ }).waitFor();
  };

  it("sends what a file was read into as it is, and what is changed in it", async () => {
    const id = await survey();
    const read = await upload(company, `/projects/${group.projectId}/simulations/${id}/survey`, FISHING);
    expect(read.status).toBe(200);
    const { page, ...tab } = await openStudies(browser, company, group.projectId, `/${id}`);
    await page.getByRole("button", { name: "Edit the questions" }).click();
    await card(page, "q8").waitFor();
    await isWellMade({ page, ...tab });
    await sent(page);
    expect(await stored(id)).toEqual(read.body.survey_schema);

    await page.getByRole("button", { name: "Edit the questions" }).click();
    // An option that is worded anew takes the routes and marks that name it along.
    await card(page, "q2").getByLabel("Answers", { exact: true }).fill("Bank fishing\nBoat angling\nNothing of it");
    await card(page, "q4").getByLabel("Highest means").fill("fully");
    await card(page, "q4").getByRole("button", { name: "Up" }).click();
    await page.getByRole("button", { name: "Delete Q8" }).click();
    await sent(page);
    const changed = await stored(id);
    expect(changed.questions.map((question) => question.id)).toEqual([
      "q1",
      "q2",
      "q4",
      "q3",
      "q5",
      "q6",
      "q7_1",
      "q7_2",
    ]);
    const of = (name: string) => changed.questions.find((question) => question.id === name)!;
    expect(of("q2").exclusive_options).toEqual(["Nothing of it"]);
    expect(of("q3").ask_if).toEqual({ question_id: "q2", any_of: ["Boat angling"] });
    expect(of("q4").scale).toMatchObject({ low_label: "not at all", high_label: "fully" });
    expect(of("q6").ask_if).toEqual(read.body.survey_schema.questions[5].ask_if);
    expect(changed.blocks).toEqual(read.body.survey_schema.blocks);
  });

  it("writes a questionnaire card by card, by the keyboard and on a phone", async () => {
    const id = await survey();
    const tab = await openStudies(browser, company, group.projectId, `/${id}`, {
      viewport: { width: 390, height: 844 },
    });
    const { page } = tab;
    await page.getByRole("button", { name: "Write it question by question" }).click();
    const first = card(page, "q1");
    await first.getByLabel("Question").fill("Do you fish?");
    await first.getByLabel("Answers", { exact: true }).fill("Yes\nNo\n");
    await first.getByText("Who is asked, and what is shown").click();
    await first.getByLabel("Ends the survey if").selectOption("q1");
    await first.getByRole("checkbox", { name: "No", exact: true }).check();
    await tabTo(page.getByRole("button", { name: "Add a question" }));
    await page.keyboard.press("Enter");
    await focused(card(page, "q2"));
    const second = card(page, "q2");
    await second.getByLabel("Question").fill("On how many days?");
    await second.getByLabel("Kind of answer").selectOption("Number");
    await second.getByLabel("Smallest").fill("0");
    await second.getByLabel("Largest").fill("366");
    await second.getByLabel("Unit").fill("days");
    await page.getByRole("button", { name: "Add a question" }).click();
    const third = card(page, "q3");
    await third.getByLabel("Question").fill("Why so often?");
    await third.getByLabel("Kind of answer").selectOption("Open answer");
    await third.getByLabel("Must be answered").uncheck();
    await third.getByText("Who is asked, and what is shown").click();
    await third.getByLabel("Asked if").selectOption("q2");
    await third.getByLabel("From").fill("20");
    await isWellMade(tab);
    // What was typed outlives a reload.
    await page.reload();
    await page.getByRole("button", { name: "Write it question by question" }).click();
    expect(await third.getByLabel("From").inputValue()).toBe("20");
    await sent(page);
    const text = { ...plainQuestion, scale: null };
    expect((await stored(id)).questions).toEqual([
      {
        ...{ ...text, id: "q1", kind: "multiple_choice", text: "Do you fish?", options: ["Yes", "No"] },
        terminate_if: { question_id: "q1", any_of: ["No"] },
      },
      { ...text, id: "q2", kind: "numeric", text: "On how many days?", min: 0, max: 366, unit: "days" },
      {
        ...{ ...text, id: "q3", kind: "open_ended", text: "Why so often?", required: false },
        ask_if: { question_id: "q2", any_of: [{ min: 20, max: null }] },
      },
    ]);
    // The preview of one persona's route is there as for a file.
    await page.getByText("One persona’s route").click();
    await page.getByLabel("If the answer to q1 is").selectOption("No");
    await page.getByText("1 of 3 questions").waitFor();
  });

  it("shows at its card what is wrong with a question", async () => {
    const id = await survey();
    const tab = await openStudies(browser, company, group.projectId, `/${id}`);
    const { page } = tab;
    await page.getByRole("button", { name: "Write it question by question" }).click();
    await card(page, "q1").getByLabel("Question").fill("Which?");
    await card(page, "q1").getByLabel("Answers", { exact: true }).fill("One\nTwo");
    await page.getByRole("button", { name: "Add a question" }).click();
    await page.getByRole("button", { name: "Save" }).click();
    // Of its fields, and then of its sense.
    await card(page, "q2").locator(".error").first().waitFor();
    await focused(card(page, "q2"));
    await card(page, "q2").getByLabel("Question").fill("How many?");
    await card(page, "q2").getByLabel("Kind of answer").selectOption("Number");
    await card(page, "q2").getByLabel("Smallest").fill("9");
    await card(page, "q2").getByLabel("Largest").fill("3");
    await page.getByRole("button", { name: "Save" }).click();
    await card(page, "q2").getByText("has min 9 above max 3").waitFor();
    expect(await card(page, "q1").locator(".error").count()).toBe(0);
    await isWellMade(tab);
    await page.getByRole("button", { name: "Discard the changes" }).click();
    await page.getByRole("heading", { name: "Questionnaire" }).waitFor();
  });

  it("edits conditions of several tests, experiments and variables", async () => {
    const id = await survey();
    const file = `[experiment price: 1.99 | 2.49]

Q1. Do you fish?
 a) Yes
 b) No

Q2. How many days? [number 0-366 days]

Q3. [ask if Q1 = Yes and (Q2 >= 10 or price = 1.99)] Would you pay {{price}}?

Q4. Anything else?
`;
    const read = await upload(company, `/projects/${group.projectId}/simulations/${id}/survey`, file);
    expect(read.status).toBe(200);
    const tab = await openStudies(browser, company, group.projectId, `/${id}`, {
      viewport: { width: 320, height: 800 },
    });
    const { page } = tab;
    const edit = () => page.getByRole("button", { name: "Edit the questions" }).click();
    await edit();
    const third = card(page, "q3");
    await third.getByLabel("Asked if: how the tests are joined").waitFor();
    await isWellMade(tab);
    await sent(page);
    expect(await stored(id)).toEqual(read.body.survey_schema);

    await edit();
    await third.getByLabel("Asked if: how the tests are joined").selectOption("any of these is true");
    await third.getByLabel("From").fill("20");
    await third.getByLabel("Test of the answer").first().selectOption("is none of");
    const fourth = card(page, "q4");
    await fourth.getByText("Who is asked, and what is shown").click();
    await fourth.getByLabel("Asked if").selectOption("q3");
    await fourth.getByLabel("Words").fill("dear\ntoo much");
    await tabTo(fourth.getByRole("button", { name: "Add a test to Asked if" }));
    await page.keyboard.press("Enter");
    await fourth.getByLabel("Asked if, test 2").selectOption("experiment:price");
    await fourth.getByRole("checkbox", { name: "2.49" }).check();
    await fourth.getByLabel("Asked if: how the tests are joined").selectOption("none of these is true");

    const price = page.getByRole("group", { name: "Experiment price" });
    await price.getByRole("button", { name: "Add an arm to price" }).click();
    await price.getByLabel("Arm 3", { exact: true }).fill("2.99");
    await price.getByLabel("Share of arm 3").fill("40");
    await price.getByText("The shares sum to 106.66, not to 100.").waitFor();
    await price.getByLabel("Share of arm 1").fill("30");
    await price.getByLabel("Share of arm 2").fill("30");
    await page.getByRole("button", { name: "Add an experiment" }).click();
    const second = page.getByRole("group", { name: "Experiment x1" });
    await second.getByLabel("Name").fill("Pack");
    await page
      .getByRole("group", { name: "Experiment Pack" })
      .getByLabel("Divides")
      .selectOption("those in 2.99 of price");
    await page.getByRole("button", { name: "Add a variable" }).click();
    const variable = page.getByRole("group", { name: "Variable" }).last();
    await variable.getByLabel("Name").fill("price");
    await variable.getByLabel("Value").fill("2.99");
    await variable.getByLabel("When").selectOption("experiment:price");
    await variable.getByRole("checkbox", { name: "2.99" }).check();
    await isWellMade(tab);
    await sent(page);
    const { questions, experiments, variables } = await stored(id);
    expect(questions[2]!.ask_if).toEqual({
      any: [
        { question_id: "q1", none_of: ["Yes"] },
        {
          any: [
            { question_id: "q2", any_of: [{ min: 20, max: null }] },
            { experiment_id: "price", any_of: ["arm_1"] },
          ],
        },
      ],
    });
    expect(questions[3]!.ask_if).toEqual({
      not: {
        any: [
          { question_id: "q3", contains: ["dear", "too much"] },
          { experiment_id: "price", any_of: ["arm_2"] },
        ],
      },
    });
    expect(experiments[0]!.arms.map(({ name, share }) => [name, share])).toEqual([
      ["1.99", 30],
      ["2.49", 30],
      ["2.99", 40],
    ]);
    expect(experiments[1]).toMatchObject({ name: "Pack", within: { experiment_id: "price", arm_id: "arm_3" } });
    expect(variables.at(-1)).toEqual({
      ...{ name: "price", value: "2.99" },
      when: { experiment_id: "price", any_of: ["arm_3"] },
    });
  });
});
