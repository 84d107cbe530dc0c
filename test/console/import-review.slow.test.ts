import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { tabTo } from "../support/console.ts";
import { choices, qsf, qsfLogic, qsfQuestion, qsfTest } from "../support/imports/qsf.ts";
import { createSimulation, GUIDE } from "../support/simulations.ts";
import { chosenFile, isWellMade, openStudies, reportOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const BROKEN = `S1. Do you fish?
 a) Yes
 b) Yes

Q4. How many days did you fish? [number 9-3]

Q7. Why do you fish?
`;
const MENDED = BROKEN.replace("b) Yes", "b) No").replace("9-3", "0-366 days");

describe.skipIf(noBrowser)("a file in the console, before anybody is asked", () => {
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
  const open = async (type: "survey" | "idi_ai", width: number) => {
    const id = await createSimulation(company, group, type, { prompt_question: `Fishing at ${width}` });
    const tab = await openStudies(browser, company, group.projectId, `/${id}`, { viewport: { width, height: 800 } });
    return { ...tab, tab, id };
  };
  const stored = (simulation_id: string) =>
    company.api.getSimulation({ params: { project_id: group.projectId, simulation_id } });
  const selected = (page: Page) =>
    page
      .getByLabel(/^Text of the/)
      .evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));

  it.each([1280, 320])("is changed in place until it can be asked, %i pixels wide", async (width) => {
    const { page, tab, id } = await open("survey", width);
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("fishing.txt", BROKEN));
    await page.getByRole("heading", { name: "2 problems to solve" }).waitFor();
    const wrong = await page.locator(".numbers .wrong").evaluateAll((lines) => lines.map((line) => line.textContent));
    expect(wrong).toEqual([" b) Yes", "Q4. How many days did you fish? [number 9-3]"]);
    expect(await page.getByRole("button", { name: /^Run the survey/ }).count()).toBe(0);
    await isWellMade(tab);
    await tabTo(page.getByRole("button", { name: "Line 5" }));
    await page.keyboard.press("Enter");
    expect(await selected(page)).toContain("[number 9-3]");
    // What was changed outlives a reload.
    await page.getByLabel("Text of the questionnaire").fill(MENDED);
    await page.getByText("You have changed the text.").waitFor();
    await page.reload();
    expect(await page.getByLabel("Text of the questionnaire").inputValue()).toBe(MENDED);
    expect((await stored(id)).survey_schema).toBeNull();
    await page.getByRole("button", { name: "Read again" }).click();
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
    expect(await page.locator(".questions .number").allInnerTexts()).toEqual(["S1", "Q4", "Q7"]);
    await page.getByRole("button", { name: "Line 7" }).click();
    expect(await selected(page)).toBe("Q7. Why do you fish?");
    await isWellMade(tab);
    const { survey_schema, status } = await stored(id);
    expect([status, survey_schema?.questions.map(({ number }) => number)]).toEqual(["pending", ["S1", "Q4", "Q7"]]);
    await page.getByRole("button", { name: /^Run the survey/ }).click();
    await reportOf(page);
  });

  it("is an export, with what was left out of it at its question", async () => {
    const { page, tab } = await open("survey", 390);
    const text = qsf([
      qsfQuestion("QID1", { QuestionText: "Which?", Choices: choices("Tea", "Milk") }),
      qsfQuestion("QID2", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
      qsfQuestion("QID3", { QuestionType: "HeatMap", Selector: "Image" }),
    ]);
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("drinks.qsf", text));
    await page.getByRole("heading", { name: "2 questions, as understood" }).waitFor();
    await page.getByText("Question Q3: Questions of the kind HeatMap").waitFor();
    await page.getByRole("list", { name: "What the file contains" }).getByText("Q1 · Which?").waitFor();
    await page.getByRole("list", { name: "What the file contains" }).getByText("Question Q3 (left out)").waitFor();
    await isWellMade(tab);
    // What was taken stays.
    await page.getByRole("button", { name: "Discard this file" }).click();
    await page.getByRole("heading", { name: "Something wrong? Send it again" }).waitFor();
    await page.getByRole("heading", { name: "2 questions, as understood" }).waitFor();
    expect(await page.getByRole("list", { name: "What the file contains" }).count()).toBe(0);
    // One that cannot be taken says why.
    const refused = qsf([qsfQuestion("QID1", { DisplayLogic: qsfLogic(qsfTest("QID9", "1")) })]);
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("refused.qsf", refused));
    await page.getByRole("heading", { name: "1 problem to solve" }).waitFor();
    await page.getByText("An export cannot be changed here.").waitFor();
    await isWellMade(tab);
  });

  it.each([1280, 320])("is a guide, which starts interviews when somebody says so, %i pixels wide", async (width) => {
    const { page, tab, id } = await open("idi_ai", width);
    await page.getByLabel("File with the discussion guide").setInputFiles(chosenFile("guide.txt", GUIDE));
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
    await page.getByText("Who decides what is bought?").last().waitFor();
    expect((await stored(id)).status).toBe("pending");
    await page.getByRole("button", { name: "Line 7" }).click();
    expect(await selected(page)).toContain("What do you think of this drink?");
    await isWellMade(tab);
    await page.getByRole("button", { name: "Start 2 interviews" }).click();
    await reportOf(page);
  });
});
