import { describe, expect, it } from "vitest";
import { packLanguages, packOf } from "../../../../local/bedrock/phrases/pack.ts";
import { samples } from "./desk-samples.ts";
import { studyIn, written } from "./desk-study.ts";

const textOf = ({ summary, recommendations }: ReturnType<typeof written>) =>
  [summary, ...recommendations.flatMap(({ title, rationale }) => [title, rationale])].join("\n");

describe.each(packLanguages)("a report in %s", (language) => {
  const { theme, fan, critic, question } = samples[language];
  const { decimal } = packOf(language).desk.typography;
  const number = (value: number) => String(value).replace(".", decimal);
  const summaryOf = (type: Parameters<typeof studyIn>[1], figures: object) =>
    written(studyIn(language, type, { figures: { participants: 5, themes: [], ...figures } })).summary;

  it("tells a survey's highest and lowest rating on their own scales, its choices and what people spoke of", () => {
    const rated = summaryOf("survey", {
      questions: [
        { question: theme.for, mean: 4.82 },
        { question: theme.against, mean: 2.11 },
      ],
    });
    expect(rated.indexOf(theme.for)).toBeLessThan(rated.indexOf(theme.against));
    for (const mean of [4.82, 2.11]) expect(rated).toContain(number(mean));
    const scaled = summaryOf("survey", {
      questions: [
        { question: theme.for, mean: 4.82, scale: "0 to 10, not at all … very" },
        { question: theme.against, mean: 3.9, scale: "1 to 5, not at all … very" },
      ],
    });
    expect(scaled.indexOf(theme.against)).toBeLessThan(scaled.indexOf(theme.for));
    for (const mean of [`${number(3.9)} [1–5]`, `${number(4.82)} [0–10]`]) expect(scaled).toContain(mean);
    const options = [
      { option: theme.for, participants: 2 },
      { option: theme.against, participants: 3 },
    ];
    const chosen = summaryOf("survey", { questions: [{ question: theme.for, options }] });
    expect(chosen).toContain(theme.against);
    expect(chosen).toContain("3");
    // A screener was answered by more than took part.
    const screener = [{ option: theme.for, participants: 17 }, ...options];
    expect(summaryOf("survey", { questions: [{ question: theme.for, options: screener, answered: 22 }] })).toMatch(
      /17\D+22|22\D+17/u,
    );
    const open = { question, themes: [{ theme: theme.against, participants: 4 }] };
    expect(summaryOf("survey", { questions: [open] })).toContain(theme.against);
  });

  it("tells what a conjoint's choices turn on, its best profile and what a level is worth", () => {
    const interval_95 = [0.1, 0.8];
    const worth = { level: theme.for, compared_with: theme.against, amount: 0.42, interval_95, currency: "EUR" };
    const summary = summaryOf("conjoint", {
      importances: [
        { attribute: "Protein", percent: 34.7 },
        { attribute: "XL", percent: 45.2 },
      ],
      best_profile: ["6 g", "1.49 EUR"],
      willingness_to_pay: [worth],
    });
    for (const given of ["XL", number(45.2), "6 g", number(0.42), "EUR", number(0.8)]) expect(summary).toContain(given);
  });

  it("tells how far a group was moved, who spoke most, and what an interview's guide left open", () => {
    const group = written(studyIn(language, "focus_group")).summary;
    for (const given of ["Ann Ray1", number(41.2), "Ann Ray2", number(8.3)]) expect(group).toContain(given);
    const gap = summaryOf("idi_ai", { coverage: [{ question, participants_covered: 3 }] });
    expect(gap).toContain(question.replaceAll(/^¿|[ ?？]+$/g, ""));
    const covered = summaryOf("idi_ai", { coverage: [{ question, participants_covered: 5 }] });
    expect(covered).not.toContain(question.replaceAll(/^¿|[ ?？]+$/g, ""));
  });

  it("calls a difference that may be chance one", () => {
    const means = { mean_ratings_1_to_5: { uniqueness: 3.4, liking: 3.1 } };
    const apart = summaryOf("concept_test", { ...means, intervals: { uniqueness: [3.3, 3.5], liking: [3, 3.2] } });
    const near = summaryOf("concept_test", { ...means, intervals: { uniqueness: [3, 3.8], liking: [2.7, 3.5] } });
    expect(near).not.toBe(apart);
    for (const mean of [3.4, 3.1]) expect(near).toContain(number(mean));
  });

  it("quotes under a theme only what is about it", () => {
    const { recommendations } = written(studyIn(language, "survey"));
    const dear = recommendations.find(({ rests_on }) => rests_on.includes(theme.against));
    const quotes = dear!.evidence.map(({ quote }) => quote);
    expect(quotes.length).toBeGreaterThan(0);
    const [first, , , , , price] = critic;
    for (const quote of quotes) expect(`${first} ${price}`).toContain(quote);
  });

  it("does not soften a concept that everybody refuses, and has no disagreements where all say the same", () => {
    const { participants } = studyIn(language, "concept_test");
    const slots = { participants: participants.slice(0, 3) };
    const { recommendations } = written(studyIn(language, "concept_test", slots));
    expect(recommendations.map(({ speaks }) => speaks)).not.toContain("for");
    expect(recommendations[0]!.speaks).toBe("against");
    expect(written(studyIn(language, "focus_group", slots)).disagreements).toEqual([]);
    const fans = { participants: participants.slice(3) };
    expect(written(studyIn(language, "focus_group", fans)).disagreements).toEqual([]);
  });

  it("leaves out advice that nothing said bears on, but never all of it", () => {
    const slots = studyIn(language, "survey");
    const participants = slots.participants.map((one) => ({ ...one, statements: [fan[2]!] }));
    const { recommendations } = written({ ...slots, participants });
    expect(recommendations.length).toBeGreaterThan(0);
    expect(recommendations.every(({ rests_on }) => !rests_on.includes(theme.against))).toBe(true);
  });

  it("writes the same report for the same request", () => {
    expect(written(studyIn(language, "focus_group"))).toEqual(written(studyIn(language, "focus_group")));
  });
});

describe("a report on what people do", () => {
  it.each(["survey", "idi_ai", "idi_manual", "focus_group"] as const)(
    "speaks of no concept and no offer: %s",
    (type) => {
      for (const language of ["en", "de"] as const)
        expect(textOf(written(studyIn(language, type)))).not.toMatch(/\bconcept|\boffer|konzept|angebot/i);
    },
  );

  it("cuts long questions between words", () => {
    const question = `How often ${"do you really want something warm ".repeat(5)}?`;
    const figures = { participants: 5, questions: [{ question, mean: 3.1 }] };
    const { summary } = written(studyIn("en", "survey", { figures }));
    const shown = /“(How often[^”]*)…”/.exec(summary)?.[1] ?? "";
    expect(shown.length).toBeGreaterThan(40);
    expect(question.startsWith(`${shown} `)).toBe(true);
  });
});
