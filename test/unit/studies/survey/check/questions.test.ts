import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../functions/studies/survey/check-survey.ts";
import { choice, number, of, question, rating, scale, type Written } from "./written.ts";

describe("checkSurvey refuses a question", () => {
  it.each<[name: string, written: Written, sentence: string]>([
    ["without words", { text: " \u200b" }, "asks nothing; give it a text."],
    ["without a scale", { kind: "likert" }, "is a rating without a scale; give it one."],
    [
      "with a scale for an open answer",
      { scale },
      "has scale, which makes no sense for an open question (open_ended); leave it out or change its kind.",
    ],
    [
      "with options for a number",
      number({ options: ["A", "B"] }),
      "has options, which makes no sense for a number (numeric); leave it out or change its kind.",
    ],
    [
      "with labels for some points",
      rating({ scale: { ...scale, labels: ["a", "b"] } }),
      "has 2 labels for 5 points; label every point, or none.",
    ],
    ["without options", { kind: "ranking" }, "is a ranking without options; give it at least 2."],
    ["with one option", choice({ options: ["A"] }), "has one option; give it 2 to 100."],
    ["with an option twice", choice({ options: ["Yes", "yes"] }), 'has the option "yes" twice.'],
    ["with a blank option", choice({ options: ["Yes", "  "] }), "has an option without words."],
    [
      "with an exclusive option that is none",
      choice({ multiple: true, exclusive_options: ["None"] }),
      'names "None" in exclusive_options, which is none of its options.',
    ],
    [
      "with an anchored option that is none",
      choice({ anchored_options: ["D"] }),
      'names "D" in anchored_options, which is none of its options.',
    ],
    [
      "with exclusive options and one answer",
      choice({ exclusive_options: ["A"] }),
      "has exclusive_options, but takes only one answer; set multiple, or leave them out.",
    ],
    ["whose range is turned round", number({ min: 9, max: 1 }), "has min 9 above max 1; swap them."],
    [
      "with a number next to nothing",
      number({ min: -1e-320, max: 1 }),
      "has a number nearer to 0 than 0.000001; ask in another unit.",
    ],
    ["with a number beyond counting", number({ max: 1e300 }), "has a number beyond 1,000,000,000,000."],
    [
      "that wants more options chosen than there are",
      choice({ multiple: true, min: 4 }),
      "wants 4 options chosen, but has 3.",
    ],
    [
      "that wants an exclusive option chosen with others",
      choice({ multiple: true, min: 3, exclusive_options: ["C"] }),
      "wants 3 options chosen, but only 2 can be chosen together.",
    ],
    [
      "that wants half an option",
      choice({ multiple: true, max: 1.5 }),
      "wants 1.5 options chosen; name a whole number.",
    ],
    ["that limits one answer", choice({ max: 2 }), "limits how many options are chosen, but takes only one answer."],
    [
      "that ranks more than there is",
      { kind: "ranking", options: ["A", "B"], max: 3 },
      "wants 3 options ranked, but has 2.",
    ],
    [
      "that allocates nothing",
      { kind: "allocation", options: ["A", "B"] },
      "is an allocation without a total; say what the shares sum to.",
    ],
    [
      "whose options need more than the total",
      { kind: "allocation", options: ["A", "B", "C"], total: 2, min: 1 },
      "has 3 options of at least 1 each, which is more than its total of 2.",
    ],
    [
      "whose options never reach the total",
      { kind: "allocation", options: ["A", "B"], total: 100, max: 40 },
      "has 2 options of at most 40 each, which never reach its total of 100.",
    ],
    ["anchored in no block", { anchored: true }, "is anchored, but in no block that could be shuffled."],
    [
      "with an earlier answer in an option",
      choice({ options: ["{{q1}}", "B"] }),
      "shows an earlier answer in an option or a label; only its text and context can show one.",
    ],
  ])("%s", (_name, written, sentence) => {
    const asked = question("q7", written);
    const excerpt = asked.text.trim() === "What is it?" ? ' ("What is it?")' : ' ("\u200b")';
    expect(() => checkSurvey(of([asked]))).toThrow(`Question q7${excerpt} ${sentence}`);
  });

  it.each(["__proto__", "constructor", "toString", "q 1", "1", "", "q\u202e1", "🙂", "q-1", `q${"1".repeat(40)}`])(
    "with the id %j",
    (id) => {
      expect(() => checkSurvey(of([question(id, {})]))).toThrow("has an id that cannot be used");
    },
  );
});
