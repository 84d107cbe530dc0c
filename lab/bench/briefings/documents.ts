import type { InputFile } from "../../../bin/study/input-file.ts";
import { deflateSync } from "node:zlib";
import { openVips } from "../../../functions/briefings/documents/images/open-vips.ts";
import { openPdf } from "../../../local/textract/render-pdf.ts";
import { pdfOf, type PdfObject } from "../../../test/support/documents/pdf.ts";

/** A4 in points would be 595 by 842; at 300 dpi this page has 10 megapixels. */
const PAGE = { width: 638, height: 903 };
const LINES_PER_PAGE = 18;
const LINES_PER_SCAN = 40;
const PHOTO = { width: 1_600, height: 1_200 };
const QUALITY = 85;
/** What a scanner adds to white paper and black ink, in levels of 255. */
const NOISE = 10;
const PAPER = 240;

/** The same numbers in every run. @returns whole numbers from 0 to `below` - 1 */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const WORDS = (
  "oat drink protein glass carton litre price organic farm taste coffee morning family bottle returnable sugar " +
  "shelf shop buyer brand"
).split(" ");

/** Sentences about a product, about 70 characters a line. */
function lines(count: number, seed: number): string[] {
  const draw = dice(seed);
  return Array.from({ length: count }, () => {
    let line = `In week ${1 + draw(52)} the`;
    while (line.length < 62) line += ` ${WORDS[draw(WORDS.length)]}`;
    return `${line} at ${1 + draw(3)}.${10 + draw(89)} EUR.`;
  });
}

const content = (shown: readonly string[], photo: string): PdfObject => {
  const text = shown.map((line) => `0 -16 Td (${line}) Tj`).join("\n");
  const drawn = `${photo}BT /F1 12 Tf 50 ${PAGE.height - 60} Td ${text} ET`;
  return { dictionary: "<< /Filter /FlateDecode >>", data: deflateSync(Buffer.from(drawn, "latin1")) };
};

export interface PdfOptions {
  pages: number;
  linesPerPage?: number;
  /** A JPEG that stands on the first pages, once on each and each time anew. */
  photo?: Uint8Array;
  photos?: number;
}

/** A PDF with text on every page, its streams deflated as programs write them, and photos on some pages. */
export function pdfDocument({ pages, linesPerPage = LINES_PER_PAGE, photo, photos = 0 }: PdfOptions): Buffer {
  const objects: PdfObject[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
  ];
  const kids: number[] = [];
  for (let page = 0; page < pages; page++) {
    const withPhoto = photo !== undefined && page < photos;
    if (withPhoto) {
      const dictionary =
        `<< /Type /XObject /Subtype /Image /Width ${PHOTO.width} /Height ${PHOTO.height} /ColorSpace /DeviceRGB ` +
        "/BitsPerComponent 8 /Filter /DCTDecode >>";
      objects.push({ dictionary, data: Buffer.from(photo) });
    }
    const drawn = withPhoto ? `/X${objects.length}` : "";
    const resources = `/Font << /F1 3 0 R >>${withPhoto ? ` /XObject << ${drawn} ${objects.length} 0 R >>` : ""}`;
    objects.push(content(lines(linesPerPage, page + 1), withPhoto ? `q 400 0 0 300 100 100 cm ${drawn} Do Q\n` : ""));
    const box = `[0 0 ${PAGE.width} ${PAGE.height}]`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox ${box} /Resources << ${resources} >> /Contents ${objects.length} 0 R >>`,
    );
    kids.push(objects.length);
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(" ")}] /Count ${pages} >>`;
  return pdfOf(objects);
}

/** @param rgb three bytes a pixel, row by row */
async function jpegOf(rgb: Uint8Array, { width, height }: { width: number; height: number }): Promise<Uint8Array> {
  const image = (await openVips()).Image.newFromMemory(rgb, width, height, 3, 0);
  return image.copy({ interpretation: "srgb" }).jpegsaveBuffer({ Q: QUALITY });
}

/** A picture as grainy as a photo, so that it is as large as one: about 1 MB. */
export function makePhoto(): Promise<Uint8Array> {
  const { width, height } = PHOTO;
  const draw = dice(7);
  const rgb = new Uint8Array(width * height * 3);
  for (let at = 0; at < rgb.length; at++) rgb[at] = ((at / (width * 3)) * 160) / height + draw(40);
  return jpegOf(rgb, PHOTO);
}

export interface Scan {
  file: InputFile;
  megapixels: number;
}

/** A page of print as a scanner sees it: 10 megapixels, grey paper, noise, as JPEG. */
export async function makeScan(): Promise<Scan> {
  const rendered = await (await openPdf(pdfDocument({ pages: 1, linesPerPage: LINES_PER_SCAN }))).render(0);
  const { width, height, pixels } = rendered;
  const draw = dice(11);
  const rgb = new Uint8Array(pixels.length * 3);
  pixels.forEach((ink, at) => rgb.fill((ink * PAPER) / 255 + draw(NOISE), at * 3, at * 3 + 3));
  const bytes = await jpegOf(rgb, rendered);
  return {
    file: inputFile("scan.jpg", "image/jpeg", bytes),
    megapixels: (width * height) / 1e6,
  };
}

export const inputFile = (name: string, contentType: InputFile["contentType"], bytes: Uint8Array): InputFile => ({
  name,
  contentType,
  bytes: new Uint8Array(bytes),
});
