import { describe, expect, it } from "vitest";
import { ModelError } from "../../../../../functions/platform/model-errors.ts";
import { gradedAnswersIn } from "../../../../../functions/studies/rating/graded-answers.ts";
import { gradedAnswersOf } from "../../../../../functions/studies/rating/scale-map.ts";
import { familyStatement } from "../../../../../functions/studies/rating/statement.ts";
import type { Embedder } from "../../../../../functions/models/port/embedder.ts";
import type { Model } from "../../../../../functions/models/port/model.ts";
import { noCost } from "../../../../../functions/platform/costs/cost.ts";
import { openReader } from "../../../../../functions/studies/rating/reader/reader.ts";
import { openTranslator } from "../../../../../functions/studies/rating/reader/translate-themes.ts";
import { rateWords } from "../../../../../functions/studies/simulation/rate-words.ts";
import type { Prompt } from "../../../../../functions/models/prompts/prompt.ts";
import { answerOffline } from "../../../../../local/bedrock/model/answer.ts";
import { promptText } from "../../../../../functions/models/prompts/prompt.ts";
import { hashingVector } from "../../../../support/hashing-vector.ts";
import { offlineVector } from "../../../../support/read-scale.ts";
import { embedderOf, languagesInMemory, offlineEmbedder, readerOf } from "../../../../support/readers.ts";

const TURKISH = "tr";

/** A model of answers by tool; it counts what it was asked. */
function modelOf(answer: (tool: string, text: string) => unknown) {
  const asked: string[] = [];
  const model: Model = {
    prepare: () => undefined,
    ask<T>(prompt: Prompt<T>, modelId: string) {
      asked.push(prompt.tool.name);
      const parsed = prompt.output.safeParse(answer(prompt.tool.name, promptText(prompt)));
      if (parsed.success) return Promise.resolve({ value: parsed.data, modelId, usage: noCost });
      return Promise.reject(new ModelError("ModelUnusableOutput", parsed.error.message, modelId));
    },
  };
  return { model, asked };
}

