import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { readPairs } from "../../../../lab/evaluation/humans/read-pairs.ts";
import { validityInputOf } from "../../../../lab/evaluation/humans/study-input.ts";
import { measureValidity } from "../../../../functions/findings/validity/measure-validity.ts";
import { validitySchema, type QuestionValidity } from "../../../../functions/findings/validity/schemas.ts";
import { peopleWordingOf } from "../../../../functions/languages/people-wording.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { PointChart, Section } from "../../../../functions/reports/content/report.ts";
import { heldAgainstPeople, paired } from "../../../support/reports/held-against-people.ts";
import { blocksOf, chartsOf, notesOf, reportOfSample, sectionOf } from "./sample-sources.ts";

type Source = ReturnType<typeof heldAgainstPeople>;

/** The section of a study that was held against people, after a change. */
function held(change: (source: Source) => void = () => {}, language?: "en" | "de"): Section {
  const source = heldAgainstPeople(language);
  change(source);
  return sectionOf(composeReport(source), "validity");
}
const questionAt = ({ validity }: Source, index: number): QuestionValidity => validity!.questions[index]!;
const pointsOf = (section: Section, title: RegExp): PointChart => {
  const found = chartsOf(section).find((chart) => title.test(chart.title));
  if (found?.kind !== "points") throw new Error(`There is no chart ${title}`);
  return found;
};
const tableOf = (section: Section, title: string) =>
  blocksOf(section, "table").find(({ table }) => table.title === title)?.table;

