import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawAvatar } from "../../../../functions/personas/avatars/draw-avatar.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { Block, Report } from "../../../../functions/reports/content/report.ts";
import { FACES } from "../../../../functions/reports/page/page-context.ts";
import { renderPage, reportPolicy } from "../../../../functions/reports/page/render-page.ts";
import { bars, charts, everyKind } from "../../../support/reports/every-kind.ts";
import { elementsOf, textOf } from "../../../support/reports/html-elements.ts";
import { withTexts } from "../../../support/reports/with-texts.ts";

const style = readFileSync(new URL("../../../../functions/reports/page/report.css", import.meta.url), "utf8");
const script = readFileSync(new URL("../../../../functions/reports/page/report.js", import.meta.url), "utf8");
const face = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const render = (report: Report, faces: ReadonlyMap<string, string> = new Map()) =>
  renderPage(report, { style, script, faces });
const page = render(everyKind, new Map([["p0", face]]));
const elements = elementsOf(page);
const peopleOf = (block: Block) => (block.kind === "people" ? block.people : []);
const named = (name: string) => elements.filter((element) => element.name === name);

describe("the page of a report", () => {
  it("is well formed, every element within one that may hold it", () => {
    expect(page.startsWith('<!doctype html>\n<html lang="en">')).toBe(true);
    const flow = new Set(["div", "figure", "ul", "ol", "dl", "p", "table", "details", "section", "h2", "h3", "h4"]);
    const misplaced = elements.filter(
      ({ name, ancestors }) =>
        flow.has(name) && ancestors.some((ancestor) => ["p", "span", "bdi", "a", "svg", "h3"].includes(ancestor)),
    );
    expect(misplaced).toEqual([]);
    for (const { name, ancestors } of elements) {
      if (name === "li") expect(["ul", "ol"]).toContain(ancestors.at(-1));
      if (["dt", "dd"].includes(name)) expect(ancestors.slice(-2)).toEqual(["dl", "div"]);
      if (["td", "th"].includes(name)) expect(ancestors.at(-1)).toBe("tr");
    }
  });

  it("has ids that are unique, and links that each lead to one of them", () => {
    const ids = elements.flatMap(({ attributes }) => attributes.get("id") ?? []);
    expect(ids).toHaveLength(new Set(ids).size);
    const targets = named("a")
      .map(({ attributes }) => attributes.get("href")!)
      .filter((target) => !target.startsWith("?language="));
    expect(targets.filter((target) => !ids.some((id) => target === `#${id}`))).toEqual([]);
    expect(targets).toEqual(expect.arrayContaining(["#message-2", "#quote_message-2", "#message-3", "#transcript"]));
    expect(targets).not.toContain("#message-that-was-left-out");
  });

  it("has one script, no style of its own elements and no address outside of it", () => {
    // The first is data, which no browser runs.
    expect(named("script").map(({ attributes }) => attributes.get("type"))).toEqual(["application/ld+json", undefined]);
    expect(
      page.endsWith(`<script>${script}</script></body></html>
`),
    ).toBe(true);
    expect(script).not.toMatch(/fetch|https?:|innerHTML|<\//);
    const attributes = elements.flatMap((element) => [...element.attributes]);
    expect(attributes.filter(([name]) => name === "style" || name.startsWith("on"))).toEqual([]);
    const addresses = attributes.filter(([name]) => ["href", "src", "action", "data"].includes(name));
    expect(addresses.filter(([, address]) => !/^(?:#|data:|\?language=..$)/.test(address))).toEqual([]);
    expect(style).not.toMatch(/url\(|@import|https?:|<\//);
  });

  it("shows all text as text, whatever markup it holds", () => {
    const nasty = "\"><img src=x onerror=alert(1)></title></style><script>alert('1')</script>&amp;{}`";
    const attacked = render(withTexts(everyKind, (text) => text && `${nasty}${text}`));
    // Classes depend on how long words are.
    const shapes = (of: string) =>
      elementsOf(of).map(({ name, attributes }) => [name, [...attributes.keys()].filter((key) => key !== "class")]);
    expect(shapes(attacked)).toEqual(shapes(render(everyKind)));
    const seen = textOf(attacked);
    for (const text of [everyKind.title, everyKind.answer!, "Nurse", "Stay below two euros", "Glass bottle"])
      expect(seen).toContain(`${nasty}${text}`);
  });

  it("shows every text of the report", () => {
    const texts: string[] = [];
    withTexts(everyKind, (text) => (texts.push(text), text));
    const alternatives = named("div").map(({ attributes }) => attributes.get("aria-label"));
    const seen = textOf(page);
    expect(texts.filter((text) => !seen.includes(text) && !alternatives.includes(text))).toEqual([]);
  });

  it.each(charts)("has a table with the same figures for a chart of $kind, and says what it shows", (chart) => {
    const only: Report = { ...everyKind, sections: [{ id: "a", heading: "A", blocks: [{ kind: "chart", chart }] }] };
    const html = render(only);
    const figure = html.slice(html.indexOf("<figure"), html.indexOf("</figure>"));
    expect(figure).toContain(`role="img" aria-label="${chart.alternative.replaceAll("&", "&amp;")}"`);
    const details = figure.slice(figure.indexOf("<details>"));
    const cells = [...details.matchAll(/<(?:td|th)(?: [^>]*)?>(?:<bdi>)?(.*?)(?:<\/bdi>)?<\/(?:td|th)>/g)];
    const { columns, rows } = chartTable(chart, "en");
    expect(cells.map(([, text]) => text)).toEqual([columns.map(({ label }) => label), ...rows].flat());
  });

  it("goes on with a table below where a printed page has no room for its columns", () => {
    const names = Array.from({ length: 40 }, (_, index) => `Person ${index}`);
    const table = {
      title: "Who said what",
      columns: ["", ...names].map((label) => ({ label, numeric: false })),
      rows: [["Price", ...names.map((name) => `${name} did`)]],
    };
    const html = render({ ...everyKind, sections: [{ id: "a", heading: "A", blocks: [{ kind: "table", table }] }] });
    const tables = elementsOf(html).filter(({ name }) => name === "table");
    expect(tables).toHaveLength(5);
    for (const name of names) expect(textOf(html).split(`${name} did`)).toHaveLength(2);
    expect(html.match(/<th scope="row"><bdi>Price/g)).toHaveLength(5);
  });

  it("shows faces as pictures that can run nothing, and of no more people than it has room for", () => {
    const [picture] = named("img");
    expect(picture?.attributes.get("alt")).toBe("");
    const [, data = ""] = picture!.attributes.get("src")!.split("base64,");
    expect(Buffer.from(data, "base64").toString()).toBe(face);

    const [person] = everyKind.sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.kind === "people" ? block.people : []));
    const people = Array.from({ length: 300 }, (_, index) => ({ ...person!, id: `p${index}`, quote: null }));
    const faces = new Map(people.map(({ id }) => [id, face]));
    const html = render(
      { ...everyKind, sections: [{ id: "a", heading: "A", blocks: [{ kind: "people", people }] }] },
      faces,
    );
    expect(html.match(/<img/g)).toHaveLength(FACES);
  });

  it("stays below what a Lambda function can answer for 300 people and 100 questions", () => {
    const filler = (length: number) => "Every word counts. ".repeat(length).slice(0, length);
    const message = (index: number) => ({
      ...{ id: `answer-${index}`, speaker: "Greta Lindqvist", personaId: `p${index}`, prompt: filler(100) },
      text: filler(300),
    });
    const [person] = everyKind.sections.flatMap(({ blocks }) => blocks).flatMap(peopleOf);
    const people = Array.from({ length: 300 }, (_, index) => ({
      ...{ ...person!, id: `p${index}`, words: filler(1_000) },
      quote: { ...person!.quote!, utterance: `answer-${index}` },
    }));
    const rows = Array.from({ length: 11 }, () => bars.rows[1]!);
    const big: Report = {
      ...everyKind,
      sections: [
        {
          id: "survey",
          heading: "What the personas answered",
          blocks: Array.from({ length: 100 }, () => ({ kind: "chart", chart: { ...bars, rows } })),
        },
        { id: "people", heading: "Which personas took part", blocks: [{ kind: "people", people }] },
        {
          id: "answers",
          heading: "What they said",
          blocks: [{ kind: "messages", messages: Array.from({ length: 2_000 }, (_, index) => message(index)) }],
        },
      ],
    };
    const html = render(big, new Map(people.map(({ id }) => [id, drawAvatar(id)])));
    expect(Buffer.byteLength(html)).toBeLessThan(4_500_000);
    expect(Buffer.byteLength(html)).toBeGreaterThan(2_000_000);
  });

  it("says what is in another language than its own words", () => {
    const arabic = render({ ...everyKind, language: "ar", spokenLanguage: "ar" });
    expect(arabic).toContain('<html lang="en">');
    expect(arabic).toMatch(/<blockquote dir="auto" lang="ar">/);
    expect(arabic).toMatch(/<p class="words" dir="auto" lang="ar">/);
    expect(render(everyKind)).not.toMatch(/<(?:p|blockquote)[^>]* lang=/);
    const translated = render({ ...everyKind, language: "de" });
    expect(translated).toContain('<html lang="de">');
    expect(translated).toMatch(/<blockquote dir="auto" lang="en">/);
  });

  it("speaks the language of the study", () => {
    const french = render({ ...everyKind, language: "fr-CA" });
    expect(french).toContain('<html lang="fr-CA">');
    expect(textOf(french)).toContain("Sommaire");
    expect(textOf(french)).toContain("«\u00A0Said in passing.\u00A0»");
  });
});

describe("the policy of a page", () => {
  it("allows its script, style sheet and faces, and nothing else", () => {
    const hashOf = (name: string) => {
      const [, inPage = ""] = new RegExp(`<${name}>([^]*?)</${name}>`).exec(page)!;
      return `'sha256-${createHash("sha256").update(inPage).digest("base64")}'`;
    };
    expect(reportPolicy({ style, script }).split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${hashOf("script")}`,
      `style-src ${hashOf("style")}`,
      "img-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ]);
  });
});
