import { readFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser, Page } from "playwright-core";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { drawAvatar } from "../../functions/personas/avatars/draw-avatar.ts";
import { exampleComparison, exampleCrosstab, exampleNorms } from "../../functions/findings/comparisons/example.ts";
import { comparison } from "../../functions/reports/content/comparison.ts";
import { writingIn } from "../../functions/reports/content/context.ts";
import { crosstab } from "../../functions/reports/content/crosstab.ts";
import { norms } from "../../functions/reports/content/norms.ts";
import { composeReport, reportOfSection } from "../../functions/reports/content/compose-report.ts";
import type { Block, Report, Section } from "../../functions/reports/content/report.ts";
import { renderPage, renderSection, reportPolicy } from "../../functions/reports/page/render-page.ts";
import { accessibilityProblems, launchBrowser, noBrowser } from "../support/browser.ts";
import { everyKind } from "../support/reports/every-kind.ts";
import { heldAgainstPeople } from "../support/reports/held-against-people.ts";
import { withTexts } from "../support/reports/with-texts.ts";

const style = readFileSync(new URL("../../functions/reports/page/report.css", import.meta.url), "utf8");
const script = readFileSync(new URL("../../functions/reports/page/report.js", import.meta.url), "utf8");
const faces = new Map(["p0", "p1", "p2", "p3"].map((id) => [id, drawAvatar(id)]));

/** Words that no line has room for, in scripts of several directions; two of five texts stay as they are. */
const WORDS = ["Donaudampfschifffahrt".repeat(95), "الحمضيات".repeat(250), "飲料水".repeat(600), "", ""];
let position = 0;
const isLaidOut = ({ id }: Section) => ["charts", "people"].includes(id);
const manyPeople = (block: Block): Block =>
  block.kind === "people"
    ? {
        kind: "people",
        people: Array.from({ length: 30 }, (_, index) => ({
          ...block.people[1]!,
          ...{ id: `p${index}`, name: `Person ${index}` },
        })),
      }
    : block;
const german = composeReport(heldAgainstPeople("de"));
const reports: Readonly<Record<string, Report>> = {
  "every-kind": everyKind,
  validity: { ...german, sections: german.sections.filter(({ id }) => ["validity", "survey"].includes(id)) },
  long: {
    ...everyKind,
    sections: everyKind.sections.map((section) => ({ ...section, blocks: section.blocks.map(manyPeople) })),
  },
  "long-words": withTexts(
    { ...everyKind, sections: everyKind.sections.filter(isLaidOut) },
    (text) => `${WORDS[position++ % WORDS.length]} ${text}`,
  ),
};
const german100 = writingIn("de", 100);
const beside = [
  crosstab(german100, exampleCrosstab),
  comparison(german100, exampleComparison),
  norms(german100, exampleNorms),
];
/** Sections that are read by themselves. */
const sections: Readonly<Record<string, Report>> = {
  "validity-alone": reportOfSection(heldAgainstPeople("de"), "validity")!,
  ...Object.fromEntries(beside.map((section) => [section.id, { ...german, sections: [section] }])),
};

/** Texts of charts that lie on each other or beyond the page, as far as they can be seen. */
const MISPLACED = `[...document.querySelectorAll("[role=img]")].flatMap((chart) => {
  const texts = [
    ...chart.querySelectorAll(".label, .value, .group, text, .axis-name, .ends bdi, .legend bdi, .cell"),
  ];
  const boxes = texts.map((text) => ({ text: text.textContent.slice(0, 40), box: text.getBoundingClientRect() }));
  const wide = document.documentElement.clientWidth;
  return boxes.flatMap(({ text, box }, index) => [
    ...(box.width > 0 && (box.left < 0 || box.right > wide + 1)
      ? [chart.className + ": " + text + " is beyond the page"] : []),
    ...boxes.slice(index + 1).flatMap((other) =>
      Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1 &&
      Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 4
        ? [chart.className + ": " + text + " lies on " + other.text] : []),
  ]);
})`;
/** The size in points, and the text, of what a browser makes of a page. */
async function printed(page: Page, format = "A4"): Promise<{ size: number[]; text: string }> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format })));
  const [, , right, top] = (await pdf.getPage(1)).view as [number, number, number, number];
  const { text } = await extractText(pdf, { mergePages: true });
  return { size: [Math.floor(right), Math.floor(top)], text };
}
const SCROLLS = "document.documentElement.scrollWidth > document.documentElement.clientWidth";

