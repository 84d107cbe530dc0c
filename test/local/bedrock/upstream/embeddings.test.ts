import { afterEach, describe, expect, it } from "vitest";
import type { Reply } from "../../../support/model-server.ts";
import { closeAll, setup, typeOf } from "./setup.ts";

const called: Reply = { calls: { liking: "Good.", rating: 4, again: true, themes: ["oat"] } };

afterEach(closeAll);

describe("embeddings", () => {
  const embed = (endpoint: string, inputText = "fair price") =>
    fetch(`${endpoint}/model/titan/invoke`, {
      method: "POST",
      body: JSON.stringify({ inputText, dimensions: 256 }),
    });

  it("are made offline unless a model is named for them", async () => {
    const { bedrock, received } = await setup(() => called);
    expect((await embed(bedrock.endpoint)).status).toBe(200);
    expect(received).toEqual([]);
  });

  it("come from the model that is named, whole and of length one", async () => {
    const { bedrock, received } = await setup(() => ({ body: { data: [{ embedding: [3, 4] }] } }), {
      embeddingModel: "nomic-embed-text",
    });
    const { embedding } = (await (await embed(bedrock.endpoint)).json()) as { embedding: number[] };
    expect(received[0]).toMatchObject({ path: "/v1/embeddings", body: { model: "nomic-embed-text" } });
    expect(embedding).toEqual([0.6, 0.8]);
  });

  it("that are asked for side by side go together, each to whom it belongs", async () => {
    const { bedrock, received } = await setup(
      ({ body }) => {
        const texts = [(body as { input: string | string[] }).input].flat();
        // Out of order, as some servers answer.
        return { body: { data: texts.map((text, index) => ({ index, embedding: [text.length, 1] })).toReversed() } };
      },
      { embeddingModel: "nomic" },
    );
    const words = Array.from({ length: 100 }, (_, index) => "x".repeat(index + 1));
    const vectors = await Promise.all(
      words.map(async (word) => {
        const response = await embed(bedrock.endpoint, word);
        return ((await response.json()) as { embedding: number[] }).embedding;
      }),
    );
    for (const [index, [long, one]] of vectors.entries()) expect(long! / one!).toBeCloseTo(index + 1, 6);
    expect(received.some(({ body }) => Array.isArray((body as { input: unknown }).input))).toBe(true);
  });

  it("of the others are had all the same where one text is refused", async () => {
    const { bedrock } = await setup(
      ({ body }) => {
        const texts = [(body as { input: string | string[] }).input].flat();
        if (texts.includes("too long")) return { status: 400, body: { error: "the text exceeds the context" } };
        return { body: { data: texts.map((text, index) => ({ index, embedding: [text.length, 1] })) } };
      },
      { embeddingModel: "nomic" },
    );
    const texts = [...Array.from({ length: 20 }, (_, index) => "x".repeat(index + 1)), "too long"];
    const answers = await Promise.all(texts.map((text) => embed(bedrock.endpoint, text)));
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(20).fill(200), 400]);
  });

  it("are not waited for behind a request that its caller has given up", async () => {
    const asked = Promise.withResolvers<void>();
    const { bedrock } = await setup(
      ({ body }) => {
        if ((body as { input: unknown }).input !== "hangs") return { body: { data: [{ embedding: [1, 0] }] } };
        asked.resolve();
        return null;
      },
      { embeddingModel: "nomic" },
    );
    const hangUp = new AbortController();
    const hanging = fetch(`${bedrock.endpoint}/model/titan/invoke`, {
      method: "POST",
      body: JSON.stringify({ inputText: "hangs" }),
      signal: hangUp.signal,
    }).catch(() => null);
    await asked.promise;
    hangUp.abort();
    await hanging;
    expect((await embed(bedrock.endpoint, "fine")).status).toBe(200);
  });

  it("of another size than before are refused, since it must be another model", async () => {
    let size = 2;
    const { bedrock } = await setup(() => ({ body: { data: [{ embedding: Array(size++).fill(1) }] } }), {
      embeddingModel: "nomic",
    });
    expect((await embed(bedrock.endpoint)).status).toBe(200);
    const { message } = (await (await embed(bedrock.endpoint)).json()) as { message: string };
    expect(message).toMatch(/has answered with 3 numbers, until now with 2: it seems to be another model/);
  });

  it("that cannot be had are told in the server's words", async () => {
    const reply: Reply = { status: 404, body: { error: { message: 'model "nomic" not found' } } };
    const { bedrock } = await setup(() => reply, { embeddingModel: "nomic" });
    const response = await embed(bedrock.endpoint);
    expect(typeOf(response)).toBe("ResourceNotFoundException");
    expect(await response.json()).toEqual({ message: 'The model server answered 404: model "nomic" not found' });
  });
});
