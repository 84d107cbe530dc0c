/**
 * The content of a report, in the order in which it is read, before it becomes a page, a document or lines of a
 * terminal.
 * Every sentence, figure and order is decided here; a renderer only decides how it looks.
 *
 * Texts are plain: markup in a name, a quote or a theme is part of the text, and renderers escape it. Line breaks in
 * the texts of messages, reactions and answers are the speaker's own.
 */
export interface Report {
  /** Language of the report's own words (BCP 47): the study's, or the reader's. */
  language: string;
  /** Language of what people said (BCP 47): the study's. */
  spokenLanguage: string;
  /** The title of the study: its name, or its kind and how many took part. */
  title: string;
  /** Kind, people and date in one line. */
  subtitle: string;
  /** The answer in one sentence, with its uncertainty and base; null if there is no figure to give. */
  answer: string | null;
  sections: Section[];
}

export interface Section {
  /** Unique in the report, made of `a-z`, digits and hyphens; addresses of the page end in it. */
  id: string;
  heading: string;
  blocks: Block[];
  /** Set for sections that are not part of the report itself: what everybody said, or how the study was made. */
  part?: "answers" | "method";
}

/** Sections that can be read by themselves. */
export const singleSections = ["validity", "reliability", "concepts", "crosstab", "comparison", "norms"] as const;
export type SingleSection = (typeof singleSections)[number];

export type Block =
  | { kind: "paragraph"; text: string; tone: Tone }
  | { kind: "subheading"; text: string }
  | { kind: "facts"; rows: { label: string; text: string }[] }
  | { kind: "cards"; cards: Card[] }
  | { kind: "notices"; notices: string[]; folded?: string }
  | { kind: "chart"; chart: Chart }
  | { kind: "table"; table: FoldedTable }
  | { kind: "quotes"; quotes: Quote[] }
  | { kind: "findings"; findings: Finding[] }
  | { kind: "people"; people: Person[] }
  | { kind: "messages"; messages: Utterance[] };
export type BlockKind = Block["kind"];

/** A figure that is read before everything else, written in the report's language. */
export interface Card {
  label: string;
  value: string;
  /** `95 % interval 18–65`, or why there is none. */
  interval: string;
  /** The people or answers it counts. */
  base: string;
}

/** `note` explains how to read what is above it; `strong` is the main sentence of its section. */
export type Tone = "plain" | "note" | "strong";

/** A person's own words. */
export interface Quote {
  text: string;
  personaId: string;
  personaName: string;
  /** The {@link Utterance} it was taken from; null if it is in no part of the report. */
  utterance: string | null;
}

/** A recommendation, or a side of a disagreement, with the quotes that support it. */
export interface Finding {
  title: string;
  text: string;
  quotes: Quote[];
}

/** A person who took part. */
export interface Person {
  id: string;
  name: string;
  /** Age, occupation, place; empty for respondents without a persona. */
  facts: string[];
  /** The person's reaction in a word and a figure: `Positive +0.38`; null if nothing was rated. */
  verdict: { label: string; mood: Mood } | null;
  /** The reaction, and the person's other answers to the main question. */
  words: string;
  quote: Quote | null;
}

export type Mood = "good" | "middling" | "bad";

/** Something said: a message of a transcript, a reaction, or an answer to a question. */
export interface Utterance {
  /** Unique in the report, made of `a-z`, digits and hyphens; quotes link to it. */
  id: string;
  speaker: string;
  /** Null for moderators and interviewers. */
  personaId: string | null;
  text: string;
  /** The question it answers, if that is not a message itself; null otherwise. */
  prompt: string | null;
}

/** A table that may be long: if it is folded, a page shows it on request. */
export interface FoldedTable extends Table {
  folded?: boolean;
}

/** A table; `chart-table.ts` makes those of charts. */
export interface Table {
  title: string;
  columns: Column[];
  /** Cells parallel to `columns`, written in the report's language. */
  rows: string[][];
}
export interface Column {
  label: string;
  /** Whether the column contains figures, whose digits are aligned. */
  numeric: boolean;
}

