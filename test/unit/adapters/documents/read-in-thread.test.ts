import { expect, it } from "vitest";
import { readInThread } from "../../../../functions/adapters/documents/read-in-thread.ts";
import { BadRequest } from "../../../../functions/shared/errors.ts";
import { pdfOfPages, type PdfObject } from "../../../support/documents/pdf.ts";

const generous = { seconds: 15, workingBytes: 192 * 2 ** 20 };

/** Twelve forms, each of which shows the next one ten times: a few KB that take 10^12 steps. */
function nestedForms(): Buffer {
  const forms = Array.from({ length: 12 }, (_, index): PdfObject => {
    const resources = `<< /Font << /F1 3 0 R >> /XObject << /X${index + 1} ${index + 5} 0 R >> >>`;
    return {
      dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources ${resources} >>`,
      data: Buffer.from(index === 11 ? "BT /F1 12 Tf (x) Tj ET" : `/X${index + 1} Do `.repeat(10)),
    };
  });
  return pdfOfPages([{ content: { dictionary: "<< >>", data: Buffer.from("/X0 Do") } }], forms);
}

/** A font whose table of characters has a row for each of 16 million codes. */
function endlessFonts(): Buffer {
  const table =
    "begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 begincidrange <00000000> <00fffffe> 0 endcidrange endcmap";
  const system = "/CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";
  const fonts: PdfObject[] = [
    "<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding 5 0 R /DescendantFonts [6 0 R] >>",
    { dictionary: "<< /Type /CMap /CMapName /X >>", data: Buffer.from(table) },
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A ${system} /FontDescriptor << /FontName /A /Flags 4 >> >>`,
  ];
  const page = pdfOfPages(
    [{ content: { dictionary: "<< >>", data: Buffer.from("BT /F1 12 Tf (abcd) Tj ET") } }],
    fonts,
  );
  return Buffer.from(page.toString("latin1").replaceAll("/F1 3 0 R", "/F1 4 0 R"), "latin1");
}

it("ends a document that would be read forever, while the caller's own work goes on", async () => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 20);
  await expect(readInThread("pdf", nestedForms(), { ...generous, seconds: 0.8 })).rejects.toThrow(
    "The PDF takes longer than 0.8 seconds to read",
  );
  clearInterval(timer);
  expect(turns).toBeGreaterThan(10);
});

it("ends a document that takes too much memory, before the process does", async () => {
  await expect(readInThread("pdf", endlessFonts(), generous)).rejects.toThrow("takes too much memory to read");
  expect(process.resourceUsage().maxRSS / 1024).toBeLessThan(512);
});

it("reads the next document after one that was ended", async () => {
  const hostile = readInThread("pdf", nestedForms(), { ...generous, seconds: 0.2 });
  const friendly = readInThread("pdf", pdfOfPages([{ lines: ["Hello world"] }]), generous);
  await expect(hostile).rejects.toThrow(BadRequest);
  expect(await friendly).toEqual({ text: "Hello world", pageCount: 1 });
});
