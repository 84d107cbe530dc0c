import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { tabTo } from "../support/console.ts";
import { createSimulation, upload } from "../support/simulations.ts";
import { isWellMade, openStudies, sectionOf } from "../support/studies-in-console.ts";
import { until } from "../support/until.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const HABITS = `1. Where do you usually buy oat drink? [multiple]
 a) Supermarket
 b) Discounter
 c) Online

2. How satisfied are you with it? (1 = not at all, 7 = very)

3. How many days a month do you drink it? [number 0-31 days]
`;
const PHONE = { viewport: { width: 390, height: 844 } };

describe.skipIf(noBrowser)("figures beside each other in the console", () => {
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
  const params = (simulation_id: string) => ({ project_id: group.projectId, simulation_id });
  const conceptTest = (name: string, fields = {}) =>
    createSimulation(company, group, "concept_test", { name, prompt_question: `${name}, 1.99 EUR.`, ...fields });
  const done = (id: string) => company.waitForSimulation(group.projectId, id);

  it("crosses a survey with a fact or a question, and shows what the service answers", async () => {
    const id = await createSimulation(company, group, "survey", { name: "Habits" });
    await upload(company, `/projects/${group.projectId}/simulations/${id}/survey`, HABITS);
    await company.api.runSurvey({ params: params(id) });
    await done(id);
    const answer = await company.api.getCrosstab({ params: params(id), query: { by: "gender" } });
    const bySize = await company.api.getCrosstab({ params: params(id), query: { by: "q3" } });
    for (const options of [{}, PHONE]) {
      const tab = await open(`/${id}/crosstabs`, options);
      const { page } = tab;
      const question = (name: string) => page.getByRole("table", { name });
      const rows = question("How satisfied are you with it?").getByRole("row");
      await rows.first().waitFor();
      const shown = await rows.allInnerTexts();
      for (const { label } of answer.columns) expect(shown[1]).toContain(label);
      expect(shown[2]).toContain("10");
      const [mean] = answer.questions[1]!.rows;
      for (const { value, interval } of [mean!.total, ...mean!.cells])
        for (const figure of [value!, ...(interval ?? [])]) expect(shown[3]).toContain(figure.toFixed(2));
      await isWellMade(tab);

      // A second group of columns stands beside the first, its letters go on. Thirds of ten are of fewer than five.
      await page.getByRole("button", { name: "Add columns" }).click();
      await page.getByLabel("In columns, group 2").selectOption("q3");
      const last = bySize.columns.at(-1)!;
      const letter = String.fromCodePoint(64 + answer.columns.length + bySize.columns.length);
      const places = question("Where do you usually buy oat drink?");
      const heading = places.getByRole("columnheader", { name: `${letter} ${last.label}` });
      await heading.waitFor();
      await page.getByText("† fewer than 5 answers").waitFor();

      // By the keyboard: the highest figures of the column first.
      await tabTo(heading.getByRole("button"));
      await page.keyboard.press("Enter");
      await places.locator("th[aria-sort=descending]").waitFor();
      const figures = bySize.questions[0]!.rows.map(({ label, cells }) => ({
        label,
        value: cells.at(-1)!.value ?? -1,
      }));
      const wanted = figures.toSorted((one, other) => other.value - one.value).map(({ label }) => label);
      expect(await places.getByRole("rowheader").allInnerTexts()).toEqual(["Base", ...wanted]);
      await isWellMade(tab);

      await page.getByText("In rows: all questions").click();
      await page.getByRole("checkbox", { name: "q2" }).check();
      await page.getByText("In rows: 1 of 3 questions").waitFor();
      await expect.poll(() => page.getByRole("table").count(), { timeout: 500_000 }).toBe(1);
      // What was chosen stands in the address.
      await page.reload();
      await question("How satisfied are you with it?").getByRole("columnheader", { name: last.label }).waitFor();
      await page.getByRole("button", { name: "Remove group 2" }).click();
      await expect.poll(() => page.getByText(letter, { exact: true }).count(), { timeout: 500_000 }).toBe(0);
      await isWellMade(tab);
    }
  });

  it("sets a study beside others of its kind, chosen by the keyboard too", async () => {
    const ids = await Promise.all(
      ["Plain oat drink", "Oat drink with cocoa", "Oat drink in a can"].map((name) => conceptTest(name)),
    );
    await Promise.all(ids.map(done));
    const compared = await company.api.compareSimulations({
      params: { project_id: group.projectId },
      query: { ids: ids.join(",") },
    });
    for (const options of [{}, PHONE]) {
      const tab = await open(`/${ids[0]}/compare`, options);
      const { page } = tab;
      const second = page.getByRole("checkbox", { name: "Oat drink with cocoa" });
      await tabTo(second);
      await page.keyboard.press("Space");
      await sectionOf(page, "Figures of the studies");
      await page.getByRole("checkbox", { name: "Oat drink in a can" }).check();
      const section = page.frameLocator("iframe.section");
      await section.getByText("C Oat drink in a can").first().waitFor();
      const [intent] = compared.questions;
      const shown = await section.getByRole("img").first().innerText();
      for (const { value, interval, base, probability_best: best } of intent!.rows[0]!.simulations)
        for (const text of [
          ...[value!, ...interval!].map((figure) => figure.toFixed(2)),
          ...[`n = ${base}`, `best with ${(100 * best!.probability).toFixed(0)} %`],
        ])
          expect(shown).toContain(text);
      expect(await section.locator(".dot").count()).toBe(
        compared.questions.flatMap(({ rows }) => rows.flatMap(({ simulations }) => simulations)).length,
      );
      await section.getByText(": every pair").first().click();
      await section
        .getByRole("row", { name: /A − B .*(–|below|0\.\d+|1\.000)/ })
        .first()
        .waitFor();
      await isWellMade(tab);
      // What was chosen stands in the address.
      await page.reload();
      await section.getByText("C Oat drink in a can").first().waitFor();
    }
  });

  it("says where a concept stands once there are ten others, and before that what is missing", async () => {
    const id = await conceptTest("Oat drink in glass");
    await done(id);
    const before = await company.api.getNorms({ params: params(id) });
    const tab = await open(`/${id}/norms`);
    const { page } = tab;
    const section = await sectionOf(page, "Figures among other concepts");
    await section.getByText(before.missing!).waitFor();
    expect(await section.locator(".dot").count()).toBe(0);
    // No part of the study leads there yet.
    const link = page.getByRole("link", { name: "Norms" });
    expect(await link.count()).toBe(0);
    await isWellMade(tab);
    const others = await Promise.all(
      Array.from({ length: 10 }, (_, index) => conceptTest(`Drink of the ${index + 1}. kind`)),
    );
    const ended = await Promise.all(others.map(done));
    expect(ended.map(({ status }) => status)).toEqual(others.map(() => "complete"));
    const known = () => company.api.getNorms({ params: params(id) });
    const norms = await until(known, ({ concepts }) => concepts === before.concepts + others.length);
    await page.setViewportSize(PHONE.viewport);
    await page.reload();
    const intent = section.getByRole("row", { name: "Purchase intent – Mean" });
    await intent.waitFor();
    expect(norms.ready).toBe(true);
    await link.waitFor();
    const own = norms.figures.find(({ question_id, figure }) => question_id === "purchase_intent" && figure === "mean");
    for (const figure of [own!.value.toFixed(2), `${own!.percentile_rank!.toFixed(0)} %`, own!.median!.toFixed(2)])
      expect(await intent.innerText()).toContain(figure);
    expect(await section.locator(".dot").count()).toBe(norms.figures.length);
    await isWellMade(tab);
  });

  it("shows the concepts of a test side by side", async () => {
    const concepts = ["Plain", "Cocoa", "Luxury"].map((name) => ({ name, text: `Oat drink, ${name}, 1.99 EUR.` }));
    const id = await conceptTest("Three at once", { prompt_question: null, concepts });
    await done(id);
    const { aggregate } = await company.api.getSimulationResults({ params: params(id) });
    for (const options of [{}, PHONE]) {
      const tab = await open(`/${id}`, options);
      const { page } = tab;
      await page.getByRole("link", { name: "Concepts" }).click();
      await page.getByText("Oat drink, Luxury, 1.99 EUR.").waitFor();
      const section = await sectionOf(page, "Figures of the concepts");
      expect(await page.getByRole("link", { name: "Norms" }).count()).toBe(0);
      const liking = aggregate.concepts!.comparison.find(({ figure }) => figure === "liking")!;
      const shown = await section.locator("figure", { hasText: "Liking" }).getByRole("img").first().innerText();
      for (const { mean, mean_interval: ends } of liking.concepts)
        for (const figure of [mean!, ...(ends ?? [])]) expect(shown).toContain(figure.toFixed(2));
      await isWellMade(tab);
    }
  });
});
