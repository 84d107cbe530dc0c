import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { chosenFile, createStudy, isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const FISHING = `S1. Do you own a fishing license? *
 a) Yes
 b) No -> END

Q2. Which kinds of fishing do you do? [multiple]
 a) Bank fishing
 b) Boat fishing
 c) None of these [exclusive]

Q3. [ASK IF Q2 = b] How old is your boat?
 a) Less than 5 years
 b) 5 years or more

Q4. How many days did you fish in the last 12 months? Enter a number.
`;

describe.skipIf(noBrowser)("the routes of a survey in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let projectId = "";
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    ({ projectId } = await company.prepare({ name: "Anglers", persona_count: 2 }));
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it("are told, and can be tried out before anybody is asked", async () => {
    for (const width of [1280, 390]) {
      const tab = await openStudies(browser, company, projectId, "/new", { viewport: { width, height: 844 } });
      const { page } = tab;
      await createStudy(page, "Survey", `Fishing at ${width}`);
      await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("fishing.txt", FISHING));
      await page.getByRole("heading", { name: "4 questions, as understood" }).waitFor();
      for (const told of ["ends the survey if S1 is No", "asked if Q2 is Boat fishing", "(chosen alone)"])
        await page.getByText(told).first().waitFor();
      await page.getByText("One persona’s route").click();
      const route = page.locator("ol.route > li");
      const standings = () => route.locator(".badge:first-child").allInnerTexts();
      expect(await standings()).toEqual(["asked", ...Array.from({ length: 3 }, () => "depends on an answer above")]);
      await page.getByLabel("If the answer to S1 is").selectOption("No");
      await page.getByText("1 of 4 questions").waitFor();
      expect(await standings()).toEqual(["asked", ...Array.from({ length: 3 }, () => "not asked")]);
      await page.getByLabel("If the answer to S1 is").selectOption("Yes");
      await page.getByLabel("If the answer to Q2 is").selectOption("Boat fishing");
      await page.getByText("4 of 4 questions").waitFor();
      await isWellMade(tab);
    }
  });
});
