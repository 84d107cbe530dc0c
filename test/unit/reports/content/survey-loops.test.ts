import { describe, expect, it } from "vitest";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import { summaryFigures } from "../../../../functions/reports/data-files/summary-figures.ts";
import type { LoopFigures } from "../../../../functions/studies/survey/loop-figures-schema.ts";
import { everyQuestion } from "../../../support/reports/every-question.ts";
import { notesOf, sectionOf } from "./sample-sources.ts";

const asked = (question_id: string, question: string, own: Partial<LoopFigures>): LoopFigures => ({
  ...{ question_id, question, unit: null, not_pooled: null, rows: [] },
  rounds: ["Alva", "Brill"].map((item, index) => ({
    ...{ question_id: `${question_id}@${index + 1}`, number: index + 1, item, answered: 5 },
  })),
  ...own,
});
const row = { figure: "share", label: "Yes", base: 6, answers: 10, effective_n: 6, value: 40, interval: [15, 71] };

function source() {
  const study = everyQuestion();
  study.results.aggregate.survey!.loops = [
    asked("q20", "Would you buy …?", { rows: [row as LoopFigures["rows"][number]] }),
    asked("q21", "What do you think of …?", { not_pooled: "open_answers" }),
    asked("q22", "Which … do you know, {{q1}}?", { not_pooled: "different_options" }),
  ];
  return study;
}

describe("questions that are repeated", () => {
  it("have a figure over all rounds, with its participants and their answers", () => {
    const section = sectionOf(composeReport(source()), "loops");
    expect(section.blocks.flatMap((block) => (block.kind === "table" ? [block.table] : []))).toEqual([
      {
        title: "Rounds: Alva and Brill",
        columns: ["", "All rounds", "Personas", "Answers"].map((label, index) => ({ label, numeric: index > 0 })),
        rows: [["Would you buy …?: Yes", "40 (15–71)", "6", "10"]],
      },
    ]);
  });

  it("are named with the reason where their rounds are not pooled", () => {
    expect(notesOf(sectionOf(composeReport(source()), "loops")).slice(1)).toEqual([
      expect.stringContaining("offer different answers: “Which … do you know, [answer to 1]?”."),
      expect.stringContaining("round by round: “What do you think of …?”."),
    ]);
  });

  it("are among the figures of the Summary sheet", () => {
    expect([...summaryFigures(source())].filter(({ figure }) => figure.endsWith("all rounds"))).toEqual([
      {
        ...{ subject: "Would you buy …?", figure: "share, all rounds", item: "Yes", value: 40, unit: "%" },
        ...{ interval: [15, 71], base: 6, count: null },
      },
    ]);
  });
});
