import type {
  BarChart,
  Block,
  Chart,
  Finding,
  Person,
  Quote,
  Report,
  Section,
  Utterance,
} from "../../../functions/reports/content/report.ts";

const PEOPLE = ["Greta Lindqvist", "Tobias Krämer", "Amina Yıldız", "Jonas Weber", "مريم الحداد", "佐藤 美咲"];

export const bars: BarChart = {
  kind: "bars",
  title: "Would the personas buy it?",
  alternative: "Most would probably buy it: 43.3 % probably, 20.0 % definitely.",
  note: "n = 30; lines are 95 % intervals (Wilson).",
  rows: [
    { label: "5 definitely", share: 20, interval: [9.5, 37.3], mood: "good", note: null },
    { label: "4 probably", share: 43.3, interval: [27.4, 60.8], mood: "good", note: "13 of 30" },
    { label: "3 undecided", share: 23.3, interval: [11.8, 40.9], mood: "middling", note: null },
    { label: "2 probably not", share: 13.3, interval: [5.3, 29.7], mood: "bad", note: null },
    { label: "1 definitely not", share: 0, interval: [0, 11.4], mood: "bad", note: null },
    { label: "No answer that could be placed on the scale", share: 100, interval: null, mood: null, note: null },
  ],
};
const points: Chart = {
  kind: "points",
  title: "What each level is worth",
  alternative: "The lower price and the glass bottle draw people; the can puts them off.",
  note: "Utilities: the levels of an attribute add up to zero.",
  domain: [-1.5, 1.5],
  ends: ["puts people off", "draws people"],
  reference: { value: 0, label: "no effect" },
  rows: [
    { label: "€ 1.49", group: "Price", value: 0.84, interval: [0.51, 1.17], note: null },
    { label: "€ 1.99", group: null, value: 0.12, interval: [-0.2, 0.44], note: null },
    { label: "€ 2.79", group: null, value: -0.96, interval: [-1.62, -0.6], note: "beyond the axis" },
    { label: "Glass bottle", group: "Packaging", value: 0.31, interval: [0.02, 0.6], note: null },
    { label: "Can with a lid that can be closed again", group: null, value: -0.31, interval: null, note: null },
  ],
  decimals: 2,
  unit: "",
};
const stack: Chart = {
  kind: "stack",
  title: "How answers spread",
  alternative: "Answers on taste gather at 4 and 5, those on price at 2 and 3.",
  note: null,
  points: ["1 not at all", "2", "3", "4", "5 completely"],
  rows: [
    { label: "It would taste good to me", shares: [0, 3.3, 16.7, 46.7, 33.3] },
    {
      label: "It is worth its price, compared with what I usually drink at that time of day",
      shares: [10, 30, 40, 13.3, 6.7],
    },
    { label: "It is different from all others", shares: [100, 0, 0, 0, 0] },
  ],
};
const lines: Chart = {
  kind: "lines",
  title: "How many would take it at which price",
  alternative: "From € 1.49 to € 2.79 the share who would take it falls from 71 % to 24 %.",
  note: "Bands are 95 % intervals.",
  x: { label: "Price", unit: "EUR" },
  y: { label: "Would choose it", unit: "%", domain: [0, 100] },
  lines: [
    {
      label: "Glass bottle",
      points: [
        { x: 1.49, y: 71, interval: [58, 82] },
        { x: 1.99, y: 52, interval: [40, 64] },
        { x: 2.79, y: 24, interval: [14, 38] },
      ],
    },
    {
      label: "Can",
      points: [
        { x: 1.49, y: 55, interval: [42, 67] },
        { x: 1.99, y: 37, interval: null },
        { x: 2.79, y: 12, interval: [5, 24] },
      ],
    },
  ],
};
const curves: Chart = {
  kind: "lines",
  title: "To how many each price is cheap or expensive",
  alternative: "The curves cross at € 2.00.",
  note: "n = 30.",
  x: { label: "Price", unit: "€" },
  y: { label: "Share of personas", unit: "%", domain: [0, 100] },
  lines: ["Too cheap", "Cheap", "Expensive", "Too expensive"].map((label, line) => ({
    label,
    points: Array.from({ length: 16 }, (_, index) => ({
      x: 1 + index / 5,
      y: Math.min(100, Math.max(0, line < 2 ? 110 - 10 * (index - line) : 10 * (index - line) - 10)),
      interval: null,
    })),
  })),
  marks: [
    { label: "Point of marginal cheapness (PMC)", value: 1.6, interval: [1.4, 1.75] },
    { label: "Optimal price point (OPP)", value: 2.1, interval: [1.9, 2.25] },
    { label: "Indifference price point (IDP)", value: 2.2, interval: null },
  ],
};
const histogram: Chart = {
  kind: "histogram",
  title: "On how many days they fished",
  alternative: "Most fished on fewer than 50 days; mean 45.5 days.",
  note: "n = 30.",
  unit: "days",
  bins: [46.7, 30, 13.3, 0, 3.3, 6.7].map((share, index) => ({
    ...{ from: 10 * index, to: 10 * index + 10, share },
    interval: [share * 0.6, Math.min(100, share * 1.3 + 9)],
    note: index === 0 ? "14 of 30" : null,
  })),
  marks: [
    { label: "Mean", value: 14.2, interval: [9.8, 21] },
    { label: "Median", value: 11, interval: [8, 14] },
  ],
};
const promoters: Chart = {
  ...{
    kind: "stack",
    title: "Net Promoter Score (NPS)",
    alternative: "Detractors 50.0 %, promoters 20.0 %.",
    note: null,
  },
  points: ["Detractors (0–6)", "Passives (7–8)", "Promoters (9–10)"],
  moods: ["bad", "middling", "good"],
  rows: [{ label: "NPS -30", shares: [50, 30, 20] }],
};
const allocated: BarChart = {
  ...{ kind: "bars", title: "What they spend", alternative: "Most goes to rods.", note: "n = 30; of $400." },
  amounts: { most: 400, unit: "$" },
  rows: [
    { label: "Rods", share: 212.5, interval: [180, 240.2], mood: null, note: "29 of 30 gave it something" },
    { label: "Lures", share: 187.5, interval: [160, 219], mood: null, note: "28 of 30 gave it something" },
  ],
};
const matrix: Chart = {
  kind: "matrix",
  title: "What came up, and who said it first",
  alternative: "Price was brought up by five of six, Greta Lindqvist being the first.",
  note: null,
  columns: PEOPLE,
  rows: [
    { label: "Price", cells: ["first", "some", "some", "none", "some", "some"], share: 83.3, interval: [43.6, 97] },
    {
      label: "The bottle can be returned",
      cells: ["none", "none", "first", "some", "none", "none"],
      share: 33.3,
      interval: null,
    },
    { label: "Sugar", cells: ["none", "none", "none", "none", "none", "none"], share: null, interval: null },
  ],
  legend: { some: "spoke of it", first: "said it first" },
};
const changes: Chart = {
  kind: "changes",
  title: "Before and after the discussion",
  alternative: "Three of five moved towards the middle of the group.",
  note: "Private views on a scale from −1 to +1.",
  domain: [-1, 1],
  ends: ["negative", "positive"],
  legend: { before: "private view before", after: "after" },
  reference: { value: 0.2, label: "the middle of the group before" },
  rows: [
    { label: PEOPLE[0]!, before: 0.8, after: 0.35, note: "towards the middle" },
    { label: PEOPLE[1]!, before: -0.6, after: -0.6, note: null },
    { label: PEOPLE[4]!, before: -1, after: 1, note: null },
  ],
  decimals: 2,
};

