import { describe, expect, it } from "vitest";
import { plainAnswer, type Answer } from "../../../../functions/studies/simulation/results.ts";
import { answerInWords, numberInWords, pipedWords } from "../../../../functions/studies/survey/answer-words.ts";
import { question } from "../../../support/stored-survey.ts";

const answer = (own: Partial<Answer>): Answer => ({
  ...plainAnswer,
  ...{ question_id: "q1", question: "?", kind: "open_ended", text: "Because.", ...own },
});
const options = ["Oars", "Sail", "Outboard"];
const scale = { points: 3, first_value: 1, low_label: null, high_label: null, labels: ["bad", "so-so", "good"] };

it.each([
  [449, "$", "en", "$449"],
  [1499.5, "€", "de", "1.499,50 €"],
  [25000, "円", "ja", "25,000円"],
  [1400, "R$", "pt", "R$ 1.400"],
  [12, "days", "en", "12 days"],
  [12.5, "%", "fr", "12,5%"],
  [3, null, "es", "3"],
])("%s in %s is written in %s: %s", (value, unit, language, words) => {
  expect(numberInWords(value, unit, language).replaceAll(/[\u00A0\u202F]/g, " ")).toBe(words);
});

describe("what is piped into another question", () => {
  it.each([
    ["options in the list of the language", { selected_options: ["Oars", "Sail"] }, {}, "Oars und Sail"],
    ["the first of a ranking", { ranking: ["Sail", "Oars"] }, {}, "Sail"],
    [
      "what was given something",
      { allocation: options.map((option, index) => ({ option, amount: index * 5 })) },
      {},
      "Sail und Outboard",
    ],
    ["a number with its unit", { value: 12 }, { unit: "Tage" }, "12 Tage"],
    ["the label of a point", { distribution: [0.1, 0.2, 0.7] }, { scale }, "good"],
    ["the number of a point", { distribution: [0.1, 0.2, 0.7] }, { scale: { ...scale, labels: null } }, "3"],
    ["the words of an open answer", { text: " I like it. " }, {}, "I like it."],
  ])("is %s", (_, own, asked, words) => {
    expect(pipedWords(answer(own), question("q1", "open_ended", "?", { options, ...asked }), "de")).toBe(words);
  });

  it("is cut between words where an open answer is long", () => {
    const piped = pipedWords(answer({ text: "word ".repeat(80) }), question("q1", "open_ended", "?"), "en");
    expect(piped).toMatch(/^(?:word )+word…$/);
    expect(piped.length).toBeLessThanOrEqual(121);
  });
});

it("an answer is remembered with its reason, a fact without repeating it", () => {
  const asked = question("q1", "ranking", "?", { options });
  expect(answerInWords(answer({ ranking: ["Sail", "Oars"] }), asked, "en")).toBe("1. Sail; 2. Oars. Because.");
  const ends = { ...asked, best_worst: true };
  expect(answerInWords(answer({ ranking: ["Sail", "Oars"] }), ends, "en")).toBe("Sail > Oars. Because.");
  expect(answerInWords(answer({ value: 34, text: "34" }), asked, "en")).toBe("34");
  expect(answerInWords(answer({ rating: 3, distribution: [0, 0, 1] }), { ...asked, scale }, "en")).toBe("Because.");
});
