import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it } from "vitest";
import { load } from "js-yaml";
import * as z from "zod";
import { replySchema } from "../../../support/model-server.ts";
import { answerOf, closeAll, converse, inTurn, setup, typeOf } from "./setup.ts";

const row = { name: z.string(), replies: z.array(replySchema).min(1), requests: z.int().default(1) };
const stopReason = z.enum(["tool_use", "end_turn", "max_tokens", "content_filtered"]);
const sheet = { input: z.record(z.string(), z.unknown()), text: z.string() };
const answersSchema = z.strictObject({
  ...sheet,
  read: z.array(
    z.strictObject({ ...row, stop_reason: stopReason.default("tool_use"), output_tokens: z.int().optional() }),
  ),
  other: z.array(z.strictObject({ ...row, stop_reason: stopReason, text: z.string() })),
});
const fields = z.record(z.string(), z.unknown()).default({});
const refusalsSchema = z.strictObject({
  ...sheet,
  learned: z.array(z.strictObject({ ...row, sends: fields, spares: z.array(z.string()).default([]) })),
  failed: z.array(
    z.strictObject({
      ...row,
      error: z.string(),
      status: z.int(),
      message: z.string(),
      retry_after: z.int().optional(),
    }),
  ),
});
const recorded = (name: string): unknown => load(readFileSync(new URL(name, import.meta.url), "utf8"));
const answers = answersSchema.parse(recorded("recorded-answers.yaml"));
const refusals = refusalsSchema.parse(recorded("recorded-refusals.yaml"));

afterEach(closeAll);

describe("a model server that answers", () => {
  it.each(answers.read)("with $name gives the tool's input", async ({ replies, requests, ...expected }) => {
    const { bedrock, received } = await setup(inTurn(replies));
    const answer = await answerOf(await converse(bedrock));
    expect(answer.output.message.content).toMatchObject([{ toolUse: { name: "taste", input: answers.input } }]);
    expect(answer.output.message.content[0]?.toolUse?.input).toEqual(answers.input);
    expect(answer.stopReason).toBe(expected.stop_reason);
    expect(answer.usage.outputTokens).toBeGreaterThan(0);
    if (expected.output_tokens !== undefined) expect(answer.usage.outputTokens).toBe(expected.output_tokens);
    expect(received).toHaveLength(requests);
  });

  it.each(answers.other)("with $name is repeated as it is", async ({ replies, requests, stop_reason, text }) => {
    const { bedrock, received } = await setup(inTurn(replies));
    const answer = await answerOf(await converse(bedrock));
    expect(answer.stopReason).toBe(stop_reason);
    expect(answer.output.message.content).toEqual(text === "" ? [] : [{ text }]);
    expect(received).toHaveLength(requests);
  });
});

describe("a model server that refuses", () => {
  it.each(refusals.learned)("$name is asked without it, from then on at once", async ({ replies, sends, spares }) => {
    const { bedrock, received } = await setup(inTurn(replies));
    for (const requests of [replies.length, replies.length + 1]) {
      const answer = await answerOf(await converse(bedrock));
      expect(answer.output.message.content[0]?.toolUse?.input).toEqual(refusals.input);
      expect(received).toHaveLength(requests);
      expect(received.at(-1)?.body).toMatchObject(sends);
      for (const name of spares) expect(received.at(-1)?.body).not.toHaveProperty(name);
    }
  });
});

describe("a model server that fails", () => {
  it.each(refusals.failed)(
    "by $name is understood",
    async ({ replies, requests, error, status, message, retry_after }) => {
      const { bedrock, received } = await setup(inTurn(replies));
      const response = await converse(bedrock);
      expect(await response.json()).toEqual({ message });
      expect([typeOf(response), response.status]).toEqual([error, status]);
      expect(response.headers.get("retry-after")).toBe(retry_after === undefined ? null : String(retry_after));
      expect(received).toHaveLength(requests);
    },
  );
});
