import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scaleFamilies } from "../../../functions/domain/scales/scale-families.ts";
import { spearmanCorrelation } from "../../../functions/domain/statistics/rank-agreement.ts";
import { cosineSimilarity, meanRating, ratingDistribution } from "../../../functions/domain/statistics/ssr.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { readStances, readerOfText } from "../../../local/bedrock/embedder/stance.ts";
import { packLanguages, packOf, type PackLanguage } from "../../../local/bedrock/phrases/pack.ts";
import { laddersIn } from "./ladders.ts";

const root = join(import.meta.dirname, "../../..");
const anchorsOf = (language: PackLanguage) =>
  (
    JSON.parse(readFileSync(join(root, `functions/data/anchors/${language}.json`), "utf8")) as {
      scales: Record<string, string[][]>;
    }
  ).scales;
const vectorsOf = (sets: readonly (readonly string[])[]) => sets.map((set) => set.map((text) => embed(text, 512)));
const rated = (text: string, anchors: number[][][]) => meanRating(ratingDistribution(embed(text, 512), anchors));
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

  it.each(scaleFamilies)("has each set of anchors order the others: %s", (family) => {
    const sets = vectorsOf(anchorsOf(language)[family]!);
    for (const [index, set] of sets.entries()) {
      const others = sets.filter((_, other) => other !== index);
      const ratings = set.map((statement) => meanRating(ratingDistribution(statement, others)));
      expect(spearmanCorrelation(POINTS, ratings)).toBeGreaterThan(0.89);
      expect(ratings[4]! - ratings[0]!).toBeGreaterThan(1);
    }
  });
});

describe("what people write in six languages", () => {
  it.each(laddersIn("pack-answers.yaml"))("is rated in order: %s, %s", (family, language, [answers = []]) => {
    const anchors = vectorsOf(anchorsOf(language)[family]!);
    const ratings = answers.map((answer) => rated(answer, anchors));
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
