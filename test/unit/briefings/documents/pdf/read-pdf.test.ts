import { deflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { readPdf } from "../../../../../functions/briefings/documents/pdf/read-pdf.ts";
import { pdfOf, pdfOfPages } from "../../../../support/documents/pdf.ts";

const read = (pdf: Buffer) => readPdf(new Uint8Array(pdf));

it("reads lines, paragraphs and pages", async () => {
  const pdf = pdfOfPages([
    { lines: ["Käufer lieben Joghurt,", "auch süßen.", ["Zweiter Absatz,", 28], "zweite Zeile."] },
    { lines: ["Page (two)"] },
  ]);
  expect(await read(pdf)).toEqual({
    text: "Käufer lieben Joghurt,\nauch süßen.\n\nZweiter Absatz,\nzweite Zeile.\n\nPage (two)",
    pageCount: 2,
  });
});

it("leaves the text of a scan to OCR, whatever its stamp says", async () => {
  const pages = [1, 2, 3].map((number) => ({ lines: [`Seite ${number}`], image: [1_240, 1_754] as [number, number] }));
  expect(await read(pdfOfPages(pages))).toEqual({ text: null, pageCount: 3 });
});

it("reads compressed content", async () => {
  const data = deflateSync(Buffer.from("BT /F1 12 Tf 50 700 Td (Packed content) Tj ET"));
  const pdf = pdfOfPages([{ content: { dictionary: "<< /Filter /FlateDecode >>", data } }]);
  expect((await read(pdf)).text).toBe("Packed content");
});

it("reads a file that points to its table of contents wrongly", async () => {
  const pdf = pdfOfPages([{ lines: ["Still readable"] }]).toString("latin1");
  expect((await read(Buffer.from(pdf.replace(/startxref\n\d+/, "startxref\n7"), "latin1"))).text).toBe(
    "Still readable",
  );
});

it("accepts 200 pages and no more", async () => {
  const pages = (count: number) =>
    Array.from({ length: count }, (_, page) => ({ lines: [`Text of page ${page} here`] }));
  await expect(read(pdfOfPages(pages(201)))).rejects.toThrow("The PDF has 201 pages; send at most 200");
  expect((await read(pdfOfPages(pages(200)))).pageCount).toBe(200);
});

it("says that a document is encrypted", async () => {
  const encrypt = "<< /Filter /Standard /V 1 /R 2 /P -4 /O <" + "41".repeat(32) + "> /U <" + "42".repeat(32) + "> >>";
  const plain = pdfOfPages([{ lines: ["secret"] }], [encrypt]).toString("latin1");
  const encrypted = plain.replace(
    "/Root 1 0 R",
    `/Root 1 0 R /Encrypt 4 0 R /ID [<${"43".repeat(16)}> <${"43".repeat(16)}>]`,
  );
  await expect(read(Buffer.from(encrypted, "latin1"))).rejects.toThrow("encrypted and needs a password");
});

it.each([
  ["a header alone", Buffer.from("%PDF-1.7\n")],
  ["rubbish behind the header", Buffer.from(`%PDF-1.7\n${"rubbish ".repeat(500)}`)],
  ["a document without pages", pdfOf(["<< /Type /Catalog >>"])],
  [
    "a document of fewer pages than none",
    Buffer.from(
      pdfOfPages([{ lines: ["A page"] }])
        .toString("latin1")
        .replace("/Count 1", "/Count -5"),
      "latin1",
    ),
  ],
])("says that %s is broken", async (_, pdf) => {
  await expect(read(pdf)).rejects.toThrow("The PDF is broken");
});