/** Translates into a language of which every word is the English one with a mark, so that a test can take it off. */
const marked = (text: string) => text.replaceAll(/[A-Za-z']+/g, "$&ş");
const unmarked = (text: string) => text.replaceAll("ş", "");
const translating = (tool: string, text: string): unknown =>
  tool === "translate_themes"
    ? { themes: gradedAnswersIn("en").alike.map((row) => row.map(marked)) }
    : answerOffline(tool, text, "en");

describe("the reader", () => {
  it("has a scale learned once per language, for all processes", async () => {
    const { embedder, asked } = embedderOf(offlineVector);
    const languages = languagesInMemory();
    const open = () => openReader({ ratings: embedder, similarity: embedder, languages });
    const first = open();
    const scale = await first.scale("fr-CA", "liking");
    expect(scale?.test.spearman).toBeGreaterThan(0.8);
    await first.scale("fr", "liking");
    const { texts } = asked;
    expect(texts).toBe(gradedAnswersOf(gradedAnswersIn("fr").scales.liking).length);
    expect((await open().scale("fr", "liking"))?.map.intercept).toBe(scale?.map.intercept);
    // Another process asks for one, to see whether it is the same model still.
    expect(asked.texts).toBe(texts + 1);
    await open().scale("fr", "overall_sentiment");
    expect(asked.texts).toBeGreaterThan(texts);
  });

  it("comes to the same when two workers learn at the same time", async () => {
    const languages = languagesInMemory();
    const open = () => openReader({ ratings: offlineEmbedder, similarity: offlineEmbedder, languages });
    const [one, other] = await Promise.all([open().scale("pt", "liking"), open().scale("pt-BR", "liking")]);
    expect(one).not.toBeNull();
    expect(one).toEqual(other);
  });

  it("trusts no vectors without an embedding model, and none that mean nothing", async () => {
    expect(await readerOf(null).scale("en", "liking")).toBeNull();
    expect(await readerOf(null).tellsApart("en")).toBe(false);
    expect(await readerOf(embedderOf(hashingVector).embedder).scale("fr", "uniqueness")).toBeNull();
  });

  it.each([
    ["other vectors", (text: string) => offlineVector(text).map((value, index) => (index % 2 === 0 ? -value : value))],
    ["vectors of another length", (text: string) => offlineVector(text).slice(0, 480)],
  ])("learns anew where the model of a name has %s", async (_, vectorOf) => {
    const languages = languagesInMemory();
    const open = (embedder: Embedder) => openReader({ ratings: embedder, similarity: embedder, languages });
    const before = await open(embedderOf(offlineVector).embedder).scale("de", "liking");
    const { embedder, asked } = embedderOf(vectorOf);
    const after = await open(embedder).scale("de", "liking");
    expect(asked.texts).toBeGreaterThan(30);
    expect(after?.map.weights).not.toEqual(before?.map.weights);
    expect(await open(embedder).scale("de", "liking")).toEqual(after);
  });

  it("hears of an embedding model that is away, and asks again", async () => {
    let away = true;
    const { embedder } = embedderOf(offlineVector);
    const moody = {
      ...embedder,
      embed: (texts: readonly string[]) =>
        away ? Promise.reject(new ModelError("ModelThrottled", "busy", "test")) : embedder.embed(texts),
    };
    const reader = readerOf(moody);
    reader.prepare("en", ["liking"]);
    await expect(reader.scale("en", "liking")).rejects.toThrow(ModelError);
    away = false;
    expect(await reader.scale("en", "liking")).not.toBeNull();
  });
});

describe("words that vectors do not rate", () => {
  it.each([
    ["one word", "Definitely."],
    ["no answer", "I don't know."],
  ])("are read by the chat model: %s", async (_, text) => {
    const { model, asked } = modelOf(() => ({ ratings: [{ statement: 1, points: [{ point: 5, share: 1 }] }] }));
    const statement = familyStatement("liking", "How much do you like it overall?", text, "en");
    const rating = { reader: readerOf(offlineEmbedder), model, modelId: "m", language: "en" };
    expect((await rateWords(rating, [statement])).rated[0]).toMatchObject({ method: "follow_up" });
    expect(asked).toEqual(["place_answers"]);
  });
});

describe("a language that nobody has graded answers in", () => {
  it("has its themes translated once, and no scale read", async () => {
    const languages = languagesInMemory();
    const { model, asked } = modelOf(translating);
    const { embedder } = embedderOf((text) => offlineVector(unmarked(text)));
    const open = () => {
      const translator = openTranslator(model, "chat", languages);
      return openReader({ ratings: embedder, similarity: embedder, languages, translator });
    };
    expect(await open().tellsApart(TURKISH)).toBe(true);
    expect(await open().tellsApart(TURKISH)).toBe(true);
    expect(asked).toEqual(["translate_themes"]);
    expect(await open().scale(TURKISH, "liking")).toBeNull();
  });

  it("is rated by follow-up", async () => {
    const { model } = modelOf((tool, text) =>
      tool === "place_answers"
        ? { ratings: [{ statement: 1, points: [{ point: 1, share: 1 }] }] }
        : translating(tool, text),
    );
    const statement = familyStatement("purchase_intent", "Alır mıydınız?", "Kesinlikle satın almam.", TURKISH);
    const rating = { reader: readerOf(offlineEmbedder), model, modelId: "chat", language: TURKISH };
    const { rated } = await rateWords(rating, [statement]);
    expect(rated).toEqual([{ distribution: [1, 0, 0, 0, 0], rating: 1, method: "follow_up" }]);
  });

  it("is not asked for again where the model cannot, and has no number where it cannot rate either", async () => {
    const { model, asked } = modelOf((tool, text) => answerOffline(tool, text, "en"));
    const languages = languagesInMemory();
    const open = () => {
      const translator = openTranslator(model, "chat", languages);
      return openReader({ ratings: offlineEmbedder, similarity: offlineEmbedder, languages, translator });
    };
    expect(await open().tellsApart(TURKISH)).toBe(false);
    expect(await open().tellsApart(TURKISH)).toBe(false);
    expect(asked).toEqual(["translate_themes"]);
    const statement = familyStatement("liking", "Hoşunuza gitti mi?", "Hiç hoşuma gitmedi, gerçekten.", TURKISH);
    const { rated } = await rateWords({ reader: open(), model, modelId: "chat", language: TURKISH }, [statement]);
    expect(rated).toEqual([{ distribution: null, rating: null, method: null }]);
  });
});

describe("a follow-up rating", () => {
  const liking = (text: string) => familyStatement("liking", "How much do you like it overall?", text, "en");
  const rate = (points: unknown, statements = [liking("So so.")]) => {
    const { model, asked } = modelOf(() => ({ ratings: points }));
    return { asked, rated: rateWords({ reader: readerOf(null), model, modelId: "m", language: "en" }, statements) };
  };

  it("puts all statements into one call, and shares into a distribution", async () => {
    const { asked, rated } = rate(
      [
        { statement: 2, points: [{ point: 5, share: 1 }] },
        {
          statement: 1,
          points: [
            { point: 2, share: 30 },
            { point: 3, share: 10 },
          ],
        },
      ],
      [liking("Not much."), liking("Love it.")],
    );
    expect((await rated).rated).toEqual([
      { distribution: [0, 0.75, 0.25, 0, 0], rating: 2.25, method: "follow_up" },
      { distribution: [0, 0, 0, 0, 1], rating: 5, method: "follow_up" },
    ]);
    expect(asked).toEqual(["place_answers"]);
  });

  it.each([
    ["a point beyond the scale", [{ statement: 1, points: [{ point: 6, share: 1 }] }]],
    ["a statement left out", []],
    ["a statement rated twice", [1, 1].map((statement) => ({ statement, points: [{ point: 3, share: 1 }] }))],
    ["a share that is none", [{ statement: 1, points: [{ point: 3, share: 0 }] }]],
  ])("is no number with %s", async (_, points) => {
    expect((await rate(points).rated).rated).toEqual([{ distribution: null, rating: null, method: null }]);
  });

  it("is tried again for what may pass", async () => {
    const model: Model = {
      prepare: () => undefined,
      ask: () => Promise.reject(new ModelError("ModelThrottled", "busy", "m")),
    };
    const rating = { reader: readerOf(null), model, modelId: "m", language: "en" };
    await expect(rateWords(rating, [liking("So so.")])).rejects.toThrow("busy");
  });
});
