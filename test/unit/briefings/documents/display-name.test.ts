import { expect, it } from "vitest";
import { displayName, extensionOf } from "../../../../functions/briefings/documents/display-name.ts";

it.each([
  ["../../etc/passwd.txt", "passwd.txt"],
  ["C:\\Users\\Anna\\Umfrage.docx", "Umfrage.docx"],
  ["a.pdf\r\nSet-Cookie: x=1", "a.pdfSet-Cookie: x=1"],
  ["Größe 🧀 日本.pdf", "Größe 🧀 日本.pdf"],
  ["invoice\u202efdp.exe", "invoicefdp.exe"],
  ["  brief.txt ", "brief.txt"],
  ["", "file"],
  ["..", "file"],
  ["folder/", "file"],
  ["\u0000\u0007", "file"],
])("shows %j as %j", (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

it("cuts long names to 255 characters and keeps the extension", () => {
  const shown = displayName(`${"x".repeat(300)}.docx`);
  expect(shown).toHaveLength(255);
  expect(shown).toMatch(/x\.docx$/);
});

it("never cuts a character in two", () => {
  const shown = displayName(`${"🧀".repeat(200)}.pdf`);
  expect(shown.length).toBeLessThanOrEqual(255);
  expect(shown.isWellFormed()).toBe(true);
  expect(shown).toMatch(/🧀\.pdf$/u);
});

it.each([
  ["REPORT.PDF", "pdf"],
  ["a.b.Txt", "txt"],
  ["folder.pdf/readme", ""],
  [".txt", ""],
  ["name.", ""],
])("finds the extension of %j", (name, extension) => {
  expect(extensionOf(name)).toBe(extension);
});
