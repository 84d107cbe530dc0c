import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../functions/studies/survey/check-survey.ts";
import { choice, number, numbered, of, rating, when, type Written } from "./written.ts";

describe("checkSurvey refuses a route", () => {
  it.each<[name: string, written: Written[], sentence: string]>([
    [
      "from an unknown question",
      [choice({ ask_if: when("q9", "A") })],
      "has ask_if on q9, which is not a question of this survey.",
    ],
    [
      "from a later question",
      [rating({ ask_if: when("q2", "A") }), choice()],
      "has ask_if on q2, which comes later; name an earlier question.",
    ],
    ["from itself", [choice({ ask_if: when("q1", "A") })], "has ask_if on itself; name an earlier question."],
    [
      "in a circle",
      [choice({ ask_if: when("q2", "A") }), choice({ ask_if: when("q1", "A") })],
      "has ask_if on q2, which waits for q1 itself: neither could ever be asked.",
    ],
    [
      "from an option that is none",
      [choice(), { ask_if: when("q1", "D") }],
      'has ask_if on the option "D", which q1 does not have.',
    ],
    [
      "from the number of an option",
      [choice(), { ask_if: when("q1", 1) }],
      "has ask_if on q1, whose options are named by their words.",
    ],
    [
      "from a point beyond the scale",
      [rating(), { ask_if: when("q1", 6) }],
      "has ask_if on 6, but the scale of q1 goes from 1 to 5.",
    ],
    [
      "from the words of a point",
      [rating(), { ask_if: when("q1", "good") }],
      'has ask_if on "good", but answers to q1 are named by their numbers.',
    ],
    [
      "from a range turned round",
      [rating(), { ask_if: when("q1", { min: 4, max: 2 }) }],
      "has ask_if on the range 4 to 2 of q1; swap its ends.",
    ],
    [
      "from a range without ends",
      [number(), { ask_if: when("q1", { min: null, max: null }) }],
      "has ask_if on a range of q1 that is open at both ends.",
    ],
    [
      "from a number beyond counting",
      [number(), { terminate_if: when("q1", 1e200) }],
      "has a number beyond 1,000,000,000,000.",
    ],
    [
      "from a number out of range",
      [number({ min: 0, max: 99 }), { ask_if: when("q1", { min: 100, max: null }) }],
      "has ask_if on 100 to …, but q1 takes numbers from 0 to 99.",
    ],
    [
      "from a ranking",
      [{ kind: "ranking", options: ["A", "B"] }, { ask_if: when("q1", "A") }],
      "has ask_if on q1, but only a rating, a choice, a number or words can decide a route; ask whether it was",
    ],
    [
      "that ends everybody",
      [choice({ terminate_if: when("q1", "A", "B", "C") })],
      "screens out everybody: no answer is left that its terminate_if lets go on.",
    ],
    [
      "that ends everybody in two steps",
      [choice({ terminate_if: when("q1", "A", "B") }), { terminate_if: when("q1", "C") }],
      "screens out everybody: no answer is left that its terminate_if lets go on.",
    ],
    [
      "that ends every number",
      [number({ min: 0, max: 9, terminate_if: when("q1", { min: null, max: 4 }, { min: 4, max: 9 }) })],
      "screens out everybody: no answer is left that its terminate_if lets go on.",
    ],
    [
      "to those who have been screened out",
      [choice({ terminate_if: when("q1", "A") }), { ask_if: when("q1", "A") }],
      "can never be asked: all personas whose answer to q1 leads here are screened out before.",
    ],
    [
      "to those screened out on the way",
      [choice(), choice({ ask_if: when("q1", "A") }), { terminate_if: when("q1", "A") }, { ask_if: when("q2", "B") }],
      "can never be asked: all personas whose answer to q1 leads here are screened out before.",
    ],
    [
      "with an unknown answer in its text",
      [{ text: "Why {{q8}}?" }],
      "shows the answer to q8, which is not a question of this survey.",
    ],
    [
      "with a later answer in its text",
      [{ text: "Why {{ q2 }}?" }, choice()],
      "shows the answer to q2, which comes later; name an earlier question.",
    ],
    [
      "with an answer that nobody can have given",
      [choice(), { ask_if: when("q1", "A") }, { text: "Why {{q2}}?", ask_if: when("q1", "B") }],
      "can never be asked: it needs answers to q1 that exclude one another.",
    ],
    [
      "behind a later question",
      [{ follows: "q2" }, choice()],
      "follows q2, which comes later; name an earlier question.",
    ],
  ])("%s", (_name, written, sentence) => {
    expect(() => checkSurvey(of(numbered(...written)))).toThrow(sentence);
  });
});
