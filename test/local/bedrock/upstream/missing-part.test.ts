import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { afterEach, expect, it, vi } from "vitest";
import { openModel } from "../../../../functions/models/port/model.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import type { Received, Reply } from "../../../support/model-server.ts";
import { closeAll, setup } from "./setup.ts";

afterEach(closeAll);

const prompt: Prompt<{ liking: string; rating: number }> = {
  id: "taste@1",
  role: "parse",
  language: null,
  system: "Be brief.",
  shared: null,
  question: "How is it?",
  tool: { name: "taste", description: "Records a taste." },
  output: z.object({ liking: z.string(), rating: z.int().max(5) }),
  maxTokens: 100,
  temperature: 0,
};
const budget = { requireBudget: () => Promise.resolve(), recordCost: () => Promise.resolve() };

const WITHOUT = {
  "by schema": [],
  "by tool": ["response_format"],
  "in words": ["response_format", "tools"],
} as const;

it.each(["by schema", "by tool", "in words"] as const)("asks a server %s for the missing part alone", async (way) => {
  vi.stubEnv("LOG_LEVEL", "silent");
  const answers = [{ liking: "Good." }, { liking: "Good.", rating: 9 }, { rating: 4 }];
  const asked: Received[] = [];
  const { bedrock } = await setup((request): Reply => {
    const refused = WITHOUT[way].find((name) => name in request.body);
    if (refused) return { status: 400, body: { error: `${refused} is not supported` } };
    asked.push(request);
    const answer = JSON.stringify(answers[asked.length - 1]);
    return way === "by tool" ? { calls: answer } : { says: answer };
  });
  const client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
    maxAttempts: 1,
  });
  const answer = await inContext({ correlationId: "request-1", companyId: "company-1" }, () =>
    openModel({ budget, fallbacks: {}, client }).ask(prompt, "local/small"),
  );
  client.destroy();
  vi.unstubAllEnvs();
  expect(answer).toMatchObject({ value: { liking: "Good.", rating: 4 }, usage: { llm_calls: 3 } });
  const [first, second, third] = asked.map(({ body }) => JSON.stringify(body));
  for (const whole of [first, second]) expect(whole).toContain("liking");
  const { messages, ...rest } = asked[2]!.body as { messages: { role: string; content: string }[] };
  // The answer before is repeated, with what is wrong with it; its schema is that of the part.
  expect(JSON.stringify([messages[0], rest])).not.toContain("liking");
  expect(messages.at(-1)?.content).toContain("Give only this again, corrected: rating.");
  expect(new Set([first, second, third]).size).toBe(3);
});
