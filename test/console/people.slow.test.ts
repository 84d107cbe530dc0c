import { readFile } from "node:fs/promises";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused, heading, tabTo, type ConsoleTab } from "../support/console.ts";
import { begin, createSimulation, startSimulation } from "../support/simulations.ts";
import {
  chosenFile,
  createStudy,
  isWellMade,
  openOptions,
  openStudies,
  reportOf,
  sectionOf,
} from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

const TOPLINES = `question_id,text,kind,points,multiple,n,answer,count
q1,How satisfied are you with the oat drink you buy now?,likert,7,,,1,6
q1,,,,,,4,40
q1,,,,,,7,14
q2,Where do you usually buy it?,multiple_choice,,yes,60,Supermarket,44
q2,,,,,,Discounter,20
q2,,,,,,Online,9
q2,,,,,,Other,1
`;
const WRONG = TOPLINES.replace(",4,40", ",4,12.5").replace("Online,9", "Online,-9");

const PEOPLE = `Respondent ID;Age;Gender;City;In own words;q1;Date
17;34;2;Munich, Germany;"I buy what my children drink.
Oat, mostly.";6;2026-11-02
18;51;1;Hamburg, Germany;I do not care much;3;2026-11-02
19;45;2;Berlin, Germany;Regional above all;5;2026-11-03
20;29;1;Cologne, Germany;Cheap and good;2;2026-11-03
`;

