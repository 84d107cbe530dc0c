import { describe, expect, it } from "vitest";
import { conceptsFigures } from "../../../../functions/studies/concept-test/figures.ts";
import { languages } from "../../../../functions/languages/language.ts";
import { noTests } from "../../../../functions/studies/rating/rating-error.ts";
import { noWeights } from "../../../../functions/studies/weights/design-weights.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { resultsOf, twoConcepts } from "../../studies/concept-test/results.ts";
import { blocksOf, chartsOf, notesOf, reportOfSample, section, sectionOf } from "./sample-sources.ts";

const RATINGS = Array.from({ length: 8 }, (_, place) => [3.6 + place / 10, 2.1 + (place % 3) / 5] as const);
/** The sample as a study of two concepts. */
function sideBySide({ simulation, results }: ReportSource): void {
  const said = resultsOf(RATINGS);
  simulation.concepts = twoConcepts;
  simulation.prompt_question = null;
  results.persona_results = said;
  results.aggregate.persona_count = said.length;
  results.aggregate.concept_test = null;
  results.aggregate.concepts = conceptsFigures(twoConcepts, said, () => [], noWeights);
}

describe("concepts side by side", () => {
  it("stand in one chart per figure, with letters and for how many each is the best", () => {
    const report = reportOfSample("concept_test", sideBySide);
    // The first of them is the picture of the report.
    const charts = ["glance", "concepts"].flatMap((id) => chartsOf(sectionOf(report, id)));
    expect(charts.length).toBe(7);
    expect(charts[0]).toMatchObject({
      kind: "points",
      title: "Purchase intent",
      rows: [
        {
          label: "A Refill",
          value: 3.95,
          note: expect.stringMatching(/^differs from B · highest for 100 % \(68–100\)$/),
        },
        { label: "B Protein", note: expect.stringMatching(/^differs from A · highest for 0 % \(0–32\)$/) },
      ],
    });
  });

  it("begin with all figures at one look, and call ahead what differs from every other, and nothing else", () => {
    const rowsOf = (prepare: typeof sideBySide) =>
      blocksOf(section("concept_test", "concepts", prepare), "table")[0]!.table.rows;
    const rows = rowsOf(sideBySide);
    expect(rows.map(([figure]) => figure)).toEqual([
      ...["n", "Purchase intent – Top two box", "Purchase intent", "Uniqueness", "Relevance", "Believability"],
      ...["Value for money", "Liking", "Sentiment of the reaction"],
    ]);
    expect(rows[0]).toEqual(["n", "8", "8", ""]);
    expect(rows[1]).toEqual([
      "Purchase intent – Top two box",
      expect.stringMatching(/^\d+ % \(\d+–\d+\)$/),
      expect.stringMatching(/^\d+ % \(\d+–\d+\)$/),
      "",
    ]);
    expect(rows[2]).toEqual([
      "Purchase intent",
      expect.stringMatching(/^3\.95 \(.+–.+\)$/),
      expect.stringMatching(/^2\.\d\d \(.+–.+\)$/),
      "A Refill",
    ]);
    const alike = rowsOf((source) => {
      sideBySide(source);
      for (const { concepts } of source.results.aggregate.concepts!.comparison)
        for (const one of concepts) one.differs_from = [];
    });
    expect(new Set(alike.slice(2).map((row) => row.at(-1)))).toEqual(new Set(["–"]));
  });

  it("are compared pair by pair, and by their place in the order", () => {
    const own = section("concept_test", "concepts", sideBySide);
    const [, pairs, positions] = blocksOf(own, "table").map(({ table }) => table);
    expect(pairs?.rows.map(([pair]) => pair)).toEqual(["A Refill minus B Protein"]);
    expect(positions?.columns.map(({ label }) => label)).toEqual(["Figure", "Place 1", "Place 2", "p, adjusted"]);
    expect(positions?.rows.length).toBe(7);
    expect(notesOf(own)).toContain("The place had no clear effect on any figure.");
  });

  it("give the answer, and take the place of the parts of a single concept", () => {
    const report = reportOfSample("concept_test", sideBySide);
    expect(report.answer).toMatch(
      /^Purchase intent is highest for “Refill” \(mean 3\.95 of 1 to 5, .*\), clearly above “Protein”\.$/,
    );
    const ids = report.sections.map(({ id }) => id);
    expect(ids).toContain("concepts");
    for (const id of ["sentiment", "concept", "purchase-intent"]) expect(ids).not.toContain(id);
    const facts = blocksOf(sectionOf(report, "subject"), "facts").flatMap(({ rows }) => rows);
    expect(facts).toContainEqual({ label: "A Refill", text: "A drink called Refill." });
  });

  it("have every quote lead to the reaction that it was taken from", () => {
    const report = reportOfSample("concept_test", sideBySide);
    const said = new Map(
      blocksOf(sectionOf(report, "answers"), "messages").flatMap(({ messages }) =>
        messages.map(({ id, prompt, text }) => [id, { prompt, text }] as const),
      ),
    );
    const quotes = blocksOf(sectionOf(report, "concepts"), "findings").flatMap(({ findings }) =>
      findings.flatMap((finding) => finding.quotes),
    );
    expect(quotes.length).toBe(4);
    for (const { utterance, text } of quotes) expect(said.get(utterance!)?.text).toContain(text);
    expect([...said.values()].some(({ prompt }) => prompt?.startsWith("Protein: "))).toBe(true);
  });

  it.each(languages)("are told in %s", (language) => {
    const report = reportOfSample("concept_test", (source) => {
      sideBySide(source);
      source.simulation.language = language;
    });
    const own = sectionOf(report, "concepts");
    expect(own.heading.length).toBeGreaterThan(4);
    expect(JSON.stringify(own)).not.toMatch(/\{\w+\}/);
    expect(report.answer).toContain("Protein");
  });
});

describe("concepts of which each persona saw one", () => {
  const seenOne = ({ simulation, results, ...rest }: ReportSource): void => {
    sideBySide({ simulation, results, ...rest });
    const said = results.persona_results.map((result, place) => ({
      ...result,
      concepts: result.concepts!.filter((_, index) => index === place % 2),
      answers: result.answers!.filter(({ question_id }) => question_id.startsWith(`c${(place % 2) + 1}.`)),
    }));
    results.persona_results = said;
    results.aggregate.concepts = conceptsFigures(twoConcepts, said, () => [], noWeights, noTests, "monadic");
  };

  it("say so with the base of each, and nothing of an order", () => {
    const own = section("concept_test", "concepts", seenOne);
    expect(notesOf(own)[0]).toMatch(
      /^Each of the 8 personas saw only one concept: A Refill \(n = 4\) and B Protein \(n = 4\)\./,
    );
    expect(notesOf(own)[0]).toContain("between different personas");
    expect(blocksOf(own, "table").map(({ table }) => table.title)).toEqual([
      "Scorecard",
      "Purchase intent: every pair",
    ]);
    expect(chartsOf(own)[0]).toMatchObject({ kind: "points", rows: [{ note: null }, { note: null }] });
  });
});
