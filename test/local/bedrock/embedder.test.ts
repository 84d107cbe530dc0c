import { describe, expect, it } from "vitest";
import { cosineSimilarity } from "../../../functions/domain/statistics/ssr.ts";
import { embed, embeddingDimensions } from "../../../local/bedrock/embedder/embed.ts";
import { rate } from "./people.ts";

const similarity = (a: string, b: string, dimensions: 256 | 512 | 1024 = 512) =>
  cosineSimilarity(embed(a, dimensions), embed(b, dimensions));

describe("vectors", () => {
  it.each(embeddingDimensions)("have %i dimensions, unit length and are the same every time", (dimensions) => {
    const vector = embed("The oat drink froths nicely, but it is dear.", dimensions);
    expect(vector).toHaveLength(dimensions);
    expect(Math.hypot(...vector)).toBeCloseTo(1, 9);
    expect(embed("The oat drink froths nicely, but it is dear.", dimensions)).toEqual(vector);
  });

  it("exist for a text without words", () => {
    expect(Math.hypot(...embed("…", 256))).toBe(1);
  });
});

/** Hand-written sentences, worst first, none of them built from the lexicon's phrases. */
const ladders: readonly (readonly [scale: Parameters<typeof rate>[0], sentences: readonly string[]])[] = [
  [
    "purchase_intent",
    [
      "You couldn't pay me to have that thing in my house.",
      "I can't see myself getting one, my old kettle still works.",
      "It depends, I'd have to hold it in my hand first.",
      "Yes, I'd most likely give that a try next payday.",
      "I'd order two of them today, no question.",
    ],
  ],
  [
    "purchase_intent",
    [
      "Das kommt mir nicht in die Küche, nicht mal geschenkt.",
      "Eher nicht, ich bleibe bei meiner alten Marke.",
      "Ob ich das mitnehme, kommt drauf an.",
      "Das würde ich beim nächsten Einkauf wohl mal mitnehmen.",
      "Das bestelle ich mir heute noch, keine Frage.",
    ],
  ],
  [
    "liking",
    [
      "What a horrid idea, it makes my skin crawl.",
      "Not really my sort of thing.",
      "It's okay, I suppose, neither here nor there.",
      "I quite like the look of it.",
      "Oh, I absolutely adore this!",
    ],
  ],
  [
    "liking",
    [
      "Was für ein Schrott, da wird mir übel.",
      "So richtig gefallen tut mir das nicht.",
      "Geht so, weder toll noch schlimm.",
      "Das finde ich eigentlich ganz schön.",
      "Ich bin total verliebt in das Ding!",
    ],
  ],
  [
    "value_for_money",
    [
      "They must be joking with that price, it's daylight robbery.",
      "A bit steep for what you get.",
      "It costs what these things cost.",
      "For that money you can't complain, it's decent value.",
      "What a steal, I'd have paid double.",
    ],
  ],
  [
    "value_for_money",
    [
      "Das ist Wucher, die spinnen doch.",
      "Etwas happig für das bisschen Inhalt.",
      "Preislich ganz üblich, würde ich sagen.",
      "Für das Geld kann man nicht meckern, fairer Preis.",
      "Ein Schnäppchen, da würde ich auch das Doppelte hinlegen.",
    ],
  ],
  [
    "believability",
    [
      "Pure lies, I wouldn't trust these people with a penny.",
      "Sounds a bit exaggerated to me.",
      "Could be true, could be false, who knows.",
      "It seems plausible enough.",
      "I'm convinced every word of this is correct, the tests prove it.",
    ],
  ],
  [
    "uniqueness",
    [
      "My grandmother had one, it's the same as all the others.",
      "I've seen something similar at the market.",
      "It's a bit of both, some of it I know.",
      "That's a fairly fresh idea to me.",
      "Nobody has ever made anything like this.",
    ],
  ],
  [
    "relevance",
    [
      "Who needs that? Of no use to me.",
      "I get by without it.",
      "Now and again it might come in.",
      "It would help me in my everyday life.",
      "This is precisely what I've been missing for years.",
    ],
  ],
  [
    "agreement",
    [
      "Nonsense, I couldn't disagree more.",
      "I don't think that's right.",
      "Partly, it depends.",
      "Yes, I think so too, that's mostly true.",
      "Absolutely, one hundred percent.",
    ],
  ],
  [
    "agreement",
    [
      "Das stimmt hinten und vorne nicht.",
      "Das sehe ich anders.",
      "Jein, mal so, mal so.",
      "Da ist was dran.",
      "Genau so ist es, dem stimme ich voll zu.",
    ],
  ],
  [
    "overall_sentiment",
    [
      "I'm furious. This is a scam and they should be ashamed.",
      "The price puts me off and I don't trust the claims.",
      "The idea is nice, but it's expensive and I'm not sure what to make of it.",
      "I like that it has no sugar and it fits my mornings.",
      "Finally! This is brilliant, I'm so happy someone made it.",
    ],
  ],
];

describe("semantic similarity rating of sentences the lexicon was not written for", () => {
  it.each(ladders)("puts %s in order: %s", (scale, sentences) => {
    const ratings = sentences.map((sentence) => rate(scale, sentence));
    expect(ratings).toEqual(ratings.toSorted((a, b) => a - b));
    expect(ratings.at(-1)! - ratings[0]!).toBeGreaterThan(1.8);
  });

  it.each([
    ["liking", "It's not good.", "It's good."],
    ["liking", "It's bad.", "It's not bad."],
    ["liking", "It's not bad.", "It's really good."],
    ["liking", "Das gefällt mir kein bisschen.", "Das gefällt mir nicht besonders."],
    ["liking", "I don't like it at all.", "I don't like it that much."],
    ["value_for_money", "Das ist teuer.", "Das ist nicht teuer."],
    ["purchase_intent", "I'd never buy that.", "I might buy that."],
    ["purchase_intent", "I might buy that.", "I'd certainly buy that."],
    ["believability", "Das glaube ich nicht.", "Das glaube ich gern."],
  ] as const)("minds negation and degree: %s", (scale, lower, higher) => {
    expect(rate(scale, lower)).toBeLessThan(rate(scale, higher) - 0.2);
  });

  it("spreads answers evenly where a text takes no stance", () => {
    expect(Math.abs(rate("liking", "The bus to the station leaves at a quarter past nine.") - 3)).toBeLessThan(0.8);
  });
});

describe("themes", () => {
  it.each([
    ["fair price", "price is fair"],
    ["too expensive", "costs too much"],
    ["saves time", "time saving"],
    ["easy to use", "simple to use"],
    ["great taste", "tastes great"],
    ["less plastic", "no plastic packaging"],
    ["protects my data", "data protection"],
    ["fairer Preis", "Preis ist fair"],
    ["lots of protein", "high in protein"],
  ])("in other words are nearly the same vector: %s, %s", (a, b) => {
    expect(similarity(a, b)).toBeGreaterThanOrEqual(0.85);
  });

  it.each([
    ["fair price", "too expensive"],
    ["fair price", "great taste"],
    ["saves time", "data privacy worry"],
    ["no real need", "real need"],
    ["zu teuer", "guter Geschmack"],
    ["distrust of AI", "helpful AI"],
  ])("that differ are clearly apart: %s, %s", (a, b) => {
    expect(similarity(a, b)).toBeLessThan(0.75);
  });

  it("keep their order in every size", () => {
    for (const dimensions of embeddingDimensions)
      expect(similarity("fair price", "price is fair", dimensions)).toBeGreaterThan(
        similarity("fair price", "nice colour", dimensions),
      );
  });
});
