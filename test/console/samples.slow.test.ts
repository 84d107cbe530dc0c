import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { focused } from "../support/console.ts";
import { chosenFile, isWellMade, openOptions, openStudies, reportOf } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const SCREENED = `1. Do you drink oat drink?
 a) Yes
 b) No -> END

2. How satisfied are you with it? (1 = not at all, 7 = very)
`;

describe.skipIf(noBrowser)("a sample in waves in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ name: "Buyers", persona_count: 10 });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });

  it("is ordered by completes, replacements and quotas, and its page says what came of it", async () => {
    const tab = await openStudies(browser, company, group.projectId, "/new", { viewport: { width: 390, height: 844 } });
    const { page } = tab;
    await page.getByRole("radio", { name: "Survey" }).check();
    await openOptions(page);
    await page.getByLabel("Name (optional)").fill("In waves");
    await page.getByText("Sample", { exact: true }).click();
    await page.getByLabel("Replacements (optional)").fill("9");
    const quota = (index: number) => page.getByRole("group", { name: `Quota ${index}` });
    await page.getByRole("button", { name: "Add a quota" }).click();
    await focused(quota(1).getByLabel("Fact"));
    await quota(1).getByLabel("Gender").selectOption("Female");
    await quota(1).getByLabel("Completes").fill("3");
    await page.getByRole("button", { name: "Add a quota" }).click();
    await quota(2).getByLabel("Fact").selectOption("age");
    await quota(2).getByLabel("From (optional)").fill("70");
    await quota(2).getByLabel("To (optional)").fill("20");
    await quota(2).getByLabel("Completes").fill("2");
    const create = page.getByRole("button", { name: "Create the study" });
    await create.click();
    await page.getByText("Completes must be a whole number.").waitFor();
    await isWellMade(tab);
    await page.getByLabel("Completes (optional)").fill("50");
    await create.click();
    await quota(2).getByText("From must not be above max.").waitFor();
    await quota(2)
      .getByRole("button", { name: /^Remove.*quota 2$/i })
      .click();
    await create.click();
    // Of all of it, and of no field.
    await page
      .getByRole("alert")
      .getByText(/^50 completes are wanted and the group has 10 personas/)
      .waitFor();
    await isWellMade(tab);
    await page.getByLabel("Completes (optional)").fill("5");
    await create.click();

    await page.getByRole("heading", { level: 1, name: "In waves" }).waitFor();
    await page.getByLabel("File with the questionnaire").setInputFiles(chosenFile("screened.txt", SCREENED));
    await page.getByRole("button", { name: "Run the survey" }).click();
    await reportOf(page);
    await page.getByRole("link", { name: "Sample" }).click();
    const [study] = await company.api.listSimulations({ params: { project_id: group.projectId } });
    const { asked, completed, replaced, cells, unfilled_because } = study!.sample!;
    const shown = await page.getByRole("region", { name: "Sample" }).innerText();
    for (const figure of [`${completed} of 5`, `${asked} of 10 in the audience`, `${replaced} of 9 at most`])
      expect(shown).toContain(figure);
    expect(await page.getByText("completes were reached: no persona of the audience was left").count()).toBe(
      unfilled_because === "group" ? 1 : 0,
    );
    const [women] = cells;
    const row = await page.getByRole("row", { name: "Gender: Female" }).innerText();
    for (const figure of [`${women!.completed} of 3`, String(women!.asked), String(women!.screened_out)])
      expect(row).toContain(figure);
    await page.getByRole("row", { name: "Gender: all other personas" }).waitFor();
    await isWellMade(tab);

    // A study that is repeated begins with its sample.
    await page.getByRole("link", { name: "Repeat" }).click();
    await quota(1).getByLabel("Gender").waitFor();
    expect(await quota(1).getByLabel("Gender").inputValue()).toBe("Female");
    expect(await page.getByRole("group", { name: /^Quota/ }).count()).toBe(1);
    expect(await page.getByLabel("Replacements (optional)").inputValue()).toBe("9");
  });
});
