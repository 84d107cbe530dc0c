import { describe, expect, it } from "vitest";
import { reportWordingOf } from "../../../../functions/languages/report-wording.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import { contextOf } from "../../../../functions/reports/content/context.ts";
import { quotesIn } from "../../../../functions/reports/content/quotes-in.ts";
import { composeReport, reportSteps } from "../../../../functions/reports/content/compose-report.ts";
import type { Chart, Report } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { simulationResultsSchema } from "../../../../functions/studies/simulation/results.ts";
import { surveySource } from "../../../support/survey-source.ts";
import { callsPeople } from "../../../support/calls-people.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import {
  blocksOf,
  chartsOf,
  reportOfSample,
  sampleKinds,
  sectionOf,
  sentimentBaseline,
  sourceOf,
} from "./sample-sources.ts";

const charts = ({ sections }: Report): Chart[] => sections.flatMap(chartsOf);
const placesIn = ({ sections }: Report): string[] =>
  sections.flatMap((section) => blocksOf(section, "messages").flatMap(({ messages }) => messages.map(({ id }) => id)));
const order = ({ sections }: Report): string[] => sections.map(({ id }) => id);

/** What a result has that nothing could be rated of. */
function emptied({ simulation, results }: ReportSource): void {
  simulation.model_ids = [];
  simulation.completed_at = null;
  results.completed_at = null;
  Object.assign(results.aggregate, {
    sentiment_distribution: null,
    sentiment_intervals: null,
    sentiment_counts: { positive: 0, neutral: 0, negative: 0 },
    average_sentiment_score: null,
    sentiment_method: null,
    top_themes: [],
    strategic_recommendations: [],
    summary: "",
    quality: { flags: [], notes: [] },
  });
  results.aggregate.concept_test?.questions.splice(0);
  for (const question of results.aggregate.survey?.questions ?? [])
    Object.assign(question, { answered: 0, rating: null, options: null, themes: null, rating_method: null });
  for (const result of results.persona_results)
    Object.assign(result, {
      sentiment: null,
      sentiment_score: null,
      sentiment_method: null,
      notable_quote: "",
      answers: null,
      purchase_intent: null,
    });
}

/** Every text of a study but what decides over figures, so that only what the report says itself has words. */
function muted(source: ReportSource): void {
  const mute = (value: unknown, key = ""): unknown => {
    const isCode = /(_ids?|_by|_in|_at|_from|^id|_method|^kind|^role|refused|measure|flags|sentiment|_errors)$/.test(
      key,
    );
    if (typeof value === "string") return isCode ? value : "…";
    if (Array.isArray(value)) return value.map((part) => mute(part, key));
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mute(part, name)]));
  };
  source.results.aggregate = mute(source.results.aggregate) as typeof source.results.aggregate;
  source.results.persona_results = mute(source.results.persona_results) as typeof source.results.persona_results;
  source.simulation.prompt_question = null;
  source.simulation.name = "…";
  source.simulation.persona_group_id = "…";
  source.people = [];
  source.audience = { name: "…", description: null };
}

const textsOf = (value: unknown, key = ""): string[] => {
  if (typeof value === "string")
    return ["kind", "part", "tone", "id", "mood", "personaId", "utterance"].includes(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => (typeof part === "string" ? [part] : textsOf(part)));
  if (value === null || typeof value !== "object") return [];
  return Object.entries(value).flatMap(([name, part]) => (name === "cells" ? [] : textsOf(part, name)));
};

/** Sections that are about real people as well. */
const COMPARED_WITH_PEOPLE = ["validity", "disclosure"];

