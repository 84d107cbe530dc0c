import { describe, expect, it } from "vitest";
import { similarityModel } from "../../../functions/platform/functions/environment.ts";
import { SMALLEST_CAP } from "../../../functions/service/functions/model-capacity.ts";
import { chooseModels } from "../../../local/stack/model-choice.ts";

const server = { LOCAL_LLM_URL: "http://127.0.0.1:11434", LOCAL_LLM_MODEL: "qwen3:8b" };

describe("the models of the one-machine stack", () => {
  it("are those of a server by names of its own, so that nothing is billed for them", () => {
    const { ids, upstream } = chooseModels({
      ...server,
      LOCAL_EMBEDDING_MODEL: "nomic-embed-text",
      LOCAL_FALLBACK_MODEL: "gemma3:4b",
    });
    expect(ids).toMatchObject({
      persona: ["local/qwen3:8b"],
      report: "local/qwen3:8b",
      embedding: "local/nomic-embed-text",
      fallbacks: { "local/qwen3:8b": "local/gemma3:4b" },
    });
    expect(upstream).toEqual({ url: server.LOCAL_LLM_URL, model: "qwen3:8b", embeddingModel: "nomic-embed-text" });
  });

  it("embed offline where no server is", () => {
    const { ids, upstream } = chooseModels({ LOCAL_EMBEDDING_MODEL: "nomic-embed-text" });
    expect([ids.embedding, upstream]).toEqual(["offline-embedder-v1", undefined]);
  });

  it.each([
    [{ LOCAL_LLM_URL: server.LOCAL_LLM_URL }, "set LOCAL_LLM_MODEL"],
    [{ ...server, LOCAL_LLM_URL: "localhost:11434" }, "must be an address like http://127.0.0.1:11434"],
    [{ LOCAL_MODEL_CALLS_AT_ONCE: "0" }, "must be a whole number of at least 1, not 0."],
    [{ LOCAL_MODEL_CALLS_AT_ONCE: "1", LOCAL_BEDROCK: "aws" }, `of at least ${SMALLEST_CAP}, not 1.`],
    [{ ...server, LOCAL_MODEL_TIMEOUT_S: "3601" }, "must be a whole number from 1 to 3600, not 3601."],
    [{ LOCAL_LLM_LATENCY_MS: "soon" }, "must be a number of milliseconds, not soon."],
  ])("of %j are refused", (variables, sentence) => {
    expect(() => chooseModels(variables)).toThrow(sentence);
  });

  it("have as long as is set, and whoever asks waits a little longer", () => {
    const { upstream, callerSeconds } = chooseModels({ ...server, LOCAL_MODEL_TIMEOUT_S: "90" });
    expect([upstream?.timeoutSeconds, callerSeconds]).toEqual([90, 95]);
    expect(chooseModels(server)).toMatchObject({ callerSeconds: 305 });
    expect(chooseModels({})).toMatchObject({ callerSeconds: 60 });
    expect(chooseModels({ LOCAL_BEDROCK: "aws" }).callerSeconds).toBeUndefined();
  });

  it("may be asked once at a time", () => {
    expect(chooseModels({ ...server, LOCAL_MODEL_CALLS_AT_ONCE: "1" }).callsAtOnce).toBe(1);
  });

  it("rate nothing where only a chat model of a server is named, and merge themes offline all the same", () => {
    const { ids } = chooseModels(server);
    expect(ids.embedding).toBeNull();
    expect(similarityModel(ids)).toBe("offline-embedder-v1");
  });
});
