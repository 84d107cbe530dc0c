import { describe, expect, it } from "vitest";
import type { Robustness } from "../../../../functions/studies/sensitivity/schemas.ts";
import { contextOf } from "../../../../functions/reports/content/context.ts";
import { reliability } from "../../../../functions/reports/content/reliability.ts";
import { sampleReliability } from "../../../bin/study/sample-reliability.ts";
import { englishWordsIn, foreign } from "../../../support/english-words.ts";
import { blocksOf, notesOf, sourceOf } from "./sample-sources.ts";

const robustness: Robustness[] = [
  {
    variation: "wording",
    completed: true,
    varied: "…",
    personas: 2,
    questions: [
      {
        question_id: "purchase_intent",
        question: "How likely would you be to buy this, and why?",
        option: null,
        unvaried: 3.25,
        value: 4,
        shift: 0.75,
        shift_interval: [0.5, 1],
        rerun_shift: 0.1,
        moved: true,
      },
      {
        question_id: "q2",
        question: "…",
        option: "…",
        unvaried: 40,
        value: 30.5,
        shift: -9.5,
        shift_interval: null,
        rerun_shift: null,
        moved: false,
      },
    ],
    mean_absolute_shift: 0.141,
    mean_absolute_shift_interval: [0.062, 0.22],
    rerun_mean_absolute_shift: 0.031,
  },
  {
    variation: "model",
    completed: false,
    varied: null,
    personas: 0,
    questions: [],
    mean_absolute_shift: null,
    mean_absolute_shift_interval: null,
    rerun_mean_absolute_shift: null,
  },
];

const sourceIn = (language: string, found = robustness) =>
  sourceOf("concept_test", (source) => {
    source.simulation.language = language;
    source.reliability = {
      ...sampleReliability,
      components: null,
      interpretation: null,
      personas: [],
      robustness: found,
    };
  });
const sectionIn = (...of: Parameters<typeof sourceIn>) => reliability(contextOf(sourceIn(...of)))[0]!;
const tablesIn = (...of: Parameters<typeof sectionIn>) => blocksOf(sectionIn(...of), "table").map(({ table }) => table);

describe("what a report says of figures that moved when something was varied", () => {
  it("is how many and how far, beside runs that changed nothing", () => {
    const [overview] = tablesIn("en");
    expect(overview?.columns.map(({ label }) => label)).toEqual([
      "What was changed",
      "Figures moved beyond chance",
      "Average move, of the scale",
      "Between runs that change nothing",
    ]);
    expect(overview?.rows).toEqual([
      ["Questions in other words", "1 of 2", "14 % (6–22)", "3 %"],
      ["Another model", "not finished", "", ""],
    ]);
  });

  it("is that nothing can be told of people who are not independent of each other", () => {
    const [found] = robustness;
    const together = { ...found!, questions: [{ ...found!.questions[0]!, shift_interval: null, moved: false }] };
    expect(tablesIn("en", [together])[0]?.rows[0]?.[1]).toBe("unknown");
  });

  it("is what moved most, first what moved beyond chance", () => {
    expect(tablesIn("en")[1]?.rows).toEqual([
      ["Questions in other words", "Purchase intent", "3.25", "4.00", "+0.75 (+0.50 to +1.00)", "0.10"],
      ["Questions in other words", "… – …", "40 %", "31 %", expect.stringMatching(/^-10 /), ""],
    ]);
  });

  it("is every move, and whether it is beyond chance, where the section is read by itself", () => {
    const [first] = robustness;
    const questions = Array.from({ length: 5 }, () => first!.questions[0]!);
    const source = sourceIn("en", [{ ...first!, questions: [...questions, ...first!.questions] }]);
    const [, moves] = blocksOf(reliability(contextOf(source, { inFull: true }))[0]!, "table");
    expect(moves!.table.title).toBe("All moves");
    expect(moves!.table.rows.map((row) => row.at(-1))).toEqual([...["✓", "✓", "✓", "✓", "✓", "✓"], "unknown"]);
  });

  it.each(foreign)("is said in %s with the same figures", (language) => {
    const tables = tablesIn(language);
    const [moved] = tables[0]!.rows;
    expect(moved?.[1]?.match(/\d+/g)?.toSorted()).toEqual(["1", "2"]);
    const words = [
      ...tables.flatMap(({ title, columns, rows }) => [title, ...columns.map(({ label }) => label), ...rows.flat()]),
      ...notesOf(sectionIn(language)),
    ];
    expect(englishWordsIn(words.join("\n"), language)).toEqual([]);
  });
});
