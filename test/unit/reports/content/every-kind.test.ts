import { describe, expect, it } from "vitest";
import { conjoint } from "../../../../functions/reports/content/conjoint.ts";
import { focusGroup } from "../../../../functions/reports/content/focus-group.ts";
import { interviews } from "../../../../functions/reports/content/interviews.ts";
import { reliability } from "../../../../functions/reports/content/reliability.ts";
import { transcripts } from "../../../../functions/reports/content/transcripts.ts";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import type { Block, Quote, Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { conjointOutcome } from "../../../bin/study/sample-conjoint.ts";
import { sampleReliability } from "../../../bin/study/sample-reliability.ts";
import { focusGroupOutcome, interviewOutcome } from "../../../bin/study/sample-talks.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { partOf, reportOn } from "./studied.ts";

const studies = [
  ["focus group", focusGroupOutcome],
  ["interviews", interviewOutcome],
  ["conjoint study", conjointOutcome],
] as const;

const SAID_BY_CODE =
  /(_ids?|_by|_in|_at|^id|^kind|^role|^round|refused|flags|verdict|^reason|standard_errors|^status|_type)$/;

/** A copy in which nothing is said but what the report itself says. */
function mute(value: unknown, key = ""): unknown {
  if (typeof value === "string") return SAID_BY_CODE.test(key) ? value : "…";
  if (Array.isArray(value)) return value.map((part) => mute(part, key));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mute(part, name)]));
}

function speak(language: string) {
  return (source: ReportSource) => {
    source.results = mute(source.results) as ReportSource["results"];
    source.reliability = mute(sampleReliability) as ReportSource["reliability"];
    for (const persona of source.reliability!.personas) persona.reason = "…";
    source.simulation.language = language;
  };
}

const blocksIn = (sections: readonly Section[]): Block[] => sections.flatMap(({ blocks }) => blocks);

function quotesIn(sections: readonly Section[]): Quote[] {
  return blocksIn(sections).flatMap((block) => {
    if (block.kind === "quotes") return block.quotes;
    if (block.kind === "findings") return block.findings.flatMap(({ quotes }) => quotes);
    return block.kind === "people" ? block.people.flatMap(({ quote }) => (quote ? [quote] : [])) : [];
  });
}

const KEYS = new Set(["kind", "tone", "mood", "cells", "unit", "id", "personaId", "utterance", "language"]);
const textsIn = (value: unknown, key = ""): string[] => {
  if (typeof value === "string") return KEYS.has(key) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
  return value === null || typeof value !== "object"
    ? []
    : Object.entries(value).flatMap(([name, part]) => textsIn(part, name));
};

describe.each(studies)("the report of a study: %s", (_, outcome) => {
  const checked = (source: ReportSource) => void (source.reliability = sampleReliability);
  const parts = [conjoint, focusGroup, interviews, reliability, transcripts];
  const own = (change: (source: ReportSource) => void) => parts.flatMap((part) => partOf(part, outcome, change));
  const { sections } = reportOn(outcome, checked);

  it.each(foreign)("has no English words in %s", (language) => {
    const words = textsIn(own(speak(language))).join("\n");
    expect(words).toContain("…");
    expect(englishWordsIn(words, language)).toEqual([]);
  });

  it("has ids of sections that are unique and fit an address", () => {
    const ids = sections.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it("leads every quote to words that stand in it, once", () => {
    const places = blocksIn(sections).flatMap((block) => (block.kind === "messages" ? block.messages : []));
    const ids = places.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const quoted = quotesIn(sections).flatMap(({ utterance }) =>
      utterance?.startsWith("message-") ? [utterance] : [],
    );
    for (const utterance of quoted) expect(ids).toContain(utterance);
    if (outcome === focusGroupOutcome) expect(quoted.length).toBeGreaterThan(0);
  });

  it("has a title, a sentence for whoever cannot see it, and a table of every chart", () => {
    const charts = blocksIn(own(checked)).flatMap((block) => (block.kind === "chart" ? [block.chart] : []));
    expect(charts.length).toBeGreaterThan(0);
    for (const chart of charts) {
      expect(chart.title).not.toBe("");
      expect(chart.alternative).toMatch(/\d.*\.$/);
      const { columns, rows } = chartTable(chart, "en");
      for (const cells of rows) expect(cells).toHaveLength(columns.length);
    }
  });

  it("says nothing that is no text", () => {
    expect(textsIn(own(checked)).join("\n")).not.toMatch(/undefined|NaN|\bnull\b|Infinity|\[object/);
  });
});
