import { expect, it } from "vitest";
import { htmlText } from "../../../../../functions/briefings/documents/docx/html-text.ts";
import { normaliseText } from "../../../../../functions/briefings/documents/normalise-text.ts";

const text = (html: string) => normaliseText(htmlText(html));

it.each([
  ["headings and paragraphs", "<h1>Title</h1><p>One</p><h2>A<br />b</h2><p>Two</p>", "# Title\n\nOne\n\n## A b\n\nTwo"],
  ["headings without words as nothing", "<h1> </h1><p>One</p>", "One"],
  ["line breaks", "<p>One<br />Two</p>", "One\nTwo"],
  ["items as lines, numbered", "<p>Ask:</p><ol><li>A</li><li>B</li></ol><p>End</p>", "Ask:\n1. A\n2. B\n\nEnd"],
  ["items on below other paragraphs", "<ol><li>A</li></ol><p>End</p><ol><li>B</li></ol>", "1. A\n\nEnd\n2. B"],
  [
    "items below items",
    "<ol><li>A<ol><li>a</li><li>b</li></ol></li><li>B<ul><li>c<ul><li>d</li></ul></li></ul></li></ol>",
    "1. A\n  a) a\n  b) b\n2. B\n  • c\n    • d",
  ],
  [
    "items below numbers that somebody has typed",
    "<p>1. A?</p><ol><li>a</li><li>b</li></ol><p>2. B?</p><ol><li>c</li></ol>",
    "1. A?\na) a\nb) b\n\n2. B?\na) c",
  ],
  ["lines of an item below its text", "<ol><li>A<br />b</li></ol>", "1. A\n  b"],
  ["tabs in front of a paragraph as spaces", "<p>Ask:</p><p>\ta)\tyes<br />c</p>", "Ask:\n\n    a)\tyes\n    c"],
  ["formats inside a word", "<p>Jo<strong>ghu</strong>rt &amp; <em>Käse</em></p>", "Joghurt & Käse"],
  ["raised digits, which would change a price", "<p>1.99<sup>2</sup> EUR, H<sub>2</sub>O</p>", "1.99² EUR, H2O"],
  ["what is struck through", "<p><s>Milk</s> Tea</p>", "~~Milk~~ Tea"],
  ["check boxes", '<p><input type="checkbox" /> a <input type="checkbox" checked="checked" /> b</p>', "☐ a ☒ b"],
  ["pictures as nothing", '<p>a<img src="" />b</p>', "ab"],
])("writes %s", (_, html, expected) => {
  expect(text(html)).toBe(expected);
});

it("keeps rows of tables as lines, and separates cells by tabs and their paragraphs by wide spaces", () => {
  const cell = (...paragraphs: string[]) => `<td>${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("")}</td>`;
  const rows = `<tr>${cell("Size")}${cell("Price")}</tr><tr>${cell("150 g")}${cell("0.89", "net")}</tr>`;
  expect(text(`<p>Before</p><table>${rows}</table><p>After</p>`)).toBe(
    "Before\n\nSize\tPrice\n150 g\t0.89\u2003net\n\nAfter",
  );
});

it("keeps empty cells, so that columns stay columns", () => {
  expect(text("<table><tr><td>a</td><td></td><td>c</td></tr></table>")).toBe("a\t\tc");
});

it("keeps the lines of a frame that is made of a table with one cell", () => {
  expect(text("<table><tr><td><p>One</p><p>Two</p></td></tr></table>")).toBe("One\n\nTwo");
});

it("flattens a table inside a cell", () => {
  const inner = "<table><tr><td>x</td><td>y</td></tr></table>";
  expect(text(`<table><tr><td>a</td><td>${inner}</td></tr></table>`)).toBe("a\tx y");
});

it("numbers footnotes as their references", () => {
  const html =
    '<p>Claim<sup><a href="#footnote-1">[1]</a></sup></p>' +
    '<ol><li id="footnote-1"><p>Source <a href="#footnote-ref-1">↑</a></p></li></ol>';
  expect(text(html)).toBe("Claim[1]\n[1] Source");
});
