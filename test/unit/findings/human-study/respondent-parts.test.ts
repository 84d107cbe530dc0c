import { describe, expect, it } from "vitest";
import type { AskedQuestion } from "../../../../functions/findings/human-study/asked-questions.ts";
import { studyOfRespondents } from "../../../../functions/findings/human-study/respondents.ts";

const asked: AskedQuestion = {
  id: "liking",
  texts: ["How much do you like it?"],
  kind: "likert",
  scale: { points: 11, first_value: 0, low_label: null, high_label: null, labels: null },
  options: null,
  multiple: false,
  standard: true,
  fact: false,
};
const study = (people: number, answer: (person: number) => number, gender: (person: number) => string) => {
  const everybody = Array.from({ length: people }, (_, person) => `p${String(person).padStart(3, "0")}`);
  const answers = new Map(everybody.map((id, person) => [id, answer(person)]));
  const facts = new Map(
    everybody.map((id, person) => [id, { gender: gender(person), age: String(20 + (person % 3)) }]),
  );
  return studyOfRespondents([asked], new Map([["liking", answers]]), facts, "en").questions[0]!;
};
const parts = ({ subgroups }: ReturnType<typeof study>) => subgroups.map(({ value, n }) => [value, n]);

describe("the respondents of a group as a study", () => {
  it("are divided by what is known of them", () => {
    expect(
      parts(
        study(
          12,
          (person) => person % 5,
          (person) => (person % 2 ? "Male" : "Female"),
        ),
      ),
    ).toEqual([
      ["Female", 6],
      ["Male", 6],
      ["18–34", 12],
    ]);
  });

  it.each<[string, (person: number) => string]>([
    ["more genders than parts", (person) => `gender ${person}`],
    ["a formula", () => "=A1"],
    ["a text of somebody's own", () => "x".repeat(60)],
    ["nothing", () => ""],
  ])("are compared, if not by gender, where it is %s", (_, gender) => {
    const question = study(12, (person) => person % 5, gender);
    expect([question.n, parts(question)]).toEqual([12, [["18–34", 12]]]);
  });

  it("may each have an answer of their own", () => {
    expect(
      study(
        300,
        (person) => person / 31 + 0.001,
        () => "Male",
      ),
    ).toMatchObject({ n: 300 });
  });
});
