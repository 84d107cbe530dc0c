import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from "playwright-core";
import { PASSWORD } from "./company.ts";

/** A tab with the console in it, and what it did that it must not. */
export interface ConsoleTab {
  page: Page;
  /** What its policy refused, errors of its script, and requests to other hosts than the service's. */
  faults: string[];
}

/** Opens the console in a tab of its own. @param address of the page, with a place after `#` if not the first one */
export async function openTab(context: BrowserContext, address: string): Promise<ConsoleTab> {
  const page = await context.newPage();
  const faults: string[] = [];
  const { origin } = new URL(address);
  page.on("pageerror", (error) => faults.push(`script: ${error.message}`));
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) faults.push(message.text());
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith("http") && url.origin !== origin) faults.push(`request: ${request.url()}`);
  });
  await page.goto(address);
  return { page, faults };
}

/** Opens the console as somebody who has a browser of their own. */
export const openConsole = async (browser: Browser, address: string, options: BrowserContextOptions = {}) =>
  openTab(await browser.newContext(options), address);

/** Signs in by the form that is open. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** Waits for a page by its heading. */
export const heading = (page: Page, name: string): Promise<void> =>
  page.getByRole("heading", { level: 1, name, exact: true }).waitFor();

const withFocus = (target: Locator): Locator => target.and(target.page().locator(":focus"));

/** Waits until the focus is on the target. */
export const focused = (target: Locator): Promise<void> => withFocus(target).waitFor();

/** More than any page of the console has to reach. */
const MOST_PRESSES = 60;

/** Presses Tab until the target has the focus. @throws Error if it never gets it: the keyboard cannot reach it */
export async function tabTo(target: Locator): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    await target.page().keyboard.press("Tab");
    if ((await withFocus(target).count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}
