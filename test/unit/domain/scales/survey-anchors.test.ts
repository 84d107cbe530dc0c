import { describe, expect, it } from "vitest";
import { anchorsOf } from "../../../../functions/domain/scales/anchors.ts";
import { detectLanguage, type Language } from "../../../../functions/domain/scales/language.ts";
import { spreadDistribution } from "../../../../functions/domain/scales/spread-distribution.ts";
import { runsDownward, surveyAnchors, surveyRating } from "../../../../functions/domain/scales/survey-anchors.ts";
import { ratingDistribution } from "../../../../functions/domain/statistics/ssr.ts";
import type { SurveyScale } from "../../../../functions/domain/survey/schemas.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";

interface Asked {
  text: string;
  low: string | null;
  high: string | null;
  labels?: string[];
  points?: number;
  first?: number;
}
const asked = ({ text, low, high, labels, points = 5, first = 1 }: Asked): { text: string; scale: SurveyScale } => ({
  text,
  scale: { points, first_value: first, low_label: low, high_label: high, labels: labels ?? null },
});

const anchorsFor = (question: { text: string; scale: SurveyScale }, language: Language) =>
  surveyAnchors(question, anchorsOf(language)) ?? [];

/** The rating of an answer as a survey computes it. */
function rate(question: { text: string; scale: SurveyScale }, answer: string): number {
  const sets = anchorsFor(question, detectLanguage(answer)).map((set) => set.map((anchor) => embed(anchor, 512)));
  const distribution = ratingDistribution(embed(answer, 512), sets);
  return surveyRating(spreadDistribution(distribution, question.scale.points), question.scale);
}

describe("surveyAnchors", () => {
  const satisfied = asked({ text: "The app", low: "Very dissatisfied", high: "Very satisfied" });
  const reversed = asked({ text: "The app", low: "Very satisfied", high: "Very dissatisfied" });

  it("follows the order of the points of a scale that runs downwards", () => {
    expect(anchorsFor(reversed, "en")).toEqual(anchorsFor(satisfied, "en").map((set) => set.toReversed()));
    expect(runsDownward(reversed)).toBe(true);
    expect(runsDownward(satisfied)).toBe(false);
  });

  it("takes the language of the answers, not of the labels", () => {
    expect(anchorsFor(satisfied, "de")[0]?.[0]).toBe("Ich bin sehr unzufrieden damit.");
  });

  it("builds statements from labels that no family knows", () => {
    const sets = anchorsFor(asked({ text: "The design is", low: "Old-fashioned", high: "Modern" }), "en");
    expect(sets[0]?.[0]).toBe("Old-fashioned.");
    expect(sets[0]?.at(-1)).toBe("Modern.");
    for (const set of sets) expect(new Set(set).size).toBe(5);
  });

  it("takes a label per point where every point of an unknown scale has one", () => {
    const question = asked({
      text: "Brand X",
      low: null,
      high: null,
      labels: ["Too short", "Just right", "Too long"],
      points: 3,
    });
    expect(anchorsFor(question, "en")[0]).toEqual(["Too short.", "Just right.", "Too long."]);
  });

  it("grades what both labels name", () => {
    const sets = anchorsFor(asked({ text: "Data", low: "Not at all worried", high: "Extremely worried" }), "en");
    expect(sets[0]).toEqual([
      "Not at all worried.",
      "Slightly worried.",
      "Moderately worried.",
      "Very worried.",
      "Extremely worried.",
    ]);
    const down = anchorsFor(asked({ text: "Daten", low: "sehr besorgt", high: "gar nicht besorgt" }), "de");
    expect(down[0]?.[0]).toBe("Äußerst besorgt.");
  });

  it("keeps one known end apart from its opposite", () => {
    const [set = []] = anchorsFor(asked({ text: "The design is", low: null, high: "Modern" }), "en");
    expect(set.at(-1)).toBe("Modern.");
    expect(set[0]).toContain("opposite");
  });
});

describe("surveyRating", () => {
  it("counts from the scale's first number", () => {
    expect(surveyRating([0, 0, 1], { points: 3, first_value: -1 })).toBe(1);
    expect(surveyRating([0.5, 0.5], { points: 2, first_value: 0 })).toBe(0.5);
  });
});

describe("a distribution over other points than the scale's", () => {
  it("is refused, not misread", () => {
    expect(() => surveyRating([0, 0, 0, 0, 1], { points: 11, first_value: 0 })).toThrow(/carry it over/);
  });
});

describe("answers in words", () => {
  it.each([2, 3, 4, 5, 6, 7, 10, 11])("are rated in order on %i points", (points) => {
    const question = asked({ text: "How satisfied are you?", low: "Not at all", high: "Completely", points, first: 0 });
    const ratings = [
      "I am really unhappy with it.",
      "It could be better.",
      "I quite like how it works.",
      "I love it, it is perfect.",
    ].map((answer) => rate(question, answer));
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings[0]).toBeLessThan(0.35 * (points - 1));
    expect(ratings.at(-1)).toBeGreaterThan(0.65 * (points - 1));
  });

  it("give good school marks low numbers", () => {
    const labels = ["sehr gut", "gut", "befriedigend", "ausreichend", "mangelhaft", "ungenügend"];
    const marks = asked({ text: "Welche Note geben Sie dem Service?", low: null, high: null, labels, points: 6 });
    expect(rate(marks, "Der Service war hervorragend, ich bin begeistert.")).toBeLessThan(2.8);
    expect(rate(marks, "Das war furchtbar, eine Katastrophe.")).toBeGreaterThan(4.2);
  });

  it.each([
    [
      asked({ text: "The design is", low: "Old-fashioned", high: "Modern" }),
      ["It looks rather old-fashioned to me.", "Very modern."],
    ],
    [
      asked({ text: "Das Design wirkt", low: "altmodisch", high: "modern" }),
      ["Ziemlich altmodisch, finde ich.", "Das wirkt auf mich modern."],
    ],
    [
      asked({ text: "Your data", low: "Not at all worried", high: "Extremely worried" }),
      ["I am not worried at all.", "I am very worried about my data."],
    ],
    [
      asked({ text: "Ihre Daten", low: "gar nicht besorgt", high: "sehr besorgt" }),
      ["Da bin ich überhaupt nicht besorgt.", "Ich bin sehr besorgt."],
    ],
  ])("are rated by the labels alone where no family is known: %j", (question, [lower = "", higher = ""]) => {
    expect(rate(question, lower)).toBeLessThan(rate(question, higher) - 0.4);
  });
});
