import { describe, expect, it } from "vitest";
import { designWeights, noWeights } from "../../../../functions/domain/simulation/design-weights.ts";
import { opinionFigures } from "../../../../functions/domain/simulation/opinion-figures.ts";
import { nonAnswersIn } from "../../../../functions/domain/simulation/non-answers.ts";
import { inOtherLanguage } from "../../../../functions/domain/simulation/other-language.ts";
import { WITHOUT_INTERVAL, qualityNotes } from "../../../../functions/domain/simulation/quality-notes.ts";
import { INTERVALS_MEAN } from "../../../../functions/domain/statistics/intervals-mean.ts";
import { receptionOf } from "../../../../functions/domain/simulation/reception.ts";
import { qualityFlags } from "../../../../functions/domain/simulation/results.ts";
import { answerOf, resultOf } from "./results.ts";

const reaction = (positive: number, negative: number, of = positive + negative) =>
  receptionOf(
    opinionFigures(
      Array.from({ length: of }, (_, index) =>
        index < positive
          ? resultOf(`p${index}`, { sentiment: "Positive", score: 0.4, rating: 4 })
          : index < positive + negative
            ? resultOf(`p${index}`, { sentiment: "Negative", score: -0.4, rating: 2 })
            : resultOf(`p${index}`, { sentiment: "Neutral", score: 0, rating: 3 }),
      ),
      [],
    ),
  );

describe("the verdict on a reaction", () => {
  // Wilson's interval of 4 of 5 begins at 37.6 %, of 5 of 5 at 56.6 %; random answering gives 40 % positive.
  it("is favourable only where the interval lies above random answering", () => {
    expect(reaction(4, 1)).toMatchObject({ verdict: "not_beyond_random" });
    expect(reaction(5, 0)).toEqual({ verdict: "favourable", note: null });
    expect(reaction(7, 3).verdict).toBe("not_beyond_random");
    expect(reaction(8, 2).verdict).toBe("favourable");
  });

  it("is unfavourable by the same rule", () => {
    expect(reaction(1, 4).verdict).toBe("not_beyond_random");
    expect(reaction(1, 9)).toEqual({ verdict: "unfavourable", note: null });
  });

  it("is never one on a single persona, and says with figures why there is none", () => {
    expect(reaction(1, 0).note).toBe(
      "The reaction as a whole is not beyond random answering, which gives 40 % positive and as many " +
        "negative reactions: here 100 % (20.7 to 100) and 0 % (0 to 79.3). " +
        "It cannot be called good or bad.",
    );
  });
});

describe("quality notes", () => {
  const facts = {
    flags: [],
    weighting: null,
    reception: { verdict: "favourable", note: null },
    removedVerdicts: 0,
    withoutInterval: false,
    straightLiners: 0,
    nonAnswers: { said: 0, of: 30 },
    otherLanguage: { said: 0, of: 30 },
    ungrounded: 0,
    mixedMethods: [],
    themesByWords: false,
    personas: 30,
  } as const;

  it("say of every report what its intervals mean, however many personas took part", () => {
    expect(qualityNotes(facts)[0]).toBe(INTERVALS_MEAN);
    expect(INTERVALS_MEAN).toMatch(/this generator.*leave out the model's own error, however many personas/);
  });

  it("put every flag into words, and why an interval is missing", () => {
    const notes = qualityNotes({ ...facts, flags: ["library_selected", "few_personas"], withoutInterval: true });
    expect(notes).toEqual(
      expect.arrayContaining([qualityFlags.library_selected, qualityFlags.few_personas, WITHOUT_INTERVAL]),
    );
  });

  it("disclose the quotas and what was done about them", () => {
    const { weighting } = designWeights(
      new Map(
        (["sceptic", "pragmatist", "pragmatist", "enthusiast"] as const).map((attitude, index) => [
          `${index}`,
          { attitude },
        ]),
      ),
    );
    expect(qualityNotes({ ...facts, weighting })).toContain(
      "By quota 1 sceptic, 2 pragmatists and 1 enthusiast took part; shares and means are weighted to " +
        "16 %, 68 % and 16 % of the population, which leaves the worth of 3.5 personas.",
    );
    const pair = designWeights(
      new Map([
        ["a", { attitude: "sceptic" as const }],
        ["b", { attitude: "enthusiast" as const }],
      ]),
    );
    expect(qualityNotes({ ...facts, weighting: pair.weighting }).join(" ")).toContain("Nobody stands for pragmatists");
    expect(qualityNotes({ ...facts, weighting: noWeights.weighting }).join(" ")).toContain("not weighted");
  });

  it("count straight-liners", () => {
    expect(qualityNotes({ ...facts, straightLiners: 2, personas: 5 }).join(" ")).toContain("2 of 5 personas");
  });

  it("say how many answers say nothing, as those are rated and have a sentiment like any other", () => {
    const texts = ["I don't know.", "It is too dear for me.", "Weiß ich nicht"];
    const results = texts.map((text, index) => {
      const result = resultOf(`p${index}`, { sentiment: "Neutral", score: 0, rating: 3 });
      return { ...result, answers: (result.answers ?? []).slice(0, 1).map((answer) => ({ ...answer, text })) };
    });
    expect(nonAnswersIn(results)).toEqual({ said: 2, of: 3 });
    const fact = answerOf("q1", { kind: "open_ended", text: "-", answered_from: "profile" });
    expect(nonAnswersIn([resultOf("p", { sentiment: "Neutral", score: 0, rating: 3, answers: [fact] })]).of).toBe(0);
    expect(
      nonAnswersIn([resultOf("p", { sentiment: "Neutral", score: 0, rating: 3, answers: null, reaction: "?" })]),
    ).toEqual({ said: 1, of: 1 });
    expect(qualityNotes({ ...facts, nonAnswers: { said: 2, of: 3 } }).join(" ")).toContain(
      "2 of 3 answers say nothing",
    );
    expect(qualityNotes(facts).join(" ")).not.toContain("say nothing");
  });

  it("say how many answers are in another language than the study's, but for what repeats its stimulus", () => {
    const stimulus = "Would you pay two euros for a litre of oat milk, and why would you do that?";
    const texts = ["Das ist mir viel zu teuer.", "I would not buy this, because it is too dear for me.", stimulus];
    const counted = inOtherLanguage(texts, { language: "de-AT", prompt_question: stimulus });
    expect(counted).toEqual({ said: 1, of: 3 });
    expect(qualityNotes({ ...facts, otherLanguage: counted }).join(" ")).toContain("1 of 3 answers are in another");
    expect(qualityNotes(facts).join(" ")).not.toContain("another language");
  });
});
