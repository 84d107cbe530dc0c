import { describe, expect, it } from "vitest";
import { occursIn, sentencesOf } from "../../../../functions/domain/simulation/quotes.ts";
import { reportNarrativeSchema, reportPrompt, type ReportSlots } from "../../../../functions/prompts/report/prompt.ts";
import { writeReport } from "../../../../local/bedrock/consumer/report/write-report.ts";
import { holdGroup } from "../group/hold-group.ts";
import { group } from "../people.ts";

const topics = {
  en: "An oat drink with 3 g of protein per glass, without added sugar, at 4.49 EUR per litre.",
  de: "Ein Bio-Haferdrink in der Pfandflasche, 4,49 € pro Liter.",
};
const members = { en: group.slice(4, 10), de: group.slice(0, 6) };
const talk = { en: holdGroup(topics.en, members.en), de: holdGroup(topics.de, members.de) };
const leanings = ["Positive (0.5)", "Neutral (0.05)", "Negative (-0.4)"];

const own = {
  survey: {
    questions: [
      { question: "How appealing is it?", kind: "likert", mean: 4.82, scale: "1 to 7, not at all … very", top_two_box_percent: 33.3 },
      { question: "How fair is the price?", kind: "likert", mean: 2.11, scale: "1 to 5, unfair … fair", top_two_box_percent: 16.7 },
      { question: "Where would you buy it?", kind: "multiple_choice", options: [{ option: "Online", participants: 2 }, { option: "Supermarket", participants: 4 }] },
    ],
  },
  conjoint: {
    importances: [{ attribute: "Protein", percent: 34.7 }, { attribute: "Price", percent: 45.2 }],
    best_profile: ["1.49 EUR", "6 g protein"],
    part_worths: [{ attribute: "Price", levels: [{ level: "1.49 EUR", utility: 0.8 }, { level: "1.99 EUR", utility: -0.8 }] }],
    none_utility: null,
    willingness_to_pay: [{ level: "6 g protein", compared_with: "3 g protein", amount: 0.42, interval_95: [0.1, 0.8], currency: "EUR" }],
    holdout_hit_rate_percent: 66.7,
    flags: [],
  },
  focus_group: {
    conformity: { moved: 2, stood_apart: 3 },
    airtime: [{ participant: "P1", percent: 61.5 }, { participant: "P2", percent: 38.5 }],
    themes: [{ theme: "too expensive", participants: 3, first_said_by: "P2" }],
  },
  idi_ai: { coverage: [{ question: "What do you drink?", participants_covered: 6 }, { question: "What did you try last?", participants_covered: 2 }] },
  idi_manual: {},
}; // prettier-ignore

type Type = keyof typeof own;
const slotsOf = (studyType: Type, language: "en" | "de" = "en"): ReportSlots => ({
  studyType,
  stimulus: topics[language],
  figures: {
    participants: 6,
    sentiment_percent: { positive: 33.3, neutral: 33.3, negative: 33.4 },
    average_sentiment_score: 0.05,
    themes: [{ theme: "too expensive", participants: 3 }],
    ...own[studyType],
  },
  participants: members[language].map(({ full_name }, index) => ({
    participant: `P${index + 1}`,
    profile: `${full_name}: ${leanings[index % 3]}`,
    statements: talk[language].turns.filter(({ speaker }) => speaker === full_name).map(({ message }) => message),
    themes: index < 3 ? ["too expensive"] : [],
  })),
});
const written = (slots: ReportSlots) => {
  const prompt = reportPrompt(slots);
  return prompt.output.parse(writeReport(prompt.question));
};
const types = Object.keys(own) as Type[];

describe.each(["en", "de"] as const)("a report in %s", (language) => {
  it.each(types)("sums up in 3 to 6 sentences with no figure but those given: %s", (type) => {
    const slots = slotsOf(type, language);
    const { summary } = reportNarrativeSchema.parse(written(slots));
    const given = `${JSON.stringify(slots.figures)} 1 2 3 4 5 6`.match(/\d+(?:\.\d+)?/g) ?? [];
    for (const number of summary.match(/\d+(?:[.,]\d+)?/g) ?? []) expect(given).toContain(number.replace(",", "."));
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3);
    expect(sentencesOf(summary).length).toBeLessThanOrEqual(6);
  });

  it.each(types)("recommends with words that were said: %s", (type) => {
    const slots = slotsOf(type, language);
    const { recommendations } = written(slots);
    expect(recommendations.length).toBeGreaterThanOrEqual(2);
    for (const { participant, quote } of recommendations.flatMap(({ evidence }) => evidence)) {
      const { statements } = slots.participants.find((one) => one.participant === participant)!;
      expect(statements.some((statement) => occursIn(quote, statement))).toBe(true);
    }
  });

  it("names what a group disagreed on, with words of different people on each side", () => {
    const slots = slotsOf("focus_group", language);
    const { disagreements = [] } = written(slots);
    expect(disagreements.length).toBeGreaterThan(0);
    for (const { positions } of disagreements) {
      const people = positions.map(({ evidence }) => evidence.map(({ participant }) => participant));
      expect(people[0]!.filter((label) => people[1]!.includes(label))).toEqual([]);
      for (const { participant, quote } of positions.flatMap(({ evidence }) => evidence)) {
        const { statements } = slots.participants.find((one) => one.participant === participant)!;
        expect(statements.some((statement) => occursIn(quote, statement))).toBe(true);
      }
    }
  });
});

describe("a report", () => {
  it("tells a survey's highest and lowest rating and its clearest choice", () => {
    const { summary } = written(slotsOf("survey"));
    expect(summary).toContain(
      "“How appealing is it” comes out highest (mean 4.82 on a scale of 1 (not at all) to 7 (very))",
    );
    expect(summary).toContain("“How fair is the price” lowest (mean 2.11");
    expect(summary).toContain("4 of 6 participants chose “Supermarket”, 2 “Online”");
  });

  it("tells what a conjoint's choices turn on, its best profile and what a level is worth", () => {
    const { summary, recommendations } = written(slotsOf("conjoint"));
    expect(summary).toContain("“Price” (importance 45.2 %), and “Protein” decides least (34.7 %)");
    expect(summary).toContain("“6 g protein” is worth 0.42 EUR");
    expect(recommendations.some(({ title }) => title.includes("best profile"))).toBe(true);
  });

  it("tells how far a group's minds were moved and who spoke most", () => {
    const { summary } = written(slotsOf("focus_group"));
    expect(summary).toContain("Of the 3 who stood apart from the majority before the talk, 2 moved towards it");
    expect(summary).toContain(`${members.en[0]!.full_name} had the largest part of the talk (61.5 % of the words)`);
    expect(summary).toContain(`“too expensive” was first brought up by ${members.en[1]!.full_name}`);
  });

  it("tells what an interview's guide left open", () => {
    expect(written(slotsOf("idi_ai")).summary).toContain("“What did you try last” was answered by 2 of 6 participants");
  });

  it("has no disagreements where all say the same", () => {
    const slots = slotsOf("focus_group");
    const same = slots.participants.map((one) => ({ ...one, statements: ["It is far too expensive for me."] }));
    expect(written({ ...slots, participants: same }).disagreements).toEqual([]);
  });
});
