import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Answer } from "../../clients/typescript/src/index.ts";
import { launchBrowser, noBrowser } from "../support/browser.ts";
import { Company } from "../support/company.ts";
import { tabTo } from "../support/console.ts";
import { ATTRIBUTES, createSimulation } from "../support/simulations.ts";
import { isWellMade, openStudies } from "../support/studies-in-console.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const PHONE = { viewport: { width: 390, height: 844 } };
const whole = (share: number) => `${share.toFixed(0)} %`;

describe.skipIf(noBrowser)("offers in the console", () => {
  let stack: TemporaryStack;
  let browser: Browser;
  let company: Company;
  let group = { projectId: "", groupId: "" };
  let id = "";
  beforeAll(async () => {
    [stack, browser] = await Promise.all([startTemporaryStack(), launchBrowser()]);
    company = await Company.signUp(stack.url);
    group = await company.prepare({ persona_count: 10 });
    id = await createSimulation(company, group, "conjoint", { name: "Offers" });
  });
  afterAll(async () => {
    await browser?.close();
    await stack?.close();
  });
  const open = (place: string, options = {}) => openStudies(browser, company, group.projectId, place, options);
  const params = () => ({ project_id: group.projectId, simulation_id: id });

  it("are shown as personas will see them before the study starts, as the service makes them", async () => {
    const body = { attributes: ATTRIBUTES };
    const { tasks } = await company.api.previewConjointDesign({ params: params(), body });
    const tab = await open(`/${id}`);
    const { page } = tab;
    await page.getByRole("button", { name: "Show a choice" }).click();
    await page.locator("[aria-invalid=true]").first().waitFor();
    for (const [index, { name, levels }] of ATTRIBUTES.entries()) {
      if (index > 1) await page.getByRole("button", { name: "Add an attribute" }).click();
      await page.locator(`[name="attributes.${index}.name"]`).fill(name);
      await page.locator(`[name="attributes.${index}.levels"]`).fill(levels.join("\n"));
    }
    await page.getByRole("button", { name: "Show a choice" }).click();
    const preview = page.getByRole("region", { name: "Preview of the choices" });
    for (const [index, { offers }] of tasks.slice(0, 2).entries()) {
      await preview.getByText(`Choice ${index + 1} of ${tasks.length}`).waitFor();
      expect(await preview.getByRole("listitem").locator("dd").allInnerTexts()).toEqual(
        offers.flatMap(({ features }) => features.map(({ level }) => level)),
      );
      await preview.getByRole("button", { name: "Next choice" }).click();
    }
    await isWellMade(tab);
    // What is shown is of what was typed, and goes when that changes.
    await page.locator(`[name="attributes.0.name"]`).fill("Maker");
    await expect.poll(() => preview.getByText(/^Choice \d/).count()).toBe(0);
  });

  it("are put beside each other after it, and a price moves by the keyboard", async () => {
    await company.api.sendConjointDesign({ params: params(), body: { attributes: ATTRIBUTES } });
    await company.waitForSimulation(group.projectId, id);
    const [brand, protein, price] = ATTRIBUTES.map(({ levels }) => levels) as [string[], string[], string[]];
    const offer = (Brand: string, Protein: string, Price: string) => ({ Brand, Protein, Price });
    const { scenarios } = await company.api.simulateShares({
      params: params(),
      body: {
        scenarios: price.map((own) => ({
          name: own,
          offers: [offer(brand[0]!, protein[0]!, own), offer(brand[2]!, protein[2]!, price[1]!)],
        })),
      },
    });
    for (const options of [{}, PHONE]) {
      const tab = await open(`/${id}`, options);
      const { page } = tab;
      await page.getByRole("link", { name: "Simulator" }).click();
      const shares = page.getByRole("table", { name: "Shares of preference" });
      const row = (name: string) => shares.getByRole("row", { name });
      const shows = async ({ offers, none }: Answer<"simulateShares">["scenarios"][number]) => {
        for (const [name, figure] of [
          ["Offer A", offers[0]!],
          ["Offer B", offers[1]!],
          ["None of them", none!],
        ] as const)
          await row(name)
            .filter({ hasText: whole(figure.share) })
            .filter({ hasText: whole(figure.interval![1]!) })
            .waitFor();
      };
      await shows(scenarios[1]!);
      const slider = page.getByRole("slider", { name: "Price of offer A" });
      await tabTo(slider);
      await page.keyboard.press("ArrowRight");
      await shows(scenarios[2]!);
      expect(await slider.getAttribute("aria-valuetext")).toBe(price[2]);
      const curve = await page.getByRole("table", { name: "Demand and revenue of offer A by price" }).innerText();
      for (const { offers } of scenarios) expect(curve).toContain(whole(offers[0]!.share));
      expect(curve).toContain(`${(scenarios[0]!.offers[0]!.share * 1.49).toFixed(2)} EUR`);
      await isWellMade(tab);
      // What was chosen stands in the address.
      await page.reload();
      await shows(scenarios[2]!);
      await page.getByRole("button", { name: "Add an offer" }).click();
      await row("Offer C").waitFor();
      await page.getByRole("button", { name: "Remove offer A" }).click();
      await expect.poll(() => shares.getByRole("row").count()).toBe(4);
      await isWellMade(tab);
    }
  });
});
