import { describe, expect, it } from "vitest";
import { groundsBehind, findGrounds } from "../../../../functions/reports/writing/grounds.ts";
import { supportedWords } from "../../../../functions/reports/writing/support.ts";
import { EvidenceTracer } from "../../../../functions/reports/writing/trace-evidence.ts";
import { conceptFigures } from "../../../../functions/studies/concept-test/concept-figures.ts";
import { offlineEmbedder, readerOf } from "../../../support/readers.ts";
import { resultOf } from "../../studies/simulation/results.ts";

const english = { reader: readerOf(offlineEmbedder), language: "en" };

const anna = resultOf("anna", {
  sentiment: "Negative",
  score: -0.5,
  rating: 2,
  reaction: "It is far too expensive for me. The bottle is heavy to carry home.",
});
const ben = resultOf("ben", {
  sentiment: "Positive",
  score: 0.5,
  rating: 4,
  reaction: "I love the taste of it, it is wonderful. The price is fair and good value.",
});
const UNIQUENESS = "I have seen the same thing in every shop before.";
const results = [
  {
    ...anna,
    answers: anna.answers!.map((one) => (one.question_id === "uniqueness" ? { ...one, text: UNIQUENESS } : one)),
  },
  ben,
];
const theme = (name: string, ...persona_ids: string[]) => ({
  theme: name,
  count: persona_ids.length,
  share: 50,
  share_interval: [9.5, 90.5],
  persona_ids,
});
const themes = [
  theme("too expensive", "anna"),
  theme("great taste", "ben"),
  theme("fair price", "ben"),
  theme("heavy bottle", "anna"),
];
const grounds = findGrounds(
  results,
  { top_themes: themes },
  {
    concept_test: { questions: conceptFigures(results) },
    survey: null,
    concepts: null,
    conjoint: null,
    focus_group: null,
    interview: null,
  },
);
const tracer = () =>
  new EvidenceTracer(
    results.map(({ persona_id, reaction, answers }) => ({
      persona_id,
      statements: [reaction, ...answers!.map(({ text }) => text)],
    })),
  );

type Recommendation = { title?: string; rests_on?: string[]; speaks?: "for" | "against" | "either" };
async function checked({ title = "A step", rests_on = [], speaks = "either" }: Recommendation, ...quotes: string[]) {
  const words = await supportedWords(
    {
      summary: "x",
      recommendations: [
        {
          title,
          rationale: "Because of it.",
          rests_on,
          speaks,
          evidence: quotes.map((quote) => ({ participant: "P1", quote })),
        },
      ],
    },
    tracer(),
    { words: english, grounds, results },
  );
  return { kept: words.recommendations.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)), ...words };
}

const EXPENSIVE = "It is far too expensive for me.";
const FAIR = "The price is fair and good value.";
const LOVED = "I love the taste of it, it is wonderful.";

describe("evidence under a recommendation", () => {
  it("is of somebody who holds the theme that it rests on", async () => {
    const { kept, removed } = await checked({ rests_on: ["too expensive"], speaks: "against" }, EXPENSIVE, LOVED);
    expect(kept).toEqual([EXPENSIVE]);
    expect(removed).toBe(1);
  });

  it("is not of the opposite mind", async () => {
    expect((await checked({ rests_on: ["positive", "negative"], speaks: "against" }, LOVED)).kept).toEqual([]);
    expect((await checked({ rests_on: ["positive", "negative"], speaks: "for" }, LOVED)).kept).toEqual([LOVED]);
  });

  it("is about the cited theme rather than about most others", async () => {
    const { kept } = await checked({ rests_on: ["heavy bottle"] }, EXPENSIVE, "The bottle is heavy to carry home.");
    expect(kept).toEqual(["The bottle is heavy to carry home."]);
  });

  it("is not the answer to another question of the battery", async () => {
    expect((await checked({ rests_on: ["value_for_money"] }, UNIQUENESS, FAIR)).kept).toEqual([FAIR]);
    expect((await checked({ rests_on: ["uniqueness"] }, UNIQUENESS)).kept).toEqual([UNIQUENESS]);
  });

  it("is held against the themes that the words name where nothing is cited", async () => {
    expect((await checked({ title: "Answer “too expensive”" }, LOVED, EXPENSIVE)).kept).toEqual([EXPENSIVE]);
    expect((await checked({ title: "Answer “too expensive”", rests_on: ["made up"] }, LOVED)).kept).toEqual([]);
  });

  it("is counted as unsupported by anything where nothing is named", async () => {
    expect(await checked({}, LOVED)).toMatchObject({ kept: [LOVED], ungrounded: 1, removed: 0 });
  });

  it("takes a recommendation with it where none is left", async () => {
    const { recommendations, removed } = await checked({ rests_on: ["fair price"], speaks: "for" }, EXPENSIVE);
    expect([recommendations, removed]).toEqual([[], 1]);
  });
});

describe("evidence under a position", () => {
  it("is nearer to it than to the other side", async () => {
    const evidence = (participant: string, ...quotes: string[]) => quotes.map((quote) => ({ participant, quote }));
    const { disagreements, removed } = await supportedWords(
      {
        summary: "x",
        recommendations: [],
        disagreements: [
          {
            topic: "Price",
            positions: [
              { position: "It is too expensive", evidence: evidence("P1", EXPENSIVE, FAIR) },
              { position: "The price is fair", evidence: evidence("P2", FAIR) },
            ],
          },
        ],
      },
      tracer(),
      { words: english, grounds, results },
    );
    expect(removed).toBe(1);
    expect(disagreements[0]?.positions.map(({ evidence: of }) => of.map(({ quote }) => quote))).toEqual([
      [EXPENSIVE],
      [FAIR],
    ]);
  });
});

describe("what a recommendation rests on", () => {
  it("is a theme, a question or a sentiment by its name, in any case", () => {
    const behind = (...rests_on: string[]) =>
      groundsBehind(grounds, { title: "", rationale: "", rests_on }).map(({ kind, name }) => [kind, name]);
    expect(behind("Too Expensive", "negative")).toEqual([
      ["theme", "too expensive"],
      ["sentiment", "negative"],
    ]);
    expect(behind("believability")).toEqual([["question", "How much do you believe what is said about it?"]]);
    expect(behind("nothing of the kind")).toEqual([]);
  });
});
