import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { createSimulation, SURVEY } from "../support/simulations.ts";
import { chosenFile, isWellMade, openOptions, openStudies } from "../support/studies-in-console.ts";
import { textFile } from "../support/text-file.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("the form of a new study in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers", persona_count: 10 });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const newest = async () => {
    const params = { project_id: group.projectId };
    const [study] = await company.api.listSimulations({ params, query: { order: "desc", limit: 1 } });
    return study!;
  };
  const open = (place: string) =>
    openStudies(browser, company, group.projectId, place, { viewport: { width: 390, height: 844 } });

  it("takes several concepts, and says which of them is wrong", async () => {
    const tab = await open("/new");
    const { page } = tab;
    await openOptions(page);
    await page.getByRole("button", { name: "Test several concepts side by side" }).click();
    await page.getByRole("button", { name: "Add a concept" }).click();
    const concept = (index: number) => page.getByRole("group", { name: `Concept ${index}` });
    const write = async (index: number, name: string, text: string) => {
      await concept(index).getByLabel("Name").fill(name);
      await concept(index).getByLabel("Text").fill(text);
    };
    await write(1, "Plain", "Oat drink, 1.99 EUR.");
    await write(2, "plain", "Oat drink with cocoa, 2.29 EUR.");
    await write(3, "Can", "Oat drink in a can, 0.99 EUR.");
    await isWellMade(tab);
    await page.getByRole("button", { name: "Start the study" }).click();
    await concept(2).getByText("Name is the name of concept 1 as well; give each a name of its own.").waitFor();
    await isWellMade(tab);
    await concept(2).getByLabel("Name").fill("Cocoa");
    const eachSeesOne = page.getByRole("radio", { name: "Each persona sees one" });
    await eachSeesOne.check();
    await page.getByRole("button", { name: "Start the study" }).click();
    await page.getByRole("link", { name: "Concepts" }).waitFor();
    const { concepts, design, id } = await newest();
    expect(design).toBe("monadic");
    expect(concepts?.map(({ name, text }) => [name, text])).toEqual([
      ["Plain", "Oat drink, 1.99 EUR."],
      ["Cocoa", "Oat drink with cocoa, 2.29 EUR."],
      ["Can", "Oat drink in a can, 0.99 EUR."],
    ]);

    // A study that is repeated begins with its concepts, and shows them to as many.
    await page.goto(`${company.url}/console#/projects/${group.projectId}/studies/new?from=${id}`);
    await concept(3).getByLabel("Text").waitFor();
    expect(await concept(3).getByLabel("Text").inputValue()).toBe("Oat drink in a can, 0.99 EUR.");
    expect(await eachSeesOne.isChecked()).toBe(true);
  });

  it("weights to margins, and says which of them is wrong", async () => {
    const tab = await open("/new");
    const { page } = tab;
    await page.getByLabel("Concept", { exact: true }).fill("Oat drink, 1.99 EUR.");
    await openOptions(page);
    await page.getByText("Weights", { exact: true }).click();
    await page.getByLabel("Age (optional)").fill("18-34 50, 35-54 20");
    await page.getByLabel("Income (optional)").fill("Rich 50, Poor 50");
    await page.getByLabel("Gender (optional)").fill("Female, Male");
    await page.getByRole("button", { name: "Start the study" }).click();
    await page.getByText("Age must add up to 100 percent (or to 1); they add up to 70.").waitFor();
    await page.getByText(/^Income "Rich" is no income_level/).waitFor();
    await page.getByText("Gender must be a number.").waitFor();
    await isWellMade(tab);
    await page.getByLabel("Age (optional)").fill("");
    await page.getByLabel("Income (optional)").fill("");
    // Nobody lives there: no field is wrong, but all of them together.
    await page.getByLabel("Gender (optional)").fill("Female: 60, Male: 40 %");
    await page.getByLabel("Place (optional)").fill("Atlantis 50, Munich 50");
    await page.getByRole("button", { name: "Start the study" }).click();
    await page
      .getByRole("alert")
      .getByText(/Atlantis/)
      .waitFor();
    await page.getByLabel("Place (optional)").fill("");
    await page.getByRole("button", { name: "Start the study" }).click();
    await page.getByRole("link", { name: "Cross-tabs" }).waitFor();
    const { weights } = await newest();
    expect(weights?.margins.map(({ by, categories }) => [by, categories.map((one) => one.target_percent)])).toEqual([
      ["gender", [60, 40]],
    ]);
  });

  it("weights to the market's table", async () => {
    const { page } = await open("/new");
    await page.getByRole("radio", { name: "Survey" }).check();
    await openOptions(page);
    await page.getByText("Weights", { exact: true }).click();
    await page.getByLabel("Gender and age as the market’s population table has them").check();
    await page.getByLabel("Largest weight (optional)").fill("5");
    await page.getByRole("button", { name: "Create the study" }).click();
    await page.getByRole("heading", { name: "Questionnaire" }).waitFor();
    const { weights } = await newest();
    expect([weights?.margins.map(({ by }) => by), weights?.cap]).toEqual([["gender", "age"], 5]);
  });

  it("takes over the questionnaire of another study, or reads one from a file, and shows a document", async () => {
    const params = { project_id: group.projectId };
    const earlier = await createSimulation(company, group, "survey", { name: "First wave" });
    await company.api.uploadSurvey({
      params: { ...params, simulation_id: earlier },
      file: textFile("first.txt", "1. What do you drink?\n"),
    });
    const tab = await open("/new");
    const { page } = tab;
    await page.getByRole("radio", { name: "Survey" }).check();
    await page.getByLabel("Questionnaire", { exact: true }).selectOption({ label: "From “First wave”" });
    expect(await page.getByLabel("File with the questionnaire").count()).toBe(0);
    await page.getByText("Show a picture or a document").click();
    let readFile: () => void = () => undefined;
    const isHeld = new Promise<void>((resolve) => (readFile = resolve));
    await page.route("**/briefings", (route) => isHeld.then(() => route.continue()), { times: 1 });
    await page.getByLabel("Picture or document").setInputFiles(chosenFile("price-board.txt", "1.99 EUR"));
    // A study that started now would go without it.
    await page.getByRole("button", { name: "The file is being read…" }).dispatchEvent("click");
    readFile();
    await page.getByRole("checkbox", { name: "price board" }).waitFor();
    await isWellMade(tab);
    await page.getByRole("button", { name: "Create the study" }).click();
    await page.getByRole("heading", { name: "1 question, as understood" }).waitFor();
    const repeated = await newest();
    expect(repeated.survey_schema?.questions.map(({ text }) => text)).toEqual(["What do you drink?"]);
    expect(repeated.briefing_ids).toHaveLength(1);

    await page.goto(`${company.url}/console#/projects/${group.projectId}/studies/new`);
    await page.getByRole("radio", { name: "Survey" }).check();
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("second.txt", SURVEY));
    await page.getByRole("button", { name: "Create the study" }).click();
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
    await isWellMade(tab);
  });
});
