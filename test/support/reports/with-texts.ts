import type { Report } from "../../../functions/reports/content/report.ts";

/** What code decides, and codes of currencies; all other strings of a report are texts. */
const DECIDED = new Set([
  "kind",
  "part",
  "tone",
  "mood",
  "id",
  "utterance",
  "personaId",
  "language",
  "spokenLanguage",
  "unit",
  "cells",
  "moods",
]);

/** A report with its texts changed, whoever they come from; ids, kinds and language stay. */
export function withTexts(report: Report, change: (text: string) => string): Report {
  const changed = (value: unknown): unknown => {
    if (typeof value === "string") return change(value);
    if (Array.isArray(value)) return value.map(changed);
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, DECIDED.has(key) ? inner : changed(inner)]),
    );
  };
  return changed(report) as Report;
}
