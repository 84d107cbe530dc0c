import { describe, expect, it } from "vitest";
import { chartTable } from "../../../../functions/reports/content/chart-table.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { Block, Chart } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { everyQuestion } from "../../../support/reports/every-question.ts";
import { sectionOf } from "./sample-sources.ts";

const changed = (change: (source: ReportSource) => void = () => {}, language = "en") => {
  const source = everyQuestion(language);
  change(source);
  return composeReport(source);
};
/** What stands below the heading of a question. */
function below(start: string, ...sample: Parameters<typeof changed>): Block[] {
  const { blocks } = sectionOf(changed(...sample), "survey");
  const from = blocks.findIndex((block) => block.kind === "subheading" && block.text.startsWith(start));
  const length = blocks.slice(from + 1).findIndex(({ kind }) => kind === "subheading");
  return blocks.slice(from + 1, length === -1 ? undefined : from + 1 + length);
}
const textsOf = (blocks: readonly Block[]) => blocks.flatMap((block) => (block.kind === "paragraph" ? block.text : []));
const chartIn = (blocks: readonly Block[], kind: Chart["kind"]) => {
  const charts = blocks.flatMap((block) => (block.kind === "chart" ? block.chart : []));
  return charts.find((chart) => chart.kind === kind);
};

describe("a question of a survey", () => {
  it("says who was asked, by which route, and how many answered", () => {
    expect(textsOf(below("1. "))[0]).toBe("Base: all personas, n = 12. Ends the questionnaire if “No”.");
    expect(textsOf(below("2. "))[0]).toBe("Base: n = 10 of 12 personas.");
    expect(textsOf(below("4. "))[0]).toBe(
      "Base: n = 5 of 12 personas. Asked if 3. Which kinds of fishing do you do? → “Boat fishing”.",
    );
    expect(textsOf(below("9. "))[0]).toBe(
      "Base: n = 6 of 12 personas. Answered: 4. Asked if 8. How likely is it that you would recommend StillWater to " +
        "a fishing buddy? → at most 6.",
    );
  });

  it("says that a block of a rotation was shown to some", () => {
    const blocks = below("2. ", ({ simulation }) => {
      simulation.survey_schema!.questions[1]!.block = "b1";
      simulation.survey_schema!.blocks.push({ id: "b1", shuffled: false, rotation: "r1" });
      simulation.survey_schema!.rotations.push({ id: "r1", shown: 1 });
    });
    expect(textsOf(blocks)[0]).toMatch(/In rotation: shown to some of the personas only\.$/);
  });

  it.each([
    ["en", "How many of [answer to 1]?"],
    ["ja", "How many of ［1の回答］?"],
  ])("names the question whose answer stands in it, in %s", (language, text) => {
    const piped = ({ results }: ReportSource) => (results.aggregate.survey!.questions[1]!.text = "How many of {{q1}}?");
    expect(sectionOf(changed(piped, language), "survey").blocks).toContainEqual(
      expect.objectContaining({ kind: "subheading", text: `2. ${text}` }),
    );
  });

  it.each([
    ["its values", ["1.49 EUR", "2.99 EUR"], "2. How many for [1.49 EUR / 2.99 EUR]?"],
    ["a dash where it is empty", ["1.49 EUR", ""], "2. How many for [1.49 EUR / –]?"],
    ["its name where they are long", ["a pack ".repeat(20), "another"], "2. How many for [offer]?"],
  ])("names a variable by %s", (_, values, text) => {
    const { blocks } = sectionOf(
      changed(({ simulation, results }) => {
        simulation.survey_schema!.variables = values.map((value) => ({ name: "offer", value, when: null }));
        results.aggregate.survey!.questions[1]!.text = "How many for {{offer}}?";
      }),
      "survey",
    );
    expect(blocks).toContainEqual(expect.objectContaining({ kind: "subheading", text }));
  });

  it("is numbered by its place where ids are none of the questionnaire's numbers", () => {
    const blocks = below("2. How many days", ({ simulation, results }) => {
      simulation.survey_schema!.questions[0]!.id = "S1";
      results.aggregate.survey!.questions[0]!.question_id = "S1";
    });
    expect(chartIn(blocks, "histogram")).toBeDefined();
  });
});

