import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { focused, heading, openTab, signIn } from "../support/console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("a session of the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  /** A browser in which the owner of a new company has signed in. */
  async function signedIn() {
    const company = await Company.signUp(stack.url);
    const context = await browser.newContext();
    const tab = await openTab(context, `${stack.url}/console`);
    await signIn(tab.page, company.email);
    await heading(tab.page, "Projects");
    return { ...tab, company, context };
  }

  /** The next request to a path comes without its token, as if that had expired; the service refuses it. */
  const expireToken = (page: Page, path: string) =>
    page.route(
      (url) => url.pathname.endsWith(path),
      (route) => {
        const { authorization: _, ...headers } = route.request().headers();
        return route.continue({ headers });
      },
      { times: 1 },
    );

  const newProject = async (page: Page, name: string) => {
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByLabel("Name").fill(name);
  };
  const create = (page: Page) => page.getByRole("button", { name: "Create the project" }).click();
  const refreshes = (page: Page) => {
    const statuses: number[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/auth/refresh")) statuses.push(response.status());
    });
    return statuses;
  };

  it("goes on with another access token when one has expired", async () => {
    const { page } = await signedIn();
    const answered = refreshes(page);
    await newProject(page, "Quiet renewal");
    await expireToken(page, "/projects");
    await create(page);
    await heading(page, "Quiet renewal");
    expect(answered).toEqual([200]);
  });

  it("that ends in the middle of a form asks to sign in over it, and then sends what was typed", async () => {
    const { page, company, context, faults } = await signedIn();
    await newProject(page, "Half written");
    await page.getByLabel("Description").fill("Nothing of this may be lost.");
    await context.clearCookies();
    await expireToken(page, "/projects");
    await create(page);
    const dialog = page.getByRole("dialog", { name: "Sign in again" });
    await focused(dialog.getByLabel("Password", { exact: true }));
    expect(await dialog.getByLabel("E-mail address").inputValue()).toBe(company.email);
    await page.keyboard.press("Escape");
    expect(await dialog.isVisible(), "it cannot be put away").toBe(true);
    expect(await page.locator("textarea").inputValue()).toBe("Nothing of this may be lost.");
    await dialog.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await dialog.getByRole("button", { name: "Sign in" }).click();
    await heading(page, "Half written");
    await page.getByText("Nothing of this may be lost.").waitFor();
    expect((await company.api.listProjects()).map(({ name }) => name)).toEqual(["Half written"]);
    expect(faults).toEqual([]);
  });

  it("keeps what was typed over a reload, but no password, and forgets it with who signs out", async () => {
    const { page } = await signedIn();
    await newProject(page, "Kept");
    await page.reload();
    await heading(page, "Projects");
    await page.getByRole("button", { name: "New project" }).click();
    expect(await page.getByLabel("Name").inputValue()).toBe("Kept");
    await page.keyboard.press("Escape");
    await page.locator("summary").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await heading(page, "Sign in");
    expect(await page.evaluate("JSON.stringify({ ...sessionStorage, ...localStorage })")).toBe("{}");
    await page.getByLabel("E-mail address").fill("mia@example.com");
    await page.getByLabel("Password", { exact: true }).fill("not to be kept");
    const kept = await page.evaluate("JSON.stringify({ ...sessionStorage, ...localStorage })");
    expect(kept).toContain("mia@example.com");
    expect(kept).not.toContain("not to be kept");
  });

  /** A second tab of the same browser, which needs no password. */
  const secondTab = async (context: BrowserContext) => {
    const tab = await openTab(context, `${stack.url}/console`);
    await heading(tab.page, "Projects");
    return tab.page;
  };

  it("in two tabs is renewed by both at once without either ending it", async () => {
    const { page, context } = await signedIn();
    const other = await secondTab(context);
    const tabs = [page, other];
    const answered = tabs.map(refreshes);
    for (const tab of tabs) {
      await newProject(tab, "Twice");
      await expireToken(tab, "/projects");
    }
    await Promise.all(tabs.map(create));
    await Promise.all(tabs.map((tab) => heading(tab, "Twice")));
    expect(answered).toEqual([[200], [200]]);
  });

  it("in two tabs ends in both, and begins again in both", async () => {
    const { page, company, context } = await signedIn();
    const other = await secondTab(context);
    await page.locator("summary").click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await Promise.all([heading(page, "Sign in"), heading(other, "Sign in")]);
    await signIn(other, company.email);
    await Promise.all([heading(page, "Projects"), heading(other, "Projects")]);
  });

  it("of somebody else in another tab shows nothing of the one before", async () => {
    const { page, context } = await signedIn();
    const stranger = await Company.signUp(stack.url);
    await stranger.createProject("Of the stranger");
    await newProject(page, "Of the first");
    await create(page);
    await heading(page, "Of the first");
    await page.getByRole("button", { name: "Edit" }).click();
    await page.getByLabel("Name").fill("Half written by the first");
    const other = await secondTab(context);
    await context.clearCookies();
    await other.reload();
    await signIn(other, stranger.email);
    await other.getByText("Of the stranger").waitFor();
    await page.getByText("Project not found").waitFor();
    expect(await page.getByText("Of the first").count()).toBe(0);
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).toBe("{}");
  });
});
