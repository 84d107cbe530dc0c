import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import type { DocumentType } from "../../../../functions/briefings/documents/document-type.ts";
import { readDocument } from "../../../../functions/briefings/documents/read-document.ts";
import { BadRequest } from "../../../../functions/platform/errors.ts";
import { docx, docxEntries, paragraph } from "../../../support/documents/docx.ts";
import { jpeg, png } from "../../../support/documents/images.ts";
import { pdfOfPages } from "../../../support/documents/pdf.ts";
import { zip } from "../../../support/documents/zip.ts";

const pdf = pdfOfPages([{ lines: ["Text of a PDF"] }]);
const word = docx({ body: paragraph("Text of a Word document") });
const elf = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(200)]);
const exe = Buffer.concat([Buffer.from("MZ\x90\0\x03\0\0\0"), Buffer.alloc(200)]);
const html = Buffer.from("<!DOCTYPE html><html><body>%PDF-1.7</body></html>");
const rtf = Buffer.from("{\\rtf1\\ansi Hello}");
const workbook = zip(
  docxEntries({
    body: "",
    mainType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml",
  }),
);
const compound = (...names: string[]) =>
  Buffer.concat([
    Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
    Buffer.alloc(600),
    ...names.map((name) => Buffer.from(name, "utf16le")),
  ]);

const read = (name: string, bytes: Buffer, accepted?: DocumentType[]) => readDocument({ name, bytes }, accepted);

describe("reads", () => {
  it("PDF documents", async () => {
    expect(await read("Briefing.PDF", pdf)).toEqual({
      type: "pdf",
      mediaType: "application/pdf",
      text: "Text of a PDF",
      pageCount: 1,
      image: null,
    });
  });

  it("Word documents", async () => {
    expect(await read("../Umfrage.docx", word)).toEqual({
      type: "docx",
      mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
      text: "Text of a Word document",
      pageCount: null,
      image: null,
    });
  });

  it("plain text", async () => {
    expect(await read("notes.txt", Buffer.from("\ufeffErste Zeile\r\nzweite"))).toEqual({
      type: "text",
      mediaType: "text/plain",
      text: "Erste Zeile\nzweite",
      pageCount: null,
      image: null,
    });
  });

  it.each(["BMW and MINI owners", "MZ is a brand", "<b>bold</b> ideas", "PKW-Käufer", "%!PS is no heading"])(
    "text that begins like another format: %s",
    async (text) => {
      expect((await read("notes.txt", Buffer.from(text))).text).toBe(text);
    },
  );

  it.each([
    ["photo.jpg", "plain.jpg", "jpeg", "image/jpeg"],
    ["photo.JPEG", "plain.jpg", "jpeg", "image/jpeg"],
    ["shelf.png", "plain.png", "png", "image/png"],
  ])("images: %s", async (name, fixture, format, mediaType) => {
    const bytes = readFileSync(join(import.meta.dirname, "images/fixtures", fixture));
    const image = { format, width: 48, height: 32, bytes: new Uint8Array(bytes) };
    const { image: read, ...rest } = await readDocument({ name, bytes });
    expect(rest).toEqual({ type: "image", mediaType, text: null, pageCount: 1 });
    for (const made of [read?.legible, read?.shown])
      expect({ ...made, bytes: new Uint8Array(made?.bytes ?? []) }).toEqual(image);
  });

  it("files sent at once, without taking the callers' bytes away", async () => {
    const bytes = Buffer.from(pdf);
    const texts = await Promise.all([read("a.pdf", bytes), read("b.docx", word)]);
    expect(texts.map(({ text }) => text)).toEqual(["Text of a PDF", "Text of a Word document"]);
    expect(bytes.equals(pdf)).toBe(true);
  });
});

describe("rejects, each with a sentence of its own", () => {
  const seen = new Set<string>();
  afterAll(() => expect(seen.size).toBe(cases.length));

  const cases: [name: string, bytes: Buffer, sentence: string][] = [
    ["empty.pdf", Buffer.alloc(0), "The file is empty"],
    ["noextension", pdf, "has no extension; give it one that says what it is: .pdf, .docx, .txt, .jpg, .jpeg or .png."],
    ["film.mp4", pdf, "Files of type .mp4 are not accepted here; send .pdf, .docx, .txt, .jpg, .jpeg or .png."],
    ["elf.pdf", elf, "is named .pdf but is a program, not a PDF document"],
    ["exe.png", exe, "is named .png but is a program, not a PNG image"],
    ["word.pdf", word, "is named .pdf but is a Word document"],
    ["sheet.pdf", workbook, "is named .pdf but is an Excel workbook"],
    ["archive.pdf", zip([{ name: "a", data: "b" }]), "is named .pdf but is a zip archive"],
    ["page.pdf", html, "is named .pdf but is a web page"],
    ["text.pdf", Buffer.from("just text"), "is named .pdf but is plain text, not a PDF document"],
    ["image.jpg", png(1, 1), "is named .jpg but is a PNG image, not a JPEG image"],
    ["text.docx", Buffer.from("just text"), "is named .docx but is plain text"],
    ["locked.docx", compound("EncryptionInfo", "EncryptedPackage"), "Word document is encrypted"],
    ["old.docx", compound("WordDocument"), "an old .doc document"],
    ["other.docx", compound("Workbook"), "an old Office file"],
    ["pdf.txt", pdf, "is named .txt but is a PDF document"],
    ["rtf.txt", rtf, "is named .txt but is an RTF document"],
    ["data.txt", Buffer.from([1, 2, 3, 0, 0, 255]), "contains binary data"],
    ["spaces.txt", Buffer.from(" \r\n\t"), "contains no text"],
    ["broken.pdf", Buffer.from("%PDF-1.7 and no more"), "The PDF is broken"],
    ["broken.png", png(10, 10).subarray(0, 40), "PNG image is broken"],
    ["broken.jpg", jpeg(10, 10).subarray(0, 45), "JPEG image is broken"],
  ];
  it.each(cases)("%s", async (name, bytes, sentence) => {
    const error = await read(name, bytes).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(BadRequest);
    const { message } = error as BadRequest;
    expect(message).toContain(sentence);
    expect(message).toMatch(/^[A-Z][^\n]*; [^\n]*\.$/);
    seen.add(message);
  });

  it("types that are not accepted in this place", async () => {
    await expect(read("a.pdf", pdf, ["text", "docx"])).rejects.toThrow(
      "Files of type .pdf are not accepted here; send .docx or .txt.",
    );
    expect((await read("a.txt", Buffer.from("x"), ["text", "docx"])).text).toBe("x");
  });

  it("Word documents without text", async () => {
    await expect(read("a.docx", docx({ body: paragraph(" ") }))).rejects.toThrow("contains no text");
  });
});
