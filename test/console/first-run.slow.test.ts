import type { Browser, Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { CONCEPT, PASSWORD } from "../support/company.ts";
import { focused, heading, openConsole, tabTo, type ConsoleTab } from "../support/console.ts";
import { becomesTrue, isWellMade, reportOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

/** From the empty console to the result of a concept test, after signing up. */
const MOST = { clicks: 8, fields: 4 };
const LIMIT_MS = 500_000;

describe.skipIf(noBrowser)("somebody's first hour in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  /** Signs up; the console is empty then. */
  async function signUp(email: string, width: number): Promise<ConsoleTab> {
    const viewport = { width, height: 844 };
    const tab = await openConsole(browser, `${stack.url}/console#/sign-up`, { viewport });
    tab.page.setDefaultTimeout(LIMIT_MS);
    for (const [label, text] of [
      ["Company", "Haferfreunde"],
      ["E-mail address", email],
      ["Password", PASSWORD],
    ] as const)
      await tab.page.getByLabel(label, { exact: true }).fill(text);
    await tab.page.getByRole("button", { name: "Create the account" }).click();
    await tab.page.getByText("There are no projects yet.").waitFor();
    return tab;
  }

  it("comes to the result of a concept test in few clicks and fields", async () => {
    const tab = await signUp("clicks@example.com", 1_280);
    const { page } = tab;
    const taken = { clicks: 0, fields: 0 };
    // A click is a press of a button or a link; a field is one that has to be filled in. Waiting is neither.
    const click = (target: Locator) => ((taken.clicks += 1), target.click());
    const fill = (target: Locator, text: string) => ((taken.fields += 1), target.fill(text));
    const button = (name: string | RegExp) => page.getByRole("button", { name });

    await click(button("New project"));
    await fill(page.getByLabel("Name", { exact: true }), "Oat drink");
    await click(button("Create the project"));
    await page.getByRole("link", { name: "Describe an audience" }).waitFor();
    await isWellMade(tab);
    await click(page.getByRole("link", { name: "Describe an audience" }));
    await fill(page.getByLabel("Who are they?"), "Women aged 25 to 40 in Munich who buy oat drinks");
    await click(button("Continue"));
    await click(button("Create the audience and its personas"));
    await click(page.getByRole("link", { name: "New study", exact: true }));
    await fill(page.getByLabel("Concept", { exact: true }), CONCEPT);
    await click(button(/^Start the study/));
    const report = await reportOf(page);
    expect(await report.locator("body").innerText()).toContain(CONCEPT);

    process.stdout.write(`First result: ${taken.clicks} clicks and ${taken.fields} fields after signing up.\n`);
    expect(taken.clicks).toBeLessThanOrEqual(MOST.clicks);
    expect(taken.fields).toBeLessThanOrEqual(MOST.fields);

    // The project says what has come of it, and what is next.
    await page.getByRole("link", { name: "Overview" }).click();
    await page.getByText(/^95 % interval .+ n = \d+$|^no interval, n = \d+$/).waitFor();
    await page.getByRole("link", { name: "Add personas" }).waitFor();
    await isWellMade(tab);
  });

  it("looks at the sample project on a phone, by the keyboard alone", async () => {
    const tab = await signUp("sample@example.com", 390);
    const { page } = tab;
    await tabTo(page.getByRole("button", { name: "Open a sample project" }));
    await page.keyboard.press("Enter");
    await focused(page.getByRole("heading", { level: 1, name: /^Sample:/ }));
    await page.getByText("recorded with qwen").waitFor();
    await isWellMade(tab);
    await tabTo(page.locator(".study-card a"));
    await page.keyboard.press("Enter");
    const report = await reportOf(page);
    expect(await report.locator("body").innerText()).toContain("Cold-brewed mint tea");
    await isWellMade(tab);

    // A study of the same kind begins with three things, and its price.
    await page.goto(page.url().replace(/\/studies\/.*/, "/studies/new"));
    await heading(page, "New study");
    await becomesTrue(page, "document.querySelectorAll('.kind-cards [type=radio]').length === 6");
    await page.getByText("Nothing has been started or paid for.").waitFor();
    await isWellMade(tab);
  });
});
