import { describe, expect, it } from "vitest";
import {
  guideOf,
  isRead,
  parseGuide,
  UnreadableGuide,
} from "../../../../../functions/domain/interview/parse/parse-guide.ts";

function refusalOf(text: string): UnreadableGuide {
  const draft = parseGuide(text);
  expect(isRead(draft)).toBe(false);
  try {
    guideOf(draft);
  } catch (error) {
    if (error instanceof UnreadableGuide) return error;
    throw error;
  }
  throw new Error("The guide was read.");
}

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}. What is item ${index}?`);
const probes = (count: number) => Array.from({ length: count }, (_, index) => `   - Why ${index}?`);

describe("guides that rules cannot read", () => {
  it("name the numbered item that is nothing known", () => {
    const refusal = refusalOf("1. What do you eat in the morning?\n2. Breakfast habits\n3. Who cooks at home?");
    expect(refusal.line).toBe(2);
    expect(refusal.message).toMatch(/^Line 2 of the guide \(“Breakfast habits”\) is neither a question nor .+\.$/);
  });

  it.each(["We make coffee.\n\nBest regards", "Topic guide\n\nShopping\n- frequency\n- occasions", ""])(
    "say so where nothing is asked: %j",
    (text) => {
      expect(refusalOf(text)).toMatchObject({ line: 1, message: expect.stringContaining("any question") });
    },
  );

  it("have more than 40 questions", () => {
    expect(isRead(parseGuide(questions(40).join("\n")))).toBe(true);
    expect(refusalOf(questions(42).join("\n"))).toMatchObject({ line: 41 });
  });

  it("have a question with more than 10 probes", () => {
    const guide = (count: number) => ["1. What do you eat?", ...probes(count)].join("\n");
    expect(isRead(parseGuide(guide(10)))).toBe(true);
    expect(refusalOf(guide(11))).toMatchObject({ line: 12, message: expect.stringContaining("at most 10") });
  });

  it("have several questions on a line", () => {
    expect(refusalOf("1. What do you like? 2. What do you dislike? 3. Why?")).toMatchObject({ line: 1 });
  });

  it("have a question of more than 1,000 characters", () => {
    const long = `What do you think of ${"this and ".repeat(110)}that?`;
    expect(refusalOf(`1. How are you?\n2. ${long}`)).toMatchObject({ line: 2 });
  });

  it("have a question in the middle of a long paragraph", () => {
    const paragraph = `${"Tea is a drink. ".repeat(15)}What do you drink? ${"Coffee is one too. ".repeat(5)}`;
    expect(refusalOf(`1. How are you?\n\n${paragraph}`)).toMatchObject({ line: 3 });
  });

  it("show no more than the beginning of a long line", () => {
    expect(refusalOf(`1. ${"word ".repeat(9_000)}`).message.length).toBeLessThan(300);
  });
});

describe("texts made to be slow", () => {
  const size = 100_000;
  const texts = {
    "one word": "a".repeat(size),
    spaces: `a${" ".repeat(size)}b`,
    "question marks": "?".repeat(size),
    "brackets that open": "(".repeat(size),
    "brackets behind a question": `x? ${"[a]".repeat(size / 3)}`,
    "brackets over many lines": "[a\n".repeat(size / 3),
    "a line of 50,000 characters": `1. ${"what ".repeat(10_000)}?\n2. Why?`,
    numbers: "1. a\n".repeat(size / 5),
    "numbers in a row": "1.".repeat(size / 2),
    titles: "Abc\n\n".repeat(size / 5),
    bullets: "- a\n".repeat(size / 4),
    tabs: "a\t".repeat(size / 2),
    dashes: `${"-".repeat(size)}x`,
    semicolons: `1. Why?\nProbe: ${"a;".repeat(size / 2)}`,
    cues: "and now please then ".repeat(size / 20),
    times: "(5 min ".repeat(size / 7),
  };

  it.each(Object.entries(texts))("takes linear time on %s", (_, text) => {
    const start = performance.now();
    parseGuide(text);
    // A few tens of milliseconds; what is quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(3_000);
  });
});
