import { describe, expect, test } from "vitest";
import type { GrayImage } from "../../../../local/textract/raster/gray-image.ts";
import { turned } from "../../../../local/textract/raster/turn.ts";
import type { PageText } from "../../../../local/textract/recognition/page-text.ts";
import { readPage } from "../../../../local/textract/recognition/read-page.ts";
import type { RecognizeOptions } from "../../../../local/textract/recognition/tesseract.ts";
import { drawn, printedPage } from "../raster/images.ts";

/** @param height of the line, as a fraction of the page */
function text(words: string, confidence: number, height = 0.05): PageText {
  const box = { left: 0.1, top: 0.1, width: 0.5, height };
  return { lines: [{ confidence, box, words: words.split(" ").map((word) => ({ text: word, confidence, box })) }] };
}
const wordsOf = ({ lines }: PageText) => lines.flatMap(({ words }) => words.map((word) => word.text)).join(" ");

function setup(reading: (page: GrayImage, options: RecognizeOptions) => PageText) {
  const passes: RecognizeOptions[] = [];
  const recognize = async (page: GrayImage, options: RecognizeOptions) => {
    passes.push(options);
    return reading(page, options);
  };
  return { recognize, passes };
}

describe("reading a page", () => {
  test("print on even ground is read once", async () => {
    const { recognize, passes } = setup(() => text("Hafer und Nuss", 95));
    expect(wordsOf(await readPage(printedPage(), recognize))).toBe("Hafer und Nuss");
    expect(passes).toEqual([{ threshold: "local", languages: "both" }]);
  });

  test("light print on a dark ground is read as dark print", async () => {
    const print = printedPage();
    const corners: number[] = [];
    const { recognize } = setup((page) => {
      corners.push(page.pixels[0] ?? -1);
      return text("Hafer", 95);
    });
    await readPage({ ...print, pixels: print.pixels.map((value) => 255 - value) }, recognize);
    expect(corners).toEqual([255]);
  });

  test("on uneven ground the threshold that finds more is kept", async () => {
    const boxed = printedPage();
    boxed.pixels.fill(60, 0, 400 * 40);
    const { recognize } = setup((_, { threshold }) => text(threshold === "global" ? "Hafer und Nuss" : "Hafer", 95));
    expect(wordsOf(await readPage(boxed, recognize))).toBe("Hafer und Nuss");
  });

  test("a page upside down is turned round", async () => {
    const marked = printedPage();
    marked.pixels[marked.pixels.length - 1] = 0;
    const { recognize, passes } = setup((page) => (page.pixels[0] === 0 ? text("Hafer", 95) : text("jajeH", 50)));
    expect(wordsOf(await readPage(marked, recognize))).toBe("Hafer");
    expect(passes).toHaveLength(2);
  });

  test("a page on its side is read standing", async () => {
    const { recognize, passes } = setup((page) => text(page.height > page.width ? "Hafer" : "-", 95));
    expect(wordsOf(await readPage(turned(printedPage(), 3), recognize))).toBe("Hafer");
    expect(passes).toHaveLength(1);
  });

  test("small print is read enlarged", async () => {
    const { recognize } = setup((page) => (page.width > 400 ? text("Hafer und Nuss", 95) : text("Haler", 80, 0.02)));
    expect(wordsOf(await readPage(printedPage(), recognize))).toBe("Hafer und Nuss");
  });

  test("a page in two languages is read with the letters of both", async () => {
    const mixed = "the price and the taste of the bar für die Leute und das";
    const { recognize, passes } = setup((_, { languages }) =>
      text(languages === "german" ? `${mixed} Müsli` : `${mixed} Miisli`, 95),
    );
    expect(wordsOf(await readPage(printedPage(), recognize))).toContain("Müsli");
    expect(passes.at(-1)).toEqual({ threshold: "local", languages: "german" });
  });

  test("an image of a few pixels is not tried", async () => {
    const { recognize, passes } = setup(() => text("Hafer", 95));
    expect(
      await readPage(
        drawn(3000, 2, () => 0),
        recognize,
      ),
    ).toEqual({ lines: [] });
    expect(passes).toEqual([]);
  });

  test("an empty page gives no text, whatever is tried", async () => {
    const { recognize } = setup(() => ({ lines: [] }));
    expect(
      await readPage(
        drawn(200, 200, () => 255),
        recognize,
      ),
    ).toEqual({ lines: [] });
  });
});