describe.skipIf(noBrowser)("people in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  let study = "";
  let tab: ConsoleTab;
  let page: Page;
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers" });
    study = await createSimulation(company, group, "survey", { direct_estimate: true, name: "Drinks" });
    await begin(company, group.projectId, study, "survey");
    await company.waitForSimulation(group.projectId, study);
    tab = await openStudies(browser, company, group.projectId, `/${study}`, { viewport: { width: 390, height: 844 } });
    page = tab.page;
    await reportOf(page);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const goTo = (place: string) => page.evaluate(`location.hash = ${JSON.stringify(place)}`);

  it("says what to ask whom while nobody has been asked, and how the file has to look", async () => {
    await page.getByRole("link", { name: "Check against real people" }).click();
    await page.getByText("No people have been asked yet.").waitFor();
    await page.getByRole("heading", { name: "Questions to ask people first" }).waitFor();
    await page.getByRole("row", { name: /How satisfied are you with the oat drink/ }).waitFor();
    await isWellMade(tab);
    await page.getByRole("link", { name: "Add what people answered" }).click();
    await heading(page, "Add a human study");
    await page.getByText("Format of the file").click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download toplines.csv" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("toplines.csv");
    // With the questions of the study that somebody came from.
    expect(await readFile(await download.path(), "utf8")).toContain(
      "q2,Where do you usually buy it?,multiple_choice,,,yes,100,Supermarket,10",
    );
  });

  it("says line by line and at its field what is wrong with what people answered", async () => {
    await page.getByRole("button", { name: "Paste the answers instead" }).click();
    await page.getByLabel("Answers", { exact: true }).fill(WRONG);
    await page.getByRole("button", { name: "Read it" }).click();
    await page.getByText("Name must not be empty.").waitFor();
    await focused(page.getByLabel("Name", { exact: true }));
    await isWellMade(tab);
    await page.getByLabel("Name", { exact: true }).fill("Panel");
    await page.getByLabel("Who was asked, and how").fill("Panel of Acme, 60 adults, online");
    await page.getByLabel("Asked on").fill("2026-11-20");
    await page.getByRole("button", { name: "Read it" }).click();
    const lines = page.getByRole("alert").getByRole("listitem");
    await lines.first().waitFor();
    expect(await lines.allInnerTexts()).toEqual([
      expect.stringMatching(/^Line 3: .*whole number/),
      expect.stringMatching(/^Line 7: .*negative/),
    ]);
    await isWellMade(tab);
  });

  it("shows what people answered, and how far the personas were from it", async () => {
    await page.getByRole("button", { name: "Choose a file instead" }).click();
    await page.getByLabel("File with the answers").setInputFiles(chosenFile("toplines.csv", TOPLINES));
    await page.getByRole("button", { name: "Read it" }).click();
    await heading(page, "Panel");
    await page
      .getByRole("row", { name: /Supermarket/ })
      .getByText("73 %")
      .waitFor();
    await isWellMade(tab);
    await page.getByRole("link", { name: "See how its personas compare" }).click();
    const section = await sectionOf(page, "Figures of people and personas");
    for (const name of ["Personas", "Random answering", "Direct estimate"])
      await section
        .getByRole("row", { name: new RegExp(`^${name}`) })
        .first()
        .waitFor();
    await section.getByText("Everybody’s answers", { exact: true }).click();
    await section
      .getByRole("row", { name: /People \(n = 60\)/ })
      .getByText("4.40 (SD")
      .waitFor();
    await isWellMade(tab);
    const ceiling = section.getByRole("columnheader", { name: "Share of the ceiling" });
    expect(await ceiling.count(), "a ceiling needs rows of people").toBe(0);
    expect(await page.getByText("How many people to ask").count(), "a plan needs personas made of people").toBe(0);
  });

  it("shows on the company's page what is missing before figures of people can be foretold", async () => {
    await goTo("/company");
    await page.getByText(/^Calibration begins at 6 human studies/).waitFor();
    await page.getByRole("row", { name: /^Panel/ }).waitFor();
    expect(await page.getByRole("columnheader", { name: "Slope" }).count(), "nothing is learnt yet").toBe(0);
    await isWellMade(tab);
  });

  it("lists and deletes what people answered", async () => {
    await goTo(`/projects/${group.projectId}/people`);
    await page.getByRole("link", { name: "Panel", exact: true }).click();
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByText("No people have been asked yet.").waitFor();
    await isWellMade(tab);
    await page.reload();
    await until(
      () => company.api.listHumanStudies({ params: { project_id: group.projectId } }),
      (left) => left.length === 0,
    );
  });

  it("has the model asked directly where somebody ticks it", async () => {
    await goTo(`/projects/${group.projectId}/studies/new`);
    await openOptions(page);
    await page.getByRole("checkbox", { name: /^Also ask the model directly/ }).check();
    await createStudy(page, "Survey", "Drinks once more");
    const [newest] = await company.api.listSimulations({
      params: { project_id: group.projectId },
      query: { order: "desc" },
    });
    expect(newest?.direct_estimate).toBe(true);
  });

  it("makes personas of people by the keyboard alone, known by codes", async () => {
    const { keyboard } = page;
    const press = async (role: "link" | "button", name: string) => {
      await tabTo(page.getByRole(role, { name, exact: true }));
      await keyboard.press("Enter");
    };
    await page.setViewportSize({ width: 1280, height: 900 });
    await goTo(`/projects/${group.projectId}/audiences/new`);
    await heading(page, "New audience");
    await press("link", "Build from survey respondents");
    await focused(page.getByRole("heading", { level: 1, name: "Build an audience from survey respondents" }));
    await tabTo(page.getByLabel("Name", { exact: true }));
    await keyboard.type("Panel of Acme");
    await keyboard.press("Enter");
    await focused(page.getByRole("heading", { level: 1, name: "People of Panel of Acme" }));
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.url()));
    await page.getByLabel("File of the people").setInputFiles(chosenFile("people.csv", PEOPLE));
    await page.getByLabel("In own words").waitFor();
    expect(await page.getByLabel(/^Age/).first().inputValue()).toBe("age");
    expect(await page.getByLabel("Date", { exact: false }).inputValue()).toBe("ignored");
    expect(
      sent.filter((url) => url.includes("respondents")),
      "nothing of the file has been sent",
    ).toEqual([]);
    await isWellMade(tab);
    await tabTo(page.getByLabel("Meaning of 1 in Gender"));
    await keyboard.type("1 is male");
    await tabTo(page.getByLabel("Meaning of 2 in Gender"));
    await keyboard.type("2 is female");
    await tabTo(page.getByLabel("In own words"));
    await keyboard.type("The person’s own");
    await press("button", "Make personas from these people");
    await page.getByText(/^What they have agreed to must/).waitFor();
    await focused(page.getByLabel("What they have agreed to"));
    await keyboard.type("They agreed in writing, for research.");
    await press("button", "Make personas from these people");
    await focused(page.getByRole("heading", { level: 1, name: "Panel of Acme" }));
    const people = page.getByRole("list", { name: "Personas" }).getByRole("link");
    await people.nth(3).waitFor();
    await people.first().click();
    await page.getByText("I buy what my children drink.").waitFor();
    await isWellMade(tab);
    await page.goBack();
    await page.getByRole("link", { name: /^See the 4 people/ }).click();
    const codes = page.getByRole("table", { name: "People" }).getByRole("rowheader");
    await codes.nth(3).waitFor();
    expect((await codes.allInnerTexts()).every((code) => /^R-\d{4}$/.test(code))).toBe(true);
    await isWellMade(tab);
    expect(tab.faults).toEqual([]);
  });

  it("holds a study of people's personas against these people, and plans how many more to ask", async () => {
    const groups = await company.api.listPersonaGroups({ params: { project_id: group.projectId } });
    const people = { projectId: group.projectId, groupId: groups.find(({ respondents }) => respondents)?.id ?? "" };
    const asked = await startSimulation(company, people, "survey");
    await company.waitForSimulation(group.projectId, asked);
    await goTo(`/projects/${group.projectId}/studies/${asked}/people`);
    const section = await sectionOf(page, "Figures of people and personas");
    await section.getByRole("heading", { name: "People and the personas made from them" }).waitFor();
    expect(await page.getByLabel("Human study", { exact: true }).locator("option").allInnerTexts()).toEqual([
      "The audience’s own respondents (4)",
    ]);
    await isWellMade(tab);
    const width = page.getByLabel("Interval of the mean, plus or minus");
    await width.fill("much");
    await page.getByRole("button", { name: "Calculate" }).click();
    await page.getByText(/^Interval of the mean, plus or minus must/).waitFor();
    await focused(width);
    await width.fill("0,5");
    await page.keyboard.press("Enter");
    await page.getByRole("table", { name: "People to ask for ± 0.50" }).waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await isWellMade(tab);
  });

  it("deletes one of them, with the persona", async () => {
    const [audience] = (await company.api.listPersonaGroups({ params: { project_id: group.projectId } })).filter(
      ({ respondents }) => respondents,
    );
    await goTo(`/projects/${group.projectId}/audiences/${audience?.id}/respondents`);
    await page.getByRole("button", { name: "Delete R-0001" }).waitFor();
    await page.clock.install();
    await page.getByRole("button", { name: "Delete R-0001" }).click();
    await page.getByText(/^R-0001 has been deleted/).waitFor();
    await page.getByText("3 people, each known by a code").waitFor();
    const params = { project_id: group.projectId, group_id: audience?.id ?? "" };
    const stored = () => company.api.listRespondents({ params });
    expect(await stored(), "the service is told later").toHaveLength(4);
    await page.clock.runFor(30_000);
    await until(stored, (left) => left.length === 3);
  });
});
