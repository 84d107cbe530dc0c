import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { NotInFormat } from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { readByRule, written } from "./written.ts";

const materialSchema = z.strictObject({
  inside: z.array(z.strictObject({ name: z.string(), file: z.string(), read: z.array(z.string()) })),
  beyond: z.array(z.strictObject({ name: z.string(), file: z.string(), line: z.int() })),
  refused: z.array(z.strictObject({ name: z.string(), file: z.string(), problem: z.string() })),
});
const yaml = readFileSync(new URL("plain-format.yaml", import.meta.url), "utf8");
const { inside, beyond, refused } = materialSchema.parse(load(yaml));

const failure = (run: () => unknown): unknown => {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("It was read.");
};

describe("the plain format has", () => {
  it.each(inside)("$name", ({ file, read: expected }) => {
    expect(written(readByRule(file))).toEqual(expected);
  });
});

describe("the plain format does not have", () => {
  it.each(beyond)("$name", ({ file, line }) => {
    const error = failure(() => readByRule(file));
    expect(error).toBeInstanceOf(NotInFormat);
    expect(error).toMatchObject({ line });
  });
});

describe("a file in the format is refused for", () => {
  it.each(refused)("$name", ({ file, problem }) => {
    const error = failure(() => readByRule(file));
    expect(error).not.toBeInstanceOf(NotInFormat);
    expect((error as Error).message).toMatch(new RegExp(problem));
  });

  const options = (count: number) => Array.from({ length: count }, (_, index) => `- option ${index}`).join("\n");
  it.each([
    ["201 questions", Array.from({ length: 201 }, (_, index) => `${index + 1}. Why?`).join("\n"), "Line 201 "],
    ["5,000 questions", Array.from({ length: 5_000 }, (_, index) => `${index + 1}. Why?`).join("\n"), "at most 200"],
    ["101 options", `1. Which?\n${options(101)}`, "101 options"],
    ["a question of 1,001 characters", `1. ${"a".repeat(1_000)}?`, "1000 characters"],
    ["an option of 301 characters", `1. Which?\n- ${"a".repeat(301)}\n- b`, "Line 2 .*300 characters"],
    ["a label of 201 characters", `1. How? (1 = ${"a".repeat(201)}, 5 = b)`, "200 characters"],
    [
      "a text of more than 10,000 characters",
      `${`> ${"a ".repeat(990)}\n\n`.repeat(6)}> ${"b ".repeat(20)}\n\n1. Why?`,
      "Line 1 ",
    ],
  ])("%s", (_, file, problem) => {
    expect((failure(() => readByRule(file)) as Error).message).toMatch(new RegExp(problem));
  });
});

it("reads the example as it stands", () => {
  const example = readFileSync(new URL("../../../../../docs/examples/survey.txt", import.meta.url), "utf8");
  const { questions } = readByRule(example);
  expect(questions).toHaveLength(28);
  const shown = questions.filter(({ context }) => context !== null);
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 11 }, (_, index) => `q${11 + index}`));
});

const SIZE = 60_000;
const repeated = (text: string) => text.repeat(Math.floor(SIZE / text.length));

/** Patterns that take quadratic time take minutes on these, and the test ends at its limit. */
it.each([
  ["letters", repeated("a")],
  ["spaces", `1.${repeated(" ")}x`],
  ["stars", `1. ${"* ".repeat(900)}?`],
  ["brackets", `1. a ${"(".repeat(1_900)}`],
  ["square brackets", `1. a ${"[a".repeat(900)}`],
  ["closed brackets", `1. a ${"(a) ".repeat(480)}`],
  ["points", `1. a? ${"1 = a, ".repeat(270)}`],
  ["ends", `1. a? ${"1 = ".repeat(480)}`],
  ["underscores", `1. a ${"_ ".repeat(900)}x`],
  ["marks", repeated("1.")],
  ["numbers", `1. ${"1 ".repeat(900)}?`],
  ["lines", repeated("1. a?\n")],
  ["endless answers", `1. Which?\n${repeated("- a\n")}`],
])("comes to an end on %s", (_, text) => {
  expect(failure(() => readByRule(text))).toBeInstanceOf(Error);
});

it("reads a question with a place to write on that is as wide as a line", () => {
  const [question] = readByRule(`1. My favourite oat drink is ${"_".repeat(60)}?\n- Oatly\n- Alpro`).questions;
  expect(question!.text).toContain("My favourite oat drink is");
});

it("reads a question with more sentences on answering than the stack has room for", () => {
  const file = `1. Which brands do you buy?\n${repeated("Pick 2.\n")}- Oatly\n- Alpro\n- Minor`;
  expect(readByRule(file).questions[0]).toMatchObject({ text: "Which brands do you buy?", multiple: true });
});
