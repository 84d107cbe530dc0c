import { readFile } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { surveyFacts, surveyFormats } from "../../functions/platform/files/survey-formats.ts";
import { exampleSurveyInput } from "../../functions/studies/inputs/example.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import type { ConsoleTab } from "../support/console.ts";
import { createSimulation } from "../support/simulations.ts";
import { isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("the questionnaire of a study", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let tab: ConsoleTab;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ name: "Buyers" });
    const study = await createSimulation(company, group, "survey", { name: "Drinks" });
    await company.post(`/projects/${group.projectId}/simulations/${study}/survey`, exampleSurveyInput);
    tab = await openStudies(browser, company, group.projectId, `/${study}`);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it.each(surveyFormats)("is downloaded as %s", async (format) => {
    const { label, extension } = surveyFacts[format];
    const files = tab.page.getByRole("group", { name: "Download the questionnaire" });
    await files.waitFor();
    await isWellMade(tab);
    const [download] = await Promise.all([
      tab.page.waitForEvent("download"),
      files.getByRole("button", { name: label, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`Drinks.${extension}`);
    expect((await readFile(await download.path())).length).toBeGreaterThan(0);
  });
});
