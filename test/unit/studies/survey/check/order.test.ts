import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../functions/studies/survey/check-survey.ts";
import type { Survey } from "../../../../../functions/studies/survey/schemas.ts";
import { block, choice, number, numbered, of, question, rating, when, type Written } from "./written.ts";

describe("checkSurvey refuses an order", () => {
  const inBlock = (name: string, written: Written = {}): Written => ({ block: name, ...written });
  it.each<[name: string, survey: Survey, sentence: string]>([
    ["with an unknown block", of(numbered(inBlock("b9"))), "belongs to the block b9, which blocks does not have."],
    [
      "with a block in two parts",
      of(numbered(inBlock("b1"), {}, inBlock("b1")), { blocks: [block("b1")] }),
      "belongs to the block b1, but questions outside of it are in between; put it next to them.",
    ],
    ["with an empty block", of(numbered({}), { blocks: [block("b1")] }), "The block b1 has no questions."],
    [
      "with two blocks of one name",
      of(numbered(inBlock("b1")), { blocks: [block("b1"), block("b1")] }),
      "There are two blocks with the id b1.",
    ],
    [
      "with an unknown rotation",
      of(numbered(inBlock("b1")), { blocks: [block("b1", "r1")] }),
      "The block b1 belongs to the rotation r1, which rotations does not have.",
    ],
    [
      "that rotates one block",
      of(numbered(inBlock("b1")), { blocks: [block("b1", "r1")], rotations: [{ id: "r1", shown: null }] }),
      "The rotation r1 has one block; it needs two at least.",
    ],
    [
      "that shows more blocks than there are",
      of(numbered(inBlock("b1"), inBlock("b2")), {
        blocks: [block("b1", "r1"), block("b2", "r1")],
        rotations: [{ id: "r1", shown: 3 }],
      }),
      "The rotation r1 shows 3 of its blocks, but has 2.",
    ],
    [
      "in which a condition may come first",
      of(numbered(inBlock("b1", choice()), inBlock("b2", { ask_if: when("q1", "A") })), {
        blocks: [block("b1", "r1"), block("b2", "r1")],
        rotations: [{ id: "r1", shown: null }],
      }),
      "has ask_if on q1, which some get later, as the order of the two changes.",
    ],
    [
      "in which a condition may be left out",
      of(numbered(inBlock("b1", choice()), inBlock("b2"), { ask_if: when("q1", "A") }), {
        blocks: [block("b1", "r1"), block("b2", "r1")],
        rotations: [{ id: "r1", shown: 1 }],
      }),
      "has ask_if on q1, which is in a rotation that does not show everybody all of its blocks.",
    ],
    [
      "in which shuffling may part question and condition",
      of(numbered(inBlock("b1", choice()), inBlock("b1", { ask_if: when("q1", "A") })), {
        blocks: [block("b1", null, true)],
      }),
      "has ask_if on q1, which some get later, as the order of the two changes.",
    ],
  ])("%s", (_name, survey, sentence) => {
    expect(() => checkSurvey(survey)).toThrow(sentence);
  });

  it("with more questions than a survey has", () => {
    expect(() => checkSurvey(of(numbered(...Array.from({ length: 2_000 }, () => ({})))))).toThrow(
      "There are 2000 questions, rows of tables included; a survey has 200 at most.",
    );
  });

  it("in which two ids differ in their case alone", () => {
    expect(() => checkSurvey(of([question("q1", {}), question("Q1", {})]))).toThrow(
      "has the id of a question before it",
    );
  });
});

describe("checkSurvey takes", () => {
  it.each<[name: string, survey: Survey]>([
    [
      "screeners, skips, piping and why",
      of(
        numbered(
          choice({ terminate_if: when("q1", "C") }),
          rating({ ask_if: when("q1", "A") }),
          { ask_if: when("q2", { min: 1, max: 2 }), text: "Why {{q2}}, having {{q1}}?", follows: "q2" },
          choice({ ask_if: when("q1", "A", "B") }),
        ),
      ),
    ],
    [
      "an answer shown to fewer than have given it",
      of(numbered(choice(), { ask_if: when("q1", "A", "B") }, { ask_if: when("q1", "A"), text: "Why {{q2}}?" })),
    ],
    [
      "a screener whose number leaves a gap",
      of(
        numbered(number({ min: 0, terminate_if: when("q1", { min: null, max: 17 }) }), {
          ask_if: when("q1", { min: 65, max: null }),
        }),
      ),
    ],
    [
      "several answers of which one ends",
      of(numbered(choice({ multiple: true, terminate_if: when("q1", "C") }), { ask_if: when("q1", "A") })),
    ],
    [
      "a question that speaks of an answer which not all have given, and is not asked of those",
      of(numbered(choice(), { ask_if: when("q1", "A") }, { text: "Why {{q2}}?", follows: "q2" })),
    ],
    [
      "a hundred questions of which each speaks of all before it",
      of(
        numbered(
          ...Array.from({ length: 100 }, (_, index) => ({
            text: `Why ${Array.from({ length: index }, (_, earlier) => `{{q${earlier + 1}}}`).join("")}?`,
            ...choice({ terminate_if: when(`q${index + 1}`, "A") }),
          })),
        ),
      ),
    ],
    [
      "a screener that those it would end are not asked",
      of(numbered(choice(), { ask_if: when("q1", "B"), terminate_if: when("q1", "A") }, { ask_if: when("q1", "A") })),
    ],
    [
      "those who are ended on a way that not all take",
      of(numbered(choice(), choice({ ask_if: when("q1", "A"), terminate_if: when("q2", "A", "B", "C") }), {})),
    ],
    [
      "a condition on an anchored question of a shuffled block",
      of(
        numbered(
          { block: "b1", anchored: true, ...choice() },
          { block: "b1", ask_if: when("q1", "A") },
          { block: "b1" },
        ),
        { blocks: [block("b1", null, true)] },
      ),
    ],
    [
      "conditions within one block of a rotation, and on what stands before it",
      of(
        numbered(
          choice(),
          { block: "b1", ...choice({ ask_if: when("q1", "A") }) },
          { block: "b1", ask_if: when("q2", "A") },
          { block: "b2" },
        ),
        { blocks: [block("b1", "r1"), block("b2", "r1")], rotations: [{ id: "r1", shown: 1 }] },
      ),
    ],
  ])("%s", (_name, survey) => {
    expect(() => checkSurvey(survey)).not.toThrow();
  });
});
