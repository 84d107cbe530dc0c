import type { Block, Chart, Person, Quote, Report, Utterance } from "../../../../functions/reports/content/report.ts";

const none = { title: "", alternative: "", note: null };

/** A chart of each kind. */
export const charts: Record<Chart["kind"], Chart> = {
  bars: {
    ...none,
    kind: "bars",
    title: "What came up",
    alternative: "Price was brought up by half of the people, taste by a fifth.",
    note: "n = 12; the paler part is the 95 % interval.",
    rows: [
      { label: "Price", share: 50, interval: [25, 75], mood: "bad", note: null },
      { label: "Taste", share: 20.5, interval: [5, 45], mood: "good", note: "named last" },
      { label: "Nothing", share: 0, interval: null, mood: null, note: null },
    ],
  },
  points: {
    ...none,
    kind: "points",
    title: "What each level is worth",
    alternative: "A low price draws people most.",
    domain: [-2, 2],
    ends: ["puts people off", "draws people"],
    reference: { value: 0, label: "no effect" },
    rows: [
      { label: "2.50 €", group: "Price", value: 1.25, interval: [0.75, 1.75], note: null },
      { label: "4.00 €", group: "Price", value: -1.25, interval: [-1.75, -0.75], note: null },
      { label: "Glass", group: "Bottle", value: 0.1, interval: null, note: null },
    ],
    decimals: 2,
    unit: "",
  },
  stack: {
    ...none,
    kind: "stack",
    title: "Would the personas buy it?",
    alternative: "Most are undecided.",
    points: ["1 definitely not", "2", "3 undecided", "4", "5 definitely"],
    rows: [
      { label: "How likely are you to buy this?", shares: [10, 20, 40, 20, 10] },
      { label: "Is it new to you?", shares: [0, 0, 0, 0, 100] },
    ],
  },
  lines: {
    ...none,
    kind: "lines",
    title: "Demand at each price",
    alternative: "Demand falls from 80 % to 20 %.",
    x: { label: "Price", unit: "€" },
    y: { label: "Would buy", unit: "%", domain: [0, 100] },
    lines: [
      {
        label: "Oat drink",
        points: [
          { x: 2, y: 80, interval: [60, 92] },
          { x: 3.5, y: 20, interval: [8, 40] },
        ],
      },
      { label: "Soy drink", points: [{ x: 2, y: 44, interval: null }] },
    ],
  },
  histogram: {
    ...none,
    kind: "histogram",
    title: "Days of fishing",
    alternative: "Most fished on fewer than ten days.",
    unit: "days",
    bins: [
      { from: 0, to: 10, share: 75, interval: [45, 91], note: "9 of 12" },
      { from: 10, to: 20, share: 25, interval: [9, 53], note: "3 of 12" },
    ],
    marks: [{ label: "Mean", value: 7.5, interval: [4.1, 10.9] }],
  },
  matrix: {
    ...none,
    kind: "matrix",
    title: "Which persona brought up what",
    alternative: "Anna brought up the price first.",
    columns: ["Anna Muster", "Ben Beispiel", "Carla Constanze Überlang-Doppelname von und zu"],
    rows: [
      { label: "Price", cells: ["first", "some", "none"], share: 66.7, interval: [20, 93] },
      { label: "Bottle", cells: ["none", "none", "some"], share: 33.3, interval: null },
    ],
    legend: { some: "spoke of it", first: "said it first" },
  },
  changes: {
    ...none,
    kind: "changes",
    title: "Before and after the discussion",
    alternative: "Anna moved towards the middle.",
    domain: [1, 5],
    ends: ["would not buy", "would buy"],
    legend: { before: "before", after: "after" },
    reference: { value: 3, label: "middle of the group" },
    rows: [
      { label: "Anna Muster", before: 1, after: 2.5, note: "towards" },
      { label: "Ben Beispiel", before: 4, after: 4, note: null },
    ],
    decimals: 1,
  },
};

export const quote: Quote = {
  text: "It costs too much for what it is.",
  personaId: "anna",
  personaName: "Anna Muster",
  utterance: "message-0193",
};
export const person: Person = {
  id: "anna",
  name: "Anna Muster",
  facts: ["34", "nurse", "Graz"],
  verdict: { label: "Positive +0.38", mood: "good" },
  words: "I like the bottle.\nThe price I like less.",
  quote,
};
export const message: Utterance = {
  id: "message-0193",
  speaker: "Anna Muster",
  personaId: "anna",
  text: "It costs too much for what it is. I would wait.",
  prompt: "What do you think of the price?",
};

/** A block of each kind. */
export const blocks: Record<Exclude<Block["kind"], "chart">, Block> = {
  paragraph: { kind: "paragraph", text: "Half of them would buy it.", tone: "plain" },
  subheading: { kind: "subheading", text: "In detail" },
  facts: { kind: "facts", rows: [{ label: "Audience", text: "Nurses in Styria" }] },
  cards: {
    kind: "cards",
    cards: [{ label: "Would the personas buy it?", value: "39 %", interval: "95 % interval 18–65", base: "n = 12" }],
  },
  notices: { kind: "notices", notices: ["Twelve people are few.", "Nobody is older than 60."] },
  table: {
    kind: "table",
    table: {
      title: "The best offer",
      columns: [
        { label: "Offer", numeric: false },
        { label: "Taken", numeric: true },
      ],
      rows: [
        ["Glass for 2.50 €", "61.0 %"],
        ["Carton for 2.50 €", "39.0 %"],
      ],
    },
  },
  quotes: { kind: "quotes", quotes: [quote, { ...quote, text: "Said nowhere.", utterance: null }] },
  findings: { kind: "findings", findings: [{ title: "Lower the price", text: "To 2.50 €.", quotes: [quote] }] },
  people: { kind: "people", people: [person, { ...person, id: "ben", name: "Ben", facts: [], verdict: null }] },
  messages: {
    kind: "messages",
    messages: [
      { id: "message-0192", speaker: "Moderator", personaId: null, text: "And the price?", prompt: null },
      message,
    ],
  },
};

/** A report of these blocks. */
export const reportOf = (sections: readonly Block[][], changed: Partial<Report> = {}): Report => ({
  language: "en-GB",
  spokenLanguage: "en-GB",
  title: "Oat drink in glass",
  subtitle: "Concept test with 12 synthetic consumers, 23 November 2026",
  answer: "Half of them would buy it (50.0 %, 95 % interval 25.0–75.0, n = 12).",
  sections: sections.map((blocks, index) => ({
    id: `section-${index}`,
    heading: `Section ${index + 1}`,
    blocks: [...blocks],
  })),
  ...changed,
});

/** Every block and every kind of chart. */
export const wholeReport = (changed: Partial<Report> = {}): Report =>
  reportOf(
    [
      [blocks.paragraph, { kind: "paragraph", text: "How to read it.", tone: "note" }, blocks.notices, blocks.facts],
      [
        { kind: "paragraph", text: "The main sentence.", tone: "strong" },
        ...Object.values(charts).map((chart): Block => ({ kind: "chart", chart })),
      ],
      [blocks.subheading, blocks.table, blocks.quotes, blocks.findings, blocks.people],
      [blocks.messages],
    ],
    changed,
  );
