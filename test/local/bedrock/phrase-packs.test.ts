import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { scaleFamilies } from "../../../functions/domain/scales/scale-families.ts";
import { spearmanCorrelation } from "../../../functions/domain/statistics/rank-agreement.ts";
import { cosineSimilarity, meanRating, ratingDistribution } from "../../../functions/domain/statistics/ssr.ts";
import { embed } from "../../../local/bedrock/embedder/embed.ts";
import { readStances, readerOfText } from "../../../local/bedrock/embedder/stance.ts";
import { packLanguages, packOf, type PackLanguage } from "../../../local/bedrock/phrases/pack.ts";

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

/** What people write, worst first, in words that are neither anchors nor made from them. */
const ladders: readonly (readonly [language: PackLanguage, family: string, answers: readonly string[]])[] = [
  [
    "fr",
    "purchase_intent",
    [
      "Jamais de la vie, même gratuit je n'en veux pas.",
      "Bof, je ne pense pas, je garde le mien.",
      "Peut-être, ça dépend, je verrai.",
      "Oui, je l'essaierais probablement la prochaine fois.",
      "Je le commande tout de suite, sans hésiter !",
    ],
  ],
  [
    "fr",
    "liking",
    [
      "C'est une horreur, ça me dégoûte.",
      "Ça ne me plaît pas trop, c'est fade.",
      "Ni bien ni mal, sans plus.",
      "Je trouve l'idée plutôt sympa.",
      "J'adore, c'est génial !",
    ],
  ],
  [
    "fr",
    "believability",
    [
      "Des mensonges, je n'en crois pas un mot.",
      "Ça me semble un peu exagéré, j'ai des doutes.",
      "C'est peut-être vrai, peut-être pas, j'en crois une partie.",
      "Ça me paraît crédible.",
      "Je n'ai aucun doute, tout est vrai.",
    ],
  ],
  [
    "es",
    "purchase_intent",
    [
      "Ni regalado, jamás lo compraría.",
      "No creo que lo compre, me quedo con el mío.",
      "Quizás, ya veremos.",
      "Probablemente lo probaría.",
      "Lo compraría ahora mismo, sin dudarlo.",
    ],
  ],
  [
    "es",
    "liking",
    [
      "Qué asco, es horrible.",
      "No me gusta mucho, es soso.",
      "Ni fu ni fa.",
      "Me parece una buena idea.",
      "¡Me encanta, es fantástico!",
    ],
  ],
  [
    "es",
    "value_for_money",
    [
      "Es un robo, carísimo.",
      "Un poco caro para lo que es.",
      "Un precio normal, ni caro ni barato.",
      "Buen precio, vale lo que cuesta.",
      "Una ganga, vale cada céntimo.",
    ],
  ],
  [
    "pt",
    "purchase_intent",
    [
      "Nem de graça, jamais compraria.",
      "Acho que não, fico com o meu.",
      "Talvez, vamos ver.",
      "Provavelmente eu experimentaria.",
      "Compraria agora mesmo, sem hesitar.",
    ],
  ],
  [
    "pt",
    "liking",
    [
      "Que nojo, é horrível.",
      "Não gosto muito, é sem graça.",
      "Tanto faz, nem bom nem ruim.",
      "Gosto da ideia, parece boa.",
      "Adoro, é maravilhoso!",
    ],
  ],
  [
    "pt",
    "relevance",
    [
      "Não preciso disso de jeito nenhum.",
      "Tem pouca utilidade, me viro sem.",
      "De vez em quando eu poderia precisar.",
      "Seria útil no meu dia a dia.",
      "É exatamente do que preciso!",
    ],
  ],
  [
    "ja",
    "purchase_intent",
    [
      "絶対に買いません。ただでもいらない。",
      "たぶん買わないと思います。今のままでいいです。",
      "買うかもしれないし、買わないかもしれない。",
      "一度試してみたいです。",
      "すぐに買います！",
    ],
  ],
  [
    "ja",
    "liking",
    [
      "最悪です。気持ち悪い。",
      "あまり好きではないですね。",
      "普通です。好きでも嫌いでもない。",
      "けっこう好きです。",
      "大好きです！最高！",
    ],
  ],
  [
    "ja",
    "value_for_money",
    [
      "ぼったくりです。高すぎる。",
      "ちょっと割高かな。",
      "高くも安くもない、普通の値段です。",
      "手頃な値段だと思います。",
      "破格です。とてもお得！",
    ],
  ],
];

describe("what people write in six languages", () => {
  it.each(ladders)("is rated in order: %s, %s", (language, family, answers) => {
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
