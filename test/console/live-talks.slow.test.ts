import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { tabTo } from "../support/console.ts";
import { createSimulation } from "../support/simulations.ts";
import { becomesTrue, createStudy, isWellMade, openStudies, reportOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

const QUESTION = "What do you usually have for breakfast?";

describe.skipIf(noBrowser)("live interviews in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers", persona_count: 3 });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const open = (place = "/new", options = {}) => openStudies(browser, company, group.projectId, place, options);

  it("are talks with one persona after the other", async () => {
    const tab = await open("/new", { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await createStudy(page, "Live interviews", "Breakfast");
    const question = page.getByLabel(/^Your question to/);
    await question.fill("x".repeat(4001));
    await page.getByRole("button", { name: "Ask" }).click();
    await page
      .locator(".error", { hasText: "4000" })
      .or(page.locator(".error", { hasText: "4,000" }))
      .waitFor();
    expect((await question.inputValue()).length).toBe(4001);
    await isWellMade(tab);

    await question.fill("What do you usually have for breakfast?");
    await question.press("Enter");
    const said = page.getByRole("log").locator(".persona");
    await said.first().waitFor();
    await becomesTrue(page, "document.querySelector('[name=content]').value === ''");
    const [, first, second] = await page.getByRole("group", { name: "Whom do you ask?" }).getByRole("radio").all();
    const [name = ""] = (await page.locator(".partner").nth(2).innerText()).split("\n");
    await second?.check();
    await page.getByText(/^You have not asked .+ anything yet\.$/).waitFor();
    await question.fill("And you?");
    await page.reload();
    await page.getByRole("radio").nth(2).check();
    expect(await question.inputValue()).toBe("And you?");
    await page.getByRole("button", { name: "Ask" }).click();
    await said.first().waitFor();
    await first?.check();
    await page.getByRole("log").getByText("What do you usually have for breakfast?").waitFor();
    await isWellMade(tab);

    await page.getByRole("button", { name: "End the interviews" }).click();
    await isWellMade(tab);
    await page.getByRole("button", { name: "End them and write the report" }).click();
    await page.getByText("The report is ready.").waitFor();
    const report = await reportOf(page);
    await report.getByText(name.trim()).first().waitFor({ state: "attached" });
    await page.getByRole("link", { name: "Reliability" }).click();
    await page.getByText("This study cannot be checked: you asked the questions yourself").waitFor();
    await isWellMade(tab);
  });

  it("are a question to everybody, by the keyboard, of whom one fails and one takes long", async () => {
    const { projectId, groupId } = group;
    const id = await createSimulation(company, group, "idi_manual", { name: "All at once", prompt_question: null });
    const personas = await company.api.listPersonas({ params: { project_id: projectId, group_id: groupId } });
    const [fast, failing, slow] = personas as [(typeof personas)[0], (typeof personas)[0], (typeof personas)[0]];
    const tab = await open(`/${id}`);
    const { page } = tab;
    let failures = 0;
    let goOn: () => void = () => undefined;
    const isShown = new Promise<void>((resolve) => (goOn = resolve));
    await page.route("**/messages", async (route) => {
      const body = route.request().postDataJSON() as { persona_id?: string } | null;
      if (body?.persona_id === slow.id) await isShown;
      if (body?.persona_id !== failing.id || ++failures > 1) return route.continue();
      return route.fulfill({ status: 429, json: { detail: "No answer could be had in time" } });
    });
    await page.getByRole("group", { name: "Whom do you ask?" }).waitFor();
    await tabTo(page.getByRole("radio", { name: fast.full_name }));
    await page.keyboard.press("ArrowUp");
    await tabTo(page.getByLabel("Your question to all personas"));
    await page.keyboard.insertText(QUESTION);
    await page.keyboard.press("Enter");

    const round = page.getByRole("region", { name: QUESTION });
    const cardOf = ({ full_name: name }: (typeof personas)[0]) => round.getByRole("listitem").filter({ hasText: name });
    // Who is asked is known by more than a name, and who waits is told for how long.
    await cardOf(slow)
      .getByText(/is thinking, [2-9] seconds so far/)
      .waitFor();
    await page.getByRole("progressbar", { name: "Answers" }).waitFor();
    for (const { age, occupation, personality_traits: traits } of [slow])
      for (const known of [`${age}, ${occupation}`, traits.slice(0, 2).join(", ")])
        await cardOf(slow).getByText(known).waitFor();
    await isWellMade(tab);
    goOn();
    await cardOf(failing).getByText("No answer could be had in time").waitFor();
    await page.getByRole("button", { name: `Ask ${failing.full_name}, too` }).click();
    const params = { project_id: projectId, simulation_id: id };
    const said = await until(
      () => company.api.listMessages({ params }),
      (messages) => messages.length === 2 * personas.length,
    );
    for (const { persona_id, content } of said.filter(({ role }) => role === "persona"))
      await cardOf(personas.find((one) => one.id === persona_id)!)
        .getByText(content)
        .waitFor();
    expect(said.filter(({ role }) => role === "interviewer").map(({ content }) => content)).toEqual(
      personas.map(() => QUESTION),
    );

    // They are there when one comes back, on a phone too.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await page.getByRole("radio", { name: "Everybody" }).check();
    await expect.poll(() => round.getByRole("listitem").count()).toBe(3);
    await isWellMade(tab);
    await page.getByRole("button", { name: "End the interviews" }).click();
    await page.getByRole("button", { name: "End them and write the report" }).click();
    const report = await reportOf(page);
    const headings = await report.locator("h2, h3").allInnerTexts();
    // What was learned comes before what was said word for word.
    expect(headings.indexOf("Summary")).toBeGreaterThan(-1);
    expect(headings.indexOf("Summary")).toBeLessThan(headings.indexOf("Word for word"));
    await isWellMade(tab);
  });
});
