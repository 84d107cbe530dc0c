import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { consoleWords } from "../../functions/languages/tables/console-words.ts";
import type { Text } from "../../functions/languages/texts.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openConsole } from "../support/console.ts";
import { becomesTrue, isWellMade } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

type Language = keyof typeof consoleWords;
const textsOf = (language: Language): Readonly<Record<string, Text>> => consoleWords[language].texts;
const forms = (text: Text | undefined): string[] => (typeof text === "object" ? Object.values(text) : [text ?? ""]);

/** A pattern of a text with anything in its places. */
const sourceOf = (text: string): string =>
  text
    .split(/\{\w+\}|<\/?\w+>/)
    .map((piece) => piece.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join(".*");

/** With fewer letters around its places, and with one word in small letters, a text is like what people write. */
const FEWEST_LETTERS = 8;

/** What a rendered text looks like that has been said in English, of every text that a language says otherwise. */
function englishPatterns(language: Language): RegExp[] {
  const own = textsOf(language);
  return Object.entries(textsOf("en")).flatMap(([key, text]) => {
    const said = new Set(forms(own[key]));
    return forms(text).flatMap((form) => {
      const pieces = form.split(/\{\w+\}|<\/?\w+>/).filter((piece) => piece.trim() !== "");
      const isWhole = pieces.length === 1 && pieces[0] === form;
      const letters = pieces.join("").replaceAll(/\P{L}/gu, "").length;
      if (said.has(form) || (isWhole ? /^\p{Ll}+$/u.test(form) : letters < FEWEST_LETTERS)) return [];
      return [new RegExp(`^${sourceOf(form)}$`, "s")];
    });
  });
}

/** Texts and labels of the page in its reader's language; those of studies say that they are in another. */
const SHOWN = `(() => {
  const texts = [];
  const isOther = (element) => element.closest("[lang]")?.lang !== document.documentElement.lang;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement.closest("script, style, noscript, option[lang]") && !isOther(parentElement))
      texts.push(textContent.trim());
  }
  for (const element of document.body.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
    if (!isOther(element))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) texts.push(element.getAttribute(name) ?? "");
  return texts.filter((text) => text !== "");
})()`;

describe.skipIf(noBrowser)("the console in other languages than English", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let places: string[];
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    const params = { project_id: (await company.api.createSampleProject()).id };
    const project = `/projects/${params.project_id}`;
    const [[group], [study]] = await Promise.all([
      company.api.listPersonaGroups({ params }),
      company.api.listSimulations({ params }),
    ]);
    const audience = `${project}/audiences/${group!.id}`;
    const [persona] = await company.api.listPersonas({ params: { ...params, group_id: group!.id } });
    places = [
      ...["/projects", "/library", "/company", "/nowhere", project],
      ...["/audiences", "/audiences/new", "/audiences/respondents", "/briefings"].map((path) => project + path),
      ...["/studies", "/studies/new", "/people", "/people/new"].map((path) => project + path),
      ...[audience, `${audience}/convergence`, `${audience}/personas/${persona!.id}`],
      ...["", "/crosstabs", "/compare", "/share", "/reliability", "/people", "/about"].map(
        (path) => `${project}/studies/${study!.id}${path}`,
      ),
    ];
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  /** Goes to a place, and waits for what its page loads. */
  async function goTo(page: Page, place: string, language: Language): Promise<void> {
    await page.evaluate(
      `new Promise((done) => {
         addEventListener("hashchange", () => setTimeout(done), { once: true });
         location.hash = ${JSON.stringify(place)};
       })`,
    );
    const loading = sourceOf(forms(textsOf(language)["Loading {what}…"])[0]!);
    await becomesTrue(
      page,
      `document.querySelector("main h1") !== null &&
         ![...document.querySelectorAll("main [role=status]")].some(({ textContent }) =>
           new RegExp(${JSON.stringify(loading)}).test(textContent))`,
    );
  }

  it.each(["de", "ja"] as const)("is all in %s, accessible, and fits on a telephone", async (language) => {
    const tab = await openConsole(browser, `${stack.url}/console`, {
      locale: language,
      viewport: { width: 390, height: 844 },
    });
    const { page } = tab;
    const patterns = englishPatterns(language);
    const left: Record<string, string[]> = {};
    const look = async (name: string) => {
      await isWellMade(tab);
      const shown = (await page.evaluate(SHOWN)) as string[];
      const english = shown.filter((text) => patterns.some((pattern) => pattern.test(text)));
      if (english.length > 0) left[name] = english;
    };
    await page.locator("input[type=email]").waitFor();
    expect(await page.evaluate("document.documentElement.lang")).toBe(language);
    await look("sign in");
    for (const place of ["/sign-up", "/forgot-password", "/accept-invitation"]) {
      await goTo(page, place, language);
      await look(place);
    }
    await goTo(page, "/", language);
    await page.locator("input[type=email]").fill(company.email);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.locator("form button").last().click();
    await page.locator("details.menu > summary").click();
    await look("the account menu");
    for (const place of places) {
      await goTo(page, place, language);
      await look(place);
    }
    expect(left).toEqual({});
  });

  it("remembers the language that was chosen, and says a report in it", async () => {
    const tab = await openConsole(browser, `${stack.url}/console`, { locale: "nl" });
    const { page } = tab;
    await page.getByLabel("Display language").selectOption("fr");
    await page.getByRole("heading", { level: 1, name: "Se connecter" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { level: 1, name: "Se connecter" }).waitFor();
    await page.locator("input[type=email]").fill(company.email);
    await page.locator("input[type=password]").fill(PASSWORD);
    await page.locator("form button").last().click();
    await page.locator("details.menu").waitFor();
    const study = places.find((place) => /\/studies\/[^/]+$/.test(place) && !place.endsWith("/new"));
    await goTo(page, study!, "fr");
    await page.frameLocator("iframe.report").locator("html[lang=fr]").waitFor();
    expect(tab.faults).toEqual([]);
  });
});
