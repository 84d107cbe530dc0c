import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { heading, openConsole, signIn, type ConsoleTab } from "../support/console.ts";
import { startSimulation } from "../support/simulations.ts";
import { becomesTrue, chosenFile, isWellMade } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

describe.skipIf(noBrowser)("audiences and briefings in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let page: Page;
  let projectId = "";
  let tab: ConsoleTab;

  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    projectId = await company.createProject("Oat drink");
    const address = `${stack.url}/console#/projects/${projectId}`;
    tab = await openConsole(browser, address, { viewport: { width: 390, height: 844 } });
    page = tab.page;
    await signIn(page, company.email);
    await heading(page, "Oat drink");
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it("shows what was understood of a description, what was not, and then the personas as they come", async () => {
    await page.getByRole("link", { name: "Audiences", exact: true }).click();
    await page.getByRole("link", { name: "New audience" }).click();
    await page.getByLabel("Who are they?").fill("women 25-40 in Munich who buy oat milk");
    await isWellMade(tab);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Place").waitFor();
    expect(await page.getByLabel("Place").inputValue()).toBe("Munich, Germany");
    await page.getByText("Germany: questions and answers will be in German.").waitFor();
    await page.getByLabel("Place").fill("Dodoma, Tanzania");
    await page.getByText("Tanzania: questions and answers will be in Swahili.").waitFor();
    await page.getByText(/^No market data\./).waitFor();
    await page.getByLabel("Language", { exact: true }).selectOption({ label: "English" });
    await page.getByText("Tanzania: questions and answers will be in English.").waitFor();
    await isWellMade(tab);
    await page.getByLabel("Language", { exact: true }).selectOption("");
    await page.getByLabel("Place").fill("Munich, Germany");
    expect(await page.getByLabel("Youngest").inputValue()).toBe("25");
    expect(await page.getByLabel("Everybody in it").inputValue()).toContain("oat milk");
    await page.getByLabel("Oldest").fill("twenty");
    await page.getByRole("button", { name: "Create the audience" }).click();
    await page.getByText("Oldest must be a whole number between 13 and 120.").waitFor();

    await page.reload();
    expect(await page.getByLabel("Oldest").inputValue()).toBe("twenty");
    await page.getByLabel("Oldest").fill("44");
    await page.getByLabel("Personas").fill("2");
    await isWellMade(tab);
    await page.getByRole("button", { name: "Create the audience" }).click();
    await page.getByRole("button", { name: "Add 2 personas" }).waitFor();
    const people = page.getByRole("list", { name: "Personas" }).getByRole("link");
    await people.nth(1).waitFor();
    expect(await people.count()).toBe(2);
    const gender = page.getByRole("table", { name: "Gender" });
    await gender.getByRole("row", { name: "Women 2 (100 %) 100 %" }).waitFor();
    await becomesTrue(page, "document.querySelector('img.avatar').naturalWidth > 0");
    await isWellMade(tab);

    await people.first().click();
    await page.getByRole("heading", { name: "Signals of the market" }).waitFor();
    await isWellMade(tab);
  });

  it("uploads a briefing and shows what personas read of it", async () => {
    await page.getByRole("link", { name: "Briefings", exact: true }).click();
    await page.getByRole("button", { name: "Upload a briefing" }).click();
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByText("Choose a file first.").waitFor();
    await page.getByLabel("Document").setInputFiles(chosenFile("the-board.pdf", "no pdf"));
    expect(await page.getByLabel("Title").inputValue()).toBe("the board");
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByRole("dialog").getByRole("alert").getByText(/pdf/i).waitFor();
    const chooser = page.waitForEvent("filechooser");
    await page.getByLabel("Document").click();
    await chooser;
    expect(await page.getByLabel("Document").inputValue(), "the same file can be chosen again").toBe("");
    await page.getByLabel("Document").setInputFiles(chosenFile("board.txt", "An oat drink with protein."));
    await page.getByRole("button", { name: "Upload and read it" }).click();
    // The title that was proposed of the file that was refused has gone with it.
    await page.getByRole("link", { name: "board", exact: true }).click();
    await page.getByRole("heading", { name: "What personas see" }).waitFor();
    await page.getByText("An oat drink with protein.", { exact: true }).first().waitFor();
    await isWellMade(tab);
    const stored = () => company.api.listBriefings({ params: { project_id: projectId } });
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("There are no briefings yet.").waitFor();
    expect(await stored(), "the service is told later").toHaveLength(1);
    await isWellMade(tab);
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("link", { name: "board", exact: true }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("There are no briefings yet.").waitFor();
    await page.keyboard.press("ControlOrMeta+z");
    await page.getByRole("link", { name: "board", exact: true }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("There are no briefings yet.").waitFor();
    await page.reload();
    await until(stored, (left) => left.length === 0);
  });

  it("uploads what a request cannot carry straight into the bucket", async () => {
    await page.getByRole("button", { name: "Upload a briefing" }).click();
    const text = "An oat drink with protein. ".repeat(200_000);
    await page.getByLabel("Document").setInputFiles(chosenFile("long.exe", text));
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByText("Files of this type are not accepted").waitFor();
    await page.getByLabel("Document").setInputFiles(chosenFile("long.txt", text));
    await page.getByRole("button", { name: "Upload and read it" }).click();
    await page.getByRole("link", { name: "long" }).waitFor();
    // The bucket is another host, and the only one.
    const bucket = new URL(stack.endpoints.s3).origin;
    expect(tab.faults.splice(0)).toEqual([expect.stringContaining(`request: ${bucket}`)]);
  });

  it("compares the studies of an audience", async () => {
    const params = { project_id: projectId };
    const [group] = await company.api.listPersonaGroups({ params });
    const ref = { projectId, groupId: group?.id ?? "" };
    const studies = await Promise.all([1, 2].map(() => startSimulation(company, ref, "concept_test")));
    for (const id of studies) await company.waitForSimulation(projectId, id);
    await page.getByRole("link", { name: "Audiences", exact: true }).click();
    await page.getByRole("link", { name: group?.name ?? "" }).click();
    await page.getByRole("link", { name: "Agreement between studies" }).click();
    await page.getByRole("heading", { name: "Question by question" }).waitFor();
    await isWellMade(tab);
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
