import { describe, expect, it } from "vitest";
import {
  exampleComparison,
  exampleCrosstab,
  exampleNorms,
} from "../../../../functions/findings/comparisons/example.ts";
import type { Crosstab, SimulationComparison } from "../../../../functions/findings/comparisons/schemas.ts";
import { comparison } from "../../../../functions/reports/content/comparison.ts";
import { writingIn } from "../../../../functions/reports/content/context.ts";
import { crosstab } from "../../../../functions/reports/content/crosstab.ts";
import { norms } from "../../../../functions/reports/content/norms.ts";
import type { Section } from "../../../../functions/reports/content/report.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { chartsOfKind } from "./parts.ts";
import { blocksOf, notesOf } from "./sample-sources.ts";

const tablesOf = (section: Section) => blocksOf(section, "table").map(({ table }) => table);
/** Every text of a section that is not of the study. */
const wordsOf = ({ heading, blocks }: Section, own: readonly string[]): string =>
  own.reduce((text, word) => text.replaceAll(word, ""), JSON.stringify([heading, blocks.map(textsIn)]));
const textsIn = (value: unknown): unknown[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? valuesIn(value).flatMap(textsIn) : [];
const KEYS = ["kind", "tone"];
const valuesIn = (value: object) =>
  Object.entries(value).flatMap(([key, each]) => (KEYS.includes(key) ? [] : [each as unknown]));

describe("a cross-tab", () => {
  const of = (change: (table: Crosstab) => void = () => {}, personas = 100, language = "en") => {
    const table = structuredClone(exampleCrosstab);
    change(table);
    return crosstab(writingIn(language, personas), table);
  };

  it("has every figure with its interval, the bases above them, and letters of what differs", () => {
    const section = of();
    expect(section.heading).toBe("Cross-tab by Gender");
    expect(tablesOf(section)).toMatchObject([
      {
        title: "How likely would you be to buy this, and why?",
        columns: [{ label: "" }, { label: "All" }, { label: "A Female" }, { label: "B Male" }],
        rows: [
          ["n", "100", "52", "48"],
          ["Mean", "3.62 (3.45–3.79)", "3.88 (3.65–4.11) B", "3.34 (3.11–3.57) A"],
          ["Top two box", "56.2 % (50.1–62.1)", "64.4 % (56.3–71.7) B", "47.3 % (39.0–55.8) A"],
        ],
      },
    ]);
    expect(notesOf(section).at(-1)).toBe(exampleCrosstab.notes.at(-1));
  });

  it("says by how much one experiment changes the effect of another, and what that means", () => {
    const section = of(({ questions }) => {
      questions[0]!.interactions = [
        {
          ...{ figure: "mean", label: null, first: "2.99 EUR", second: "Glass", difference: 0.6 },
          ...{ difference_interval: [-1.89, 3.09], p_value: 0.3, adjusted_p_value: 0.6 },
        },
      ];
    });
    expect(tablesOf(section)[1]).toMatchObject({
      title: "Interactions",
      rows: [["Mean: 2.99 EUR × Glass", "+0.60 (-1.89 to 3.09)", "0.600"]],
    });
    expect(notesOf(section).join(" ")).toContain("between an arm of the first experiment and its first arm");
  });

  it("prints shares of few people in whole percent", () =>
    expect(tablesOf(of(() => {}, 29))[0]!.rows[2]).toContain("64 % (56–72) B"));

  it("has the base of each row where they are not the same", () => {
    const [table] = tablesOf(of(({ questions }) => Object.assign(questions[0]!.rows[1]!.cells[0]!, { base: 51 })));
    expect(table!.rows.filter(([label]) => label === "n")).toEqual([
      ["n", "100", "52", "48"],
      ["n", "100", "51", "48"],
    ]);
  });

  it("marks figures of few answers, and says who is in no column and what has no figures", () => {
    const section = of((table) => {
      const [question] = table.questions;
      Object.assign(question!.rows[0]!.cells[0]!, { base: 0, value: null, interval: null });
      Object.assign(question!.rows[1]!.cells[0]!, { small_base: true });
      Object.assign(table, { without_column: 3, weighted: true });
      table.questions.push({ ...question!, question: "Why?", rows: [] });
    });
    expect(tablesOf(section)).toHaveLength(1);
    expect(tablesOf(section)[0]!.rows.map((row) => row[2])).toEqual(["0", "–", "52", "64.4 %† (56.3–71.7) B"]);
    expect(notesOf(section).slice(-4)).toEqual([
      "† fewer than 5 answers: read with care.",
      "In no column: 3 of 100.",
      "Figures are weighted, counts are not.",
      "Without figures: Why?",
    ]);
  });

  it("names its columns' question where they are no fact", () => {
    const by = { id: "q3", question: "How often?", overlapping: false };
    expect(of((table) => Object.assign(table, { by })).heading).toBe("Cross-tab by How often?");
  });
});

describe("studies beside each other", () => {
  const of = (change: (found: SimulationComparison) => void = () => {}, language = "en") => {
    const found = structuredClone(exampleComparison);
    change(found);
    return comparison(writingIn(language, 50), found);
  };

  it("are drawn on one axis, each with interval, base, what it differs from and how probably it is the best", () => {
    const section = of();
    expect(blocksOf(section, "facts")[0]!.rows).toEqual([
      { label: "A", text: `${exampleComparison.simulations[0]!.prompt_question} (n = 50)` },
      { label: "B", text: "In a can (n = 50)" },
    ]);
    const [chart] = chartsOfKind(section, "points");
    expect(chart).toMatchObject({
      title: "Mean",
      note: "Lines are 95 % intervals.",
      domain: [3, 3.9],
      decimals: 2,
      rows: [
        { value: 3.62, interval: [3.4, 3.84], note: "n = 50 · differs from B · best with 99.8 % (99.7–99.9)" },
        { label: "B In a can", note: "n = 50 · differs from A · best with 0.2 % (0.1–0.3)" },
      ],
    });
    expect(chart!.alternative).toMatch(/^Highest is A .* with 3\.62 \(95 % interval 3\.40–3\.84\), lowest B In a can/);
  });

  it("have all differences with intervals and both p values", () => {
    expect(tablesOf(of())).toMatchObject([
      { folded: true, rows: [["Mean", "A − B", "+0.31", "+0.09 to +0.53", "0.007", "0.007", "50"]] },
    ]);
    const tested = (change: object) =>
      tablesOf(of(({ questions }) => Object.assign(questions[0]!.rows[0]!.differences[0]!, change)))[0]!.rows[0]!;
    expect(tested({ p_value: 0.0004, adjusted_p_value: null, difference_interval: null }).slice(3, 6)).toEqual([
      "no interval",
      "below 0.001",
      "–",
    ]);
  });

  it("have shares on an axis of their own, named by their options", () => {
    const section = of(({ questions }) => {
      const [first] = questions[0]!.rows;
      questions[0]!.rows.push({ ...structuredClone(first!), figure: "top_two_box" });
    });
    const [, shares] = chartsOfKind(section, "points");
    expect(shares).toMatchObject({ title: "Share", domain: [0, 100], unit: "%", decimals: 1 });
    expect(shares!.rows.map(({ group }) => group)).toEqual(["Top two box", "Top two box"]);
  });

  it("say which figures rest on few answers, and what is not compared", () => {
    const section = of((found) => {
      Object.assign(found.questions[0]!.rows[0]!.simulations[0]!, { small_base: true, base: 4, interval: null });
      found.not_compared.push("“Why?” was asked by A alone.");
    });
    const [row] = chartsOfKind(section, "points")[0]!.rows;
    expect(row).toMatchObject({ interval: null });
    expect(row!.note).toMatch(/^n = 4 · fewer than 5 answers: read with care/);
    expect(blocksOf(section, "notices")[0]!.notices).toEqual(["“Why?” was asked by A alone."]);
  });
});

describe("a concept among those tested before", () => {
  it("has its rank with an interval, its own figure with its base, and median and quartiles of the others", () => {
    const section = norms(writingIn("en", 50), exampleNorms);
    expect(chartsOfKind(section, "points")[0]).toMatchObject({
      domain: [0, 100],
      rows: [{ label: "Purchase intent", group: "Mean", value: 78.6, interval: [50, 92.9], note: "n = 50; 14 others" }],
    });
    expect(tablesOf(section)[0]!.rows).toEqual([
      ["Purchase intent – Mean", "3.62", "50", "79 %", "50–93", "3.35", "3.10–3.55", "14"],
    ]);
    expect(notesOf(section)[0]).toMatch(/^Compared with 14 other concepts/);
  });

  it("says what is missing while there are too few others, and draws nothing", () => {
    const [figure] = exampleNorms.figures;
    const none = { percentile_rank: null, percentile_interval: null, median: null, quartiles: null };
    const missing = "7 of 10 other concepts: norms begin when 10 have been tested.";
    const few = { ...exampleNorms, ready: false, missing, figures: [{ ...figure!, ...none, concepts: 7 }] };
    const section = norms(writingIn("en", 50), few);
    expect(blocksOf(section, "notices")[0]!.notices).toEqual([missing]);
    expect(chartsOfKind(section, "points")).toEqual([]);
    expect(tablesOf(section)[0]!.rows[0]!.slice(1)).toEqual(["3.62", "50", "–", "–", "–", "–", "7"]);
  });
});

it.each(foreign)("says all of this in %s", (language) => {
  const writing = writingIn(language, 50);
  const { question } = exampleCrosstab.questions[0]!;
  const { simulations, notes } = exampleComparison;
  const own = [question, ...exampleCrosstab.notes, ...notes, simulations[0]!.prompt_question!];
  for (const section of [
    crosstab(writing, { ...exampleCrosstab, without_column: 3 }),
    comparison(writing, { ...exampleComparison, simulations: simulations.map((one) => ({ ...one, name: "X" })) }),
    norms(writing, exampleNorms),
  ])
    expect(englishWordsIn(wordsOf(section, own), language)).toEqual([]);
});