/** A chart of each kind. */
export const charts: readonly Chart[] = [
  ...[bars, points, stack, lines, matrix, changes],
  ...[curves, histogram, promoters, allocated],
];

const utterances: Utterance[] = [
  { id: "message-1", speaker: "Moderator", personaId: null, text: "What came to your mind first?", prompt: null },
  {
    id: "message-2",
    speaker: PEOPLE[0]!,
    personaId: "p0",
    text: "The price, honestly.\nI would not pay more than two euros for a drink that I finish on the way to work.",
    prompt: null,
  },
  { id: "message-3", speaker: PEOPLE[4]!, personaId: "p4", text: "أحب الزجاجة، لكن السعر مرتفع قليلا.", prompt: null },
  {
    id: "answer-p5-0",
    speaker: PEOPLE[5]!,
    personaId: "p5",
    text: "瓶を返せるのがいいと思います。",
    prompt: "What do you like?",
  },
];
const quoted: Quote = {
  text: "I would not pay more than two euros for a drink that I finish on the way to work.",
  personaId: "p0",
  personaName: PEOPLE[0]!,
  utterance: "message-2",
};
const arabic: Quote = {
  text: "أحب الزجاجة، لكن السعر مرتفع قليلا.",
  personaId: "p4",
  personaName: PEOPLE[4]!,
  utterance: "message-3",
};
const nowhere: Quote = { text: "Said in passing.", personaId: "p1", personaName: PEOPLE[1]!, utterance: null };
const elsewhere: Quote = { ...nowhere, utterance: "message-that-was-left-out" };
const finding: Finding = {
  title: "Stay below two euros",
  text: "Nearly everybody named the price first, and the share who would take it halves above it.",
  quotes: [quoted, elsewhere],
};
const moods = ["good", "middling", "bad"] as const;
const people: Person[] = PEOPLE.map((name, index) => ({
  id: `p${index}`,
  name,
  facts: ["34", "Nurse", "Leipzig"],
  verdict: index === 3 ? null : { label: "Positive +0.38", mood: moods[index % 3]! },
  words: "I like the idea of a bottle that goes back.\nThe price makes me hesitate.",
  quote: index === 0 ? quoted : null,
}));

