import type { Browser } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientWith } from "../support/api-keys.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused, heading, openConsole, signIn, tabTo, type ConsoleTab } from "../support/console.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { isWellMade } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("what the company's page has for programs", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let receiver: Receiver;
  beforeAll(async () => {
    const answer: Parameters<typeof startReceiver>[0] = (response, { path }) =>
      response.writeHead(path === "/broken" ? 500 : 204).end();
    [stack, browser, receiver] = await Promise.all([startTemporaryStack(), launchBrowser(), startReceiver(answer)]);
  });
  afterAll(async () => {
    await browser?.close();
    await receiver?.close();
    await stack?.close();
  });

  async function companyPage(): Promise<ConsoleTab & { company: Company }> {
    const company = await Company.signUp(stack.url);
    const options = { viewport: { width: 390, height: 844 } };
    const tab = await openConsole(browser, `${stack.url}/console#/company`, options);
    await signIn(tab.page, company.email);
    await heading(tab.page, company.user.company_name as string);
    return { ...tab, company };
  }

  it("makes an API key, shows it once, and revokes it at once", async () => {
    const { company, ...tab } = await companyPage();
    const { page } = tab;
    const keys = page.getByRole("region", { name: "API keys" });
    await keys.getByText("There is none yet.").waitFor();
    await tabTo(keys.getByRole("button", { name: "Create the key" }));
    await page.keyboard.press("Enter");
    await keys.getByText(/^What it is for must/).waitFor();
    await focused(keys.getByLabel("What it is for"));
    await page.keyboard.insertText("Nightly tests");
    await keys.getByLabel("What it may do").selectOption("member");
    await keys.getByRole("button", { name: "Create the key" }).click();
    const key = await keys.getByLabel("The key “Nightly tests”").inputValue();
    const program = clientWith(company, key);
    expect((await program.get("/projects")).status).toBe(200);
    await isWellMade(tab);
    await keys.getByRole("button", { name: "I have saved it" }).click();
    expect(await page.content()).not.toContain(key);
    const row = keys.getByRole("row", { name: "Nightly tests" });
    expect(await row.innerText()).toContain(key.slice(0, 8));
    await row.getByRole("button", { name: "Revoke Nightly tests" }).click();
    await isWellMade(tab);
    await page.getByRole("dialog").getByRole("button", { name: "Revoke the key" }).click();
    await keys.getByText("There is none yet.").waitFor();
    expect((await program.get("/projects")).status).toBe(401);
    expect(await page.evaluate("JSON.stringify(sessionStorage)")).not.toContain(key);
  });

  it("adds a webhook, sends it a test that its secret signs, and changes and deletes it", async () => {
    const { company, ...tab } = await companyPage();
    const { page } = tab;
    const hooks = page.getByRole("region", { name: "Webhooks" });
    await hooks.getByText("There is none yet.").waitFor();
    await hooks.getByLabel("Address").fill("ftp://example.com");
    const add = hooks.getByRole("button", { name: "Add the webhook" });
    await add.click();
    await hooks.getByText(/^Address must/).waitFor();
    const url = `${receiver.url}/hook`;
    await hooks.getByLabel("Address").fill(url);
    for (const event of ["A study is complete", "A study has failed"])
      await hooks.getByRole("checkbox", { name: event }).uncheck();
    await add.click();
    await hooks.getByText("Events must name at least one event.").waitFor();
    await isWellMade(tab);
    await hooks.getByRole("checkbox", { name: "An audience is complete" }).check();
    await add.click();
    const secret = await hooks.getByLabel(`The secret of ${url}`).inputValue();
    await isWellMade(tab);
    await hooks.getByRole("button", { name: "I have saved it" }).click();

    const hook = hooks.getByRole("group", { name: url });
    await hook.getByRole("button", { name: `Send a test ${url}` }).click();
    await hook.getByRole("row", { name: "Test" }).getByText("delivered").waitFor();
    const [test] = await receiver.waitFor("/hook");
    expect(new Webhook(secret).verify(test!.body, test!.headers as Record<string, string>)).toMatchObject({
      type: "webhook.test",
    });
    await isWellMade(tab);
    await company.prepare({ name: "Buyers" });
    await receiver.waitFor("/hook", 2);
    await hook.getByRole("button", { name: "Look again" }).click();
    await hook.getByRole("row", { name: "An audience is complete" }).waitFor();

    await hook.getByRole("button", { name: `New secret ${url}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Make a new secret" }).click();
    const rotated = await hook.getByLabel("The new secret").inputValue();
    expect(rotated).not.toBe(secret);
    await hook.getByRole("button", { name: "I have saved it" }).click();
    await hook.getByRole("button", { name: `Send a test ${url}` }).click();
    const third = (await receiver.waitFor("/hook", 3))[2]!;
    expect(new Webhook(rotated).verify(third.body, third.headers as Record<string, string>)).toBeTruthy();

    await hook.getByRole("button", { name: `Disable ${url}` }).click();
    await hook.getByText("disabled", { exact: true }).waitFor();
    expect((await company.api.listWebhooks()).map(({ enabled }) => enabled)).toEqual([false]);
    expect(await hook.getByRole("button", { name: `Send a test ${url}` }).count()).toBe(0);
    await hook.getByRole("button", { name: `Enable ${url}` }).click();
    await hook.getByText("enabled", { exact: true }).waitFor();
    await hook.getByRole("button", { name: `Delete ${url}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete the webhook" }).click();
    await hooks.getByText("There is none yet.").waitFor();
    expect(await company.api.listWebhooks()).toEqual([]);
  });

  it("says what a receiver answered that fails, and when it is tried again", async () => {
    const { company, ...tab } = await companyPage();
    const { page } = tab;
    const url = `${receiver.url}/broken`;
    await company.api.createWebhook({ body: { url, events: ["simulation.complete"] } });
    await page.reload();
    const hook = page.getByRole("group", { name: url });
    await hook.getByRole("button", { name: `Send a test ${url}` }).click();
    const row = hook.getByRole("row", { name: "Test" });
    await row.getByText(/^next attempt \d/).waitFor();
    expect(await row.innerText()).toContain("500");
    await isWellMade(tab);
  });

  it("takes a logo and a colour for the company's reports", async () => {
    const { company, ...tab } = await companyPage();
    const { page } = tab;
    const look = page.getByRole("region", { name: "Look of your reports" });
    const logo = Buffer.from(
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==",
      "base64",
    );
    const choose = (name: string, buffer: Buffer) =>
      look.getByLabel("Logo", { exact: true }).setInputFiles({ name, mimeType: "image/png", buffer });
    await choose("large.png", Buffer.alloc(100_001));
    await look.getByText("The logo is larger than 100 KB. Choose a smaller file.").waitFor();
    await choose("logo.png", logo);
    await look.getByRole("img", { name: "Your logo" }).waitFor();
    await look.getByLabel("Use a colour of our own").check();
    await look.getByLabel("Colour", { exact: true }).fill("#d81b60");
    await isWellMade(tab);
    await look.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your reports now look like this.").waitFor();
    const { brand } = await company.api.getCompanySettings();
    expect(brand).toEqual({ logo: logo.toString("base64"), colour: "#d81b60" });
    await look.getByRole("button", { name: "Remove the logo" }).click();
    await look.getByLabel("Use a colour of our own").uncheck();
    await look.getByRole("button", { name: "Save" }).click();
    await expect.poll(async () => (await company.api.getCompanySettings()).brand).toBeNull();
  });

  it("turns mails about work that has ended on and off, for whoever looks at it", async () => {
    const { company, ...tab } = await companyPage();
    const { page } = tab;
    const mails = page.getByRole("checkbox", { name: /^Mail me when/ });
    await tabTo(mails);
    await page.keyboard.press("Space");
    await page.getByText("You will get a mail when work has ended.").waitFor();
    expect(await company.api.getNotifications()).toEqual({ completion_mails: true });
    await page.reload();
    await mails.waitFor();
    expect(await mails.isChecked()).toBe(true);
    await mails.uncheck();
    await page.getByText("You will get no more of these mails.").waitFor();
    expect(await company.api.getNotifications()).toEqual({ completion_mails: false });
  });
});
