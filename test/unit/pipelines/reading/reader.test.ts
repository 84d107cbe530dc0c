import { describe, expect, it } from "vitest";
import { ModelError } from "../../../../functions/domain/model-errors.ts";
import { anchorSets } from "../../../../functions/domain/scales/anchors.ts";
import { probesOf } from "../../../../functions/domain/scales/probes.ts";
import { familyStatement } from "../../../../functions/domain/scales/statement.ts";
import type { Model } from "../../../../functions/adapters/bedrock/model.ts";
import { noCost } from "../../../../functions/domain/costs/cost.ts";
import { openReader } from "../../../../functions/pipelines/reading/reader.ts";
import { openTranslator } from "../../../../functions/pipelines/reading/translate-anchors.ts";
import { rateWords } from "../../../../functions/pipelines/simulation/shared/rate-words.ts";
import type { Prompt } from "../../../../functions/prompts/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";
import { embed } from "../../../../local/bedrock/embedder/embed.ts";
import { promptText } from "../../../../functions/prompts/prompt.ts";
import { hashingVector } from "../../../support/hashing-vector.ts";
import { embedderOf, languagesInMemory, offlineEmbedder, readerOf } from "../../../support/readers.ts";

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
const marked = (text: string) => `${text.replaceAll(/[A-Za-z']+/g, "$&ş")}`;
const unmarked = (text: string) => text.replaceAll("ş", "");
const scalesIn = (text: string) =>
  (JSON.parse(/<scales>\n([\s\S]*)\n<\/scales>/.exec(text)![1]!) as { scale: string }[]).map(({ scale }) => scale);
const translating = (tool: string, text: string): unknown => {
  if (tool === "translate_themes") return { themes: probesOf("en").alike.map((row) => row.map(marked)) };
  if (tool !== "translate_scales") return answerOffline(tool, text, "en");
  return {
    scales: scalesIn(text).map((scale) => ({
      scale,
      sets: anchorSets(scale as "liking", "en")
        .slice(0, 3)
        .map((set) => set.map(marked)),
      answers: probesOf("en").scales[scale as "liking"].map(marked),
    })),
  };
};

describe("the reader", () => {
  it("tests an embedding model once per language, for all processes", async () => {
    const { embedder, asked } = embedderOf((text) => embed(text, 512));
    const languages = languagesInMemory();
    const open = () => openReader({ ratings: embedder, likeness: embedder, languages });
    const first = open();
    expect((await first.rates("fr-CA"))?.scales.has("purchase_intent")).toBe(true);
    await first.rates("fr");
    const { texts } = asked;
    // 18 scales of three sets of five, and five probes each.
    expect(texts).toBeGreaterThanOrEqual(18 * 20 - 1);
    await open().rates("fr");
    expect(asked.texts).toBe(texts);
    await open().rates("es");
    expect(asked.texts).toBeGreaterThan(texts);
  });

  it("comes to the same when two workers test at the same time", async () => {
    const languages = languagesInMemory();
    const open = () => openReader({ ratings: offlineEmbedder, likeness: offlineEmbedder, languages });
    const [one, other] = await Promise.all([open().rates("pt"), open().rates("pt-BR")]);
    expect(one).toEqual(other);
  });

  it("trusts no vectors without an embedding model, and none that mean nothing", async () => {
    expect(await readerOf(null).rates("en")).toBeNull();
    expect(await readerOf(null).tellsApart("en")).toBe(false);
    expect(await readerOf(embedderOf(hashingVector).embedder).rates("fr")).toBeNull();
  });

  it("hears of an embedding model that is away, and asks again", async () => {
    let away = true;
    const { embedder } = embedderOf((text) => embed(text, 512));
    const moody = {
      ...embedder,
      embed: (texts: readonly string[]) =>
        away ? Promise.reject(new ModelError("ModelThrottled", "busy", "test")) : embedder.embed(texts),
    };
    const reader = readerOf(moody);
    reader.prepare("en");
    await expect(reader.rates("en")).rejects.toThrow(ModelError);
    away = false;
    expect(await reader.rates("en")).not.toBeNull();
  });
});

describe("a language without anchors of its own", () => {
  it("gets them from the model once, and takes the same test", async () => {
    const languages = languagesInMemory();
    const { model, asked } = modelOf(translating);
    const { embedder } = embedderOf((text) => embed(unmarked(text), 512));
    const open = () =>
      openReader({
        ratings: embedder,
        likeness: embedder,
        languages,
        translator: openTranslator(model, "chat", languages),
      });
    const known = await open().rates(TURKISH);
    expect(asked.filter((tool) => tool === "translate_scales")).toHaveLength(6);
    expect(known?.scales.size).toBeGreaterThanOrEqual(14);
    expect(known?.anchors.scales.liking[0]).toEqual(anchorSets("liking", "en")[0].map(marked));
    expect(known?.anchors.labels).toBeNull();
    await open().rates(TURKISH);
    expect(asked).toHaveLength(7);
  });

  it("is rated by follow-up where the embedding model does not read them", async () => {
    const { model } = modelOf((tool, text) =>
      tool === "place_answers"
        ? { ratings: [{ statement: 1, points: [{ point: 1, share: 1 }] }] }
        : translating(tool, text),
    );
    const languages = languagesInMemory();
    const translator = openTranslator(model, "chat", languages);
    const reader = openReader({ ratings: offlineEmbedder, likeness: offlineEmbedder, languages, translator });
    expect(await reader.rates(TURKISH)).toBeNull();
    const statement = familyStatement("purchase_intent", "Alır mıydınız?", "Kesinlikle satın almam.", TURKISH);
    const { rated } = await rateWords({ reader, model, modelId: "chat", language: TURKISH }, [statement]);
    expect(rated).toEqual([{ distribution: [1, 0, 0, 0, 0], rating: 1, method: "follow_up" }]);
  });

  it("is not asked for again where the model cannot, and has no number where it cannot rate either", async () => {
    const { model, asked } = modelOf((tool, text) => answerOffline(tool, text, "en"));
    const languages = languagesInMemory();
    const open = () =>
      openReader({
        ratings: offlineEmbedder,
        likeness: offlineEmbedder,
        languages,
        translator: openTranslator(model, "chat", languages),
      });
    expect(await open().rates(TURKISH)).toBeNull();
    expect(await open().rates(TURKISH)).toBeNull();
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
