import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company, CONCEPT } from "../support/company.ts";
import { focused, tabTo } from "../support/console.ts";
import { GUIDE, SURVEY } from "../support/simulations.ts";
import {
  chosenFile,
  createStudy,
  isWellMade,
  openOptions,
  openStudies,
  reportOf,
} from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { textFile } from "../support/text-file.ts";

describe.skipIf(noBrowser)("a study in the console, from its set-up to its report", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let projectId = "";
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    ({ projectId } = await company.prepare({ name: "Buyers" }));
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const open = (place = "/new", options = {}) => openStudies(browser, company, projectId, place, options);

  it("says what to do first where there is no audience", async () => {
    const empty = await company.createProject("Empty");
    const tab = await openStudies(browser, company, empty, "");
    await tab.page.getByText("There are no studies yet.").waitFor();
    await tab.page.getByRole("link", { name: "New study" }).click();
    await tab.page.getByText("There is no audience to ask yet.").waitFor();
    await isWellMade(tab);
    await tab.page.getByRole("link", { name: "Describe an audience" }).click();
    await tab.page.getByRole("heading", { level: 1, name: "New audience" }).waitFor();
  });

  it("is a concept test with a briefing, whose draft outlives a reload", async () => {
    const params = { project_id: projectId };
    await company.api.createBriefing({
      params,
      file: textFile("board.txt", "With added vitamins."),
      fields: { title: "Board" },
    });
    const tab = await open();
    const { page } = tab;
    await openOptions(page);
    await page.getByLabel("Name (optional)").fill("First try");
    await page.getByRole("button", { name: "Start the study" }).click();
    await page.getByText("Concept is required for this simulation_type.").waitFor();
    await focused(page.getByLabel("Concept", { exact: true }));
    await page.getByLabel("Concept", { exact: true }).fill(CONCEPT);
    await page.getByText("Show a picture or a document").click();
    await page.getByRole("checkbox", { name: "Board" }).check();
    await isWellMade(tab);

    await page.reload();
    await page.getByRole("checkbox", { name: "Board" }).waitFor();
    expect(await page.getByLabel("Concept", { exact: true }).inputValue()).toBe(CONCEPT);
    expect(await page.getByRole("checkbox", { name: "Board" }).isChecked()).toBe(true);
    await page.getByRole("button", { name: "Start the study" }).click();
    await page.getByRole("heading", { level: 1, name: "First try" }).waitFor();
    const report = await reportOf(page);
    expect(await report.locator("body").innerText()).toContain(CONCEPT);
    await isWellMade(tab);

    await page.getByRole("link", { name: "Set-up" }).click();
    await page.getByText("Board", { exact: true }).waitFor();
    await isWellMade(tab);
    await page.getByRole("link", { name: "Repeat" }).click();
    await page.getByLabel("Concept", { exact: true }).waitFor();
    expect(await page.getByLabel("Concept", { exact: true }).inputValue()).toBe(CONCEPT);
  });

  it("is a survey on a phone, whose file is refused, read, and read again", async () => {
    const tab = await open("/new", { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await createStudy(page, "Survey", "Breakfast drinks");
    const file = page.getByLabel("File with the questionnaire");
    await isWellMade(tab);
    await file.setInputFiles(chosenFile("notes.txt", "1. What do you drink?\n\nQ2. Which one? SINGLE CODE\n1. Milk\n"));
    // What is wrong stands beside the text, and leads to its line.
    await page.getByRole("button", { name: "Line 3" }).click();
    const text = page.getByLabel("Text of the questionnaire");
    const selected = () =>
      text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd));
    expect(await selected()).toBe("Q2. Which one? SINGLE CODE");
    await isWellMade(tab);
    await file.setInputFiles(chosenFile("first.txt", "1. What do you drink?\n"));
    await page.getByRole("heading", { name: "1 question, as understood" }).waitFor();
    await file.setInputFiles(chosenFile("second.txt", SURVEY));
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
    for (const shown of [
      "scale from 1 to 7",
      "1 = not at all, 7 = very",
      "several answers",
      "Discounter",
      "open answer",
    ])
      await page.getByText(shown).first().waitFor();
    await isWellMade(tab);

    // Left and found again.
    await page.reload();
    await page.getByRole("button", { name: /^Run the survey with \d+ personas \(about .*free\)$/ }).click();
    await reportOf(page);
    await isWellMade(tab);

    // Its questionnaire goes along.
    await page.getByRole("link", { name: "Repeat" }).click();
    await page.getByRole("button", { name: "Create the study" }).click();
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
  });

  it("is interviews with a guide, which is written here and kept over a reload", async () => {
    const tab = await open();
    const { page } = tab;
    await createStudy(page, "Interviews with a guide", "Breakfast");
    await page.getByText("Write it here instead").click();
    await page.getByRole("button", { name: "Read the discussion guide" }).click();
    await page.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    await page.getByLabel("Text of the discussion guide").fill(GUIDE);
    await page.reload();
    await page.getByLabel("Text of the discussion guide").waitFor();
    expect(await page.getByLabel("Text of the discussion guide").inputValue()).toBe(GUIDE);
    await isWellMade(tab);
    await page.getByRole("button", { name: "Read the discussion guide" }).click();
    await page.getByRole("button", { name: /^Start \d+ interviews$/ }).click();
    // While the interviews go on, or after them.
    await page
      .getByRole("heading", { name: "Discussion guide, as understood" })
      .or(page.getByTitle("Report"))
      .waitFor();
    await reportOf(page);
    await page.getByRole("link", { name: "Set-up" }).click();
    await page.getByRole("heading", { name: "The concept" }).waitFor();
    await page.getByText("Who decides what is bought?").waitFor();
    await isWellMade(tab);

    // Its guide goes along.
    await page.getByRole("link", { name: "Repeat" }).click();
    await page.getByRole("button", { name: "Create the study" }).click();
    await page.getByLabel("Text of the discussion guide").waitFor();
    expect(await page.getByLabel("Text of the discussion guide").inputValue()).toContain("Who decides what is bought?");
  });

  it("is a focus group, which is watched until its report is there", async () => {
    const tab = await open();
    await createStudy(tab.page, "Focus group", "Would you drink oat drink instead of milk?");
    const { page } = tab;
    await page.getByRole("region", { name: "Progress" }).or(page.getByTitle("Report")).first().waitFor();
    const report = await reportOf(page);
    expect(await report.locator("h2").count()).toBeGreaterThan(3);
    await isWellMade(tab);
  });

  it("is a conjoint study by the keyboard alone", async () => {
    const tab = await open();
    const { page } = tab;
    const { keyboard } = page;
    const type = async (name: string, text: string) => {
      await tabTo(page.locator(`[name="${name}"]`));
      await keyboard.press("ControlOrMeta+a");
      await keyboard.insertText(text);
    };
    const press = async (name: string) => {
      // The button says behind its name with how many, how long and at what cost.
      await tabTo(page.getByRole("button", { name: new RegExp(`^${name}`) }));
      await keyboard.press("Enter");
    };
    await page.getByRole("radio", { name: "Concept test" }).waitFor();
    await tabTo(page.getByRole("radio", { name: "Concept test" }));
    await keyboard.press("ArrowUp");
    await tabTo(page.locator("details.more-options > summary"));
    await keyboard.press("Enter");
    await type("prompt_question", "You stand before the shelf.");
    await press("Create the study");
    await focused(page.getByRole("heading", { level: 1, name: "You stand before the shelf" }));

    await press("Start the study");
    await page.getByText("Levels must have at least 2 levels.").nth(1).waitFor();
    await focused(page.locator(`[name="attributes.0.name"]`));
    await isWellMade(tab);
    await keyboard.insertText("Brand");
    await type("attributes.0.levels", "Alpenhof\nNordic");
    await type("attributes.1.name", "Price");
    await type("attributes.1.levels", "1.49 EUR\n2.49 EUR");
    await press("Add an attribute");
    await focused(page.locator(`[name="attributes.2.name"]`));
    await keyboard.insertText("Price");
    await type("attributes.2.levels", "1 g\n1 g");
    await type("tasks_per_persona", "many");
    await press("Start the study");
    await page.getByText("The attributes must not repeat an attribute name.").waitFor();
    await page.getByText("Levels must not repeat a level.").waitFor();
    await page.getByText(/^Choices per persona must be/).waitFor();
    await isWellMade(tab);
    await type("tasks_per_persona", "");
    await keyboard.press("Delete");
    await tabTo(page.getByRole("button", { name: /^Remove.*attribute 3$/i }));
    await keyboard.press("Enter");
    await focused(page.locator(`[name="attributes.1.name"]`));
    await press("Start the study");
    await reportOf(page);
    await isWellMade(tab);
  });
});
