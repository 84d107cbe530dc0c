// PDF documents whose cost is not in their size.
import { pdfOfPages, type PdfObject } from "./pdf.ts";

/** Twelve forms, each of which shows the next one ten times: a few KB that take 10^12 steps. */
export function nestedForms(): Buffer {
  const forms = Array.from({ length: 12 }, (_, index): PdfObject => {
    const resources = `<< /Font << /F1 3 0 R >> /XObject << /X${index + 1} ${index + 5} 0 R >> >>`;
    return {
      dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources ${resources} >>`,
      data: Buffer.from(index === 11 ? "BT /F1 12 Tf (x) Tj ET" : `/X${index + 1} Do `.repeat(10)),
    };
  });
  return pdfOfPages([{ content: { dictionary: "<< >>", data: Buffer.from("/X0 Do") } }], forms);
}

/** A font whose table of characters has a row for each of 130 million codes. */
export function endlessFonts(): Buffer {
  const ranges = Array.from({ length: 8 }, (_, index) => `<0${index}000000> <0${index}fffffe> 0`).join(" ");
  const codes = "1 begincodespacerange <00000000> <ffffffff> endcodespacerange";
  const table = `begincmap ${codes} 8 begincidrange ${ranges} endcidrange endcmap`;
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

/** A form that draws itself twice: 2^n times in the depth of n, for whoever follows it. */
export function selfDrawingForm(): Buffer {
  const resources = "<< /XObject << /X0 4 0 R >> >>";
  const form = {
    dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources ${resources} >>`,
    data: Buffer.from("/X0 Do /X0 Do"),
  };
  return pdfOfPages([{ content: { dictionary: "<< >>", data: Buffer.from("/X0 Do") } }], [form]);
}