describe("numbers that were entered", () => {
  it("are shown as a histogram with mean, median and what lies far out", () => {
    const blocks = below("2. ");
    expect(chartIn(blocks, "histogram")).toMatchObject({
      unit: "days",
      marks: [
        { label: "Mean", value: 45.5, interval: [14.2, 103.9] },
        { label: "Median", value: 18.5, interval: [11, 29] },
      ],
    });
    expect(textsOf(blocks).slice(1)).toEqual([
      "Mean 45.5 days (95 % interval 14.2–103.9) · median 18.5 days (95 % interval 11.0–29.0) · SD 89.8 · quartiles " +
        "11 days and 26 days · lowest 8 days, highest 300 days",
      "Outliers, counted in every figure: 300 days (Persona 0). They lie more than three interquartile ranges " +
        "outside the quartiles.",
    ]);
  });

  it("stand with the sign of their currency where the language has it", () => {
    expect(textsOf(below("10. "))[1]).toMatch(/^Mean \$45\.5 /);
    expect(textsOf(below("10. ", undefined, "de"))[1]).toMatch(/^Mittel 45,5 \$ /);
  });
});

describe("the rows of a matrix", () => {
  it("are shown together, named by what differs", () => {
    const blocks = below("5. Please rate the following brands");
    expect(chartIn(blocks, "stack")).toMatchObject({
      points: ["1 poor", "2", "3", "4", "5 excellent"],
      rows: [{ label: "Shimano" }, { label: "Zebco" }, { label: "Penn" }],
    });
    expect(chartIn(blocks, "points")).toMatchObject({ domain: [1, 5], rows: [{ label: "Shimano", value: 3 }, {}, {}] });
  });

  it("are named without their full stops where a figure follows", () => {
    const blocks = below("5. Please rate the following brands", ({ results }) => {
      for (const row of results.aggregate.survey!.questions.filter(({ question_id }) => question_id.startsWith("q5_")))
        Object.assign(row, {
          text: `${row.text}.`,
          scale_direction: {
            ...{ as_written: { answered: 5, mean: 3 }, reversed: { answered: 5, mean: 3.5 } },
            ...{ difference: 0.5, difference_interval: [-1, 2] },
          },
        });
    });
    const said = textsOf(blocks).find((text) => text.startsWith("Half of the personas"));
    expect(said).toMatch(/as written: Shimano \+0\.50 \(95 % interval -1\.00 to \+2\.00\), Zebco \+0\.50/);
  });

  it("are no matrix on different scales", () => {
    const blocks = below("5.1. ", ({ results }) => {
      results.aggregate.survey!.questions[5]!.scale = { ...results.aggregate.survey!.questions[5]!.scale!, points: 4 };
    });
    expect(chartIn(blocks, "stack")).toBeUndefined();
  });
});

describe("rankings and allocations", () => {
  it("show mean ranks from the best, and who put each first", () => {
    const blocks = below("6. ");
    expect(chartIn(blocks, "points")).toMatchObject({
      domain: [1, 4],
      ends: ["first place", "last place"],
      rows: [
        { label: "Weight", value: 2, interval: [1.5, 2.5], note: "ranked by 7 of 10" },
        { label: "Price", value: 2.5 },
        { label: "Range", value: 3 },
        { label: "Quiet", value: 3.5, note: null },
      ],
    });
    expect(chartIn(blocks, "bars")).toMatchObject({
      rows: [{ label: "Weight", share: 30, note: "3 of 10" }, {}, {}, {}],
    });
  });

  it("write a mean of one digit with the decimals of its ends", () => {
    const blocks = below("7. ", ({ results }) => {
      const { options } = results.aggregate.survey!.questions.find(({ allocation }) => allocation)!.allocation!;
      Object.assign(options[0]!, { mean: 3.25, mean_interval: [1.5, 5] });
    });
    const [row] = chartTable(chartIn(blocks, "bars")!, "en").rows;
    expect(row?.slice(0, 3)).toEqual(["Rods", "3.25 points", "1.50–5.00"]);
  });

  it("show what was given of the total", () => {
    const chart = chartIn(below("7. "), "bars");
    expect(chart).toMatchObject({
      amounts: { most: 100, unit: "points" },
      rows: [{ label: "Rods", share: 50 }, {}, {}],
    });
    // Ends have as many decimals as the means.
    expect(chart!.alternative).toMatch(/^Highest is Rods with 50\.0 points \(95 % interval 42\.0–58\.0\)/);
    expect(chartTable(chart!, "en").rows[0]?.slice(0, 3)).toEqual(["Rods", "50.0 points", "42.0–58.0"]);
    expect(chart!.note).toMatch(/^Mean of what was given out of 100 points\. n = 10\. Where there is no interval/);
  });
});

