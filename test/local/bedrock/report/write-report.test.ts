import { describe, expect, it } from "vitest";
import { conceptItems } from "../../../../functions/domain/simulation/concept-battery.ts";
import { occursIn, sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { reportNarrativeSchema, reportPrompt, type ReportSlots } from "../../../../functions/prompts/report/prompt.ts";
import { writeReport } from "../../../../local/bedrock/consumer/report/write-report.ts";

const critic = (participant: string, name: string) => ({
  participant,
  profile: `${name}: Negative (-0.4)`,
  statements: [
    `${name} here, and €3.49 is far too expensive for a drink like that. I really don't like it.`,
    "Very unlikely, I would never buy this.",
    "Nothing new here, it's similar to what I know.",
    "I have no real need for it in my life.",
    "I believe what they say about it.",
    `Poor value for the money, says ${name}.`,
    "I don't like it at all, it's a bad idea.",
  ],
  themes: ["too expensive"],
});
const fan = (participant: string, name: string) => ({
  participant,
  profile: `${name}: Positive (0.5)`,
  statements: [
    `I love it and ${name} would drink it daily. Less sugar is something I look for, that's good.`,
    "Very likely, I would buy it at once.",
    "Quite new and clearly different to me.",
    "It's useful to me in the morning.",
    "I trust them on this.",
    "Good value for money, I think.",
    "I like it very much.",
  ],
  themes: ["less sugar"],
});
const means = (values: readonly number[]) =>
  Object.fromEntries(conceptItems.map((item, index) => [item, values[index]]));

const study = (critics: number, fans: number, slots: Partial<ReportSlots> = {}): ReportSlots => {
  const participants = [
    ...Array.from({ length: critics }, (_, index) => critic(`P${index + 1}`, `Ann${"a".repeat(index)} Ray`)),
    ...Array.from({ length: fans }, (_, index) => fan(`P${critics + index + 1}`, `Bo${"o".repeat(index)} Lee`)),
  ];
  const size = critics + fans;
  return {
    studyType: "concept_test",
    stimulus: "An oat drink with less sugar and the usual taste. It costs €3.49 per litre.",
    figures: {
      participants: size,
      sentiment_percent: {
        positive: Math.round((fans / size) * 1000) / 10,
        neutral: 0,
        negative: Math.round((critics / size) * 1000) / 10,
      },
      average_sentiment_score: -0.1,
      mean_ratings_1_to_5: means([2.31, 2.74, 2.66, 3.52, 2.12, 2.58]),
      themes: [
        ...(critics ? [{ theme: "too expensive", participants: critics }] : []),
        ...(fans ? [{ theme: "less sugar", participants: fans }] : []),
      ],
    },
    participants,
    ...slots,
  };
};
const written = (slots: ReportSlots) => reportNarrativeSchema.parse(writeReport(reportPrompt(slots).question));

const cases: readonly (readonly [string, ReportSlots])[] = [
  ["a divided group", study(4, 3)],
  ["one critic", study(1, 0)],
  ["fifty participants", study(20, 30)],
  ["no stimulus", study(2, 2, { stimulus: "" })],
  [
    "no themes",
    study(3, 1, { figures: { participants: 4, sentiment_percent: null, mean_ratings_1_to_5: {}, themes: [] } }),
  ],
  ["a study type without a battery", study(3, 2, { studyType: "focus_group", figures: { participants: 5 } })],
];

describe("the offline report", () => {
  it.each(cases)("quotes word for word and never twice: %s", (_, slots) => {
    const { recommendations } = written(slots);
    const evidence = recommendations.flatMap((recommendation) => recommendation.evidence);
    for (const { participant, quote } of evidence) {
      const { statements } = slots.participants.find((one) => one.participant === participant)!;
      expect(statements.some((statement) => occursIn(quote, statement))).toBe(true);
    }
    expect(new Set(evidence.map(({ quote }) => quote)).size).toBe(evidence.length);
    expect(recommendations.length).toBeGreaterThanOrEqual(2);
    expect(recommendations.length).toBeLessThanOrEqual(4);
  });

  it.each(cases)("sums up in 3 to 6 sentences with given figures and counts only: %s", (_, slots) => {
    const { summary } = written(slots);
    const counts = slots.participants.map((_, index) => String(index + 1));
    const given = JSON.stringify(slots.figures).match(/\d+(?:\.\d+)?/g) ?? [];
    for (const number of summary.match(/\d+(?:[.,]\d+)?/g) ?? []) expect([...counts, ...given]).toContain(number);
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3);
    expect(sentencesOf(summary).length).toBeLessThanOrEqual(6);
  });

  it("names counts, the best and the worst item", () => {
    const { summary } = written(study(4, 3));
    expect(summary).toContain("3 reacted positively and 4 negatively, nobody neutrally");
    expect(summary).toContain("believability does best (mean 3.52) and value for money worst (mean 2.12)");
  });

  it("answers a price complaint with a price test, with quotes about the price", () => {
    const price = written(study(4, 3)).recommendations.find(({ title }) => title.includes("lower price"));
    expect(price?.evidence.every(({ quote }) => /expensive|value/.test(quote))).toBe(true);
  });

  it("does not soften a concept that everybody refuses", () => {
    const { summary, recommendations } = written(study(5, 0));
    expect(summary).toContain("All 5 participants reacted negatively");
    expect(summary).not.toContain("well received");
    expect(recommendations[0]?.title).toBe("Do not take the concept further as it stands");
  });

  it("writes German for a German stimulus", () => {
    const { summary } = written(
      study(4, 3, { stimulus: "Ein Haferdrink mit weniger Zucker, der nicht teurer ist als die anderen." }),
    );
    expect(summary).toContain("Von 7 Befragten reagieren 3 positiv und 4 negativ, neutral niemand");
  });

  it("writes the same report for the same request", () => {
    expect(written(study(4, 3))).toEqual(written(study(4, 3)));
  });
});
