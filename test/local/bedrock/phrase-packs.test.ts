import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { spearmanCorrelation } from "../../../functions/statistics/rank-agreement.ts";
import { cosineSimilarity, meanRating } from "../../../functions/statistics/ssr.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { readStances, readerOfText } from "../../../local/bedrock/embedder/stance.ts";
import { packLanguages, packOf } from "../../../local/bedrock/phrases/pack.ts";
import { offlinePoints } from "../../support/read-scale.ts";
import { laddersIn } from "./ladders.ts";

const root = join(import.meta.dirname, "../../..");
const POINTS = [1, 2, 3, 4, 5];

describe.each(packLanguages)("the phrase pack of %s", (language) => {
  it("keeps to its schema and to 400 lines, and has a word for every topic", () => {
    for (const file of [`${language}.yaml`, `speaking/${language}.yaml`]) {
      const lines = readFileSync(join(root, "local/bedrock/phrases", file), "utf8").split("\n");
      expect(lines.length).toBeLessThanOrEqual(400);
    }
    const known = Object.keys(packOf("en").topics);
    expect(Object.keys(packOf(language).speaking.names).toSorted()).toEqual(known.toSorted());
    expect(Object.keys(packOf(language).topics)).toEqual(Object.keys(packOf("en").topics));
    expect(Object.values(packOf(language).topics).filter((words) => words.length === 0)).toEqual([]);
  });
});

describe("what people write in six languages", () => {
  it.each(laddersIn("pack-answers.yaml"))("is rated in order: %s, %s", (family, language, [answers = []]) => {
    const ratings = answers.map((answer) => meanRating(offlinePoints(family, language, answer)));
    expect(spearmanCorrelation(POINTS, ratings)).toBeGreaterThanOrEqual(0.9);
    expect(ratings[4]! - ratings[0]!).toBeGreaterThan(1.5);
  });

  it.each([
    ["Cinq refus : je ne l'achèterai jamais de la vie.", "Je l'achète tout de suite, sans hésiter."],
    ["No lo compraría de ninguna manera.", "Lo compraría sin dudarlo."],
  ])("is never read upside down: %s", (refusal, consent) => {
    expect(readStances(refusal).intent!.position).toBeLessThan(-0.5);
    expect(readStances(consent).intent!.position).toBeGreaterThan(0.5);
  });

  it.each([
    ["trop cher", "demasiado caro"],
    ["zu teuer", "muito caro"],
    ["facile à utiliser", "fácil de usar"],
    ["値段が高い", "too expensive"],
  ])("is nearly the same theme in another language: %s, %s", (one, other) => {
    expect(cosineSimilarity(embed(one, 512), embed(other, 512))).toBeGreaterThan(0.6);
  });

  it("is recognised by its language", () => {
    const texts = {
      fr: "Je ne sais pas encore si cela me plaît.",
      es: "Todavía no sé si esto me gusta.",
      pt: "Ainda não sei se gosto disso.",
      ja: "まだ気に入るかどうかわかりません。",
      de: "Ich weiß noch nicht, ob mir das gefällt.",
      en: "I do not know yet whether I like this.",
    };
    for (const [language, text] of Object.entries(texts)) expect(readerOfText(text).language).toBe(language);
  });
});
