import { describe, expect, it } from "vitest";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { findGrounds } from "../../../../functions/reports/writing/grounds.ts";
import { supportedWords } from "../../../../functions/reports/writing/support.ts";
import { EvidenceTracer } from "../../../../functions/reports/writing/trace-evidence.ts";
import { resultOf } from "../../../unit/studies/simulation/results.ts";
import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";
import { detectLanguage } from "../../../../functions/languages/language.ts";
import { occursIn, sentencesOf } from "../../../../functions/models/quotes.ts";
import type { ReportNarrative, ReportSlots } from "../../../../functions/studies/report/prompt.ts";
import { packLanguages } from "../../../../local/bedrock/phrases/pack.ts";
import { offlineEmbedder, readerOf } from "../../../support/readers.ts";
import { samples } from "./desk-samples.ts";
import { studyIn, written } from "./desk-study.ts";

const reader = readerOf(offlineEmbedder);

/** What the pipeline keeps of a report: what was said, and supports what it stands under. */
async function supported(slots: ReportSlots, narrative: ReportNarrative, language: string) {
  const results = slots.participants.map(({ participant, profile, statements: [reaction = "", ...answers] }) => {
    const isFan = profile.includes("Positive");
    const sentiment = isFan ? ("Positive" as const) : ("Negative" as const);
    const result = resultOf(participant, { sentiment, score: isFan ? 0.5 : -0.4, rating: isFan ? 4 : 2, reaction });
    return { ...result, answers: result.answers!.map((one, index) => ({ ...one, text: answers[index] ?? one.text })) };
  });
  const top_themes = [...new Set(slots.participants.flatMap(({ themes }) => themes))].map((theme) => {
    const persona_ids = slots.participants.filter(({ themes }) => themes.includes(theme)).map((one) => one.participant);
    return { theme, count: persona_ids.length, share: 50, share_interval: [9.5, 90.5], persona_ids };
  });
  const none = { concepts: null, survey: null, conjoint: null, focus_group: null, interview: null };
  const grounds = findGrounds(
    results,
    { top_themes },
    { ...none, concept_test: { questions: conceptFigures(results) } },
  );
  const sources = slots.participants.map(({ participant, statements }) => ({ persona_id: participant, statements }));
  return supportedWords(narrative, new EvidenceTracer(sources), { words: { reader, language }, grounds, results });
}
const types = ["concept_test", "survey", "conjoint", "focus_group", "idi_ai"] as const;

describe.each(packLanguages)("a report in %s", (language) => {
  it.each(types)("satisfies its schema, quotes word for word and never twice: %s", (type) => {
    const slots = studyIn(language, type);
    const { recommendations, disagreements = [] } = written(slots);
    const quotes = recommendations.flatMap(({ evidence }) => evidence);
    const all = [...quotes, ...disagreements.flatMap(({ positions }) => positions.flatMap(({ evidence }) => evidence))];
    for (const { participant, quote } of all) {
      const { statements } = slots.participants.find((one) => one.participant === participant)!;
      expect(statements.some((statement) => occursIn(quote, statement))).toBe(true);
    }
    expect(new Set(quotes.map(({ quote }) => quote)).size).toBe(quotes.length);
    expect(recommendations.length).toBeGreaterThanOrEqual(2);
    expect(recommendations.length).toBeLessThanOrEqual(4);
  });

  it.each(types)("sums up in 3 to 6 sentences of its own language, with given figures only: %s", (type) => {
    const slots = studyIn(language, type);
    const { summary, recommendations } = written(slots);
    const given = [...(JSON.stringify(slots.figures).match(/\d+(?:\.\d+)?/g) ?? []), "95"];
    for (const number of summary.match(/\d+(?:[.,]\d+)?/g) ?? [])
      expect([...given, "0", "1", "2", "3"]).toContain(number.replace(",", "."));
    expect(sentencesOf(summary).length).toBeGreaterThanOrEqual(3);
    expect(sentencesOf(summary).length).toBeLessThanOrEqual(6);
    expect(detectLanguage(summary)).toBe(language);
    for (const { rationale } of recommendations) expect(detectLanguage(rationale)).toBe(language);
  });

  it("rests each recommendation on what the figures name, and quotes those who hold it", () => {
    const slots = studyIn(language, "concept_test");
    const { theme } = samples[language];
    const { recommendations } = written(slots);
    const names = [theme.for, theme.against, "positive", "neutral", "negative", ...conceptItems] as string[];
    for (const { rests_on } of recommendations) for (const ground of rests_on) expect(names).toContain(ground);
    const price = recommendations.find(({ rests_on }) => rests_on.includes(theme.against));
    expect(price).toMatchObject({ speaks: "against" });
    expect(price!.evidence.every(({ participant }) => ["P1", "P2", "P3"].includes(participant))).toBe(true);
    const liked = recommendations.find(({ rests_on }) => rests_on.includes(theme.for));
    expect(liked).toMatchObject({ speaks: "for" });
  });

  it.each(["concept_test", "focus_group"] as const)(
    "loses nothing where the pipeline checks what was said and what it supports: %s",
    async (type) => {
      const slots = studyIn(language, type);
      const narrative = written(slots);
      const kept = await supported(slots, narrative, language);
      expect(kept).toMatchObject({ removed: 0, ungrounded: 0 });
      expect(kept.recommendations).toHaveLength(narrative.recommendations.length);
      expect(kept.disagreements).toHaveLength(narrative.disagreements?.length ?? 0);
    },
  );

  it("says of a reaction that is not beyond random neither good nor bad", () => {
    const random = written(studyIn(language, "concept_test")).summary;
    const figures = { ...(studyIn(language, "concept_test").figures as object), reception: "unfavourable" };
    expect(written(studyIn(language, "concept_test", { figures })).summary).not.toBe(random);
    expect(random).toMatch(/hasard|azar|acaso|無作為|random|zufällig/);
  });

  it("names what a group disagreed on, each side with words of its own people", () => {
    const { disagreements } = written(studyIn(language, "focus_group"));
    expect(disagreements!.length).toBeGreaterThan(0);
    for (const { positions } of disagreements!) {
      const [pro, con] = positions.map(({ evidence }) =>
        evidence.map(({ participant }) => Number(participant.slice(1))),
      );
      expect(pro!.every((number) => number > 3)).toBe(true);
      expect(con!.every((number) => number <= 3)).toBe(true);
    }
  });

  it("writes in the language of the participants where nothing was shown, and has an answer where nobody spoke", () => {
    expect(detectLanguage(written(studyIn(language, "survey", { stimulus: "" })).summary)).toBe(language);
    const silent = written(studyIn(language, "concept_test", { participants: [], figures: {} }));
    expect(silent.recommendations).toHaveLength(1);
  });
});
