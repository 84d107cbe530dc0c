import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { afterEach, describe, expect, it } from "vitest";
import { openEmbedder, type VectorMemory } from "../../../../functions/adapters/bedrock/embedder.ts";
import { inContext } from "../../../../functions/shared/work-context.ts";
import { freeOfCharge } from "../../../support/free-of-charge.ts";
import { builtInAnchors } from "../../../../functions/domain/scales/anchors.ts";
import { startBedrock } from "../../../../local/bedrock/server.ts";

const [anchor = "", other = ""] = builtInAnchors;
const SAID = "I would buy it, but not every week.";

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** A memory that counts, and what it has learned. */
function memoryOf(known: Map<string, number[]> = new Map()) {
  const asked: string[][] = [];
  const memory: VectorMemory = {
    load: async (_, texts) => {
      asked.push([...texts]);
      return new Map(texts.flatMap((text) => (known.has(text) ? [[text, known.get(text) as number[]] as const] : [])));
    },
    save: async (_, vectors) => {
      for (const [text, vector] of vectors) known.set(text, [...vector]);
    },
  };
  return { memory, known, asked };
}

async function setup(memory?: VectorMemory) {
  const bedrock = await startBedrock({ latencyMs: 0, embeddingLatencyMs: 0, log: () => undefined });
  const client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });
  closers.push(
    () => bedrock.close(),
    () => client.destroy(),
  );
  const open = () => {
    const embedder = openEmbedder("offline-embedder-v1", {
      budget: freeOfCharge,
      client,
      ...(memory ? { memory } : {}),
    });
    const context = { correlationId: "request-1", companyId: "company-1" };
    return { embed: (texts: readonly string[]) => inContext(context, () => embedder.embed(texts)) };
  };
  return { open, calls: () => bedrock.calls().embed };
}

describe("an embedder with a memory", () => {
  it("asks the model for an anchor once in all, and every process for the rest", async () => {
    const { memory, known, asked } = memoryOf();
    const { open, calls } = await setup(memory);
    const first = await open().embed([anchor, SAID, anchor, other]);
    expect(calls()).toBe(3);
    expect([...known.keys()]).toEqual([anchor, other]);

    const second = await open().embed([SAID, other, anchor]);
    expect(calls()).toBe(4);
    expect(second.vectors).toEqual([first.vectors[1], first.vectors[3], first.vectors[0]]);
    expect(asked).toEqual([
      [anchor, other],
      [other, anchor],
    ]);
  });

  it("shares one lookup between calls of one process, and keeps what anybody said out of it", async () => {
    const { memory, asked, known } = memoryOf();
    const { open, calls } = await setup(memory);
    const embedder = open();
    await Promise.all([embedder.embed([anchor, SAID]), embedder.embed([SAID, anchor])]);
    expect(calls()).toBe(2);
    expect(asked).toEqual([[anchor]]);
    expect(known.has(SAID)).toBe(false);
  });

  it("does without it when it fails", async () => {
    const broken: VectorMemory = {
      load: () => Promise.reject(new Error("throttled")),
      save: () => Promise.reject(new Error("throttled")),
    };
    const { open } = await setup(broken);
    const { vectors } = await open().embed([anchor, SAID]);
    expect(vectors).toHaveLength(2);
    expect(vectors[0]).toHaveLength(512);
  });
});

describe("an answer without a vector", () => {
  const embedderFor = (body: unknown) =>
    openEmbedder("offline-embedder-v1", {
      budget: freeOfCharge,
      client: { send: async () => ({ body }) } as unknown as BedrockRuntimeClient,
    });

  it.each<[string, unknown]>([
    ["nothing", undefined],
    ["no bytes", {}],
    ["an empty body", new Uint8Array()],
    ["half a body", Buffer.from('{"embedding":[0.1')],
    ["another answer", Buffer.from('{"message":"ok"}')],
  ])("is asked for again: %s", async (_what, body) => {
    const asked = inContext({ correlationId: "request-1", companyId: "company-1" }, () =>
      embedderFor(body).embed([SAID]),
    );
    await expect(asked).rejects.toMatchObject({ name: "ModelUnusableOutput", modelId: "offline-embedder-v1" });
  });
});
