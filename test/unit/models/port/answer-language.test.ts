import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import * as z from "zod";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { openModel } from "../../../../functions/models/port/model.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import type { Fault } from "../../../../local/bedrock/faults.ts";
import { startBedrock, type LocalBedrock } from "../../../../local/bedrock/server.ts";

let bedrock: LocalBedrock;
let client: BedrockRuntimeClient;
let answers: Fault[] = [];
let requests: string[] = [];
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  bedrock = await startBedrock({
    faults: ({ body }) => {
      requests.push(JSON.stringify(body));
      return answers.shift();
    },
  });
  client = new BedrockRuntimeClient({
    endpoint: bedrock.endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  client.destroy();
  return bedrock.close();
});
beforeEach(() => {
  answers = [];
  requests = [];
});

const english = "I would not buy this, because it is too dear for me and I do not need it.";
const german = "Das würde ich nicht kaufen, weil es mir zu teuer ist und ich es nicht brauche.";
const output = z.object({ answer: z.string().max(120), themes: z.array(z.string()), coverage: z.string() });
const prompt = (language: string | null): Prompt<z.infer<typeof output>> => ({
  id: "test@1",
  role: "persona",
  system: "You are somebody.",
  shared: `<stimulus>\n${english}\n</stimulus>`,
  question: "What do you think?",
  tool: { name: "speak", description: "Records it." },
  output,
  maxTokens: 100,
  temperature: 1,
  language,
});
const said = (answer: string): Fault => ({ input: { answer, themes: ["too dear"], coverage: "covered" } });
const budget = { requireBudget: () => Promise.resolve(), recordCost: () => Promise.resolve() };
const ask = (language: string | null) =>
  inContext({ correlationId: "request-1", companyId: "company-1" }, () =>
    openModel({ budget, fallbacks: {}, client }).ask(prompt(language), "offline-test"),
  );

it("is ordered in one sentence of the system prompt, which is the same for everybody", async () => {
  answers = [said("Ja."), said("Ja.")];
  await ask("de-AT");
  await ask(null);
  const rule = "Answer in Austrian German (de-AT), whatever the material is in;";
  expect(requests[0]).toContain(rule);
  expect(requests[1]).not.toContain("Answer in");
});

it("is mended in the one repair turn, which says what was heard and what is wanted", async () => {
  answers = [said("I do not think that this is what I would want to have at home."), said(german)];
  expect(await ask("de")).toMatchObject({ value: { answer: german }, usage: { llm_calls: 2 } });
  expect(requests[1]).toContain("The answer is in English (en). It has to be in German (de)");
});

it("is left as it is when the model keeps to another one, or cannot say it otherwise", async () => {
  const first = "I do not think that this is what I would want to have at home.";
  answers = [said(first), said("I told you that I do not want to have this in my house at all.")];
  expect(await ask("de")).toMatchObject({ value: { answer: expect.stringContaining("told you") } });
  answers = [said(first), { input: {} }];
  expect(await ask("de")).toMatchObject({ value: { answer: first }, usage: { llm_calls: 2 } });
  answers = [{ input: {} }, said(first)];
  expect(await ask("de")).toMatchObject({ value: { answer: first }, usage: { llm_calls: 2 } });
});

it.each([
  ["in the language that was ordered", german, "de-CH"],
  ["too short to tell", "Too dear for me.", "de"],
  ["copied from the material", english, "de"],
  ["quoted", `„${english}“ Na ja.`, "de"],
  ["in whatever language where none was ordered", english.replace("I would", "They would"), null],
])("is not complained about: %s", async (_, answer, language) => {
  answers = [said(answer)];
  expect(await ask(language)).toMatchObject({ value: { answer }, usage: { llm_calls: 1 } });
});