const section = (id: string, heading: string, blocks: Block[], part?: Section["part"]): Section => ({
  ...{ id, heading, blocks },
  ...(part === undefined ? {} : { part }),
});

/** A report with every kind of block and chart, and names in several scripts. */
export const everyKind: Report = {
  language: "en",
  spokenLanguage: "en",
  title: "Elderflower lemonade in a returnable bottle",
  subtitle: "Concept test with 30 synthetic consumers · 23 November 2026",
  answer: "63 of 100 would buy it (95 % interval 45 to 78, n = 30): liked by most, held back by its price.",
  sections: [
    section("summary", "Summary", [
      { kind: "paragraph", tone: "strong", text: "Taste and bottle convince, the price does not." },
      {
        kind: "paragraph",
        tone: "plain",
        text: "Thirty people from Germany aged 25 to 45 read the concept and said what they thought of it.",
      },
      { kind: "paragraph", tone: "note", text: "Percentages are weighted." },
      {
        kind: "notices",
        notices: ["No real person was asked.", "Few people took part: differences below 25 points may be chance."],
      },
      {
        kind: "facts",
        rows: [
          { label: "Audience", text: "Young professionals in cities" },
          { label: "Market", text: "Germany" },
        ],
      },
    ]),
    section(
      "charts",
      "What they think",
      charts.map((chart) => ({ kind: "chart", chart })),
    ),
    section("themes", "What came up", [
      { kind: "findings", findings: [finding] },
      { kind: "subheading", text: "Where they disagreed" },
      { kind: "findings", findings: [{ ...finding, title: "The can", text: "" }] },
      { kind: "quotes", quotes: [quoted, arabic, nowhere] },
      {
        kind: "table",
        table: {
          title: "How often",
          columns: [
            { label: "Theme", numeric: false },
            { label: "Share", numeric: true },
          ],
          rows: [
            ["Price", "83.3 %"],
            ["Sugar", "0.0 %"],
          ],
        },
      },
    ]),
    section("people", "Which personas took part", [{ kind: "people", people }], "answers"),
    section("transcript", "Word for word", [{ kind: "messages", messages: utterances }], "answers"),
  ],
};
