import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import { describe, expect, it } from "vitest";
import * as z from "zod";
import type { Embedder } from "../../../functions/adapters/bedrock/embedder.ts";
import { builtInAnchors } from "../../../functions/domain/scales/anchors.ts";
import { languages, type Language } from "../../../functions/domain/scales/language.ts";
import { probesOf } from "../../../functions/domain/scales/probes.ts";
import { familyStatement } from "../../../functions/domain/scales/statement.ts";
import { rateWords } from "../../../functions/pipelines/simulation/shared/rate-words.ts";
import { hashingVector } from "../../support/hashing-vector.ts";
import { offlineReader } from "../../support/offline-reader.ts";
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

/** A refusal below doubts, doubts below being torn, and so on; the ends well apart. */
function expectInOrder(ratings: readonly (number | null)[]) {
  const known = ratings.map((rating) => rating ?? Number.NaN);
  for (const [index, rating] of known.slice(1).entries()) expect(rating).toBeGreaterThan(known[index]!);
  expect(known.at(-1)! - known[0]!).toBeGreaterThan(1.5);
}

describe.each(languages)("five answers in %s, from a refusal to enthusiasm", (language) => {
  it("are no anchors and no probes", () => {
    const known = new Set([...builtInAnchors, ...Object.values(probesOf(language).scales).flat()]);
    expect(answers[language].filter((answer) => known.has(answer))).toEqual([]);
  });

  it.each([
    ["semantic_similarity", "an embedder that reads them", offlineEmbedder],
    ["follow_up", "no embedder", null],
    ["follow_up", "an embedder that knows words alone", embedderOf(hashingVector).embedder],
  ] as const)("come out in their order by %s with %s", async (method, _, embedder) => {
    const all = await rated(embedder, language);
    expect(all.map((one) => one.method)).toEqual(all.map(() => method));
    expectInOrder(all.map(({ rating }) => rating));
  });
});
