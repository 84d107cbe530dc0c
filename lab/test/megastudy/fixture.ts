import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LIKING, studyQsf } from "../../../test/support/imports/study-qsf.ts";

interface Column {
  export_tag: string;
  question_id: string;
  kind: string;
  text: string;
  row?: string;
  loop?: number;
}
const counted = (column: Column, labels: readonly string[], counts: readonly number[]) => {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const coded = <T>(values: readonly T[]) => Object.fromEntries(values.map((value, at) => [String(at + 1), value]));
  return { ...column, n, counts: coded(counts), labels: coded(labels) };
};
const single = (export_tag: string, question_id: string, words: string) => ({
  ...{ export_tag, question_id, kind: "single_choice", text: words },
});
const row = (at: number, words: string) => ({
  ...{ export_tag: `liking_${at}`, question_id: "QID3", kind: "matrix_row", text: "How much do you like", row: words },
});
const often = (at: number) => ({
  ...single(`${at}_often`, "QID8", "How often do you drink ${lm://Field/1}?"),
  loop: at,
});

const answers = [
  counted(single("consent", "QID1", "Do you agree to take part?"), ["I agree"], [200]),
  counted(
    single("Q2", "QID2", "Which of these do you like for ${e://Field/price}?"),
    ["Oat drink", "${e://Field/price}", "None"],
    [90, 80, 30],
  ),
  counted(row(1, "the taste"), LIKING, [10, 20, 40, 70, 60]),
  counted(row(2, "the price"), LIKING, [60, 50, 40, 30, 20]),
  counted(single("buy_large", "QID5", "Would you buy it?"), ["Yes", "No"], [30, 70]),
  counted(single("thirsty", "QID12", "Are you thirsty?"), ["Yes", "No"], [120, 80]),
  counted(single("buy_small", "QID7", "Would you buy it?"), ["Yes", "No"], [60, 40]),
  counted(often(1), ["Daily", "Less often"], [50, 150]),
  counted(often(2), ["Daily", "Less often"], [120, 80]),
  counted(single("before", "QID11", "Have you taken part before?"), ["Yes", "No"], [150, 50]),
  counted(single("gone", "QID99", "Where do you live?"), ["Town", "Village"], [100, 100]),
  {
    ...{ export_tag: "week_1", question_id: "QID9", kind: "number" },
    text: "How much of it a week?",
    n: 200,
    mean: 40,
    sd: 20,
  },
];

/** Writes a published study, made up for this test, in the shape that the program reads. @returns its folder */
export function writePublishedStudy(folder: string): string {
  mkdirSync(join(folder, "drinks"), { recursive: true });
  writeFileSync(join(folder, "drinks", "survey.qsf"), studyQsf);
  const people = { study: "drinks", respondents: 200, source: "Made up for this test", answers };
  writeFileSync(join(folder, "drinks", "people.json"), JSON.stringify(people));
  return folder;
}
