import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choice, countsOf, folder, genders, ignore, read } from "./exports/read-export.ts";

const files = readdirSync(folder).filter((name) => name.endsWith(".csv"));
const FOUR = { q1: "1 0 0 1 0 1 1", q2: "1 1 2 1" };
const TWO = { q1: "0 0 0 0 0 1 1", q2: "1 0 2 1" };
const readAsTheyAre: Record<string, object> = {
  "excel-french-plain.csv": { q1: "1 0 0 0 0 0 1 1" },
  "google-forms-german.csv": TWO,
  "google-forms.csv": { q1: "1 0 0 0 0 1 1", q2: "1 1 2 1", q5: "0 0 1 1 1" },
  "limesurvey-texts.csv": { q1: "0 0 0 1 0 1 1", q2: "1 1 2 1", q4: "1 1 1 1" },
  "qualtrics-choices.csv": FOUR,
  "qualtrics-labels.csv": { ...FOUR, q5: "0 0 1 1 1" },
  "spss-null.csv": { q1: "0 0 0 0 1 1 0", q3: "0 0 0 0 0 0 0 0 0 1 0" },
  "surveymonkey-last-multi.csv": TWO,
  "surveymonkey-german.csv": TWO,
  "surveymonkey.csv": { ...FOUR, q4: "1 1 0 1" },
};

/** A column for each option. */
const spread = (names: readonly string[]) =>
  Object.fromEntries(
    ["Supermarket", "Discounter", "Online", "Farm shop, market"].map((option, at) => [names[at]!, choice(option)]),
  );
/** By file: what the refusal of it says, the mapping that settles it, and what is read then. */
const needingAMapping: Record<string, { says: string[]; mapping: object; counts: object }> = {
  "excel-french.csv": {
    says: ["Column “Note”: fits no question"],
    mapping: { columns: { Note: ignore } },
    counts: { q1: "1 0 0 0 0 0 1 1" },
  },
  "excel-german.csv": {
    says: ['as in {"columns":{"Gewicht":{"is":"weight"}}}'],
    mapping: { columns: { Gewicht: { is: "weight" } } },
    counts: { q1: "1 0 0 0 0 0.8 1.2", q2: "0.8 1 2 0", q4: "0.8 1.2 0 1" },
  },
  "google-forms-other.csv": {
    says: ["Line 2, column “Where do you buy it?”: “Supermarket, at my neighbour's” is none of the options"],
    mapping: {
      columns: {
        "Where do you buy it?": {
          is: "question",
          question: "q2",
          values: { "at my neighbour's": "Farm shop, market" },
        },
      },
    },
    counts: { q1: "0 0 0 0 0 1 1", q2: "1 0 1 1" },
  },
  "limesurvey-codes.csv": {
    says: [
      "Columns “q2[SQ001]”, “q2[SQ002]”, “q2[SQ003]”, “q2[SQ004]”: seem to contain options of “q2”",
      "Column “q4”: none of its cells is one of its options",
    ],
    mapping: {
      columns: {
        ...spread(["q2[SQ001]", "q2[SQ002]", "q2[SQ003]", "q2[SQ004]"]),
        q4: { is: "question", question: "q4", values: { A1: "Milk", A2: "Oat drink", A4: "None of these" } },
      },
    },
    counts: { ...FOUR, q4: "1 1 0 1" },
  },
  "matrix.csv": {
    says: ["Columns “id”, “q1_duration”, “comment”: fit no question"],
    mapping: { columns: { id: { is: "respondent" }, q1_duration: ignore, comment: ignore } },
    counts: { q1: "0 0 0 0 0 1 1", q3: "0 0 0 0 0 0 0 0 0 1 1" },
  },
  "own-codes.csv": {
    says: ["Column “q1”: none of its cells is on its scale, nor one of its labels"],
    mapping: { columns: { q1: { is: "question", question: "q1", values: { 11: 1, 14: 4, 17: "Very satisfied" } } } },
    counts: { q1: "1 0 0 1 0 0 1", q3: "1 0 0 0 0 0 0 0 0 1 1", q5: "1 0 0 1 1" },
  },
  "qualtrics-codes.csv": {
    says: [
      "Column “Q9_gender”: “1”, “2” can mean anybody",
      'Column “Q3”: “-99” cannot be an answer; if it means that there is none, send the mapping {"missing":["-99"]}',
      '"question":"q2","values":{"1":"Supermarket"}',
    ],
    mapping: {
      missing: [-99],
      columns: {
        Q4: {
          is: "question",
          question: "Where do you buy it?",
          values: { 1: "Supermarket", 2: "Discounter", 3: "Online", 4: "Farm shop, market" },
        },
        Q9_gender: genders,
      },
    },
    counts: { q1: "0 0 0 1 0 1 1", q2: "1 1 2 1" },
  },
  "qualtrics-preview.csv": {
    says: ["Line 4: its Status says that it is a test, not a person"],
    mapping: { columns: { Status: ignore } },
    counts: { q1: "0 0 0 0 0 1 1" },
  },
  "spss-codes.csv": {
    says: [
      "Columns “resp_id”, “wt”: fit no question",
      "“99”, “-99”, “998” cannot be an answer",
      "Column “gender”: “1”, “2” can mean anybody",
      "Column “q4”: none of its cells is one of its options",
    ],
    mapping: {
      missing: ["99", "-99", "998"],
      columns: {
        resp_id: { is: "respondent" },
        ...spread(["q2_1", "q2_2", "q2_3", "q2_4"]),
        q4: {
          is: "question",
          question: "q4",
          values: { 1: "Milk", 2: "Oat drink", 3: "Soy drink", 4: "None of these" },
        },
        gender: genders,
        wt: ignore,
      },
    },
    counts: { q1: "1 0 0 1 0 1 0", q2: "2 2 2 1", q3: "0 0 0 0 0 0 0 1 0 1 1", q4: "2 1 1 1" },
  },
  "spss-gender.csv": {
    says: ['{"columns":{"gender":{"is":"gender","values":{"1":"Female","2":"Male"}}}} or the other way round'],
    mapping: { columns: { gender: genders } },
    counts: { q1: "1 0 0 1 1 1 0" },
  },
  "spss-labels.csv": {
    says: ["Column “q5”: none of its cells is on its scale, nor one of its labels"],
    mapping: {
      columns: {
        q5: {
          is: "question",
          question: "q5",
          values: { "Stimme nicht zu": 2, "Teils teils": 3, "stimme zu": 4, "Stimme voll zu": 5 },
        },
      },
    },
    counts: { q1: "1 0 0 1 1 1 0", q5: "0 1 1 1 1" },
  },
  "spss-missing.csv": {
    says: ["Columns “q1”, “q3”: “99”, “998”, “-99” cannot be an answer"],
    mapping: { missing: [99, 998, -99] },
    counts: { q1: "1 0 0 1 0 1 0", q3: "0 0 0 0 0 0 0 0 0 1 1" },
  },
  "spss-weight.csv": {
    says: [
      "Column “weight”: fits no question by id or text; describe it in questions, or say what it is in the mapping",
    ],
    mapping: { columns: { weight: { is: "weight" } } },
    counts: { q1: "2 0 0 0 0 0 2" },
  },
  "two-header-rows.csv": {
    says: ["Columns “Q1”, “Q2”: fit no question by id or text"],
    mapping: { header_rows: 2 },
    counts: TWO,
  },
};

