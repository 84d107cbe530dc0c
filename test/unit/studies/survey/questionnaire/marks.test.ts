import { readFileSync } from "node:fs";
import { simpleCondition } from "../../../../../functions/studies/survey/condition.ts";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { UnreadableLine } from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { checkSurvey } from "../../../../../functions/studies/survey/check-survey.ts";
import { balancedSets } from "../../../../../functions/studies/survey/questionnaire/maxdiff-sets.ts";
import { readByRule, written } from "./written.ts";

const materialSchema = z.strictObject({
  read: z.array(z.strictObject({ name: z.string(), file: z.string(), read: z.array(z.string()) })),
  refused: z.array(z.strictObject({ name: z.string(), file: z.string(), problem: z.string() })),
  files: z.record(z.string(), z.array(z.string())),
});
const material = materialSchema.parse(load(readFileSync(new URL("marks.yaml", import.meta.url), "utf8")));
/** Of a survey that can be run. */
const writtenOf = (text: string) => {
  const survey = readByRule(text);
  checkSurvey(survey);
  return written(survey);
};

describe("marks and usual words say", () => {
  it.each(material.read)("$name", ({ file, read: expected }) => {
    expect(writtenOf(file)).toEqual(expected);
  });
});

describe("one sentence refuses", () => {
  it.each(material.refused)("$name", ({ file, problem }) => {
    expect(() => readByRule(file)).toThrow(UnreadableLine);
    expect(() => readByRule(file)).toThrow(new RegExp(problem));
  });
});

describe("questionnaires as researchers type them are read whole by rule:", () => {
  it.each(Object.entries(material.files))("%s", (name, expected) => {
    const url = new URL(`../../../../support/questionnaires/${name}.txt`, import.meta.url);
    expect(writtenOf(readFileSync(url, "utf8"))).toEqual(expected);
  });
});

describe("headings say how their questions are ordered:", () => {
  it("shuffled, rotated, some of them, and for whom", () => {
    const { questions, blocks, rotations } = readByRule(
      "# Brands [shuffle]\n1. Tea?\n- Yes\n- No\n2. Milk? [anchored]\n- Yes\n- No\n# One [rotate, show 1]\n3. Why?\n" +
        "# Two [rotate A]\n4. How so?\n# Buyers [ask if Q1 = 1]\n5. Where?\n6. When?",
    );
    expect(questions.map(({ block }) => block)).toEqual(["b1", "b1", "b2", "b3", null, null]);
    expect(questions.map(({ anchored }) => anchored)).toEqual([false, true, false, false, false, false]);
    expect(questions.map(({ ask_if }) => simpleCondition(ask_if)?.any_of ?? null)).toEqual([
      null,
      null,
      null,
      null,
      ["Yes"],
      ["Yes"],
    ]);
    expect(blocks).toEqual([
      { id: "b1", shuffled: true, rotation: null },
      { id: "b2", shuffled: false, rotation: "A" },
      { id: "b3", shuffled: false, rotation: "A" },
    ]);
    expect(rotations).toEqual([{ id: "A", shown: 1 }]);
  });

  it("rows are a block, shuffled where a mark says so", () => {
    const { blocks } = readByRule("1. How good? (1-5) [shuffle rows]\n- a\n- b\n2. How new? (1-5)\n- a\n- b");
    expect(blocks.map(({ id, shuffled }) => [id, shuffled])).toEqual([
      ["q1", true],
      ["q2", false],
    ]);
  });
});

it.each([
  [7, 7, 3],
  [13, 13, 4],
  [10, 15, 4],
  [20, 15, 4],
  [40, 24, 5],
])("shows %i items in %i sets of %i equally often, and pairs as equally as exchanges can", (items, count, size) => {
  const sets = balancedSets(items, count, size);
  const times = Array.from({ length: items }, (_, item) => sets.filter((set) => set.includes(item)).length);
  expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1);
  expect(sets.every((set) => new Set(set).size === size)).toBe(true);
  const together = times.flatMap((_, a) =>
    times.slice(a + 1).map((__, b) => sets.filter((set) => set.includes(a) && set.includes(a + 1 + b)).length),
  );
  expect(Math.max(...together)).toBeLessThanOrEqual(Math.ceil((count * size * (size - 1)) / (items * (items - 1))) + 1);
});
