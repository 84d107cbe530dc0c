import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused, tabTo } from "../support/console.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { isWellMade, openStudies, reportOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("the codes of open answers in the console", () => {
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
  const open = (place: string, options = {}) => openStudies(browser, company, group.projectId, place, options);

  it("are drafted, looked at, changed and applied again, and deleted", async () => {
    const id = await startSimulation(company, group, "survey");
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
    const params = { project_id: group.projectId, simulation_id: id, question_id: "q3" };
    const tab = await open(`/${id}`, { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await page.getByRole("link", { name: "Codes" }).click();
    await page.getByRole("heading", { name: "What would make you change to another one?" }).waitFor();
    await isWellMade(tab);
    await tabTo(page.getByRole("button", { name: "Code the answers (Q3)" }));
    await page.keyboard.press("Enter");
    const table = page.getByRole("table", { name: "Codes of Q3" });
    await table.waitFor();
    const drafted = await company.api.getCodebook({ params });
    expect(drafted.codes.length).toBeGreaterThan(1);
    const [first, second] = drafted.codes;
    const row = await table.getByRole("row", { name: first!.name }).innerText();
    const [low, high] = first!.share_interval!;
    for (const shown of [
      first!.definition,
      first!.example!,
      String(first!.count),
      `${first!.share!.toFixed(0)} %`,
      `${low!.toFixed(0)} % to ${high!.toFixed(0)} %`,
    ])
      expect(row).toContain(shown);
    await page.getByText(`The base is the ${drafted.answered} personas who said something`).waitFor();
    await page.getByText("The answers with their codes").click();
    await page.getByText(`${drafted.answered} answers`).waitFor();
    await page.getByLabel("Answers with").selectOption(second!.name);
    const carriers = drafted.answers.filter(({ codes }) => codes.includes(second!.id));
    await page.getByText(carriers.length === 1 ? "1 answer" : `${carriers.length} answers`, { exact: true }).waitFor();
    expect(await page.locator(".list li").count()).toBe(carriers.length);
    await isWellMade(tab);

    await page.getByRole("button", { name: "Edit the codes (Q3)" }).click();
    const code = (index: number) => page.getByRole("group", { name: `Code ${index}`, exact: true });
    await code(1).getByLabel("Name").fill("Renamed");
    await page.getByRole("button", { name: "Add a code" }).click();
    const added = code(drafted.codes.length + 1);
    await focused(added.getByLabel("Name"));
    await added.getByLabel("Name").fill("renamed");
    await added.getByLabel("What an answer has to say").fill("Speaks of the price, whether high or low.");
    await added.getByLabel("Example").fill("Nobody ever said this.");
    const apply = page.getByRole("button", { name: "Apply to the answers" });
    await apply.click();
    await added.getByText("Name is the name of code 1 as well; give each a name of its own.").waitFor();
    await added.getByLabel("Name").fill("Price");
    await apply.click();
    await added.getByText("Example is in none of the answers; copy it word for word, or leave it out.").waitFor();
    await isWellMade(tab);
    await added.getByLabel("Example").fill("");
    // What two codes mean becomes the meaning of one.
    await code(2).getByLabel("Merge it with").selectOption("Price");
    expect(await code(drafted.codes.length).getByLabel("What an answer has to say").inputValue()).toBe(
      `Speaks of the price, whether high or low. Or: ${second!.definition}`,
    );
    await apply.click();
    await table.getByRole("row", { name: "Renamed" }).waitFor();
    const sent = await company.api.getCodebook({ params });
    expect(sent).toMatchObject({ drafted: false, status: "complete" });
    const others = drafted.codes.slice(2).map(({ id: other }) => other);
    expect(sent.codes.map(({ id: own }) => own)).toEqual([first!.id, ...others, `c${drafted.codes.length + 1}`]);
    expect(sent.codes[0]).toMatchObject({ name: "Renamed", count: first!.count });

    await page.getByRole("link", { name: "Report", exact: true }).click();
    const report = await reportOf(page);
    await report.getByText("Renamed").first().waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Cross-tabs" }).click();
    await page.getByLabel("In columns").selectOption({ label: `codes.q3 · ${sent.question}` });
    const renamed = sent.codes.find(({ count }) => count! > 0)!;
    await page.getByRole("columnheader", { name: renamed.name }).first().waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Codes" }).click();
    await page.getByRole("button", { name: "Delete the codes (Q3)" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete the codes" }).click();
    await page.getByRole("button", { name: "Code the answers (Q3)" }).waitFor();
    expect(await company.api.listCodebooks({ params })).toEqual([]);
  });

  it("are of what was said of each concept, too, and of nothing where nobody used words of their own", async () => {
    const concepts = ["Plain", "Cocoa"].map((name) => ({ name, text: `Oat drink, ${name}, 1.99 EUR.` }));
    const [several, conjoint] = await Promise.all([
      createSimulation(company, group, "concept_test", { prompt_question: null, concepts }),
      startSimulation(company, group, "conjoint"),
    ]);
    for (const id of [several, conjoint]) await company.waitForSimulation(group.projectId, id);
    const { page } = await open(`/${several}/codes`);
    await page.getByRole("button", { name: "Code the answers (c2.reaction)" }).click();
    await page.getByRole("table", { name: "Codes of c2.reaction" }).waitFor();
    await page.getByText("The answers with their codes").click();
    await page.getByText("10 answers").waitFor();
    await page.goto(`${company.url}/console#/projects/${group.projectId}/studies/${conjoint}`);
    await reportOf(page);
    expect(await page.getByRole("link", { name: "Codes" }).count()).toBe(0);
  });
});
