import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../../functions/briefings/documents/docx/read-docx.ts";
import {
  docx,
  docxEntries,
  inList,
  inStyle,
  list,
  listKind,
  paragraph,
  style,
  table,
} from "../../../../support/documents/docx.ts";
import { zip, type ZipEntry } from "../../../../support/documents/zip.ts";

const textOf = async (bytes: Buffer) => await readDocx(bytes);
const plain = { body: paragraph("Text") };

describe("text", () => {
  it("has numbers and marks by the structure of its lists, also where other paragraphs interrupt one", async () => {
    const body = [
      paragraph("Wie oft?", inList(1)),
      paragraph("täglich", inList(1, 1)),
      paragraph("nie", inList(1, 1)),
      paragraph("Bitte weiter."),
      paragraph("Warum &amp; wo?", inList(1)),
      paragraph("Markt", inList(2)),
    ].join("");
    const numbering =
      listKind(0, ["decimal", "%1."], ["lowerLetter", "%2)"]) +
      listKind(1, ["bullet", "\uf0b7"]) +
      list(1, 0) +
      list(2, 1);
    expect(await textOf(docx({ body, numbering }))).toBe(
      "1. Wie oft?\n  a) täglich\n  b) nie\n\nBitte weiter.\n2. Warum & wo?\n• Markt",
    );
  });

  it("has the lists of Word's own styles", async () => {
    const styles = style("N", "List Number") + style("B", "List Bullet") + style("B2", "List Bullet 2");
    const body = [paragraph("Why?", inStyle("N")), paragraph("price", inStyle("B2")), paragraph("tea", inStyle("B"))];
    expect(await textOf(docx({ body: body.join(""), styles }))).toBe("1. Why?\n  • price\n• tea");
  });

  it("has headings by the built-in styles in any language", async () => {
    const body = paragraph("Ziel", inStyle("berschrift2")) + paragraph("Warum?", inList(1));
    const numbering = listKind(0, ["decimal", "%1."]) + list(1, 0);
    const styles = style("berschrift2", "heading 2");
    expect(await textOf(docx({ body, numbering, styles }))).toBe("## Ziel\n\n1. Warum?");
  });

  it("keeps rows, line breaks, tabs and the spaces between runs", async () => {
    const body =
      table(["Größe", "Preis"], ["150 g", "0,89 €"]) +
      '<w:p w:rsidR="00A1"><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fett </w:t></w:r>' +
      "<w:r><w:t>mager</w:t><w:br/><w:t>neu</w:t><w:tab/><w:t>5</w:t></w:r></w:p>";
    expect(await textOf(docx({ body }))).toBe("Größe\tPreis\n150 g\t0,89 €\n\nfett mager\nneu\t5");
  });

  it.each(["<w:vanish/>", '<w:vanish w:val="true"/>'])("is refused when hidden by %s", async (hidden) => {
    const body = `${paragraph("Why?")}<w:p><w:r><w:rPr>${hidden}</w:rPr><w:t>2. Who?</w:t></w:r></w:p>`;
    await expect(textOf(docx({ body }))).rejects.toThrow(/hidden text/);
  });

  it("leaves out deleted text and keeps inserted text", async () => {
    const body =
      "<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>" +
      '<w:p><w:pPr><w:pPrChange><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange></w:pPr>' +
      "<w:r><w:t>was a list</w:t></w:r></w:p>";
    expect(await textOf(docx({ body, numbering: listKind(0, ["decimal", "%1."]) + list(1, 0) }))).toBe(
      "new\n\nwas a list",
    );
  });

  it("is read under any prefix", async () => {
    const renamed = docxEntries(plain).map((entry) => ({
      ...entry,
      data: String(entry.data).replaceAll("w:", "ns0:").replace("xmlns:w=", "xmlns:ns0="),
    }));
    expect(await textOf(zip(renamed))).toBe("Text");
  });
});

