import { readFile, stat } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { LARGEST_ANSWER_BYTES } from "../../functions/platform/http/response.ts";
import { resultKey } from "../../functions/platform/table/keys.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { openRawTable } from "../support/raw-table.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { becomesTrue, isWellMade, openStudies, reportOf, sectionOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

describe.skipIf(noBrowser)("what the console shows of studies", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  let study = "";
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers" });
    study = await startSimulation(company, group, "survey");
    await company.waitForSimulation(group.projectId, study);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const open = (place: string, options = {}) => openStudies(browser, company, group.projectId, place, options);

  it("shows the whole report without a scroll bar of its own, and its links lead within it", async () => {
    const tab = await open(`/${study}`, { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    const report = await reportOf(page);
    const heightOfAll = `(() => {
      const frame = document.querySelector("iframe");
      return frame.contentDocument.documentElement.scrollHeight <= frame.clientHeight;
    })()`;
    await becomesTrue(page, heightOfAll);
    // What opens makes it higher, and the frame with it.
    await report.locator("summary").first().click();
    await becomesTrue(page, heightOfAll);
    await isWellMade(tab);
    const contents = report.locator("nav a").last();
    const target = (await contents.getAttribute("href")) ?? "";
    await contents.click();
    await becomesTrue(page, "scrollY > innerHeight");
    expect(await report.locator(target).evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThan(
      0,
    );
    expect(page.url()).toContain(`/studies/${study}`);

    const [opened] = await Promise.all([
      page.context().waitForEvent("page"),
      page.getByRole("link", { name: "Open in a new window" }).click(),
    ]);
    await opened.getByRole("heading", { level: 1 }).waitFor();
    expect(await opened.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")).toContain("serif");
    expect(tab.faults).toEqual([]);
  });

  it("prints the report and not the page around it", async () => {
    const { page, faults } = await open(`/${study}`);
    await reportOf(page);
    const printed = `new Promise((resolve) => {
      const { contentWindow, contentDocument } = document.querySelector("iframe");
      contentWindow.addEventListener("beforeprint", () => resolve(true));
      contentDocument.querySelector("[data-print=report]").click();
    })`;
    expect(await page.evaluate(printed)).toBe(true);
    expect(faults).toEqual([]);
  });

  it("gives the results as files of their names", async () => {
    const { page, faults } = await open(`/${study}`);
    await reportOf(page);
    const beginnings: Record<string, [ending: string, beginning: string]> = {
      Word: ["docx", "PK"],
      PowerPoint: ["pptx", "PK"],
      Excel: ["xlsx", "PK"],
      CSV: ["csv", "\uFEFF"],
      SPSS: ["sav", "$FL2"],
      "JSON Lines": ["jsonl", "{"],
    };
    for (const [label, [ending, beginning]] of Object.entries(beginnings)) {
      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: label, exact: true }).click(),
      ]);
      const text = await readFile(await download.path(), "utf8");
      expect([download.suggestedFilename().split(".").at(-1), text.slice(0, beginning.length)]).toEqual([
        ending,
        beginning,
      ]);
    }
    expect(faults).toEqual([]);
  });

  it("fetches a file that no answer can hold from where it lies", async () => {
    const { projectId } = group;
    const large = await startSimulation(company, group, "concept_test");
    await company.waitForSimulation(projectId, large);
    const params = { project_id: projectId, simulation_id: large };
    const [first] = (await company.api.getSimulationResults({ params })).persona_results;
    const ref = { companyId: company.user.company_id as string, projectId, simulationId: large };
    const table = openRawTable(stack.endpoints.dynamodb);
    const { PK: _pk, SK: _sk, ...item } = (await table.get(resultKey(ref, first?.persona_id ?? ""))) ?? {};
    const reaction = "An oat drink, well. ".repeat(17_000);
    for (let bytes = 0; bytes < LARGEST_ANSWER_BYTES; bytes += reaction.length) {
      const id = newId();
      await table.put(resultKey(ref, id), { ...item, result: { ...item.result, persona_id: id, reaction } });
    }
    table.close();

    const { page, faults } = await open(`/${large}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "CSV", exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Concept test .+\.csv$/);
    expect((await stat(await download.path())).size).toBeGreaterThan(LARGEST_ANSWER_BYTES);
    // The bucket is at another port.
    expect(faults.filter((fault) => !fault.startsWith("request: "))).toEqual([]);
  });

  it("shares the report by a link, until it is revoked", async () => {
    const tab = await open(`/${study}/share`);
    const { page } = tab;
    const days = page.getByLabel("Days until it expires");
    await days.fill("91");
    await page.getByRole("button", { name: "Make a link" }).click();
    await page.getByText(/^Days until it expires must be/).waitFor();
    await isWellMade(tab);
    await days.fill("14");
    await page.getByRole("button", { name: "Make a link" }).click();
    const url = await page.getByLabel("New link").inputValue();
    await page.getByRole("table", { name: "Links that work" }).waitFor();
    await isWellMade(tab);
    const reader = await (await browser.newContext()).newPage();
    expect((await reader.goto(url))?.status()).toBe(200);
    await page.getByRole("button", { name: "Revoke" }).click();
    await page.getByText("There are none.").waitFor();
    expect((await reader.goto(url))?.status(), "it can still be undone").toBe(200);
    await page.close({ runBeforeUnload: true });
    await until(
      async () => (await reader.goto(url))?.status(),
      (status) => status === 404,
    );
  });

  it("checks how stable a study is, with its questions and its personas", async () => {
    const id = await startSimulation(company, group, "concept_test");
    await company.waitForSimulation(group.projectId, id);
    const tab = await open(`/${id}/reliability`);
    const { page } = tab;
    await page.getByLabel("Repetitions").selectOption("2");
    for (const varied of ["Questions in other words", "Profiles in another form"])
      await page.getByRole("checkbox", { name: varied }).check();
    await isWellMade(tab);
    await page.getByRole("button", { name: "Check the reliability" }).click();
    const section = await sectionOf(page, "Figures of the check");
    await section.getByRole("img", { name: /α/ }).waitFor();
    const rows = (name: string | RegExp) => section.getByRole("table", { name }).getByRole("row").count();
    expect(await rows(/^How consistent each persona is/)).toBe(3);
    await page.getByText("No persona entered the library after 2 repetitions.").waitFor();
    // All seven figures of both changes.
    expect(await rows("All moves")).toBe(15);
    await isWellMade(tab);
  });

  /** A study that waits for its questions: nothing of it changes by itself. */
  const waiting = () => createSimulation(company, group, "survey", { prompt_question: "Waits" });

  it("asks nothing while nobody looks, and at once when somebody does again", async () => {
    const id = await waiting();
    const { page } = await open("");
    await page.clock.install();
    await page.getByRole("link", { name: "Waits" }).first().click();
    await page.getByRole("heading", { name: "Questionnaire" }).waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    const look = (hidden: boolean) =>
      page.evaluate(
        `Object.defineProperty(document, "hidden", { configurable: true, value: ${hidden} });
         document.dispatchEvent(new Event("visibilitychange"))`,
      );
    const again = async (page: Page) => page.waitForResponse((response) => response.url().endsWith(`/${id}`));
    await Promise.all([again(page), page.clock.runFor(5_000)]);
    await look(true);
    await page.clock.runFor(5_000);
    asked.length = 0;
    await page.clock.runFor(600_000);
    expect(asked).toEqual([]);
    await Promise.all([again(page), look(false)]);
  });

  it("stops a study after asking, and deletes it", async () => {
    const tab = await open(`/${await waiting()}`);
    const { page } = tab;
    await page.getByRole("button", { name: "Stop" }).click();
    await isWellMade(tab);
    await page.getByRole("button", { name: "Stop the study" }).click();
    await page.getByText("The study was stopped; its answers are gone.").waitFor();
    await isWellMade(tab);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText(/has been deleted, with its answers/).waitFor();
    await page.getByRole("heading", { level: 1, name: "Studies" }).waitFor();
  });

  it("says why a study failed, and begins another with its settings", async () => {
    const id = await startSimulation(company, group, "conjoint");
    await company.waitForSimulation(group.projectId, id);
    const tab = await open("");
    const { page } = tab;
    await page.route(`**/simulations/${id}`, async (route) => {
      const response = await route.fetch();
      const error = "The model is too busy; try again in a few minutes";
      await route.fulfill({ response, json: { ...(await response.json()), status: "failed", error } });
    });
    await page.evaluate(`location.hash += "/${id}"`);
    await page.getByRole("alert").getByText("The model is too busy; try again in a few minutes.").waitFor();
    await isWellMade(tab);
    await page.getByRole("link", { name: "Begin a new study with the same settings" }).click();
    await page.getByRole("radio", { name: "Conjoint" }).waitFor();
    expect(await page.getByRole("radio", { name: "Conjoint" }).isChecked()).toBe(true);
  });

  it("lists the newest studies first, and older ones when asked", async () => {
    await Promise.all(Array.from({ length: 25 }, waiting));
    const last = await createSimulation(company, group, "idi_manual", { name: "<b>The last</b>" });
    expect(last).not.toBe("");
    const tab = await open("", { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    const rows = page.getByRole("table", { name: "Studies" }).locator("tbody tr");
    await rows.first().waitFor();
    expect(await rows.count()).toBe(25);
    expect(await rows.first().innerText()).toContain("<b>The last</b>");
    await isWellMade(tab);
    await page.getByRole("button", { name: "Show older studies" }).click();
    await rows.nth(26).waitFor();
    await rows.filter({ hasText: "complete" }).first().waitFor();
  });
});
