import { expect, it } from "vitest";
import { openPdf } from "../../../local/textract/render-pdf.ts";

const pdfOf = (width: number, height: number) =>
  new TextEncoder().encode(
    [
      "%PDF-1.7",
      "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
      "2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj",
      `3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] >> endobj`,
      "trailer << /Root 1 0 R >>",
      "%%EOF",
    ].join("\n"),
  );

it("renders a page with three hundred pixels to the inch", async () => {
  const page = await (await openPdf(pdfOf(72, 36))).render(0);
  expect([page.width, page.height]).toEqual([300, 150]);
});

it("calls a page damaged that is too long to be one", async () => {
  const pages = await openPdf(pdfOf(2_147_483_647, 800));
  await expect(pages.render(0)).rejects.toMatchObject({ message: "Page 1 is damaged." });
});