describe("a study held against people", () => {
  it("is tested with what the service answers", () => {
    for (const language of ["en", "de"] as const)
      expect(validitySchema.safeParse(heldAgainstPeople(language).validity).error).toBeUndefined();
  });

  it("has no section where nobody asked people", () =>
    expect(reportOfSample("survey").sections.map(({ id }) => id)).not.toContain("validity"));

  it("stands before all figures of the study, and begins with the one sentence", () => {
    const ids = composeReport(heldAgainstPeople()).sections.map(({ id }) => id);
    expect(ids.indexOf("validity")).toBeLessThan(ids.indexOf("sentiment"));
    expect(held().blocks[0]).toEqual({
      kind: "paragraph",
      tone: "strong",
      text:
        "Asked directly, the model came nearer to the people than the personas did: 6.1 % against 9.8 % of the " +
        "range.",
    });
  });

  it("takes the place of the caveat that nobody asked people", () => {
    const caveat = wordingOf("en").say("flags.not_validated");
    const sectionsWith = (change: (source: Source) => void) => {
      const source = heldAgainstPeople();
      source.results.aggregate.quality.notes.push(caveat);
      source.results.aggregate.calibrated = null;
      change(source);
      return JSON.stringify(composeReport(source).sections);
    };
    expect(sectionsWith((source) => (source.validity = null))).toContain(caveat);
    const compared = sectionsWith(() => {});
    expect(compared).not.toContain(caveat);
    expect(compared).toContain("estimated once 6 other studies of people");
    expect(JSON.stringify(held())).not.toContain("estimated once");
  });

  it("draws whose answers are nearest, with intervals and the questions that they rest on", () => {
    const chart = pointsOf(held(), /How far/);
    expect(chart.rows.map(({ label, note }) => [label, note])).toEqual([
      ["Other half of the people", "2 questions"],
      ["Direct estimate", "2 questions"],
      ["Personas", "2 questions"],
      ["No persona", "1 question"],
      ["Random answering", "2 questions"],
    ]);
    expect(chart.rows[2]!.value).toBeCloseTo(9.8);
    expect(chart.alternative).toContain("Personas: 9.8 % (95 % interval 4.1–15.5).");
    expect(chart.alternative).toContain("No persona: 13.0 %.");
  });

  it("has no column for what is known of nobody", () => {
    const labels = (section: Section) => tableOf(section, "All questions together")!.columns.map(({ label }) => label);
    expect(labels(held())).toEqual(["Answers of", "Error in scale points", "KS similarity", "Spread ratio"]);
    const many = held(({ validity }) => Object.assign(validity!.overall[0]!, { attainment: 0.8 }));
    expect(labels(many)).toContain("Share of the ceiling");
  });

  it("draws people, personas and the direct estimate on the scale of the question", () => {
    const chart = pointsOf(held(), /^Means on/);
    expect(chart).toMatchObject({ domain: [1, 7], ends: ["1 (not at all)", "7 (very)"] });
    const [people, personas, direct] = chart.rows;
    expect(people).toMatchObject({ label: "People", value: 4.62, note: null });
    // 4.62 ± t(239) 1.96994 · 1.71 / √240
    expect(people!.interval!.map((end) => end.toFixed(4))).toEqual(["4.4026", "4.8374"]);
    const { rating } = heldAgainstPeople().results.aggregate.survey!.questions[0]!;
    expect(personas).toMatchObject({ label: "Personas", value: rating!.mean, interval: rating!.mean_interval });
    expect(direct).toMatchObject({ label: "Direct estimate", value: 4.9, interval: null });
    expect(chart.note).toBe("n = 240 people and 30 personas. Lines are 95 % intervals.");
    expect(chart.alternative).toBe(
      `The personas are furthest from people at 1. How satisfied are you with the oat drink you buy now?: ` +
        `people 4.62, personas ${rating!.mean.toFixed(2)}.`,
    );
  });

  it("rests intervals of weighted people on their effective sample", () => {
    const section = held((source) => {
      for (const { people } of source.validity!.questions) people.n_effective = 60;
    });
    // 4.62 ± t(59) 2.00100 · 1.71 / √60
    const [people] = pointsOf(section, /^Means on/).rows;
    expect(people!.interval!.map((end) => end.toFixed(4))).toEqual(["4.1783", "5.0617"]);
    // Wilson's of 28.2 of 60
    const [chosen] = pointsOf(section, /Where do you/).rows;
    expect(chosen!.interval!.map((end) => end.toFixed(1))).toEqual(["34.9", "59.4"]);
  });

  it("says the base of each row where questions have different ones", () => {
    const section = held((source) => {
      const first = questionAt(source, 0);
      source.validity!.questions.push({ ...first, people: { n: 99, mean: 4, sd: 1 } });
    });
    const { note, rows } = pointsOf(section, /^Means on/);
    expect(note).toBe("Lines are 95 % intervals.");
    expect(rows.map((row) => row.note)).toEqual(["n = 240", "n = 30", null, "n = 99", "n = 30", null]);
  });

  it("gives the personas no interval of another figure, and one person none at all", () => {
    const section = held((source) => {
      questionAt(source, 0).personas.mean! += 0.1;
      Object.assign(questionAt(source, 0).people, { n: 1, sd: null });
    });
    expect(pointsOf(section, /^Means on/).rows.map(({ interval }) => interval)).toEqual([null, null, null]);
  });

  it("sets shares side by side, option by option", () => {
    const { rows, domain, unit, note } = pointsOf(held(), /Where do you/);
    expect({ domain, unit, note }).toEqual({
      domain: [0, 100],
      unit: "%",
      note: "n = 236 people and 30 personas. Lines are 95 % intervals.",
    });
    expect(rows.slice(0, 3).map(({ label, group, value }) => [group, label, value])).toEqual([
      ["Supermarket", "People", 47],
      ["Supermarket", "Personas", 41.7],
      ["Supermarket", "Direct estimate", 50],
    ]);
    expect(rows[0]!.interval!.map((end) => end.toFixed(1))).toEqual(["40.7", "53.4"]);
    const { options } = heldAgainstPeople().results.aggregate.survey!.questions[1]!;
    expect(rows[1]!.interval).toEqual(options![0]!.share_interval);
    // The comparison has no persona at Other; the interval of the results is that of another share.
    expect(rows[13]).toMatchObject({ group: "Other", value: 0, interval: null });
  });

  it("lists the figures of fidelity, and what no persona answered", () => {
    const section = held();
    const [row] = tableOf(section, "How near the personas come to people")!.rows;
    expect(row!.slice(3)).toEqual(["0.65", "0.79", "0.09"]);
    expect(row![1]).toMatch(/^-0\.\d\d$/);
    expect(row![2]).toMatch(/^-1\.\d\d to -0\.\d\d$/);
    expect(tableOf(section, "Misplaced answers")!.rows).toEqual([
      ["2. Where do you usually buy it?", "8.8 %", "36.0 %", "5.0 %", "3.0 %"],
    ]);
    expect(blocksOf(section, "facts")[1]!.rows).toEqual([{ label: "2. Where do you usually buy it?", text: "Other" }]);
  });

  it("draws differences of parts around zero, those without a mean apart", () => {
    const { rows, domain, reference } = pointsOf(held(), /part by part/);
    expect(rows.map(({ label }) => label)).toEqual([
      "Gender: Female",
      "Gender: Male",
      "Age in years: 18–34",
      "Income level: Low",
    ]);
    expect(rows[1]).toMatchObject({ value: -0.87, note: "122 people, 15 personas · KS similarity 0.74" });
    expect(domain[0]).toBe(-domain[1]);
    expect(reference).toEqual({ value: 0, label: "as people answer" });
    const without = held((source) => {
      for (const part of questionAt(source, 0).subgroups) part.difference = null;
    });
    expect(chartsOf(without).map(({ title }) => title)).not.toContain(expect.stringMatching(/part by part/));
  });

  it("says what people helped by personas are worth, and warns where personas do not help", () => {
    const section = held();
    const chart = pointsOf(section, /^Means of people/);
    expect(chart.rows.map(({ label, value, note }) => [label, value, note])).toEqual([
      ["People alone", 4.58, "n = 120"],
      ["People with personas", 4.6, "n = 120 people, and 120 personas of other people"],
    ]);
    expect(tableOf(section, "How much the personas’ answers help")!.rows).toEqual([
      ["1. How satisfied are you with the oat drink you buy now?", "120", "137.4", "0.31", "0.09"],
    ]);
    const warning = /too different from those of their people/;
    const noticesOf = (of: Section) => blocksOf(of, "notices").flatMap(({ notices }) => notices);
    expect(noticesOf(section)).not.toContainEqual(expect.stringMatching(warning));
    const useless = held((source) => {
      questionAt(source, 0).paired = { ...paired, correlation: 0.05, helps: false };
    });
    expect(noticesOf(useless)).toContainEqual(expect.stringMatching(warning));
  });

  it("repeats no warning of the notes, and lets nobody help where everybody answered", () => {
    const warning = peopleWordingOf("en").say("validity.below_useful", { count: 1 });
    const useless = held((source) => {
      questionAt(source, 0).paired = { ...paired, helps: false };
      source.validity!.notes.push(warning);
    });
    expect(notesOf(useless)).not.toContain(warning);
    const everybody = held((source) => {
      questionAt(source, 0).paired = { ...paired, predicted: 0, helps: false };
    });
    expect(pointsOf(everybody, /^Means of people/).rows.map(({ label }) => label)).toEqual(["People alone"]);
    expect(notesOf(everybody)).toContainEqual(expect.stringMatching(/^If all the people from whom personas were made/));
  });

  it("ends intervals of people's means where their scale ends", () => {
    const few = held((source) => {
      questionAt(source, 0).paired = { ...paired, asked: 3, people_interval: [0.4, 8.8], interval: [1.2, 9] };
    });
    expect(pointsOf(few, /^Means of people/).rows.map(({ interval }) => interval)).toEqual([
      [1, 7],
      [1.2, 7],
    ]);
  });

  it("holds model twins against the real people that they were made of", () => {
    const study = "recommendation_algorithms";
    const pairs = readPairs(fileURLToPath(new URL("../../../reference/humans", import.meta.url)));
    const asked = pairs.filter((one) => one.study === study);
    const section = held((source) => {
      source.validity = measureValidity(validityInputOf(study, asked, 100), "en");
      const { survey } = source.results.aggregate;
      const [rated] = survey!.questions;
      survey!.questions = asked.map(({ question, min, max }) => ({
        ...rated!,
        ...{ question_id: question, text: question },
        scale: { points: max - min + 1, first_value: min, low_label: null, high_label: null, labels: null },
      }));
    });
    const charts = chartsOf(section).filter(({ title }) => title.startsWith("Means on the scale"));
    expect(charts.map((chart) => chart.kind === "points" && [chart.domain, chart.rows.length])).toEqual([
      [[0, 1], 12],
      [[0, 6], 4],
      [[1, 5], 4],
    ]);
    expect(pointsOf(section, /from 0 to 6/).alternative).toBe(
      "The personas are furthest from people at 3. pref_control_Netflix: people 1.86, personas 4.89.",
    );
    // expected.json: sd_ratio 0.29, ks_similarity 0.12, wasserstein_over_range 0.50
    expect(tableOf(section, "How near the personas come to people")!.rows[2]!.slice(3)).toEqual([
      "0.29",
      "0.12",
      "0.50",
    ]);
    expect(JSON.stringify(section)).not.toMatch(/undefined|NaN|∞/);
  });

  it("names few questions that personas do not help with, and counts many", () => {
    const section = held(({ validity }) => {
      const [first] = validity!.questions;
      validity!.questions = Array.from({ length: 7 }, () => ({ ...first!, paired: { ...paired, helps: false } }));
    });
    expect(blocksOf(section, "notices")[0]!.notices).toEqual([expect.stringMatching(/^7 questions: /)]);
  });

  it("says what was not compared, and explains the figures that occur in words", () => {
    const section = held();
    expect(blocksOf(section, "notices").at(-1)!.notices).toEqual([
      "“Would you recommend it?” was asked of people alone.",
    ]);
    const explained = (of: Section) =>
      blocksOf(of, "facts")
        .at(-1)!
        .rows.map(({ label }) => label);
    expect(explained(section)).toEqual([
      ...["Difference", "Spread ratio", "KS similarity", "Distance", "Misplaced answers", "Random answering"],
      ...["No persona", "Direct estimate", "Other half of the people"],
    ]);
    const options = held(({ validity }) => {
      validity!.questions.shift();
      validity!.overall.splice(2);
    });
    expect(explained(options)).toEqual(["Misplaced answers", "Random answering"]);
    expect(notesOf(section).at(-1)).toBe("Two questions are few: the correlation of means needs three.");
  });

  it("speaks the study's language", () => {
    const section = held(undefined, "de");
    expect(section.heading).toBe("Abgleich mit echten Menschen");
    expect(pointsOf(section, /^Mittelwerte auf/).note).toBe(
      "n = 240 Menschen und 30 Personas. Linien sind 95-%-Intervalle.",
    );
  });
});
