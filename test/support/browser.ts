import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { chromium, type Browser, type Page } from "playwright-core";

/** Where systems install Chromium, or a browser made of it. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The browser of this machine: what `CHROMIUM` names, or the first of the usual places; undefined without any. */
export const browserPath: string | undefined = process.env.CHROMIUM || PLACES.find((path) => existsSync(path));

/** For `describe.skipIf`: there is no browser here; the tests are skipped, and say why. */
export const noBrowser = browserPath === undefined;
if (noBrowser)
  process.stderr.write("No Chromium was found, so tests of pages are skipped; install one, or name it in CHROMIUM.\n");

/**
 * Starts the browser of this machine without a window; it reaches nothing but the pages that tests open.
 * @throws Error when `CHROMIUM` names no file
 */
export async function launchBrowser(): Promise<Browser> {
  if (!browserPath || !existsSync(browserPath))
    throw new Error(`CHROMIUM names ${browserPath}, where no browser is; correct it, or unset it to look for one.`);
  return chromium.launch({
    executablePath: browserPath,
    // Root needs the first; the others keep the browser from asking its maker's hosts.
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"],
  });
}

const axe = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

/** What axe finds wrong with a page as it stands, one line each: rule, elements. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
  await page.evaluate(await readFile(axe, "utf8"));
  const found = await page.evaluate(
    `axe.run(document, { resultTypes: ["violations"] }).then(({ violations }) =>
       violations.map(({ id, nodes }) => id + ": " + nodes.map(({ target }) => target.join(" ")).join(", ")))`,
  );
  return found as string[];
}
