import { describe, expect, it } from "vitest";
import { limitText, normaliseText } from "../../../../functions/briefings/documents/normalise-text.ts";

it("makes bullets of symbol fonts readable", () => {
  expect(normaliseText("\uf0b7 one\n\uf0a7 two")).toBe("• one\n• two");
});

describe("normaliseText", () => {
  it.each([
    ["line ends", "a\r\nb\rc\u2028d\ve", "a\nb\nc\nd\ne"],
    ["decomposed letters", "Ka\u0308ufer", "Käufer"],
    ["control characters", "a\u0000b\u001bc\td\u0085e", "abc\td\ne"],
    ["spaces at line ends", "a  \t\nb \n", "a\nb"],
    ["more than one blank line", "a\n \n\n\nb", "a\n\nb"],
    ["soft hyphens and byte order marks", "\ufeffJog\u00adhurt", "Joghurt"],
    ["halves of characters", "a\ud83e", "a\ufffd"],
    ["nothing but white space", " \n\t\r\n\f ", ""],
  ])("tidies %s", (_, text, tidy) => {
    expect(normaliseText(text)).toBe(tidy);
  });

  it("keeps spaces at the start of a line", () => {
    expect(normaliseText("a\n  b")).toBe("a\n  b");
  });

  // In time that grows with the square of the text these would take hours.
  it.each([
    ["spaces", `${" ".repeat(2_000_000)}x`],
    ["accents", `a${"\u0301\u0316".repeat(1_000_000)}`],
    ["line ends", `x${"\n".repeat(2_000_000)}x`],
  ])("comes to an end on long runs of %s", (_, text) => {
    expect(normaliseText(text)).toMatch(/\S/);
  });
});

describe("limitText", () => {
  const note = "\n\n[The document continues; the first 1,000 characters were read.]";
  const room = 1_000 - note.length;

  it("leaves a text of exactly the limit alone", () => {
    expect(limitText("x".repeat(1_000), 1_000)).toBe("x".repeat(1_000));
  });

  it("fills the limit, note included, where no end is near", () => {
    expect(limitText("x".repeat(2_000), 1_000)).toBe("x".repeat(room) + note);
  });

  it("ends at a paragraph if one is near", () => {
    const first = `${"x ".repeat(room / 2 - 20).trim()}`;
    expect(limitText(`${first}\n\nSecond one. ${"y ".repeat(500)}`, 1_000)).toBe(first + note);
  });

  it("ends at a sentence otherwise", () => {
    const first = `${"x".repeat(room - 20)} end.`;
    expect(limitText(`${first} ${"y".repeat(500)}`, 1_000)).toBe(first + note);
  });

  it("does not give up much for a clean end", () => {
    const text = `Short.\n\n${"x".repeat(2_000)}`;
    expect(limitText(text, 1_000)).toHaveLength(1_000);
  });

  it("never cuts a character in two", () => {
    for (const before of ["", "x"]) {
      const cut = limitText(before + "🧀".repeat(1_000), 1_000);
      expect(cut.isWellFormed()).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(1_000);
    }
  });

  it("cuts without a note where the note would be half of the text", () => {
    expect(limitText("x".repeat(50), 10)).toBe("x".repeat(10));
  });
});
