import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../../functions/adapters/documents/docx/read-docx.ts";
import {
  docx,
  docxEntries,
  indented,
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
  it("has the numbers that Word shows, also where other paragraphs interrupt a list", async () => {
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

  it("has the numbers of headings", async () => {
    const styles = style("H1", "heading 1", '<w:numPr><w:numId w:val="1"/></w:numPr>');
    const heading = (text: string) => paragraph(text, inStyle("H1"));
    const body = heading("Ziel") + paragraph("Text") + heading("Fragen");
    const numbering = listKind(0, ["upperRoman", "%1."]) + list(1, 0);
    expect(await textOf(docx({ body, numbering, styles }))).toBe("# I. Ziel\n\nText\n\n# II. Fragen");
  });

  it("keeps rows, line breaks, tabs and the spaces between runs", async () => {
    const body =
      table(["Größe", "Preis"], ["150 g", "0,89 €"]) +
      '<w:p w:rsidR="00A1"><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve">fett </w:t></w:r><w:r><w:t>mager</w:t><w:br/><w:t>neu</w:t><w:tab/><w:t>5</w:t></w:r></w:p>';
    expect(await textOf(docx({ body }))).toBe("Größe\tPreis\n150 g\t0,89 €\n\nfett mager\nneu\t5");
  });

  it("leaves out deleted text and keeps inserted text", async () => {
    const body =
      "<w:p><w:ins><w:r><w:t>new</w:t></w:r></w:ins><w:del><w:r><w:delText>old</w:delText></w:r></w:del></w:p>" +
      '<w:p><w:pPr><w:pPrChange><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:pPrChange></w:pPr><w:r><w:t>was a list</w:t></w:r></w:p>';
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

  it("is cut behind more characters than anybody uses", async () => {
    const text = await textOf(docx({ body: paragraph("word ".repeat(200)).repeat(1_000) }));
    expect(text?.length).toBeGreaterThan(250_000);
    expect(text?.length).toBeLessThan(255_000);
  });
});

describe("indentation", () => {
  const bullet = (left: number): [string, string, number, number] => ["bullet", "\uf0b7", 1, left];
  const lines = async (body: string[], numbering: string, styles?: string) =>
    textOf(docx({ body: body.join(""), numbering, ...(styles !== undefined && { styles }) }));

  it("follows the levels of a list", async () => {
    const numbering = listKind(0, ["decimal", "%1."], ["bullet", "o"], ["bullet", "\uf0a7"]) + list(1, 0);
    const body = [paragraph("Why?", inList(1)), paragraph("where", inList(1, 1)), paragraph("with whom", inList(1, 2))];
    expect(await lines([...body, paragraph("How?", inList(1))], numbering)).toBe(
      "1. Why?\n  ◦ where\n    ▪ with whom\n2. How?",
    );
  });

  it("shows a list of its own that is moved to the right below the items of another one", async () => {
    const numbering = listKind(0, ["decimal", "%1.", 1, 360]) + listKind(1, bullet(1080)) + list(1, 0) + list(2, 1);
    const body = [paragraph("Why?", inList(1)), paragraph("[Wait]"), paragraph("price", inList(2)), paragraph("taste", inList(2)), paragraph("How?", inList(1))]; // prettier-ignore
    expect(await lines(body, numbering)).toBe("1. Why?\n\n[Wait]\n  • price\n  • taste\n2. How?");
  });

  it("leaves a number that goes on beside the ones above it, wherever it has slipped", async () => {
    const numbering =
      listKind(0, ["decimal", "%1.", 1, 360]) + listKind(1, ["decimal", "%1.", 2, 720]) + list(1, 0) + list(2, 1, 3);
    const body = [paragraph("Why?", inList(1)), paragraph("How?", inList(1)), paragraph("Who?", inList(2)), paragraph("When?", inList(2))]; // prettier-ignore
    expect(await lines(body, numbering)).toBe("1. Why?\n2. How?\n3. Who?\n4. When?");
  });

  it("comes from styles that are lists", async () => {
    const numbering = listKind(0, ["decimal", "%1.", 1, 0]) + listKind(1, bullet(283)) + list(1, 0) + list(2, 1);
    const listed = (id: number) => `<w:numPr><w:numId w:val="${id}"/></w:numPr>`;
    const styles = style("N", "List Number", listed(1)) + style("B", "List Bullet 2", listed(2));
    expect(await lines([paragraph("Why?", inStyle("N")), paragraph("price", inStyle("B"))], numbering, styles)).toBe(
      "1. Why?\n  • price",
    );
  });

  it("is that of the list and not of the style that Word gives to all paragraphs of lists", async () => {
    const numbering = listKind(0, ["decimal", "%1.", 1, 0]) + listKind(1, bullet(720)) + list(1, 0) + list(2, 1);
    const body = [paragraph("Why?", inStyle("L") + inList(1)), paragraph("price", inStyle("L") + inList(2))];
    expect(await lines(body, numbering, style("L", "List Paragraph", indented(720)))).toBe("1. Why?\n  • price");
  });

  it("shows plain paragraphs below items and below paragraphs at the margin", async () => {
    const numbering = listKind(0, ["decimal", "%1.", 1, 0]) + list(1, 0);
    const body = [paragraph("Why?", inList(1)), paragraph("price", indented(720)), paragraph("How?"), paragraph("fast", indented(720))]; // prettier-ignore
    expect(await lines(body, numbering)).toBe("1. Why?\n\n  price\n\nHow?\n\n  fast");
    expect(await lines(body.slice(2), numbering)).toBe("How?\n\n  fast");
  });

  it("is none where a whole text is moved to the right", async () => {
    const styles = style("H", "heading 1");
    const body = [paragraph("Aim", inStyle("H")), paragraph("", ""), paragraph("One", indented(567)), paragraph("Two", indented(567))]; // prettier-ignore
    expect(await lines(body, "", styles)).toBe("# Aim\n\nOne\n\nTwo");
  });
});

describe("headings", () => {
  it("are marked, by the built-in styles in any language, styles made of them, and the outline", async () => {
    const styles =
      style("berschrift2", "heading 2") +
      style("Own", "Chapter", "", "berschrift2") +
      style("Outlined", "Part", '<w:outlineLvl w:val="0"/>') +
      style("Plain", "Body Text", '<w:outlineLvl w:val="9"/>');
    const body = ["berschrift2", "Own", "Outlined", "Plain"].map((id) => paragraph(id, inStyle(id)));
    expect(await textOf(docx({ body: body.join(""), styles }))).toBe("## berschrift2\n\n## Own\n\n# Outlined\n\nPlain");
  });

  it("have a blank line below them in front of a list", async () => {
    const body = paragraph("Aim", inStyle("H")) + paragraph("Why?", inList(1));
    const numbering = listKind(0, ["decimal", "%1."]) + list(1, 0);
    expect(await textOf(docx({ body, numbering, styles: style("H", "heading 1") }))).toBe("# Aim\n\n1. Why?");
  });
});

describe("blanks", () => {
  const underlined = (content: string, kind = "single") =>
    `<w:p><w:r><w:t xml:space="preserve">Name: </w:t></w:r><w:r><w:rPr><w:u w:val="${kind}"/></w:rPr>${content}</w:r></w:p>`;

  it.each([
    ["tabs", "<w:tab/>", "Name: ______"],
    ["spaces", '<w:t xml:space="preserve">       </w:t>', "Name: ______"],
    ["words", "<w:t>Anna Maria</w:t>", "Name: Anna Maria"],
  ])("are read where %s are underlined", async (_, content, expected) => {
    expect(await textOf(docx({ body: underlined(content) }))).toBe(expected);
  });

  it("are none where nothing is underlined", async () => {
    expect(await textOf(docx({ body: underlined("<w:tab/>", "none") }))).toBe("Name:");
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
    ["an archive inside", extra({ name: "word/media/a.png", data: nested }), "an archive inside"],
    ["a bomb as the workbook of a chart", extra({ name: "word/embeddings/a.xlsx", data: nested }), "beyond 50 MB"],
    [
      "an archive in an archive",
      extra({ name: "word/embeddings/a.xlsx", data: zip([{ name: "word/embeddings/b.xlsx", data: nested }]) }),
      "an archive inside",
    ],
    [
      "thousands of entries",
      extra(...Array.from({ length: 2_001 }, (_, n) => ({ name: `${n}`, data: "" }))),
      "files inside",
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