describe("files as survey tools export them", () => {
  it("are all in one of the two lists", () => {
    expect([...Object.keys(readAsTheyAre), ...Object.keys(needingAMapping)].toSorted()).toEqual(files.toSorted());
  });

  it.each(Object.entries(readAsTheyAre))("%s is read without a mapping", (file, counts) => {
    expect(countsOf(read(file))).toEqual(counts);
  });

  it.each(Object.entries(needingAMapping))(
    "%s is refused, and read with a mapping",
    (file, { says, mapping, counts }) => {
      for (const sentence of says) expect(() => read(file)).toThrow(sentence);
      expect(countsOf(read(file, mapping))).toEqual(counts);
    },
  );

  it.each(["qualtrics-choices.csv", "google-forms.csv", "surveymonkey.csv"])(
    "%s is read by its texts where no simulation is named",
    (file) => expect(countsOf(read(file, undefined, false))).toEqual(readAsTheyAre[file]),
  );

  it("have columns of the tool, which are named as left out", () => {
    expect(read("limesurvey-texts.csv").not_read).toEqual(["Date submitted", "Last page", "Start language", "Seed"]);
    expect(read("google-forms.csv").not_read).toEqual(["Timestamp"]);
    expect(read("matrix.csv", needingAMapping["matrix.csv"]!.mapping).not_read).toEqual(["q1_duration", "comment"]);
  });

  it("tell somebody twice by the tool's own number", () => {
    const twice = readFileSync(new URL("surveymonkey.csv", folder), "utf8").replace("118002", "118001");
    expect(() => read(Buffer.from(twice))).toThrow("Line 4: is the same respondent as line 3");
  });
});
