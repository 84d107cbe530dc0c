import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../functions/briefings/documents/docx/read-docx.ts";
import { readGuide } from "../../../../functions/studies/inputs/read-guide.ts";
import { guideOf } from "../../../../functions/studies/interview/guide/guide-of-parts.ts";
import { readGuideByRule } from "../../../../functions/studies/interview/guide/read-by-rule.ts";
import type { Guide } from "../../../../functions/studies/interview/schemas.ts";
import { NotInFormat, UnreadableLine } from "../../../../functions/studies/questionnaire/unreadable-line.ts";
import { meantGuide } from "../../../support/guide-styles/guide.ts";
import { expectedGuide, guideAsRead, guideFile } from "../../../support/guide-styles/render.ts";
import { guideStyles, mixedStyle, type GuideStyle } from "../../../support/guide-styles/styles.ts";
import { languages, type Language } from "../../../support/house-styles/questionnaire.ts";
import { formats } from "../../../support/house-styles/render.ts";
import { offlineReader } from "../../../support/offline-reader.ts";

/** Of each style, language and format: 2,520 files in all. */
const FILES = 10;
/** Houses that are mixed of these: a file of each, language and format. */
const MIXED = 60;

/** What is read by rule, or else by the offline model; the sentence of a refusal. */
async function readFile(file: ReturnType<typeof guideFile>): Promise<Guide | string> {
  const source = file.name.endsWith(".docx") ? await readDocx(file.bytes) : file.bytes.toString();
  try {
    return guideOf(readGuideByRule(source), source);
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error;
    if (!(error instanceof NotInFormat)) return error.message;
  }
  try {
    return await readGuide(offlineReader().parser, { name: "guide.txt", bytes: Buffer.from(source) });
  } catch (error) {
    return (error as Error).message;
  }
}

/** Reads guides in a style: those that differ from what is meant, and those that are refused. */
async function readAll(style: GuideStyle, language: Language, files: number) {
  const different: string[] = [];
  const refused: string[] = [];
  for (const format of formats)
    for (let at = 0; at < files; at += 1) {
      const meant = meantGuide(`${style.name} ${language} ${format} ${at}`, language);
      const read = await readFile(guideFile(meant, style, language, format));
      const name = `${style.name}, ${format} ${at}`;
      if (typeof read === "string") {
        expect(read).toMatch(/^Line \d+ /);
        refused.push(`${name}: ${read}`);
      } else if (JSON.stringify(guideAsRead(read)) !== JSON.stringify(expectedGuide(meant, style, language, format)))
        different.push(`${name}: ${guideAsRead(read).join("\n")}`);
    }
  return { different, refused };
}

describe.each(guideStyles)("a guide in a house's style: $name", (style) => {
  it.each(languages)("is read as it is meant, or refused, in %s", async (language) => {
    const { different, refused } = await readAll(style, language, FILES);
    expect(different).toEqual([]);
    expect(refused.slice(formats.length * FILES * 0.1)).toEqual([]);
  });
});

describe("guides of houses with habits of several others", () => {
  it.each(languages)("are read as they are meant, or refused, in %s", async (language) => {
    const different: string[] = [];
    const refused: string[] = [];
    for (let at = 0; at < MIXED; at += 1) {
      const all = await readAll(mixedStyle(`house ${at}`), language, 1);
      different.push(...all.different);
      refused.push(...all.refused);
    }
    expect(different).toEqual([]);
    expect(refused.slice(formats.length * MIXED * 0.1)).toEqual([]);
  });
});
