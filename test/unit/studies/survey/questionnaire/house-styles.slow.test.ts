import { describe, expect, it } from "vitest";
import { readDocx } from "../../../../../functions/briefings/documents/docx/read-docx.ts";
import { NotInFormat, UnreadableLine } from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { readSurvey } from "../../../../../functions/studies/inputs/read-survey.ts";
import type { SurveyQuestion } from "../../../../../functions/studies/survey/schemas.ts";
import { languages, meantQuestionnaire } from "../../../../support/house-styles/questionnaire.ts";
import { asRead, expected, fileOf, formats } from "../../../../support/house-styles/render.ts";
import { styles } from "../../../../support/house-styles/styles.ts";
import { offlineReader } from "../../../../support/offline-reader.ts";
import { readByRule } from "./written.ts";

/** Of each style, language and format: 2,160 files in all. */
const FILES = 10;

/** What is read by rule, or else by the offline model. @returns null where the file is refused */
async function readFile(file: ReturnType<typeof fileOf>): Promise<readonly SurveyQuestion[] | null> {
  const source = file.name.endsWith(".docx") ? await readDocx(file.bytes) : file.bytes.toString();
  try {
    return readByRule(source).questions;
  } catch (error) {
    if (!(error instanceof UnreadableLine)) throw error;
    if (!(error instanceof NotInFormat)) return null;
  }
  try {
    return (await readSurvey(offlineReader().parser, file)).questions;
  } catch (error) {
    expect((error as Error).message).toMatch(/^Line \d+ /);
    return null;
  }
}

describe.each(styles)("a questionnaire in a house's style: $name", (style) => {
  it.each(languages)("is read as it is meant, or refused, in %s", async (language) => {
    const different: string[] = [];
    let read = 0;
    for (const format of formats)
      for (let at = 0; at < FILES; at += 1) {
        const meant = meantQuestionnaire(`${style.name} ${language} ${format} ${at}`);
        const questions = await readFile(fileOf(meant, style, language, format));
        if (questions === null) continue;
        const same = JSON.stringify(questions.map(asRead)) === JSON.stringify(expected(meant, style, language));
        if (same) read += 1;
        else different.push(`${format} ${at}: ${questions.map(asRead).join("\n")}`);
      }
    expect(different).toEqual([]);
    // Columns of tables in Japanese are not told to be points of a scale.
    expect(read).toBeGreaterThanOrEqual(formats.length * FILES * (language === "ja" ? 0.6 : 0.9));
  });
});