interface ChartBase {
  /** Whether shares are printed in whole percent, as for fewer than 30 people. */
  whole?: boolean;
  title: string;
  /** Describes the chart in one or two sentences for readers who cannot see it. */
  alternative: string;
  /** The base and interval of the figures: `n = 12; lines are 95 % intervals`. Null if the text above says it. */
  note: string | null;
  /** The number of people that all of its figures count; absent if each figure has its own base. */
  base?: number;
}

/** Lower and upper end; null where there is no interval. */
export type Interval = readonly [number, number] | null;

/** A value that stands out on the axis of a chart, such as a mean or a price point. */
export interface Mark {
  label: string;
  value: number;
  interval: Interval;
}

/** Shares of 100 %, each with its interval: distributions, themes, option shares, conformity. */
export interface BarChart extends ChartBase {
  kind: "bars";
  /** If bars are not percentages: the value at the end of the axis, and the unit of `share`. */
  amounts?: { most: number; unit: string };
  /** If there are too few people for shares, the notes of the rows are written instead, without intervals. */
  counted?: true;
  /** If rows are the points of one scale, the highest first: the meaning of its lowest and highest point. */
  scale?: { ends: readonly [string, string] };
  rows: {
    label: string;
    share: number;
    interval: Interval;
    mood: Mood | null;
    note: string | null;
    /** How many people the share counts, and out of how many; absent if it counts something else. */
    heads?: { count: number; total: number };
  }[];
}
/** Values on a common axis with their intervals: means of scales, part-worths, sentiment, importances. */
export interface PointChart extends ChartBase {
  kind: "points";
  domain: readonly [number, number];
  /** Ends of the axis in words, lower and upper. */
  ends: readonly [string, string] | null;
  /** A line across all rows: zero, chance, the middle of a scale. */
  reference: { value: number; label: string } | null;
  /** `group` is written above the first of the rows that share it, such as an attribute above its levels. */
  rows: { label: string; group: string | null; value: number; interval: Interval; note: string | null }[];
  decimals: number;
  unit: "" | "%";
}
/** How answers spread over the points of scales; shares of a row sum to 100. */
export interface StackChart extends ChartBase {
  kind: "stack";
  /** Lowest point first. */
  points: string[];
  /** Parallel to `points`, if they are good or bad in themselves. */
  moods?: Mood[];
  rows: { label: string; shares: number[] }[];
}
/** Lines over a quantity, a price mostly, with the bands of their intervals. */
export interface LineChart extends ChartBase {
  kind: "lines";
  x: { label: string; unit: string };
  y: { label: string; unit: "" | "%"; domain: readonly [number, number] };
  lines: { label: string; points: { x: number; y: number; interval: Interval }[] }[];
  /** Places on the axis of `x`. */
  marks?: Mark[];
}
/** How numbers spread: shares of bins that touch each other, each up to its `to`, which only the last includes. */
export interface HistogramChart extends ChartBase {
  kind: "histogram";
  unit: string;
  bins: { from: number; to: number; share: number; interval: Interval; note: string | null }[];
  marks: Mark[];
}
/** A matrix of who brought up what: rows are themes, topics or questions, columns are people. */
export interface MatrixChart extends ChartBase {
  kind: "matrix";
  columns: string[];
  /**
   * Cells parallel to `columns`. `first` marks the person who was first, or what applies in full if `some` means in
   * part.
   */
  rows: {
    label: string;
    cells: ("none" | "some" | "first")[];
    share: number | null;
    interval: Interval;
    /** `7 of 12`, if there are too few people for a share. */
    counted?: string;
  }[];
  legend: { some: string; first: string | null };
}
/** From one value to another for each row, such as a view before and after a discussion. */
export interface ChangeChart extends ChartBase {
  kind: "changes";
  domain: readonly [number, number];
  ends: readonly [string, string];
  legend: { before: string; after: string };
  reference: { value: number; label: string } | null;
  rows: { label: string; before: number; after: number; note: string | null }[];
  decimals: number;
}
export type Chart = BarChart | PointChart | StackChart | LineChart | HistogramChart | MatrixChart | ChangeChart;
