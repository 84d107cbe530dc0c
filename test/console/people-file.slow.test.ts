import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused, heading, tabTo, type ConsoleTab } from "../support/console.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { chosenFile, isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

/** As a statistics program writes it: everything is a number. */
const FILE = [
  "resp_id,q1,q2_1,q2_2,q2_3,q2_4,sex,wt",
  ...Array.from({ length: 12 }, (_, at) =>
    [at, at === 3 ? 99 : (at % 7) + 1, at % 2, 1, 0, 0, (at % 2) + 1, 1 + at / 10].join(","),
  ),
].join("\n");

describe.skipIf(noBrowser)("a file of people in codes in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let projectId = "";
  let tab: ConsoleTab;
  let page: Page;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    const group = await company.prepare({ name: "Buyers", persona_count: 2 });
    ({ projectId } = group);
    const study = await createSimulation(company, group, "survey", { name: "Drinks" });
    await begin(company, projectId, study, "survey");
    await company.waitForSimulation(projectId, study);
    tab = await openStudies(browser, company, projectId, `/${study}/people`, {
      viewport: { width: 390, height: 844 },
    });
    page = tab.page;
    await page.getByRole("link", { name: "Add what people answered" }).click();
    await heading(page, "Add a human study");
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it("is asked about: what 99 means, who is 1 and who is 2, and which column is a weight", async () => {
    await page.getByLabel("File with the answers").setInputFiles(chosenFile("people.csv", FILE));
    await page.getByLabel("Name", { exact: true }).fill("Panel");
    await page.getByLabel("Who was asked, and how").fill("Panel of Acme, 12 adults, online");
    await page.getByLabel("Asked on").fill("2026-11-20");
    await page.getByRole("button", { name: "Read it" }).click();
    await focused(page.getByRole("region", { name: "What the file does not say" }));
    await isWellMade(tab);
    // What is likely is proposed, and nothing of what codes mean.
    const holds = (name: string) => page.getByLabel(`What “${name}” contains`).locator("option:checked").innerText();
    expect(await Promise.all(["q2_1", "q2_2", "wt", "resp_id"].map(holds))).toEqual([
      "Supermarket (Where do you usually buy it?)",
      "Discounter (Where do you usually buy it?)",
      "Weight of the person",
      "Identifies the person",
    ]);
    await page.getByText(/^\d columns? understood already$/).click();
    expect(await holds("q1")).toMatch(/^Answer to: How satisfied/);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("alert").getByText("Choose what 1 means in “sex”.").waitFor();
    await isWellMade(tab);
  });

  it("is read with the answers, by the keyboard alone", async () => {
    const say = async (label: string, key: string) => {
      await tabTo(page.getByLabel(label));
      await page.keyboard.type(key);
    };
    await page.getByRole("heading", { name: "Add a human study" }).click();
    await say("What does 1 mean?", "A woman");
    await say("What does 2 mean?", "A man");
    await tabTo(page.getByLabel("99: no answer was given"));
    await page.keyboard.press("Space");
    await tabTo(page.getByRole("button", { name: "Continue" }));
    await page.keyboard.press("Enter");
    await heading(page, "Panel");
    await page.getByText("by gender: Female 6, Male 6").first().waitFor();
    await page.getByText("Weights of the file").waitFor();
    await isWellMade(tab);
    const [study] = await company.api.listHumanStudies({ params: { project_id: projectId } });
    expect(study).toMatchObject({ people: 12, weighted: true, not_read: [] });
    expect(study!.questions.map(({ question_id, n }) => [question_id, n])).toEqual([
      ["q1", 11],
      ["q2", 12],
    ]);
  });
});
