import { describe, expect, it } from "vitest";
import { answerFlags } from "../../../../functions/studies/simulation/answer-flags.ts";
import { mixedQuestions, someUnrated, usesSimilarity } from "../../../../functions/studies/rating/rating-quality.ts";
import { sharedQuestions } from "../../../../functions/findings/convergence/shared-questions.ts";
import { observeSimulation } from "../../../../functions/dataset/observe-simulation.ts";
import { methodsDiffer } from "../../../../functions/dataset/observed-simulation.ts";
import { opinionFigures } from "../../../../functions/studies/simulation/opinion-figures.ts";
import { wordingOf } from "../../../../functions/languages/wording.ts";
import { receptionNote, judgeReception } from "../../../../functions/studies/simulation/reception.ts";
import { answerOf, plainResultOf, resultOf, spreadOver } from "../simulation/results.ts";

const followed = { rating: 4, distribution: spreadOver(4), rating_method: "follow_up" } as const;
const compared = { ...followed, rating_method: "semantic_similarity" } as const;
const unrated = { sentiment: null, sentiment_score: null, sentiment_method: null } as const;

describe("the quality of ratings", () => {
  it("tells questions that were rated in two ways", () => {
    const results = [
      plainResultOf("a", { answers: [answerOf("q1", followed), answerOf("q2", compared)] }),
      plainResultOf("b", { answers: [answerOf("q1", compared), answerOf("q2", compared)] }),
    ];
    expect(mixedQuestions(results)).toEqual(["q1"]);
    expect(usesSimilarity(results)).toBe(true);
    expect(someUnrated(results)).toBe(false);
  });

  it("is unreliable where an answer or a reaction has no number", () => {
    expect(answerFlags([plainResultOf("a", unrated)], [], true)).toContain("ratings_unreliable");
    expect(answerFlags([plainResultOf("a", { answers: [answerOf("q1")] })], [], true)).toContain("ratings_unreliable");
    const open = answerOf("q1", { kind: "open_ended" });
    expect(answerFlags([plainResultOf("a", { answers: [open] })], [], true)).not.toContain("ratings_unreliable");
  });

  it("says whose vectors and whose words are a demonstration", () => {
    const results = [plainResultOf("a")];
    expect(answerFlags(results, ["a-model"], true, ["offline-embedder-v1"])).toContain("offline_embedding");
    expect(answerFlags(results, ["a-model"], true, ["offline-embedder-v1"])).not.toContain("offline_model");
    expect(answerFlags(results, ["offline-consumer-v1"], true)).not.toContain("offline_embedding");
  });

  it("leaves whoever could not be rated out of the sentiment, and all of it null where nobody could", () => {
    const liked = plainResultOf("a", { sentiment: "Positive", sentiment_score: 0.6 });
    const some = opinionFigures([liked, plainResultOf("b", unrated)], []);
    expect(some).toMatchObject({
      persona_count: 2,
      sentiment_distribution: { positive: 100, neutral: 0, negative: 0 },
      sentiment_counts: { positive: 1, neutral: 0, negative: 0 },
      average_sentiment_score: 0.6,
    });
    const none = opinionFigures([plainResultOf("b", unrated)], []);
    expect(none).toMatchObject({ persona_count: 1, sentiment_distribution: null, average_sentiment_score: null });
    expect(judgeReception(none)).toBe("not_beyond_random");
    expect(receptionNote(none, wordingOf("en"), 0).join()).toContain("no answer could be rated");
  });
});

describe("studies that were rated in different ways", () => {
  const study = (simulation_id: string, rating_method: "follow_up" | "semantic_similarity") => {
    const result = resultOf("a", { sentiment: "Positive", score: 0.5, rating: 4, sentiment_method: rating_method });
    const answers = result.answers!.map((answer) => ({ ...answer, rating_method }));
    return observeSimulation({
      simulation_id,
      simulation_type: "concept_test",
      stimulus: "x",
      language: "en",
      input: undefined,
      results: [{ result: { ...result, answers }, theme_embeddings: [] }],
    });
  };

  it("share no rated question, and it is said", () => {
    const apart = [study("1", "follow_up"), study("2", "semantic_similarity")];
    expect(sharedQuestions(apart).filter(({ studies }) => studies.length > 1)).toEqual([]);
    expect(methodsDiffer(apart)).toBe(true);
    const alike = [study("1", "follow_up"), study("2", "follow_up")];
    expect(sharedQuestions(alike).every(({ studies }) => studies.length === 2)).toBe(true);
    expect(methodsDiffer(alike)).toBe(false);
  });
});
