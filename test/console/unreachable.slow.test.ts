import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startStack, type Stack } from "../../local/stack.ts";
import { freePort } from "../../local/stack/free-port.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { heading, openConsole, signIn } from "../support/console.ts";

describe.skipIf(noBrowser)("the console while the service is stopped and started again", () => {
  const dataFolder = mkdtempSync(join(tmpdir(), "stack-"));
  let port: number;
  let stack: Stack | undefined;
  let browser: Browser;
  const start = async () => (stack = await startStack({ port, dataFolder, loadAhead: false }));
  const stop = async () => {
    await stack?.close();
    stack = undefined;
  };
  beforeAll(async () => {
    port = await freePort();
    [, browser] = await Promise.all([start(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  it("says so, keeps what is typed, and sends it once when the service is back", async () => {
    const url = `http://127.0.0.1:${port}/api/v1`;
    const company = await Company.signUp(url);
    const { page, faults } = await openConsole(browser, `${url}/console`);
    await signIn(page, company.email);
    await heading(page, "Projects");
    await page.getByRole("button", { name: "New project" }).click();
    await page.getByLabel("Name").fill("Written before");
    await stop();
    await page.getByRole("button", { name: "Create the project" }).click();
    const said = "The service cannot be reached; trying again…";
    // In the dialog: nothing behind it is read out.
    await page.getByRole("dialog").getByText(said).waitFor();
    const banner = page.getByText(said).first();
    await page.getByLabel("Description").fill("Written while it was away.");
    await start();
    await heading(page, "Written before");
    await banner.waitFor({ state: "detached" });
    const projects = await company.api.listProjects();
    expect(projects.map(({ name }) => name)).toEqual(["Written before"]);

    // What is only read comes by itself, too.
    await stop();
    await page.getByRole("link", { name: "Company" }).click();
    await heading(page, company.user.company_name as string);
    await banner.waitFor();
    await start();
    await page.getByText("(you)").waitFor();
    expect(faults).toEqual([]);
  });
});
