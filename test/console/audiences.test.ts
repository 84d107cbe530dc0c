import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { accessibilityProblems, launchBrowser, noBrowser } from "../support/browser.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { startSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("audiences and briefings in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let page: Page;
  let projectId = "";
  const problems: string[] = [];

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    projectId = await company.createProject("Oat drink");
    page = await browser.newPage({ viewport: { width: 390, height: 844 } });

    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (message) => {
      if (/content security policy/i.test(message.text())) problems.push(message.text());
    });
    await page.goto(`${stack.url}/console#/projects/${projectId}`);
    await page.getByLabel("E-mail").fill(company.email);
    await page.getByLabel(/^Password/).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Oat drink" }).waitFor();
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  const isWellMade = async (): Promise<void> => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(await page.evaluate("document.documentElement.scrollWidth <= innerWidth")).toBe(true);
    expect(problems).toEqual([]);
  };

  it("shows what was understood of a description, what was not, and then the personas as they come", async () => {
    await page.getByRole("link", { name: "Audiences", exact: true }).click();
    await page.getByRole("link", { name: "New audience" }).click();
    await page.getByLabel("Who are they?").fill("women 25-40 in Munich who buy oat milk");
    await isWellMade();
    await page.getByRole("button", { name: "Show what is understood" }).click();
    await page.getByLabel("Place").waitFor();
    expect(await page.getByLabel("Place").inputValue()).toBe("Munich, Germany");
    expect(await page.getByLabel("Youngest").inputValue()).toBe("25");
    expect(await page.getByLabel("Everybody in it").inputValue()).toContain("oat milk");
    await page.getByLabel("Oldest").fill("twenty");
    await page.getByRole("button", { name: "Create the audience" }).click();
    await page.getByText("Oldest must be a whole number between 13 and 120.").waitFor();

    await page.reload();
    expect(await page.getByLabel("Oldest").inputValue()).toBe("twenty");
    await page.getByLabel("Oldest").fill("44");
    await page.getByLabel("Personas").fill("2");
    await isWellMade();
    await page.getByRole("button", { name: "Create the audience" }).click();
    await page.getByRole("button", { name: "Add 2 personas" }).waitFor();
    const people = page.getByRole("list", { name: "Personas" }).getByRole("link");
    await people.nth(1).waitFor();
    expect(await people.count()).toBe(2);
    await expect.poll(() => page.evaluate("document.querySelector('img.avatar').naturalWidth > 0")).toBe(true);
    await isWellMade();

    await people.first().click();
    await page.getByRole("heading", { name: "Signals of the market" }).waitFor();
    await isWellMade();
  });

  it("uploads a briefing and shows what personas read of it", async () => {
    await page.getByRole("link", { name: "Briefings", exact: true }).click();
    await page.getByRole("button", { name: "Upload a briefing" }).click();
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByText("Choose a file first.").waitFor();
    const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    await page.getByLabel("Document").setInputFiles(file("the-board.pdf", "no pdf"));
    expect(await page.getByLabel("Title").inputValue()).toBe("the board");
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByRole("dialog").getByRole("alert").getByText(/pdf/i).waitFor();
    const chooser = page.waitForEvent("filechooser");
    await page.getByLabel("Document").click();
    await chooser;
    expect(await page.getByLabel("Document").inputValue(), "the same file can be chosen again").toBe("");
    await page.getByLabel("Document").setInputFiles(file("board.txt", "An oat drink with protein."));
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByRole("link", { name: "the board" }).click();
    await page.getByRole("heading", { name: "What personas are shown" }).waitFor();
    await isWellMade();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete the briefing" }).click();
    await page.getByText("There are no briefings yet.").waitFor();
  });

  it("uploads what a request cannot carry straight into the bucket", async () => {
    await page.getByRole("button", { name: "Upload a briefing" }).click();
    const buffer = Buffer.from(`${"An oat drink with protein. ".repeat(200_000)}`);
    await page.getByLabel("Document").setInputFiles({ name: "long.txt", mimeType: "text/plain", buffer });
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByRole("link", { name: "long" }).waitFor();
    expect(problems).toEqual([]);
  });

  it("compares the studies of an audience", async () => {
    const params = { project_id: projectId };
    const [group] = await company.api.listPersonaGroups({ params });
    const ref = { projectId, groupId: group?.id ?? "" };
    const studies = await Promise.all([1, 2].map(() => startSimulation(company, ref, "concept_test")));
    for (const id of studies) await company.waitForSimulation(projectId, id);
    await page.getByRole("link", { name: "Audiences", exact: true }).click();
    await page.getByRole("link", { name: group?.name ?? "" }).click();
    await page.getByRole("link", { name: "Convergence" }).click();
    await page.getByRole("heading", { name: "Question by question" }).waitFor();
    await isWellMade();
  });

  it("says of a study that is looked at that it has been deleted meanwhile", async () => {
    const params = { project_id: projectId };
    const [group] = await company.api.listPersonaGroups({ params });
    const body = { simulation_type: "survey", persona_group_id: group?.id ?? "", name: "Short-lived" } as const;
    const { id } = await company.api.createSimulation({ params, body });
    await page.evaluate(`location.hash = "/projects/${projectId}/studies/${id}"`);
    await page.getByRole("heading", { level: 1, name: "Short-lived" }).waitFor();
    await company.api.deleteSimulation({ params: { ...params, simulation_id: id } });
    await page.getByText("It may have been deleted").waitFor();
  });
});