describe("rejects", () => {
  const withMain = (mainType: string) => docx({ ...plain, mainType });
  const without = (name: string) => zip(docxEntries(plain).filter((entry) => entry.name !== name));
  const changed = (name: string, change: Partial<ZipEntry>) =>
    zip(docxEntries(plain).map((entry) => (entry.name === name ? { ...entry, ...change } : entry)));
  const ooxml = "application/vnd.openxmlformats-officedocument";

  it.each([
    ["a plain archive", zip([{ name: "readme.txt", data: "hello" }]), "a zip archive without a Word document"],
    ["a workbook", withMain(`${ooxml}.spreadsheetml.sheet.main+xml`), "an Excel workbook"],
    ["a presentation", withMain(`${ooxml}.presentationml.presentation.main+xml`), "a PowerPoint presentation"],
    ["a document with macros", withMain("application/vnd.ms-word.document.macroEnabled.main+xml"), "contains macros"],
    ["macros that nothing declares", docx({ ...plain, extra: [{ name: "word/vbaProject.bin", data: "x" }] }), "macros"],
    ["a document without its text part", without("word/document.xml"), "has lost its text part"],
    ["an encrypted entry", changed("word/document.xml", { encrypted: true }), "is encrypted"],
    ["a broken text part", changed("word/document.xml", { data: "<w:document><w:body>" }), "broken or incomplete"],
    ["the end cut off", docx(plain).subarray(0, -30), "broken or incomplete"],
    ["entities", changed("word/document.xml", { data: '<!DOCTYPE x [<!ENTITY a "b">]><w:document/>' }), "XML entities"],
  ])("%s", async (_, bytes, sentence) => {
    await expect(readDocx(bytes)).rejects.toThrow(sentence);
  });
});

describe("bombs", () => {
  const zeros = Buffer.alloc(51 * 2 ** 20);
  const nested = zip([{ name: "zeros", data: zeros }]);
  const extra = (...entries: ZipEntry[]) => docx({ ...plain, extra: entries });

  it.each([
    ["a text part that inflates beyond 50 MB", docx({ body: paragraph(" ".repeat(51 * 2 ** 20)) }), "beyond 50 MB"],
    ["a picture that does", extra({ name: "word/media/a.bmp", data: zeros }), "beyond 50 MB"],
    [
      "parts that do so together",
      extra(...[1, 2, 3].map((n) => ({ name: `word/${n}.bin`, data: zeros.subarray(0, 20e6) }))),
      "beyond 50 MB",
    ],
    ["an archive", extra({ name: "word/media/a.png", data: nested }), "an archive"],
    ["a bomb as the workbook of a chart", extra({ name: "word/embeddings/a.xlsx", data: nested }), "beyond 50 MB"],
    [
      "an archive in an archive",
      extra({ name: "word/embeddings/a.xlsx", data: zip([{ name: "word/embeddings/b.xlsx", data: nested }]) }),
      "an archive",
    ],
    [
      "thousands of entries",
      extra(...Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}`, data: "" }))),
      "files, more than any real one",
    ],
    ["overlapping entries", extra({ name: "a", data: "x" }, { name: "b", data: "x", sharesPrevious: true }), "overlap"],
    ["two entries of one name", extra({ name: "word/document.xml", data: "<x/>" }), "two files of the name"],
    ["a size that is a lie", extra({ name: "a", data: zeros, claimedSize: 10 }), "broken or incomplete"],
  ])("%s", async (_, bytes, sentence) => {
    await expect(readDocx(bytes)).rejects.toThrow(sentence);
  });

  it("are not the workbooks that Word keeps for charts", async () => {
    const workbook = zip([{ name: "xl/workbook.xml", data: "<workbook/>" }]);
    expect(await textOf(extra({ name: "word/embeddings/Microsoft_Excel_Sheet1.xlsx", data: workbook }))).toBe("Text");
  });
});
