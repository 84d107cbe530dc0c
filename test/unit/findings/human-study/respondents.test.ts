import { describe, expect, it } from "vitest";
import type { AskedQuestion } from "../../../../functions/findings/human-study/asked-questions.ts";
import { studyOfRespondents } from "../../../../functions/findings/human-study/respondents.ts";

const asked: AskedQuestion = {
  id: "q1",
  texts: ["How satisfied are you?"],
  kind: "likert",
  scale: { points: 11, first_value: 0, low_label: "not at all", high_label: "very", labels: null },
  options: null,
  multiple: false,
  standard: false,
  fact: false,
};
const study = (
  answers: readonly (number | string)[],
  factsOf: (person: number) => Record<string, string> = () => ({}),
) =>
  studyOfRespondents(
    [asked],
    new Map([["q1", new Map(answers.map((answer, person) => [`p${person}`, answer]))]]),
    new Map(answers.map((_, person) => [`p${person}`, factsOf(person)])),
    "en",
  );

describe("answers of respondents", () => {
  it("are divided by no fact that everybody says otherwise", () => {
    const facts = (person: number) => ({ gender: `gender ${person % 9}`, age: person < 50 ? "20" : "60" });
    const [question] = study(
      Array.from({ length: 99 }, (_, person) => person % 11),
      facts,
    ).questions;
    expect(question!.subgroups.map(({ by, value, n }) => [by, value, n])).toEqual([
      ["age", "18–34", 50],
      ["age", "55+", 49],
    ]);
  });

  it("may all be different", () => {
    const { questions } = study(Array.from({ length: 300 }, (_, person) => person / 30));
    expect(questions[0]).toMatchObject({ n: 300, mean: 299 / 60 });
  });

  it("are numbers of the scale; what is off it is no answer, and is told", () => {
    const { answers, unread } = study([4, 99, "Very", "7,5", "perhaps"]);
    expect([...answers.get("q1")!]).toEqual([
      ["p0", 4],
      ["p2", 10],
      ["p3", 7.5],
    ]);
    expect(unread).toEqual([expect.stringContaining("2")]);
  });
});
