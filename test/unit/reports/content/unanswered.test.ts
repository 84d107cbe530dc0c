import { expect, it } from "vitest";
import { publicDistances } from "../../../../functions/studies/spread/spread-prior.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { composeReport } from "../../../../functions/reports/content/compose-report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { heldAgainstPeople } from "../../../support/reports/held-against-people.ts";
import { blocksOf, chartsOf, notesOf, sectionOf } from "./sample-sources.ts";

const ranked = (rank: number, question_id: string, question: string, expected_gain: number) => ({
  ...{ rank, question_id, question, kind: "choice" as const, options: 4, expected_error: 20, expected_gain },
  ...{ no_persona: false, sentence: `Why ${question}` },
});

/** A study that nobody has answered, with what is best asked first. */
function unanswered(language?: "en" | "de"): ReportSource {
  const source = heldAgainstPeople(language);
  source.results.aggregate.calibrated = null;
  return {
    ...source,
    validity: null,
    askFirst: {
      people: 20,
      questions: [ranked(1, "q2", "Where do you usually buy it?", 9.4), ranked(2, "q1", "How satisfied are you?", 3.1)],
      notes: ["The order is not perfect."],
    },
  };
}

it("says that nobody has answered, what is known of models elsewhere, and what to ask people first", () => {
  const section = sectionOf(composeReport(unanswered()), "validity");
  expect(section.heading).toBe("Check against real people");
  expect(section.blocks[0]).toMatchObject({ tone: "strong", text: expect.stringContaining("is unknown") });
  const [elsewhere, first] = blocksOf(section, "facts")[0]!.rows;
  const [low, high] = publicDistances.raw.map((part) => (100 * part).toFixed(0));
  expect(elsewhere!.text).toContain(`${publicDistances.questions} public questions`);
  expect(elsewhere!.text).toContain(`are wrong for ${low} to ${high} % of people`);
  expect(first!.text).toBe("2. Where do you usually buy it? and 1. How satisfied are you?");
  const [chart] = chartsOf(section);
  expect(chart).toMatchObject({ kind: "points", domain: [0, 10], alternative: "Why Where do you usually buy it?" });
  expect(notesOf(section)).toContain("The order is not perfect.");
});

it("goes by the company's earlier studies of people where there are enough", () => {
  const source = unanswered();
  source.results.aggregate.calibrated = { studies: 6, questions: [] };
  const section = sectionOf(composeReport(source), "validity");
  expect(section.blocks[0]).toMatchObject({ tone: "strong", text: expect.stringContaining("6 earlier studies") });
  expect(blocksOf(section, "facts")[0]!.rows.map(({ label }) => label)).toEqual(["Questions to ask people first"]);
});

it("speaks the study's language", () => {
  const section = sectionOf(composeReport(unanswered("de")), "validity");
  expect(section.blocks[0]).toMatchObject({ text: expect.stringContaining("noch kein Mensch") });
});

it("takes the place of the caveat that nobody asked people, and is nowhere without questions to rank", () => {
  const caveat = wordingOf("en").say("flags.not_validated");
  const source = unanswered();
  source.results.aggregate.quality.notes.push(caveat);
  expect(JSON.stringify(composeReport(source).sections)).not.toContain(caveat);
  const without = composeReport({ ...source, askFirst: null });
  expect(JSON.stringify(without.sections)).toContain(caveat);
  expect(without.sections.map(({ id }) => id)).not.toContain("validity");
});
