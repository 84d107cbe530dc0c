import type { Browser, BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { expect } from "vitest";
import { accessibilityProblems } from "./browser.ts";
import type { Company } from "./company.ts";
import { openConsole, signIn, type ConsoleTab } from "./console.ts";
import { until } from "./until.ts";

/** Ends what hangs; on a machine that is busy with eight other programs a study takes less. */
const LIMIT_MS = 500_000;

/** Opens a page of a project's studies as the company's owner. @param place below `/studies`: `/new` */
export async function openStudies(
  browser: Browser,
  company: Company,
  projectId: string,
  place: string,
  options: BrowserContextOptions = {},
): Promise<ConsoleTab> {
  const tab = await openConsole(browser, `${company.url}/console#/projects/${projectId}/studies${place}`, options);
  tab.page.setDefaultTimeout(LIMIT_MS);
  await signIn(tab.page, company.email);
  return tab;
}

/** Holds the page as it stands against axe, light and dark, its width, and what its policy refused so far. */
export async function isWellMade({ page, faults }: ConsoleTab): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityProblems(page)).toEqual([]);
  }
  for (const frame of page.frames())
    expect(await frame.evaluate("document.documentElement.scrollWidth - innerWidth")).toBeLessThanOrEqual(0);
  expect(faults).toEqual([]);
}

/** Waits for a study's report; @returns what is in its frame */
export async function reportOf(page: Page): Promise<FrameLocator> {
  const report = page.frameLocator("iframe[title=Report]");
  await report.getByRole("heading", { level: 1 }).waitFor();
  return report;
}

/** Waits for a section of the report on a page of a study; @returns what is in its frame */
export async function sectionOf(page: Page, title: string): Promise<FrameLocator> {
  const section = page.frameLocator(`iframe[title="${title}"]`);
  await section.getByRole("heading", { level: 2 }).waitFor();
  return section;
}

/** Shows all fields of a new study. */
export const openOptions = (page: Page): Promise<void> =>
  page.locator("details.more-options").evaluate((details: HTMLDetailsElement) => void (details.open = true));

/** Chooses the kind and what it is about, and creates the study. */
export async function createStudy(page: Page, kind: string, prompt: string): Promise<void> {
  await page.getByRole("radio", { name: kind }).check();
  await openOptions(page);
  await page.locator("[name=prompt_question]").fill(prompt);
  await page.getByRole("button", { name: /^(Create|Start) the study/ }).click();
  await page.getByRole("heading", { level: 1, name: prompt }).waitFor();
}

/** A file as the browser's file dialog gives it. */
export const chosenFile = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });

/** Waits for an expression of the page to be true; the console's policy keeps the driver from evaluating it in turn. */
export const becomesTrue = (page: Page, expression: string): Promise<unknown> =>
  until(
    () => page.evaluate(expression),
    (value) => value === true,
  );
