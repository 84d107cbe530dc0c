import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ConverseModel } from "../../../local/bedrock/converse.ts";
import { parseConverse } from "../../../local/bedrock/converse-request.ts";
import { readRecording, recordModels, replayModels } from "../../../local/bedrock/recording.ts";
import { chooseModels } from "../../../local/stack/model-choice.ts";

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "recording-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const { signal } = new AbortController();
const head = { model: "small", embedding_model: "e5", recorded_at: "2026-11-29T12:00:00.000Z" };
const request = (prompt: string, text: string) =>
  parseConverse({ messages: [{ role: "user", content: [{ text }] }], requestMetadata: { prompt } });

/** Answers with the number of its call. */
function counting(): ConverseModel {
  let calls = 0;
  return async () => ({ input: { call: ++calls } });
}

async function record(file: string, asked: readonly (readonly [prompt: string, text: string])[]) {
  const models = recordModels(file, head, { converse: counting(), embed: async (text) => [text.length, -1] });
  for (const [prompt, text] of asked) await models.converse(request(prompt, text), "m", signal);
  await models.embed?.("abc", signal);
  await models.embed?.("a b c d e f", signal);
  return readRecording(file);
}

it("holds whatever a server answers, whole or not", async () => {
  const file = join(folder, "stopped.jsonl");
  const answers = [
    { text: "whole", stopped: null },
    { text: "cut", stopped: "max_tokens" as const },
  ];
  const models = recordModels(file, head, { converse: async () => answers.shift()!, embed: null });
  for (const text of ["one", "two"]) await models.converse(request("report@1", text), "m", signal);
  expect(readRecording(file).answers.map(({ answer }) => answer.stopped)).toEqual([null, "max_tokens"]);
});

describe("a recording of a model", () => {
  const asked = [
    ["reaction@3", "Anna, 34, drinks oat milk"],
    ["reaction@3", "Ben, 61, drinks whole milk"],
    ["report@1", "Write it"],
  ] as const;

  it("answers the same to the same, and of other words to the same prompt what was asked most alike", async () => {
    const { converse } = replayModels(await record(join(folder, "a.jsonl"), asked));
    const say = async (prompt: string, text: string) => (await converse(request(prompt, text), "m", signal)).input;
    expect(await say("reaction@3", "Ben, 61, drinks whole milk")).toEqual({ call: 2 });
    // Another version of a prompt, and another age.
    expect(await say("reaction@4", "Anna, 35, drinks oat milk")).toEqual({ call: 1 });
    expect(await say("report@1", "Write")).toEqual({ call: 3 });
  });

  it("gives every answer that was recorded to the same words in turn", async () => {
    const again = [asked[2], asked[2], asked[2]];
    const { converse } = replayModels(await record(join(folder, "a.jsonl"), again));
    const calls = [];
    for (const _ of again) calls.push((await converse(request("report@1", "Write it"), "m", signal)).input);
    expect(calls).toEqual([{ call: 1 }, { call: 2 }, { call: 3 }]);
  });

  it("gives everybody another answer as long as there are some", async () => {
    const { converse } = replayModels(await record(join(folder, "a.jsonl"), asked));
    const all = await Promise.all(
      ["Carl, 40", "Dora, 41", "Emil, 42", "Fay, 43"].map((text) => converse(request("reaction@3", text), "m", signal)),
    );
    const calls = all.map(({ input }) => (input as { call: number }).call);
    expect(calls.toSorted()).toEqual([1, 1, 2, 2]);
  });

  it("refuses a prompt that it knows nothing of, and says how to record it", async () => {
    const { converse } = replayModels(await record(join(folder, "a.jsonl"), asked));
    await expect(converse(request("survey-question@2", "Anna"), "m", signal)).rejects.toThrow(
      "Nothing was recorded of the prompt survey-question; record it anew with RECORD_MODEL",
    );
  });

  it("holds vectors within a byte's step, and gives texts that are new the most similar one", async () => {
    const { embed } = replayModels(await record(join(folder, "a.jsonl"), asked));
    const [long, short] = (await embed!("abc", signal)) as [number, number];
    expect(long / short).toBeCloseTo(-3, 1);
    expect(await embed!("b c d e f g", signal)).toEqual(await embed!("a b c d e f", signal));
  });

  it("is read when it is compressed, too, and chosen by a variable under the ids of its models", async () => {
    const file = join(folder, "a.jsonl");
    await record(file, asked);
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file)));
    const { ids, recording, upstream } = chooseModels({ REPLAY_MODEL: `${file}.gz` });
    expect(ids).toMatchObject({ persona: ["local/small"], embedding: "local/e5" });
    expect(recording?.answers).toHaveLength(3);
    expect(upstream).toBeUndefined();
  });

  it.each([
    [{ REPLAY_MODEL: "missing.jsonl" }, /missing\.jsonl is no recording of a model/],
    [{ REPLAY_MODEL: "a", LOCAL_LLM_URL: "http://127.0.0.1:1", LOCAL_LLM_MODEL: "m" }, /leave LOCAL_LLM_URL out/],
    [{ RECORD_MODEL: "a" }, /RECORD_MODEL records a server/],
    [
      { RECORD_MODEL: "a", LOCAL_LLM_URL: "http://a", LOCAL_LLM_MODEL: "m", LOCAL_SECOND_MODEL: "n" },
      /records one model/,
    ],
  ])("is refused with a sentence: %j", (variables, sentence) => {
    expect(() => chooseModels(variables)).toThrow(sentence);
  });

  it("does not replace another one", async () => {
    const file = join(folder, "a.jsonl");
    await record(file, asked);
    expect(() => recordModels(file, head, { converse: counting(), embed: null })).toThrow(/is there already/);
  });
});