describe.skipIf(noBrowser)("the page of a report in a browser", () => {
  let browser: Browser;
  let server: Server;
  let page: Page;
  const reported: string[] = [];
  const address = (name: string) => `http://127.0.0.1:${(server.address() as AddressInfo).port}/${name}`;

  beforeAll(async () => {
    server = createServer((request, response) => {
      const name = request.url!.slice(1);
      const [report, section] = [reports[name], sections[name]];
      response.writeHead(report || section ? 200 : 404, {
        "content-type": "text/html",
        "content-security-policy": reportPolicy({ style, script }),
      });
      response.end(report ? renderPage(report, { style, script, faces }) : section && renderSection(section, style));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    browser = await launchBrowser();
    page = await browser.newPage();
    page.on("console", (message) => reported.push(message.text()));
    page.on("request", (request) => {
      if (!request.url().startsWith("data:") && !request.isNavigationRequest()) reported.push(request.url());
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it.each([
    ["every-kind", 1280],
    ["every-kind", 390],
    ["every-kind", 320],
    ["long-words", 320],
    ["validity", 1280],
    ["validity", 320],
    ["validity-alone", 768],
    ["validity-alone", 320],
    ["crosstab", 320],
    ["comparison", 320],
    ["norms", 320],
  ])("fits with %s into %i pixels, light and dark, for everybody", async (name, width) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(address(name));
    expect(await page.evaluate(MISPLACED)).toEqual([]);
    expect(await page.evaluate(SCROLLS)).toBe(false);
    for (const details of await page.locator("summary").all()) await details.click();
    expect(await page.evaluate(SCROLLS)).toBe(false);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityProblems(page)).toEqual([]);
    }
    expect(reported).toEqual([]);
  });

  it.each([
    ["every-kind", "A4", 595, 842],
    ["every-kind", "Letter", 612, 792],
    ["long-words", "A4", 595, 842],
    ["validity", "A4", 595, 842],
  ])("prints with %s on %s with what is open and nothing cut", async (name, format, width, height) => {
    await page.goto(address(name));
    const closed = await printed(page, format);
    expect(closed.size).toEqual([width, height]);
    for (const details of await page.locator(".chart summary").all())
      if (await details.isVisible()) await details.click();
    // A table of a chart has a column for its intervals.
    const intervals = (text: string) => text.match(/95\s%\s+interval|95-%-\s*Intervall/g)?.length ?? 0;
    expect(intervals((await printed(page, format)).text)).toBeGreaterThan(intervals(closed.text));
    // What is between the margins of 16 mm.
    await page.emulateMedia({ media: "print" });
    await page.setViewportSize({ width: Math.floor(((width / 72) * 25.4 - 32) * (96 / 25.4)), height: 900 });
    expect(await page.evaluate(MISPLACED)).toEqual([]);
    expect(await page.evaluate(SCROLLS)).toBe(false);
    await page.emulateMedia({ media: null });
  });

  it("has what everybody said on a tab of its own, which keys reach and words find", async () => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(address("every-kind"));
    const [report, people] = [page.getByRole("tab", { name: "Report" }), page.getByRole("tab", { name: "Personas" })];
    const said = page.getByText("What came to your mind first?");
    expect(await said.isVisible()).toBe(false);
    await report.focus();
    await page.keyboard.press("ArrowRight");
    expect(await people.getAttribute("aria-selected")).toBe("true");
    expect(await people.evaluate((tab) => tab === document.activeElement)).toBe(true);
    expect(await page.getByRole("tabpanel").count()).toBe(1);
    expect(await said.isVisible()).toBe(true);
    await page.getByRole("searchbox").fill("NURSE krämer");
    expect(await page.locator(".people > li:visible").allTextContents()).toEqual([expect.stringContaining("Krämer")]);
    expect(await said.isVisible()).toBe(false);
    await page.locator("header").getByRole("tab", { name: "Report" }).click();
    expect(await page.getByRole("heading", { name: "Summary" }).isVisible()).toBe(true);
  });

  it("shows long lists page by page, and prints them whole where answers are asked for", async () => {
    await page.goto(address("long"));
    await page.getByRole("tab", { name: "Personas" }).click();
    const cards = page.locator(".people > li:visible");
    expect(await cards.count()).toBe(12);
    await page.getByRole("button", { name: "Next" }).first().click();
    expect(await page.getByRole("status").first().textContent()).toBe("13–24 of 30");
    await page.evaluate("window.print = () => (document.title = document.documentElement.className)");
    await page.getByRole("tab", { name: "Report" }).click();
    await page.getByRole("button", { name: "With answers" }).click();
    expect(await page.title()).toContain("with-answers");
    expect((await printed(page)).text).not.toContain("Person 29");
    await page.getByRole("tab", { name: "Personas" }).click();
    const { text } = await printed(page);
    for (const index of [0, 12, 29]) expect(text).toContain(`Person ${index}`);
  });

  it("is whole without its script", async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const still = await context.newPage();
    await still.goto(address("every-kind"));
    for (const text of ["Summary", "Which personas took part", "What came to your mind first?"])
      expect(await still.getByText(text).first().isVisible()).toBe(true);
    expect(await still.getByRole("button").count()).toBe(0);
    await context.close();
  });

  it("leads from a quote to its place, which stands out, and back", async () => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(address("every-kind"));
    await page.locator("figure.quote a").first().click();
    expect(page.url()).toMatch(/#message-2$/);
    expect(await page.locator("li:target").textContent()).toContain("The price, honestly.");
    await page.locator("li:target a").click();
    expect(page.url()).toMatch(/#quote_message-2$/);
    expect(await page.locator("figure:target").count()).toBe(1);
  });
});
