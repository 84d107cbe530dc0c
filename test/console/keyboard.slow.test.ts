import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { focused, heading, openConsole, tabTo } from "../support/console.ts";
import { waitForMail } from "../support/mails.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("the console by the keyboard alone", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  const type = async (page: Page, label: string, text: string) => {
    await tabTo(page.getByLabel(label, { exact: true }));
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type(text);
  };
  const press = async (page: Page, role: "link" | "button", name: string) => {
    await tabTo(page.getByRole(role, { name, exact: true }).first());
    await page.keyboard.press("Enter");
  };
  /** Waits for a page, whose heading has the focus after one has come from another page. */
  const headed = (page: Page, name: string) => focused(page.getByRole("heading", { level: 1, name, exact: true }));

  it("leads from signing up to a project, to its end, to a colleague and out again", async () => {
    const { page, faults } = await openConsole(browser, `${stack.url}/console`);
    await heading(page, "Sign in");
    await press(page, "link", "Create an account");
    await headed(page, "Create an account");
    // What is missing is said at its field, and the first such field has the focus.
    await press(page, "button", "Create the account");
    await page.getByText("Company must not be empty.").waitFor();
    await focused(page.getByLabel("Company"));

    await page.keyboard.type("Haferfreunde");
    await type(page, "Your name (optional)", "Mia Berger");
    await type(page, "E-mail address", "mia@example.com");
    await type(page, "Password", "a sentence you remember");
    await page.keyboard.press("Enter");
    await headed(page, "Projects");

    const newProject = page.getByRole("button", { name: "New project" });
    await press(page, "button", "New project");
    await focused(page.getByLabel("Name"));
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await focused(newProject);
    await page.keyboard.press("Enter");
    await page.keyboard.type("Oat drink");
    await page.keyboard.press("Enter");
    await headed(page, "Oat drink");

    // What is pressed goes away with what it leads on from.
    await press(page, "link", "Audiences");
    await headed(page, "Audiences");
    await press(page, "link", "New audience");
    await headed(page, "New audience");
    await press(page, "button", "Fill in the fields instead");
    await page.getByLabel("Youngest").waitFor();
    await headed(page, "New audience");
    await press(page, "link", "Overview");
    await headed(page, "Oat drink");

    await press(page, "button", "Edit");
    await type(page, "Name", "Oat drink 2027");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Oat drink 2027" }).waitFor();
    await press(page, "button", "Delete");
    await press(page, "button", "Delete the project");
    await headed(page, "Projects");
    await page.getByText("Oat drink 2027 has been deleted.").waitFor();

    await press(page, "link", "Company");
    await headed(page, "Haferfreunde");
    await type(page, "E-mail address", "jonas@example.com");
    await page.keyboard.press("Enter");
    await page.getByText(/^An invitation is on its way to jonas@example\.com/).waitFor();

    // The first thing that the keyboard reaches leads past what is the same on every page.
    await page.reload();
    await heading(page, "Haferfreunde");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await focused(page.getByRole("heading", { level: 1 }));

    const signOut = page.getByRole("button", { name: "Sign out" });
    await tabTo(page.locator("summary"));
    await page.keyboard.press("Enter");
    await tabTo(signOut);
    await page.keyboard.press("Tab");
    await signOut.waitFor({ state: "hidden" });
    await tabTo(page.locator("summary"));
    await page.keyboard.press("Enter");
    await signOut.waitFor();
    await page.keyboard.press("Escape");
    await signOut.waitFor({ state: "hidden" });
    await focused(page.locator("summary"));
    await page.keyboard.press("Enter");
    await press(page, "button", "Sign out");
    await heading(page, "Sign in");
    expect(faults).toEqual([]);
  });

  it("lets a colleague in by the link of the mail, and somebody who forgot the password", async () => {
    const [invitation = ""] = (await waitForMail(stack, "jonas@example.com")).links;
    const { page, faults } = await openConsole(browser, invitation);
    await heading(page, "Join your colleagues");
    expect(page.url(), "the token has left the address").not.toContain("token");
    await page.reload();
    await type(page, "Your name (optional)", "Jonas Weber");
    await type(page, "Password", "another sentence to remember");
    await page.keyboard.press("Enter");
    await headed(page, "Projects");
    await tabTo(page.locator("summary"));
    await page.keyboard.press("Enter");
    await press(page, "button", "Sign out");

    await press(page, "link", "Forgot your password?");
    await headed(page, "Choose a new password");
    await type(page, "E-mail address", "jonas@example.com");
    await page.keyboard.press("Enter");
    await page.getByText(/^If this address has an account/).waitFor();
    const [reset = ""] = (await waitForMail(stack, "jonas@example.com", 2)).links;
    await page.goto(reset);
    await type(page, "New password", "a third sentence to remember");
    await page.keyboard.press("Enter");
    await page.getByText(/^The password has been changed/).waitFor();
    await press(page, "link", "Sign in");
    await headed(page, "Sign in");
    await type(page, "E-mail address", "jonas@example.com");
    await type(page, "Password", "another sentence to remember");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").getByText("password").waitFor();
    await type(page, "Password", "a third sentence to remember");
    await page.keyboard.press("Enter");
    await headed(page, "Projects");
    expect(faults).toEqual([]);
  });
});
