import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityProblems, launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { openTab, signIn, heading } from "../support/console.ts";
import { openLibrary, seedLibrary } from "../support/library.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

/** As long as a name may be, with markup, letters from right to left, and no place to break it. */
const LONG = `<img/src=x/onerror=alert(1)>\u0645\u0631\u062d\u0628\u0627${"Donaudampfschifffahrt".repeat(7)}`;

describe.skipIf(noBrowser)("the look of the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  /** Somebody whose company has something on every page. */
  async function everythingOf() {
    const company = await Company.signUp(stack.url);
    const projectId = (await company.api.createProject({ body: { name: LONG, description: `${LONG}\n\n${LONG}` } })).id;
    const [entry] = await seedLibrary(openLibrary(stack.endpoints.dynamodb), company.user.company_id as string, [
      { full_name: "Katharina Maurer" },
      { full_name: LONG },
    ]);
    const places: [place: string, heading: string, shown: string][] = [
      ["/projects", "Projects", "1 project, newest first"],
      [`/projects/${projectId}`, LONG, "Audiences"],
      [`/projects/${projectId}/nothing`, "There is no such page", "your projects"],
      [`/projects/${projectId}/people`, "Human data", "No people have been asked yet."],
      [`/projects/${projectId}/people/new`, "Add a human study", "Format of the file"],
      [
        `/projects/${projectId}/audiences/respondents`,
        "Build an audience from survey respondents",
        "Continue to the file",
      ],
      ["/library", "Library", "2 personas"],
      ["/library?location=Oslo", "Library", "No personas here."],
      [`/library/${entry?.id}`, "Katharina Maurer", "No project has reused this persona yet."],
      ["/company", company.user.company_name as string, "(you)"],
    ];
    return { company, places };
  }

  const goTo = async (page: Page, [place, title, shown]: [string, string, string]) => {
    await page.evaluate(`location.hash = ${JSON.stringify(place)}`);
    await heading(page, title);
    await page.getByText(shown).first().waitFor();
  };
  const width = (page: Page) => page.evaluate("document.documentElement.scrollWidth") as Promise<number>;

  it.each(["light", "dark"] as const)("has nothing that axe finds wrong, on any page (%s)", async (colorScheme) => {
    const { company, places } = await everythingOf();
    const { page, faults } = await openTab(await browser.newContext({ colorScheme }), `${stack.url}/console`);
    const problems: Record<string, string[]> = {};
    const look = async (name: string) => (problems[name] = await accessibilityProblems(page));
    await heading(page, "Sign in");
    await look("sign in");
    for (const [place, title] of [
      ["/sign-up", "Create an account"],
      ["/forgot-password", "Choose a new password"],
      ["/reset-password", "Choose a new password"],
      ["/accept-invitation", "Join your colleagues"],
    ] as const) {
      await goTo(page, [place, title, title]);
      await look(place);
    }
    await page.getByRole("button", { name: "Join" }).click();
    await page.getByText("Password must have at least 8 characters.").waitFor();
    await look("a form with errors");
    await goTo(page, ["/", "Sign in", "Sign in"]);
    await signIn(page, company.email);
    for (const place of places) {
      await goTo(page, place);
      await look(place[0]);
    }
    await page.locator("summary").click();
    await look("the account menu");
    await goTo(page, places[1] as [string, string, string]);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").waitFor();
    await look("a dialog");
    expect(Object.entries(problems).filter(([, found]) => found.length > 0)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it.each([320, 390, 768, 1280])(
    "needs no scrolling to the side on a screen that is %i wide, whatever people write",
    async (screen) => {
      const { company, places } = await everythingOf();
      const context = await browser.newContext({ viewport: { width: screen, height: 700 } });
      const { page } = await openTab(context, `${stack.url}/console`);
      await heading(page, "Sign in");
      expect(await width(page)).toBe(screen);
      await signIn(page, company.email);
      for (const place of places) {
        await goTo(page, place);
        expect([place[0], await width(page)]).toEqual([place[0], screen]);
      }
    },
  );
});
