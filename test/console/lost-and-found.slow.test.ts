import type { Browser } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked } from "../support/asked.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

describe.skipIf(noBrowser)("what the console shows of a study that a model has failed", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  let names: string[] = [];
  let fault: FaultInjector | undefined;
  beforeAll(async () => {
    const modelFaults: FaultInjector = (call) => fault?.(call) ?? canned(call);
    [stack, browser] = await Promise.all([startTemporaryStack({ modelFaults }), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ persona_count: 3 });
    const params = { project_id: group.projectId, group_id: group.groupId };
    names = (await company.api.listPersonas({ params })).map(({ full_name }) => full_name);
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  beforeEach(() => {
    fault = undefined;
  });

  const refusing = (refused: readonly string[]): FaultInjector => {
    return (call) => {
      const { text, system } = askedOf(call);
      return refused.includes(whoIsAsked(`${system}\n${text}`)) ? { text: "I'm sorry, but I can't help." } : undefined;
    };
  };
  const hold = async () => {
    const { body } = await company.startConceptTest(group.projectId, group.groupId);
    await company.waitForSimulation(group.projectId, body.id as string);
    return openStudies(browser, company, group.projectId, `/${body.id as string}`);
  };

  it("retries a failed study from the answers that it has", async () => {
    fault = refusing(names.slice(1));
    const tab = await hold();
    await tab.page.getByText("2 of 3 personas could not be asked").waitFor();
    await isWellMade(tab);
    fault = undefined;
    await tab.page.getByRole("button", { name: "Retry" }).click();
    await tab.page
      .getByRole("tab", { name: "Report" })
      .or(tab.page.getByRole("link", { name: "Report", exact: true }))
      .waitFor();
  });

  it("says who was lost and why, and asks for words that are missing", async () => {
    const refuses = refusing(names.slice(0, 1));
    fault = (call) => (call.toolName === "write_report" ? { input: { nonsense: 1 } } : refuses(call));
    const tab = await hold();
    const { page } = tab;
    await page.getByText("1 persona could not be asked to the end").click();
    await page.getByText(`${names[0]!}: the model declined to answer`).waitFor();
    await isWellMade(tab);
    fault = undefined;
    await page.getByRole("button", { name: "Write the summary again" }).click();
    await page.getByText("The summary is being written").waitFor();
    expect(tab.faults).toEqual([]);
  });
});