describe("a recommendation from 0 to 10", () => {
  it("shows detractors, passives and promoters, the score, and what the direction of the scale did", () => {
    const blocks = below("8. ");
    expect(chartIn(blocks, "stack")).toMatchObject({
      moods: ["bad", "middling", "good"],
      rows: [{ shares: [50, 30, 20] }],
    });
    const texts = textsOf(blocks);
    expect(texts[1]).toMatch(
      /^NPS -30 \(95 % interval -68 to \+14\) · Detractors \(0–6\) 50 % \(95 % interval 30–70\)/,
    );
    expect(texts.at(-1)).toBe(
      "Half of the personas saw the scale from its other end. The 5 who saw it reversed have a mean of 4.80, the " +
        "other 5 a mean of 5.20; difference -0.40 (95 % interval -2.10 to +1.30).",
    );
  });
});

describe("the sample of a survey with a screener", () => {
  it("is shown before the answers", () => {
    const report = changed(({ results }) => {
      results.aggregate.survey!.sample.quota = null;
    });
    const { blocks } = sectionOf(report, "survey-sample");
    expect(blocks).toEqual([
      {
        kind: "facts",
        rows: [
          { label: "Started", text: "12" },
          { label: "Screened out", text: "2 (17 %) – 1. Do you own a fishing license?" },
          { label: "Completed", text: "10 (83 %)" },
        ],
      },
    ]);
  });

  it("says what came of quotas, and why completes are missing", () => {
    const { blocks } = sectionOf(changed(), "survey-sample");
    expect(blocks).toEqual([
      {
        kind: "facts",
        rows: [
          { label: "Started", text: "12" },
          { label: "Screened out", text: "2 (17 %) – 1. Do you own a fishing license?" },
          { label: "Replacements asked", text: "1" },
          { label: "Completed", text: "10 / 11 – no replacement was left" },
        ],
      },
      {
        kind: "table",
        table: {
          title: "Quota",
          columns: [
            { label: "Quota", numeric: false },
            { label: "Started", numeric: true },
            { label: "Screened out", numeric: true },
            { label: "Completed", numeric: false },
          ],
          rows: [
            ["Gender: Female", "6", "0", "6 / 6"],
            ["Gender: Male", "6", "2", "4 / 5 – no replacement was left"],
          ],
        },
      },
    ]);
  });

  it("is left out where nobody was screened out", () => {
    const { sections } = changed(({ results }) => {
      const sample = results.aggregate.survey!.sample;
      [sample.screened_out, sample.quota] = [[], null];
    });
    expect(sections.map(({ id }) => id)).not.toContain("survey-sample");
  });
});

it.each([
  [
    "q2",
    "“How many days did you fish in the last 12 months?”: the mean of 10 personas is 45.5 days (95 % interval " +
      "14.2–103.9).",
  ],
  [
    "q6",
    "“Rank what matters to you in a motor.”: “Weight” is placed best, with a mean rank of 2.00 (95 % interval " +
      "1.50–2.50, n = 10).",
  ],
  [
    "q7",
    "“Share out 100 points between these.”: most goes to “Rods”: 50.0 of 100 points on average (95 % interval " +
      "42.0–58.0, n = 10).",
  ],
])("answers a survey of %s alone in one sentence", (id, sentence) => {
  const { answer } = changed(({ results }) => {
    const survey = results.aggregate.survey!;
    survey.questions = survey.questions.filter(({ question_id }) => question_id === id);
  });
  expect(answer).toBe(sentence);
});

it("names quotas in the language of the report", () => {
  const { blocks } = sectionOf(changed(undefined, "de"), "survey-sample");
  const rows = blocks.flatMap((block) => (block.kind === "table" ? block.table.rows : []));
  expect(rows.map(([name]) => name)).toEqual(["Geschlecht: Weiblich", "Geschlecht: Männlich"]);
});

it.each(["de", "fr", "es", "pt", "ja"])("has all of it in %s", (language) => {
  expect(changed(undefined, language).sections.map(({ id }) => id)).toEqual(changed().sections.map(({ id }) => id));
});
