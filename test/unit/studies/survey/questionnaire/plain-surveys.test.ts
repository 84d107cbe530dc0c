import { describe, expect, it } from "vitest";
import { plainText } from "../../../../support/plain-surveys/render.ts";
import { languages, meantSurvey, words } from "../../../../support/plain-surveys/survey.ts";
import { readByRule } from "./written.ts";

/** Of each language. */
const SURVEYS = 150;

describe("any survey in the plain format, with its marks in a language, is read as it is meant:", () => {
  it.each(languages)("%s", (language) => {
    for (let at = 0; at < SURVEYS; at += 1) {
      const survey = meantSurvey(`${language} ${at}`, language);
      const file = plainText(survey, words[language], `file ${at}`);
      const read = readByRule(file);
      const questions = read.questions.map((question) => ({ ...question, number: null }));
      expect({ ...read, questions }, file).toEqual(survey);
      // Whichever way it prints them, questions keep its numbers.
      for (const { id, number } of read.questions)
        expect(["", "q"].map((word) => `${word}${number}`.toLowerCase())).toContain(id);
    }
  });
});
