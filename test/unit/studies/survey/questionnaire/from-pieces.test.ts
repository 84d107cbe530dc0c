import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import { findPieces } from "../../../../../functions/studies/questionnaire/find-pieces.ts";
import { surveyFromPieces } from "../../../../../functions/studies/survey/questionnaire/from-pieces.ts";
import { NotInFormat } from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import type { SurveyPiece } from "../../../../../functions/studies/survey/questionnaire/pieces.ts";
import { written } from "./written.ts";

/** A questionnaire's text and what a model has read in it: what a piece is, its text, and its ends or its reason. */
interface Case {
  name: string;
  text: string;
  reading: readonly (readonly [SurveyPiece["is"], string, Partial<SurveyPiece>?])[];
}
const { made, refused } = load(readFileSync(new URL("from-pieces.yaml", import.meta.url), "utf8")) as {
  made: readonly (Case & { questions: readonly string[] })[];
  refused: readonly (Case & { problem: string })[];
};

function survey({ text, reading }: Case) {
  const pieces = reading.map(([is, words, more]): SurveyPiece => ({ is, text: words, ...more }));
  return surveyFromPieces(findPieces(text, pieces), text).survey;
}

describe("what a model has read makes", () => {
  it.each(made)("$name", ({ questions, ...read }) => {
    expect(written(survey(read))).toEqual(questions);
  });
});

describe("what a model has read is refused for", () => {
  it.each(refused)("$name", ({ problem, ...read }) => {
    expect(() => survey(read)).toThrow(new RegExp(problem));
  });
});

describe("a mark of the plain format that a model did not understand", () => {
  const problem = new NotInFormat({ line: 1, text: "Welcome." }, "is nothing that the plain format has here.");
  const read = (mark: string) => {
    const text = `Welcome.\n1. What matters most? ${mark}`;
    const pieces: SurveyPiece[] = [
      { is: "remark", text: "Welcome." },
      { is: "open_question", text: "What matters most?" },
      { is: "unsupported", text: mark, why: "other" },
    ];
    return surveyFromPieces(findPieces(text, pieces), text, problem).survey;
  };

  it.each(["[maxdiff 6 sets of 4]", "[ask if F1 = 1]"])("%s is not refused: the line that is at fault is", (mark) => {
    expect(() => read(mark)).toThrow(problem);
  });

  it("is not any instruction in brackets", () => {
    expect(() => read("[show card 3]")).toThrow(/^Line 2 \("\[show card 3\]"\) contains an instruction/);
  });
});
