import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { colleagues } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { focused, heading, openConsole, signIn } from "../support/console.ts";
import { libraryPersona, openLibrary, seedLibrary } from "../support/library.ts";
import { becomesTrue } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("library and company in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  async function enter(place: string, seeds: Parameters<typeof seedLibrary>[2] = []) {
    const company = await Company.signUp(stack.url);
    const library = openLibrary(stack.endpoints.dynamodb);
    const entries = await seedLibrary(library, company.user.company_id as string, seeds);
    const { page, faults } = await openConsole(browser, `${stack.url}/console#${place}`);
    await signIn(page, company.email);
    return { company, entries, page, faults };
  }
  const names = (page: Page) => page.getByRole("rowheader").allInnerTexts();

  it("pages through the personas, finds some by what they are, and comes back to where one was", async () => {
    const seeds = Array.from({ length: 23 }, (_, index) => ({
      full_name: `Person ${index}`,
      location: index < 2 ? "Oslo, Norway" : "Munich, Germany",
    }));
    const { page, faults } = await enter("/library", seeds);
    await page.getByText("1 to 20 of 23 personas").waitFor();
    await page.getByRole("link", { name: "Next" }).click();
    await page.getByText("21 to 23 of 23 personas").waitFor();
    expect(await names(page)).toHaveLength(3);

    await page.getByLabel("Place").fill("oslo");
    await page.keyboard.press("Enter");
    await page.getByText("1 to 2 of 2 personas").waitFor();
    expect((await names(page)).map((name) => name.trim()).sort()).toEqual(["Person 0", "Person 1"]);
    await focused(page.getByLabel("Place"));
    await page.goBack();
    await page.getByText("21 to 23 of 23 personas").waitFor();
    expect(await page.getByLabel("Place").inputValue()).toBe("");

    await page.getByLabel("Youngest").fill("40");
    await page.getByLabel("Oldest").fill("30");
    await page.getByRole("button", { name: "Search" }).click();
    await page.getByText(/^Youngest must not exceed/).waitFor();
    await focused(page.getByLabel("Youngest"));
    expect(faults).toEqual([]);
  });

  it("shows a persona with its picture and retires it", async () => {
    const signal = {
      source: "reddit",
      observed_at: "2026-11-20T20:44:09.000",
      excerpt: "",
      used_for: "habits",
    } as const;
    const signals = [
      { ...signal, title: "A page", url: "https://www.reddit.com/r/germany/comments/1example" },
      { ...signal, title: "A script", url: "javascript:alert(1)" },
    ];
    const { company, page, faults } = await enter("/company");
    const persona = libraryPersona({ full_name: "Katharina Maurer" });
    const library = openLibrary(stack.endpoints.dynamodb);
    const profile = { ...persona.profile, signals };
    await library.promote(company.user.company_id as string, { ...persona, profile });
    await page.getByRole("link", { name: "Library" }).click();
    await page.getByRole("link", { name: "Katharina Maurer" }).click();
    await heading(page, "Katharina Maurer");
    await becomesTrue(page, "document.querySelector('img.avatar')?.naturalWidth > 0");
    expect(await page.getByRole("link", { name: "A page" }).getAttribute("rel")).toBe("noreferrer");
    await page.getByText("A script").waitFor();
    expect(await page.getByRole("link", { name: "A script" }).count()).toBe(0);
    await page.getByRole("button", { name: "Retire" }).click();
    await page.getByRole("button", { name: "Retire the persona" }).click();
    await page.getByText("Katharina Maurer has been retired.").waitFor();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Retire" }).count()).toBe(0);
    expect(await company.api.getLibraryPersona({ params: { id: persona.entry.id } })).toMatchObject({
      retired: true,
    });
    expect(faults).toEqual([]);
  });

  it("says of what is not there, or somebody else's, that it is not there", async () => {
    const other = await enter("/library", [{ full_name: "Of others" }]);
    const { page } = await enter(`/library/${other.entries[0]?.id}`);
    await page.getByText("It may have been deleted, or the address is incomplete.").waitFor();
    expect(await page.getByText("Of others").count()).toBe(0);
  });

  it("lets the owner remove a member, and a member do no such thing", async () => {
    const { company, page } = await enter("/company");
    const { email } = await colleagues(stack, company).join();
    const member = await openConsole(browser, `${stack.url}/console#/company`);
    await signIn(member.page, email);
    await member.page.getByText("Jonas Weber (you)").waitFor();
    expect(await member.page.getByRole("button", { name: /^Remove/ }).count()).toBe(0);
    expect(await member.page.getByRole("heading", { name: "Invite a colleague" }).count()).toBe(0);

    await page.reload();
    await page.getByRole("button", { name: "Remove Jonas Weber" }).click();
    await page.getByRole("button", { name: "Remove from the company" }).click();
    await page.getByText("Jonas Weber has been removed.").waitFor();
    await page.getByRole("button", { name: "Remove Jonas Weber" }).waitFor({ state: "detached" });
    // Whoever has been removed is asked to sign in at the next step.
    await member.page.getByRole("link", { name: "Projects" }).click();
    await member.page.getByRole("dialog", { name: "Sign in again" }).waitFor();
    await member.page.getByRole("button", { name: "Sign out instead" }).click();
    await heading(member.page, "Sign in");
  });
});
