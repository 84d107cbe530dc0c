import { describe, expect, it } from "vitest";
import type { StoredStream } from "../../../../../functions/briefings/documents/pdf/stored-streams.ts";
import { countPageImages, hasTextLayer } from "../../../../../functions/briefings/documents/pdf/text-layer.ts";

const prose = (page: number) =>
  `On page ${"abcdefghijklmnop"[page]} there is a paragraph about yoghurt that is unlike every other one of them.`;
const pages = (count: number, text: (page: number) => string) => Array.from({ length: count }, (_, page) => text(page));

describe("hasTextLayer", () => {
  it.each([
    ["a report", pages(8, prose), 0, true],
    ["a report with pictures on every page", pages(8, prose), 20, true],
    ["one short line", ["Hello world"], 0, true],
    [
      "a form whose pages are alike",
      pages(5, () => "Please write down in full sentences what you think of the product in general."),
      5,
      true,
    ],
    ["a long report with a picture as its cover", pages(8, (page) => (page === 0 ? "" : prose(page))), 1, true],
    ["a report with blank pages", pages(4, (page) => (page % 2 === 0 ? prose(page) : "")), 0, true],
    ["a scan", pages(4, () => ""), 4, false],
    ["a scan with page numbers", pages(4, (page) => `Page ${page + 1} of 4`), 4, false],
    ["a scan with a scanner's stamp", pages(4, () => "Scanned with ScanApp 3.2 by Anna Müller, 12 March"), 4, false],
    ["page numbers alone", pages(5, (page) => String(page + 1)), 0, false],
    ["a typed letter before scanned pages", pages(4, (page) => (page === 0 ? prose(page) : "")), 3, false],
    ["letters without meaning", pages(2, () => "\ue001\ue002\ue003\ue004 ".repeat(40)), 0, false],
    ["nothing", [""], 0, false],
  ])("judges %s", (_, texts, images, expected) => {
    expect(hasTextLayer(texts, images)).toBe(expected);
  });
});

describe("countPageImages", () => {
  const image = (imagePixels: number): StoredStream => ({
    data: new Uint8Array(),
    filters: [],
    imagePixels,
    isImage: true,
    isAttachment: false,
  });

  it("counts images of a page's size, and strips of pages by what they cover together", () => {
    expect(countPageImages([image(2_000_000), image(500_000)])).toBe(2);
    expect(countPageImages(Array.from({ length: 50 }, () => image(85_000)))).toBe(4);
    expect(countPageImages([image(10_000), image(90_000)])).toBe(0);
  });
});
