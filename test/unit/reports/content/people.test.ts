import { describe, expect, it } from "vitest";
import type { Section } from "../../../../functions/reports/content/report.ts";
import type { ReportSource } from "../../../../functions/reports/content/source.ts";
import { answerOf } from "../../studies/simulation/results.ts";
import { blocksOf, notesOf, onlyFirst, section } from "./sample-sources.ts";

const messagesOf = (shown: Section) => blocksOf(shown, "messages").flatMap(({ messages }) => messages);

describe("people", () => {
  it("have facts, a mood, their words and a quote that leads to its place", () => {
    const [first] = blocksOf(section("concept_test", "people"), "people").flatMap(({ people }) => people);
    expect(first).toMatchObject({
      name: "Änne Größmann",
      facts: ["age 34", "Bürokauffrau", "München, Germany"],
      verdict: { label: "Positive +0.38", mood: "good" },
      quote: { utterance: "reaction-persona-1" },
    });
    expect(first!.words.split("\n")).toEqual([
      expect.stringMatching(/^Schön, dass endlich/),
      "Purchase intent 3.8 of 5: “Ziemlich wahrscheinlich, es kostet nicht mehr als meines.”",
    ]);
  });

  it("are there without facts, mood and quote where those are not known", () => {
    const shown = section("survey", "people", (source) => {
      source.people = [];
      Object.assign(source.results.persona_results[0]!, { sentiment: null, sentiment_score: null, notable_quote: " " });
    });
    const [first] = blocksOf(shown, "people").flatMap(({ people }) => people);
    expect(first).toMatchObject({ facts: [], verdict: null, quote: null });
  });

  it("stand behind recommendations with their words, also when they are listed no more", () => {
    const shown = section("concept_test", "glance", ({ results }) => {
      results.aggregate.strategic_recommendations[0]!.evidence.push({ persona_id: "gone", quote: "Was this me?" });
    });
    const [first] = blocksOf(shown, "findings").flatMap(({ findings }) => findings);
    expect(first!.quotes).toEqual([
      expect.objectContaining({ personaName: "Änne Größmann", utterance: "reaction-persona-1" }),
      expect.objectContaining({ personaName: "a persona no longer listed", utterance: null }),
    ]);
  });
});

describe("answers in full", () => {
  it("have reactions and answers by person, with what they answer and the options chosen", () => {
    const shown = section("survey", "answers", ({ results }) => {
      results.persona_results[0]!.answers!.push(
        answerOf("q2", { question: "Where?", text: "Online.", selected_options: ["Online", "Shop"] }),
        answerOf("q9", { question: "How old?", text: "34", answered_from: "profile" }),
      );
    });
    expect(blocksOf(shown, "subheading").map(({ text }) => text)).toEqual(["Änne Größmann", "佐藤 美咲"]);
    expect(
      messagesOf(shown)
        .map(({ id, prompt }) => [id, prompt])
        .slice(0, 4),
    ).toEqual([
      ["reaction-persona-1", "Reaction as a whole"],
      ["answer-persona-1-0", "Why?"],
      ["answer-persona-1-1", "Where? → Online and Shop"],
      ["answer-persona-1-2", "How old? (from the profile)"],
    ]);
  });

  it("leave out reactions that were the last thing said in a transcript", () => {
    const spoken = ({ results }: ReportSource) => {
      const [first] = results.persona_results;
      first!.transcript!.find(({ role }) => role === "persona")!.content = `${first!.reaction} So much for that.`;
    };
    const shown = section("idi_ai", "answers", spoken);
    expect(shown.heading).toBe("Reactions in full");
    expect(messagesOf(shown).map(({ id }) => id)).toEqual(["reaction-persona-2"]);
  });

  it("are those that are quoted where there are more than anybody reads, and say where the others are", () => {
    const many = (source: ReportSource) => {
      onlyFirst(source);
      const { answers } = source.results.persona_results[0]!;
      for (let number = 0; number < 2_000; number += 1)
        answers!.push(answerOf(`q${number}`, { text: `Word ${number}.` }));
      const evidence = [{ persona_id: "persona-1", quote: "Word 1500." }];
      source.results.aggregate.strategic_recommendations = [{ title: "Act", rationale: "Now.", evidence }];
    };
    const shown = section("concept_test", "answers", many);
    expect(notesOf(shown)).toEqual([
      "Only those of 2,002 answers that this report quotes are shown here. The export contains all of them.",
    ]);
    expect(messagesOf(shown).map(({ id }) => id)).toEqual(["reaction-persona-1", "answer-persona-1-1501"]);
  });
});

describe("method and limits", () => {
  const fact = (label: string, change?: (source: ReportSource) => void) =>
    blocksOf(section("concept_test", "method", change), "facts")
      .flatMap(({ rows }) => rows)
      .find((row) => row.label === label)?.text;

  it("says first that synthetic personas are not evidence about people", () => {
    expect(section("concept_test", "method").blocks[0]).toMatchObject({
      tone: "strong",
      text: expect.stringMatching(/^The personas are synthetic: .* not evidence about people until/),
    });
  });

  it("names kind, models, language, ratings, weighting, intervals, date and cost", () => {
    expect(fact("Kind of synthetic study")).toBe("Concept test");
    expect(fact("Models")).toBe("offline-consumer-v1");
    expect(fact("Language")).toBe("English");
    expect(fact("Ratings")).toMatch(/^Read from the vector of the words/);
    expect(fact("Weighting")).toContain("not weighted");
    expect(fact("Intervals")).toMatch(/^The 95 % intervals say/);
    expect(fact("Completed")).toBe("20 November 2026");
    expect(fact("Model calls")).toBe("3");
    expect(fact("Tokens")).toBe("12,345 in (1,024 of them cached), 678 out");
    expect(fact("Cost")).toBe("nothing: the offline model is part of the service");
  });

  it("gives what models cost, and takes no unknown model for a free one", () => {
    const paid = ({ simulation }: ReportSource) => {
      simulation.model_ids = ["anthropic.claude"];
      simulation.usage.estimated_cost_usd = 0.12345;
    };
    expect(fact("Cost", paid)).toBe("about 0.1235 USD at list price");
    expect(fact("Models", ({ simulation }) => (simulation.model_ids = []))).toBe("not reported");
    expect(fact("Cost", ({ simulation }) => (simulation.model_ids = []))).toBe("about 0.0000 USD at list price");
  });
});
