import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { afterEach, describe, expect, it } from "vitest";
import { openEmbedder } from "../../../../functions/models/port/embedder.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { freeOfCharge } from "../../../support/free-of-charge.ts";
import { startBedrock } from "../../../../local/bedrock/server.ts";

const SAID = "I would buy it, but not every week.";
const OTHER = "I hate it.";

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

async function setup() {
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
    const embedder = openEmbedder("offline-embedder-v1", { budget: freeOfCharge, client });
    const context = { correlationId: "request-1", companyId: "company-1" };
    return { embed: (texts: readonly string[]) => inContext(context, () => embedder.embed(texts)) };
  };
  return { open, calls: () => bedrock.calls().embed };
}

describe("an embedder", () => {
  it("asks the model for a text once in a process, whoever needs it", async () => {
    const { open, calls } = await setup();
    const embedder = open();
    const [first, second] = await Promise.all([embedder.embed([SAID, OTHER, SAID]), embedder.embed([OTHER])]);
    expect(calls()).toBe(2);
    expect(first.vectors[0]).toHaveLength(512);
    expect(second.vectors).toEqual([first.vectors[1]]);
    await open().embed([SAID]);
    expect(calls()).toBe(3);
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
