import { describe, expect, it } from "vitest";
import { loopFigures } from "../../../../functions/findings/comparisons/loop-figures.ts";
import { normal, randomFrom } from "../../../../functions/statistics/random.ts";
import type { SurveyQuestion } from "../../../../functions/studies/survey/schemas.ts";
import { chosen, question, scaleOf, tabledPersona, tabledSurvey } from "./tabled.ts";

const ITEMS = ["Alva", "Brill", "Cora", "Dune", "Enso"];

/** A question in as many rounds. */
const inRounds = (rounds: number, own: Partial<SurveyQuestion>): SurveyQuestion[] =>
  ITEMS.slice(0, rounds).map((item, index) =>
    question(`q7@${index + 1}`, {
      ...{ text: `Would you buy ${item}?`, round: { question_id: "q7", number: index + 1, item } },
      ...own,
    }),
  );

const yesOrNo: Partial<SurveyQuestion> = { kind: "multiple_choice", options: ["Yes", "No"] };
/** A person who was asked these rounds. */
const asked = (id: string, answers: readonly string[], weight = 1) =>
  tabledPersona(
    id,
    Object.fromEntries(answers.map((answer, round) => [`q7@${round + 1}`, { selected_options: [answer] }])),
    { weight },
  );
const pooledOf = (...study: Parameters<typeof tabledSurvey>) => loopFigures(tabledSurvey(...study))[0]!;

describe("the figures of a question over all rounds of its loop", () => {
  it.each([
    [
      ["Would you drink tea instead of water?", "Would you drink coffee instead of water?"],
      "Would you drink … instead of water?",
    ],
    [
      ["On a scale from 1 to 10, how good is design 1?", "On a scale from 1 to 10, how good is design 2?"],
      "On a scale from 1 to 10, how good is design …?",
    ],
    [["お茶を飲みますか。", "水を飲みますか。"], "…を飲みますか。"],
  ])("are called by what its texts share: %s", (texts, expected) => {
    const rounds = inRounds(2, yesOrNo).map((one, index) => ({ ...one, text: texts[index]! }));
    expect(pooledOf(rounds, [asked("a", ["Yes", "No"])]).question).toBe(expected);
  });

  it("count each participant once, with the mean of the rounds that they answered", () => {
    const {
      question_id,
      question: text,
      rounds,
      not_pooled,
      rows,
    } = pooledOf(inRounds(3, yesOrNo), [
      asked("a", ["Yes", "Yes", "No"]),
      asked("b", ["No"]),
      asked("c", ["No", "Yes"]),
      asked("d", []),
    ]);
    expect([question_id, text, not_pooled]).toEqual(["q7", "Would you buy …?", null]);
    expect(rounds.map(({ question_id: id, item, answered }) => [id, item, answered])).toEqual([
      ["q7@1", "Alva", 3],
      ["q7@2", "Brill", 2],
      ["q7@3", "Cora", 1],
    ]);
    expect(rows.map(({ label, base, answers, value }) => [label, base, answers, value])).toEqual([
      ["Yes", 3, 6, 38.9],
      ["No", 3, 6, 61.1],
    ]);
  });

  it("weight participants as the study does", () => {
    const people = [asked("a", ["Yes", "Yes"], 1.5), asked("b", ["No", "No"], 0.5)];
    expect(pooledOf(inRounds(2, yesOrNo), people).rows[0]).toMatchObject({ value: 75, base: 2, effective_n: 1.6 });
  });

  it("are no surer of five equal answers of each person than of one", () => {
    const study = (rounds: number) =>
      pooledOf(
        inRounds(rounds, yesOrNo),
        Array.from({ length: 12 }, (_, index) =>
          asked(
            `p${index}`,
            Array.from({ length: rounds }, () => (index < 4 ? "Yes" : "No")),
          ),
        ),
      ).rows[0]!;
    const { answers, ...once } = study(1);
    expect(study(5)).toEqual({ ...once, answers: 5 * answers });
  });

  it("hold the truth in 95 of 100 studies of people who answer their rounds alike", () => {
    const random = randomFrom("rounds");
    const rated = inRounds(4, { kind: "likert", scale: scaleOf(11, 0) });
    const held = Array.from({ length: 400 }, () => {
      const people = Array.from({ length: 40 }, (_, index) => {
        const opinion = 5 + normal(random);
        const answers = rated.map(({ id }) => [id, chosen(Math.round(opinion + 0.5 * normal(random)), 11, 0)]);
        return tabledPersona(`p${index}`, Object.fromEntries(answers));
      });
      const [low, high] = pooledOf(rated, people).rows[0]!.interval!;
      return low! <= 5 && 5 <= high!;
    });
    // Three standard errors below 95 %; intervals over answers instead of people would hold it in 72 %.
    expect(held.filter(Boolean).length / held.length).toBeGreaterThan(0.917);
  });

  it("pool no rounds of different options, and no themes", () => {
    const offered = ITEMS.slice(0, 2).map((item, index) => ({
      ...inRounds(2, yesOrNo)[index]!,
      options: [`I buy ${item}`, "No"],
    }));
    expect(pooledOf(offered, [asked("a", ["I buy Alva", "No"])])).toMatchObject({
      not_pooled: "different_options",
      rows: [],
    });
    expect(pooledOf(inRounds(2, {}), [])).toMatchObject({ not_pooled: "open_answers", rows: [] });
  });

  it("leave out questions that are asked once, and have no value where nobody answered", () => {
    expect(loopFigures(tabledSurvey([question("q1", yesOrNo)], []))).toEqual([]);
    expect(pooledOf(inRounds(2, yesOrNo), []).rows[0]).toMatchObject({ base: 0, answers: 0, value: null });
  });
});
