import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../clients/typescript/src/index.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company, CONCEPT } from "../support/company.ts";
import { tabTo } from "../support/console.ts";
import { ATTRIBUTES, SURVEY } from "../support/simulations.ts";
import { until } from "../support/until.ts";
import {
  chosenFile,
  createStudy,
  isWellMade,
  openOptions,
  openStudies,
  reportOf,
} from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("what a study costs, in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  beforeAll(async () => {
    // Calls that cost something, and take so long that one begins after another was paid.
    const variables = { ...process.env, LOCAL_MODEL_IDS: "staging", LOCAL_LLM_LATENCY_MS: "300" };
    [stack, browser] = await Promise.all([startTemporaryStack({ variables }), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers", persona_count: 6 });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const open = () => openStudies(browser, company, group.projectId, "/new", { viewport: { width: 390, height: 844 } });
  const estimated = (body: object) =>
    company.post(`/projects/${group.projectId}/simulations/estimate`, { persona_group_id: group.groupId, ...body });
  const dollars = (amount: number) =>
    amount.toLocaleString("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 3 });
  const ask = (page: Page) => page.getByRole("button", { name: "Estimate cost and time" });

  /** Waits for an estimate on the page. */
  async function isShown(page: Page, { body }: { body: Answer<"estimateSimulation"> }): Promise<void> {
    const { low, expected, high } = body.estimated_cost_usd;
    await page.getByText("Nothing has been started or paid for.").waitFor();
    const figures = [
      dollars(expected),
      `${dollars(low)} and ${dollars(high)}`,
      body.llm_calls.toLocaleString("en"),
      body.input_tokens.toLocaleString("en"),
      body.output_tokens.toLocaleString("en"),
      `${body.seconds} seconds`,
    ];
    await until(
      () => page.locator(".estimate").innerText(),
      (shown) => figures.every((figure) => shown.includes(figure)),
    );
  }

  it("is told before it starts, by the keyboard, and again when something has changed", async () => {
    const tab = await open();
    const { page } = tab;
    await openOptions(page);
    await page.getByLabel("Limit in US dollars (optional)").fill("nothing");
    await page.getByText("There is no estimate while a field is wrong.").waitFor();
    await tabTo(page.getByRole("button", { name: /^Start the study/ }));
    await page.keyboard.press("Enter");
    await page.getByText(/^Limit in US dollars must be an amount of US dollars from 0.000001/).waitFor();
    await isWellMade(tab);
    await page.getByLabel("Concept", { exact: true }).fill(CONCEPT);
    await page.getByLabel("Limit in US dollars (optional)").fill("0.001");
    await isShown(page, await estimated({ simulation_type: "concept_test", prompt_question: CONCEPT }));
    await page.getByText("That is above the limit of $0.001: the study would stop with the answers").waitFor();
    await isWellMade(tab);
    // What is changed is not what was counted.
    await page.getByRole("checkbox", { name: /^Also ask the model directly/ }).check();
    const direct = { simulation_type: "concept_test", prompt_question: CONCEPT, direct_estimate: true };
    await isShown(page, await estimated(direct));
    await page.getByRole("radio", { name: "Live interviews" }).check();
    await page.getByText("The cost depends on how much you ask").waitFor();
    expect((await company.api.listSimulations({ params: { project_id: group.projectId } })).length).toBe(0);
  });

  it("is told of a design before its choices are made", async () => {
    const tab = await open();
    const { page } = tab;
    await createStudy(page, "Conjoint", "You stand before the shelf");
    await ask(page).click();
    await page.getByText("Levels must have at least 2 levels.").nth(1).waitFor();
    for (const [index, { name, levels }] of ATTRIBUTES.slice(1).entries()) {
      await page.locator(`[name="attributes.${index}.name"]`).fill(name);
      await page.locator(`[name="attributes.${index}.levels"]`).fill(levels.join("\n"));
    }
    await ask(page).click();
    const conjoint_design = { attributes: ATTRIBUTES.slice(1) };
    const prompt_question = "You stand before the shelf";
    await isShown(page, await estimated({ simulation_type: "conjoint", prompt_question, conjoint_design }));
    await isWellMade(tab);
  });

  it("is told of the questionnaire as it is, and ends a survey readably at its limit", async () => {
    const tab = await open();
    const { page } = tab;
    await page.getByRole("radio", { name: "Survey" }).check();
    await openOptions(page);
    await page.getByLabel("Expected number of questions (optional)").fill("3");
    const typical = await estimated({ simulation_type: "survey", questions: 3 });
    await isShown(page, typical);
    const limit = (typical.body.estimated_cost_usd.expected / 3).toFixed(4);
    await page.getByLabel("Limit in US dollars (optional)").fill(limit.replace(".", ","));
    await createStudy(page, "Survey", "Breakfast drinks");
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("survey.txt", SURVEY));
    await page.getByRole("heading", { name: "3 questions, as understood" }).waitFor();
    await ask(page).click();
    await isShown(
      page,
      await estimated({ simulation_type: "survey", prompt_question: "Breakfast drinks", survey: SURVEY }),
    );
    // The page asks for the study over and over; the same questionnaire has the same estimate.
    for (let asked = 0; asked < 2; asked++)
      await page.waitForResponse(
        (response) => response.url().includes("/simulations/") && response.request().method() === "GET",
      );
    expect(await page.getByText("Nothing has been started or paid for.").count()).toBe(1);
    await isWellMade(tab);
    await page.getByRole("button", { name: "Run the survey" }).click();
    await reportOf(page);
    const [study] = await company.api.listSimulations({
      params: { project_id: group.projectId },
      query: { order: "desc", limit: 1 },
    });
    expect(study).toMatchObject({ status: "complete", max_cost_usd: Number(limit) });
    await page.getByText(`The study stopped at its limit of ${dollars(Number(limit))}.`).waitFor();
    await isWellMade(tab);
    await page.getByRole("link", { name: "Set-up" }).click();
    await page.getByText("Cost limit").waitFor();
  });
});