describe.each(sampleKinds)("the report of a study: %s", (kind) => {
  it("is of results as the service answers them", () => {
    expect(simulationResultsSchema.safeParse(sourceOf(kind).results).error?.issues ?? []).toEqual([]);
  });

  it("has a place for every quote, and no place twice", () => {
    const report = reportOfSample(kind);
    const places = placesIn(report);
    expect(new Set(places).size).toBe(places.length);
    const quotes = quotesIn(report.sections);
    expect(quotes.length).toBeGreaterThan(2);
    for (const { utterance, text } of quotes) expect(places, text).toContain(utterance);
  });

  it("has ids for addresses, none twice", () => {
    const ids = [...order(reportOfSample(kind)), ...placesIn(reportOfSample(kind))];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it("gives every chart a sentence, a base and a table that says where there is no interval", () => {
    const report = reportOfSample(kind);
    expect(charts(report).length).toBeGreaterThan(0);
    for (const chart of charts(report)) {
      expect(chart.alternative, chart.title).toMatch(/\d.*\.$/);
      expect(chart.note, chart.title).not.toBeNull();
      const { columns, rows } = chartTable(chart, report.language);
      for (const row of rows) expect(row).toHaveLength(columns.length);
      for (const row of rows) for (const cell of row) expect(cell).not.toMatch(/NaN|undefined|null/);
    }
  });

  it("makes do with results that could not be rated", () => {
    const report = reportOfSample(kind, emptied);
    expect(order(report)).toEqual(expect.arrayContaining(["subject", "sentiment", "people", "method"]));
    expect(textsOf(report).join("\n")).not.toMatch(/undefined|NaN|null/);
  });

  const wordless = (language: string) =>
    sourceOf(kind, (source) => {
      muted(source);
      source.simulation.language = language;
      const question = wordingOf(language).say("questions.sentiment");
      source.results.aggregate.baselines = [{ ...sentimentBaseline, question }];
    });
  it.each(foreign)("says nothing in English where the study speaks %s", (language) => {
    const report = composeReport(wordless(language));
    const words = textsOf({ ...report, language: null })
      .concat(charts(report).flatMap((chart) => chartTable(chart, language).columns.map(({ label }) => label)))
      .join("\n");
    expect(englishWordsIn(words, language)).toEqual([]);
  });

  it.each(["en", "de"] as const)("calls nobody a person who is a persona, in %s", (language) => {
    const report = composeReport(wordless(language));
    const sections = report.sections.filter(({ id }) => !COMPARED_WITH_PEOPLE.includes(id));
    const kindOfStudy = reportWordingOf(language).say(`studies.${kind}`);
    const texts = textsOf({ ...report, sections, language: null })
      .map((text) => text.replace(wordingOf(language).say("notes.intervals"), ""))
      .filter((text) => text !== kindOfStudy);
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.flatMap((text) => callsPeople(text, language))).toEqual([]);
  });

  it.each(foreign)("says the same to readers of %s, whatever the study speaks", (language) => {
    // The sections on the method and on disclosure name the study's own language.
    const told = ({ spokenLanguage: _, sections, ...report }: Report) => ({
      ...report,
      sections: sections.filter(({ id }) => !["method", "disclosure"].includes(id)),
    });
    const translated = composeReport(wordless("en"), language);
    expect(told(translated)).toEqual(told(composeReport(wordless(language))));
    expect(translated.spokenLanguage).toBe("en");
  });
});

describe("a report", () => {
  it("tells its reader what is stored in the study's language, and not that it has no words of that", () => {
    const { say } = wordingOf("it");
    const notes = [
      say("notes.unworded_language", { language: "Italian" }),
      say("notes.straight_lining", { count: 2, personas: 3 }),
    ];
    const source = sourceOf("survey", ({ simulation, results }) => {
      simulation.language = "it";
      results.aggregate.quality.notes = notes;
    });
    const caveats = (language?: string) =>
      blocksOf(sectionOf(composeReport(source, language), "glance"), "notices")[0]!.notices;
    expect(caveats()).toEqual(notes);
    expect(caveats("de")).toEqual([wordingOf("de").say("notes.straight_lining", { count: 2, personas: 3 })]);
  });

  it("is made in steps, one at least for each question and each person, so that others get their turn", () => {
    const [people, questions] = [12, 4];
    const steps = [...reportSteps(surveySource({ personas: people, questions }))];
    // Of each person the card and what was said.
    expect(steps.length).toBeGreaterThan(questions + 2 * people);
  });

  it("is read in this order", () => {
    const named = reportOfSample("concept_test", ({ results }) => (results.aggregate.baselines = [sentimentBaseline]));
    expect(order(named).filter((id) => id !== "reliability")).toEqual([
      ...["glance", "subject", "sentiment", "concept", "themes", "people", "answers", "chance", "method", "disclosure"],
    ]);
    expect(order(reportOfSample("survey")).filter((id) => id !== "reliability")).toEqual([
      ...["glance", "subject", "sentiment", "survey", "themes", "people", "answers", "method", "disclosure"],
    ]);
  });

  it("is called after the study, or after its kind and people", () => {
    expect(reportOfSample("concept_test")).toMatchObject({
      title: "Concept test: Oat drink",
      subtitle: "Concept test with 2 synthetic consumers · Oat milk buyers · 20 November 2026",
    });
    expect(reportOfSample("concept_test", ({ simulation }) => (simulation.name = "Oats 3"))).toMatchObject({
      title: "Oats 3",
      subtitle: "Concept test with 2 synthetic consumers · Oat milk buyers · 20 November 2026",
    });
    const japanese = reportOfSample("concept_test", ({ simulation }) => (simulation.language = "ja"));
    expect(japanese.subtitle).toBe("コンセプトテスト：合成消費者2人 · Oat milk buyers · 2026年11月20日");
  });

  it("counts who took part in its title where a limit of cost let nobody through", () => {
    const report = reportOfSample("focus_group", ({ results }) => {
      results.aggregate.persona_count = 0;
    });
    expect(report.subtitle).toMatch(/^Focus group with 2 synthetic consumers · /);
  });

  it("says each caveat once: what intervals mean and how figures are weighted stands with the method", () => {
    // A checklist asks for what was said before, and has it again.
    const source = sourceOf("concept_test");
    const { service } = contextOf(source);
    const report = reportOfSample("concept_test", ({ results }) => {
      results.aggregate.quality.notes.unshift(service.say("notes.intervals"), service.say("notes.unweighted"));
    });
    const texts = textsOf({ ...report, sections: report.sections.filter(({ id }) => id !== "disclosure") });
    for (const key of ["notes.intervals", "notes.unweighted", "flags.few_personas"] as const)
      expect(texts.filter((text) => text === service.say(key))).toHaveLength(1);
  });
});
