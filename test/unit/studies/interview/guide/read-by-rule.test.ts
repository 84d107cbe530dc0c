import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { guideOf } from "../../../../../functions/studies/interview/guide/guide-of-parts.ts";
import { readGuideByRule } from "../../../../../functions/studies/interview/guide/read-by-rule.ts";
import { NotInFormat, UnreadableLine } from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { outlineOf } from "./outline.ts";

const outlineSchema = z.array(z.array(z.union([z.string(), z.array(z.string())])));
const materialSchema = z.strictObject({
  inside: z.array(z.strictObject({ name: z.string(), file: z.string(), read: outlineSchema })),
  beyond: z.array(z.strictObject({ name: z.string(), file: z.string(), line: z.int() })),
});
const yaml = readFileSync(new URL("plain-format.yaml", import.meta.url), "utf8");
const { inside, beyond } = materialSchema.parse(load(yaml));

const read = (text: string) => guideOf(readGuideByRule(text), text);

describe("the plain format has", () => {
  it.each(inside)("$name", ({ file, read: expected }) => {
    expect(outlineOf(read(file))).toEqual(expected);
  });
});

describe("the plain format does not have", () => {
  it.each(beyond)("$name", ({ file, line }) => {
    expect(() => read(file)).toThrow(NotInFormat);
    expect(() => read(file)).toThrow(expect.objectContaining({ line }) as Error);
  });
});

describe("a guide in the format is refused for", () => {
  const questions = (count: number) => Array.from({ length: count }, (_, index) => `${index + 1}. Why ${index}?`);
  const probes = (count: number) => Array.from({ length: count }, (_, index) => `   - Why ${index}?`);

  it.each([
    ["nothing asked", "Topic guide", /^Line 1 \("Topic guide"\) is not followed by any question/],
    ["more than 40 questions", questions(41).join("\n"), /^Line 41 .* at most 40; shorten it\.$/],
    ["more than 10 probes", ["1. Why?", ...probes(11)].join("\n"), /^Line 12 .* at most 10; leave some out\.$/],
    ["a question of more than 1,000 characters", `1. How?\n2. ${"so ".repeat(340)}?`, /^Line 2 .* 1000 characters/],
  ])("%s", (_, file, problem) => {
    expect(() => read(file)).toThrow(UnreadableLine);
    expect(() => read(file)).not.toThrow(NotInFormat);
    expect(() => read(file)).toThrow(problem);
  });
});

it("reads the example as it stands", () => {
  const example = readFileSync(new URL("../../../../../docs/examples/guide.txt", import.meta.url), "utf8");
  const { sections } = read(example);
  expect(sections.map(({ title, questions }) => [title, questions.length])).toEqual([
    ["Introduction", 1],
    ["Breakfast at home", 3],
    ["Buying", 4],
    ["The idea", 6],
    ["Closing", 3],
  ]);
});

const SIZE = 60_000;
const repeated = (text: string) => text.repeat(Math.floor(SIZE / text.length));

/** Patterns that take quadratic time take minutes on these, and the test ends at its limit. */
it.each([
  ["letters", repeated("a")],
  ["spaces", `a${repeated(" ")}b`],
  ["question marks", `1. ${"?".repeat(1_900)}`],
  ["brackets", repeated("[a\n")],
  ["times", `${"(5 min ".repeat(270)}\n\n1. Why?`],
  ["dashes", `${"-".repeat(1_900)}x\n\n1. Why`],
  ["semicolons", `1. Why?\n   Probe: ${"a;".repeat(900)}`],
  ["numbers", repeated("1. a?\n")],
])("comes to an end on %s", (_, text) => {
  expect(() => read(text)).toThrow(UnreadableLine);
});

describe("what participants are shown", () => {
  const shownWith = (lines: readonly string[]) =>
    read(lines.join("\n")).sections.flatMap(({ questions }) => questions.map(({ context }) => context));

  it("stands behind the words that have it shown, or behind a sign, and ends with its block", () => {
    const drink = "a drink of oats, 1.99 EUR.";
    expect(
      shownWith([
        "1. Why?",
        "",
        `[Please show the concept: ${drink}]`,
        "2. How?",
        "   - Since when?",
        "3. Who?",
        "",
        "Habits",
        "4. Where?",
        `> ${drink}`,
        "5. When?",
        ">",
        "6. What?",
      ]),
    ).toEqual([null, drink, drink, null, drink, null]);
  });

  it("may be wrapped, and stand above a heading", () => {
    expect(shownWith(["[Show: a drink of oats,", "without sugar]", "", "The drink", "1. How?"])).toEqual([
      "a drink of oats, without sugar",
    ]);
  });

  it.each([
    "[Show the board.]",
    "[Take notes: who drinks oats?]",
    "[Show: 2 min]",
    "// Show the concept: a drink of oats",
  ])("is not what is for the interviewer alone: %s", (note) => expect(shownWith([note, "1. How?"])).toEqual([null]));

  it("is refused if it is longer than a question can carry", () => {
    expect(() => shownWith([`> ${"so ".repeat(3_300)}`, `> ${"so ".repeat(100)}`, "1. How?"])).toThrow(/^Line 1 /);
  });
});
