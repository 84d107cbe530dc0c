import { expect, it } from "vitest";
import { documentFormat } from "../../../../functions/briefings/documents/document-type.ts";

const format = (name: string, bytes: Buffer) => documentFormat({ name, bytes }, ["pdf", "image", "text", "docx"]);

it("takes a PDF for one whose header comes after a few other bytes, as its readers do", async () => {
  expect(await format("a.pdf", Buffer.from(`\r\njunk\r\n%PDF-1.7\n`))).toBe("pdf");
  await expect(format("a.pdf", Buffer.from(`${"x".repeat(1_024)}%PDF-1.7\n`))).rejects.toThrow("is plain text");
});

it.each([
  ["a program", Buffer.from("MZ\x90\0 %PDF-1.7")],
  ["an archive", Buffer.from("PK\x03\x04 %PDF-1.7")],
  ["a web page", Buffer.from("\n<html> %PDF-1.7")],
])("does not take %s with such a header in it for a PDF", async (_, bytes) => {
  await expect(format("a.pdf", bytes)).rejects.toThrow("is named .pdf but is");
});

it("goes by the last extension of the last part of a path, in any case", async () => {
  const text = Buffer.from("text");
  expect(await format("C:\\surveys.pdf\\Final.v2.TXT", text)).toBe("text");
  await expect(format("survey.txt/final", text)).rejects.toThrow("has no extension");
});

it("keeps long extensions out of its sentences", async () => {
  const error = await format(`a.${"x".repeat(200)}`, Buffer.from("x")).catch((reason: unknown) => reason);
  expect(String(error).length).toBeLessThan(200);
});
