import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import {
  faultsOf,
  sentencesOf,
  UnreadableLine,
} from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { plainNotation } from "../../../../../functions/studies/survey/questionnaire/plain-notation.ts";
import { readByRule, written } from "./written.ts";

interface Case {
  name: string;
  file: string;
  questions?: string[];
  refused?: string;
}
const yaml = readFileSync(new URL("plain-notation.yaml", import.meta.url), "utf8");
const { read, refused } = load(yaml) as { read: Case[]; refused: (Case & { problem: string })[] };

function readFile(file: string): string[] {
  return written(readByRule(file));
}
function problemsOf(file: string): string {
  try {
    return readFile(file).join("\n");
  } catch (error) {
    if (error instanceof UnreadableLine) return sentencesOf(faultsOf(error.problems));
    throw error;
  }
}

describe("usual notations", () => {
  it.each(read)("are read: $name", ({ file, questions, refused: problem }) => {
    if (problem === undefined) expect(readFile(file)).toEqual(questions);
    else expect(problemsOf(file)).toMatch(new RegExp(problem));
  });

  it.each(refused)("are refused by their line: $name", ({ file, problem }) => {
    expect(problemsOf(file)).toMatch(new RegExp(problem, "s"));
  });
});

describe("the lines of a plain notation", () => {
  it("are those of the file", () => {
    const { text, lines } = plainNotation("Drinks\nProject 4711\n\n1. Tea? (Yes / No)\n2. Why?\nREAD OUT");
    expect(text.split("\n").map((line, at) => [lines[at], line])).toEqual([
      [1, "Drinks"],
      [3, ""],
      [4, "1. Tea?"],
      [4, "   - Yes"],
      [4, "   - No"],
      [5, "2. Why?"],
    ]);
  });
});
