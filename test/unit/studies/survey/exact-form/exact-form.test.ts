import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  faultsOf,
  sentencesOf,
  UnreadableLine,
} from "../../../../../functions/studies/questionnaire/unreadable-line.ts";
import { readExact } from "../../../../../functions/studies/survey/exact-form/exact-form.ts";

const docs = readFileSync(new URL("../../../../../docs/reference/survey-files.md", import.meta.url), "utf8");
const example = /## The exact form.*?```\n(.*?)```/su.exec(docs)![1]!;

describe("the exact form", () => {
  it("reads the example of its documentation", () => {
    const { questions, experiments, variables, blocks, rotations } = readExact(example).survey;
    expect(experiments.map(({ name, arms }) => [name, arms.map(({ share }) => share)])).toEqual([
      ["Price shown", [75, 25]],
      ["tone", [50, 50]],
    ]);
    expect(variables).toMatchObject([{ name: "offer", value: "1.99 EUR" }]);
    expect([blocks, rotations]).toMatchObject([[{ id: "brands", shuffled: true, rotation: "r1" }], [{ shown: 1 }, {}]]);
    expect(questions).toMatchObject([
      { id: "q1", required: false, randomize: false, anchored_options: ["Less often"], block: null },
      {
        ...{ id: "q2", context: "An oat drink from Bavaria, {{offer}}.\nIn a glass bottle.", block: "brands" },
        ask_if: {
          all: [{ question_id: "q1", none_of: ["Never"] }, { any: [{ experiment_id: "tone" }, { variable: "offer" }] }],
        },
      },
      {
        ...{ id: "q3@1", follows: "q2", block: null, context: null, round: { number: 1, item: "Alva" } },
        terminate_if: {
          any: [{ any_of: [{ min: 1, max: 2 }, 5] }, { not: { question_id: "q1", answered: true } }],
        },
      },
    ]);
  });

  it("leaves a code as it stands that no character has", () => {
    expect(readExact("# A [exact]\nq1. Which \\u{ffffff}\\u{e9}?").survey.questions[0]!.text).toBe("Which u{ffffff}é?");
  });

  it("reads quotes as Word types them, and answers behind bullets", () => {
    const { questions } = readExact(
      "# A [exact]\nq1. Which?\n[single]\n• Tea\n• Milk\nq2. Why?\n[ask if q1 = “Tea”, „Milk“]",
    ).survey;
    expect(questions).toMatchObject([
      { options: ["Tea", "Milk"] },
      { ask_if: { question_id: "q1", any_of: ["Tea", "Milk"] } },
    ]);
  });

  it.each([
    [
      "q1. How?\n[open, hidden]",
      'Line 3 ("[open, hidden]") has a mark that cannot be read: no mark of a question stands before "hidden".',
    ],
    ["q1. How?\n[ask if q1 = 1 and q2 = 2 or q3 = 3]", '"and" and "or" are next to each other without brackets'],
    ["q1. How?\n[ask if q1 = Tea]", 'an answer, as in = "Tea", = 2 or = 2..5, is missing before "Tea"'],
    [`q1. How?\n[ask if ${"(".repeat(99_000)}q1 = 1]`, "conditions are nested too deeply"],
    [`q1. How?\n[ask if ${"not ".repeat(49_000)}q1 = 1]`, "conditions are nested too deeply"],
    ["q1. How?\n[open\n- Tea", "] is missing at its end."],
    ['q1. How?\nq2. Why?\n[ask if q1 = "a"]\n[ask if q1 = "b"]', "a second ask if is given for one question"],
    ["q1. How?\n[multiple]\n[single]", "a second kind is given for one question"],
    ["# a [shuffle]\nq1. How?\n# b\nq2. Why?\n# a [rotate r]\nq3. Who?", "other marks than the first heading of a"],
    ["[blocks z, a]\n# a\nq1. How?", "orders the block z, which has no heading"],
    ["- Tea", "is an answer above the first question."],
    ["q1. How?\n[open]\nand more", "is not a question, mark, answer or shown text of the exact form."],
    ["q1. How?\n[open, fact shoe_size]", "has fact that cannot be used"],
    ["[experiment x: a 50% | b]\nq1. How?", "some arms have a share and others none"],
    ["q1. How ~ much?\n[unit ~]", 'holds "~]", which is not part of a mark.'],
    ["", "has questions that cannot be used: must have at least one question."],
  ])("refuses %j by its line", (lines, sentence) => {
    let said = "";
    try {
      readExact(`# Drinks [exact]\n${lines}`);
    } catch (error) {
      if (!(error instanceof UnreadableLine)) throw error;
      said = sentencesOf(faultsOf(error.problems));
    }
    expect(said).toContain(sentence);
  });
});
