import { expect, it } from "vitest";
import { decodeText } from "../../../../functions/briefings/documents/decode-text.ts";
import { BadRequest } from "../../../../functions/platform/errors.ts";

const umlauts = "Größe – 4 €";
const bigEndian = Buffer.from(`\ufeff${umlauts}`, "utf16le").swap16();

it.each([
  ["UTF-8", Buffer.from(umlauts)],
  ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${umlauts}`)],
  ["UTF-16 LE", Buffer.from(`\ufeff${umlauts}`, "utf16le")],
  ["UTF-16 BE", bigEndian],
  ["Windows-1252", Buffer.from("Gr\xf6\xdfe \x96 4 \x80", "latin1")],
])("reads %s", (_, bytes) => {
  expect(decodeText(bytes)).toBe(umlauts);
});

it.each([
  ["NUL bytes", Buffer.from("text\0text")],
  ["NUL bytes far behind", Buffer.concat([Buffer.alloc(5_000_000, "text "), Buffer.from([0])])],
  ["many control characters", Buffer.from("ab\x01\x02\x03\x04cd")],
  ["UTF-16 without a byte order mark", Buffer.from("plain text", "utf16le")],
  ["UTF-32", Buffer.from([0xff, 0xfe, 0, 0, 0x61, 0, 0, 0])],
  ["bytes without any order", Buffer.from(Array.from({ length: 500 }, (_, index) => ((index * 89) % 255) + 1))],
])("rejects %s", (_, bytes) => {
  expect(() => decodeText(bytes)).toThrow(BadRequest);
});

it("reads more of a large file than anybody uses, but not all of it", () => {
  const text = decodeText(Buffer.alloc(20_000_000, "Größe "));
  expect(text.length).toBeGreaterThan(400_000);
  expect(text.length).toBeLessThan(5_000_000);
  expect(text).not.toContain("\ufffd");
});
