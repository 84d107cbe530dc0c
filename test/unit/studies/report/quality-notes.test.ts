import { describe, expect, it } from "vitest";
import { designWeights } from "../../../../functions/studies/weights/design-weights.ts";
import { opinionFigures } from "../../../../functions/studies/simulation/opinion-figures.ts";
import { nonAnswersIn } from "../../../../functions/studies/simulation/non-answers.ts";
import { inOtherLanguage } from "../../../../functions/studies/simulation/other-language.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { qualityNotes } from "../../../../functions/studies/report/quality-notes.ts";
import { receptionNote, judgeReception } from "../../../../functions/studies/simulation/reception.ts";
import { rakedTo } from "../../../support/raked.ts";
import { answerOf, resultOf } from "../simulation/results.ts";

const { say } = wordingOf("en");

const reactions = (positive: number, negative: number) =>
  opinionFigures(
    Array.from({ length: positive + negative }, (_, index) =>
      index < positive
        ? resultOf(`p${index}`, { sentiment: "Positive", score: 0.4, rating: 4 })
        : resultOf(`p${index}`, { sentiment: "Negative", score: -0.4, rating: 2 }),
    ),
    [],
  );
const verdict = (positive: number, negative: number) => judgeReception(reactions(positive, negative));
const note = (positive: number, negative: number, language = "en") =>
  receptionNote(reactions(positive, negative), wordingOf(language), positive + negative);

describe("the verdict on a reaction", () => {
  // Wilson's interval of 4 of 5 begins at 37.6 %, of 5 of 5 at 56.6 %; random answering gives 40 % positive.
  it("is favourable only where the interval lies above random answering", () => {
    expect(verdict(4, 1)).toBe("not_beyond_random");
    expect(verdict(5, 0)).toBe("favourable");
    expect(note(5, 0)).toEqual([]);
    expect(verdict(7, 3)).toBe("not_beyond_random");
    expect(verdict(8, 2)).toBe("favourable");
  });

  it("is unfavourable by the same rule", () => {
    expect(verdict(1, 4)).toBe("not_beyond_random");
    expect(verdict(1, 9)).toBe("unfavourable");
    expect(note(1, 9)).toEqual([]);
  });

  it("is never one on a single persona, and says with figures why there is none", () => {
    expect(note(1, 0)).toEqual([
      "The reaction as a whole is not beyond random answering, which gives 40 % positive and the same " +
        "share of negative reactions: here 100 % (21 to 100) and 0 % (0 to 79). " +
        "It cannot be called good or bad.",
    ]);
    expect(note(1, 0, "de")[0]).toContain("100\u00A0% (21 bis 100)");
  });
});

describe("quality notes", () => {
  const facts = {
    flags: [],
    weighting: null,
    reception: [],
    removedVerdicts: 0,
    withoutInterval: false,
    straightLiners: 0,
    nonAnswers: { said: 0, of: 30 },
    otherLanguage: { said: 0, of: 30 },
    ungrounded: 0,
    mixedMethods: [],
    notEstimated: [],
    cutShort: null,
    lost: { participants: [], of: 30 },
    themesBy: "vectors",
    personas: 30,
    language: "en",
  } as const;

  it("say of every report what its intervals mean, however many personas took part", () => {
    expect(qualityNotes(facts)[0]).toBe(say("notes.intervals"));
    expect(say("notes.intervals")).toMatch(/this generator.*leave out the model's own error, however many personas/);
  });

  it("put every flag into words, and why an interval is missing", () => {
    const notes = qualityNotes({ ...facts, flags: ["library_selected", "few_personas"], withoutInterval: true });
    expect(notes).toEqual(
      expect.arrayContaining([say("flags.library_selected"), say("flags.few_personas"), say("notes.without_interval")]),
    );
  });

  it("say that everybody counts alike where nobody asked for weights", () => {
    const { weighting } = designWeights(new Map([["p0", { attitude: "sceptic" }]]));
    expect(qualityNotes({ ...facts, weighting })).toContain(
      "Every persona has the same weight: the figures are not weighted.",
    );
  });

  it("disclose the weights of a study that was raked, and at what price", () => {
    const took = new Map(Array.from({ length: 4 }, (_, index) => [`p${index}`, {}]));
    const { weighting } = designWeights(took, rakedTo([0.5, 0.5, 1, 2]));
    const raked = "Raking weights the figures to margins of the population: weights 0.5 to 2, design effect 1.38.";
    expect(qualityNotes({ ...facts, weighting })).toContain(
      `Shares and means are weighted, which gives an effective sample of 2.9 personas. ${raked}`,
    );
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
      "2 of 3 answers have no content",
    );
    expect(qualityNotes(facts).join(" ")).not.toContain("have no content");
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
