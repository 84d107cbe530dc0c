import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Embedder } from "../../../functions/models/port/embedder.ts";
import { gradedAnswersIn } from "../../../functions/studies/rating/graded-answers.ts";
import { isAccepted } from "../../../functions/studies/rating/scale-map.ts";
import { packLanguages as languages, type PackLanguage as Language } from "../../../local/bedrock/phrases/languages.ts";
import { familyStatement } from "../../../functions/studies/rating/statement.ts";
import { spearmanCorrelation } from "../../../functions/statistics/rank-agreement.ts";
import { rateWords } from "../../../functions/studies/simulation/rate-words.ts";
import { hashingVector } from "../../support/hashing-vector.ts";
import { offlineReader } from "../../support/offline-reader.ts";
import { offlineScale } from "../../support/read-scale.ts";
import { embedderOf, offlineEmbedder, readerOf } from "../../support/readers.ts";

const answers = z
  .record(z.enum(languages), z.array(z.string()).length(5))
  .parse(load(readFileSync(new URL("fixed-answers.yaml", import.meta.url), "utf8")));

/** Ratings of the five answers, one call per persona, as a concept test has it. */
async function rated(embedder: Embedder | null, language: Language) {
  const { model } = offlineReader();
  const rating = { reader: readerOf(embedder), model, modelId: "offline-consumer-v1", language };
  const question = "How likely would you be to buy this, and why?";
  return Promise.all(
    answers[language].map(async (answer) => {
      const words = await rateWords(rating, [familyStatement("purchase_intent", question, answer, language)]);
      return words.rated[0]!;
    }),
  );
}

/** A refusal below doubts, doubts below being torn, and so on, but for one swap of neighbours; the ends well apart. */
function expectInOrder(ratings: readonly (number | null)[]) {
  const known = ratings.map((rating) => rating ?? Number.NaN);
  expect(spearmanCorrelation([1, 2, 3, 4, 5], known)).toBeGreaterThan(0.89);
  expect(known.at(-1)! - known[0]!).toBeGreaterThan(1.5);
}

describe.each(languages)("five answers in %s, from a refusal to enthusiasm", (language) => {
  it("are no graded answers", () => {
    const known = new Set(
      Object.values(gradedAnswersIn(language).scales).flatMap((rows) => Object.values(rows).flat(2)),
    );
    expect(answers[language].filter((answer) => known.has(answer))).toEqual([]);
  });

  it.each([
    ["semantic_similarity", "an embedder that reads them", offlineEmbedder],
    ["follow_up", "no embedder", null],
    ["follow_up", "an embedder that knows words alone", embedderOf(hashingVector).embedder],
  ] as const)("come out in their order by %s with %s", async (method, _, embedder) => {
    const all = await rated(embedder, language);
    const isRead = isAccepted(offlineScale("purchase_intent", language).test);
    expect(all.map((one) => one.method)).toEqual(all.map(() => (isRead ? method : "follow_up")));
    expectInOrder(all.map(({ rating }) => rating));
  });
});
