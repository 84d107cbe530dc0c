import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { openModel } from "../../../../functions/models/port/model.ts";
import { canaryOf } from "../../../../functions/models/port/read-answer.ts";
import { systemText } from "../../../../functions/models/port/request-parts.ts";
import { ModelError } from "../../../../functions/platform/model-errors.ts";
import type { AskedPersona } from "../../../../functions/personas/people/asked-persona.ts";
import type { Prompt } from "../../../../functions/models/prompts/prompt.ts";
import { surveyChoicePrompt } from "../../../../functions/studies/survey/questions/multiple-choice.ts";
import { surveyNumberPrompt } from "../../../../functions/studies/survey/questions/numeric.ts";
import { surveyScalePrompt } from "../../../../functions/studies/survey/questions/likert.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { listen } from "../../../../local/bedrock/wire/listener.ts";
import { persona } from "../../../local/bedrock/people.ts";

interface Block {
  text?: string;
  toolUse?: { toolUseId: string; name: string; input: unknown };
}
interface Request {
  toolConfig?: unknown;
  requestMetadata: Record<string, string>;
  system: Block[];
  messages: { role: string; content: Block[] }[];
}
interface Said {
  content: Block[];
  stopReason?: string;
}

let answers: Said[] = [];
let requests: Request[] = [];
let client: BedrockRuntimeClient;
let server: Awaited<ReturnType<typeof listen>>;
beforeAll(async () => {
  vi.stubEnv("LOG_LEVEL", "silent");
  server = await listen(({ body }) => {
    requests.push(JSON.parse(body.toString("utf8")) as Request);
    const { content = [], stopReason = "end_turn" } = answers.shift() ?? {};
    const answer = {
      output: { message: { role: "assistant", content } },
      stopReason,
      usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
      metrics: { latencyMs: 1 },
    };
    return Promise.resolve({ status: 200, headers: {}, body: JSON.stringify(answer) });
  });
  client = new BedrockRuntimeClient({
    endpoint: `http://127.0.0.1:${server.port}`,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
    maxAttempts: 1,
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  client.destroy();
  return server.close();
});
beforeEach(() => {
  answers = [];
  requests = [];
});

const askedPersona: AskedPersona = { persona: persona(), context: null, briefings: [], language: "en" };
const scaleOf = (language: string) =>
  surveyScalePrompt(
    { ...askedPersona, language },
    { text: "How?", scale: { points: 5, first_value: 1, low_label: "bad", high_label: "good", labels: null } },
  );
const scale = scaleOf("en");
const choice = surveyChoicePrompt(askedPersona, { text: "Which?", options: ["Oars", "Sail"], multiple: false });

const text = (said: string, stopReason?: string): Said => ({
  content: [{ text: said }],
  ...(stopReason === undefined ? {} : { stopReason }),
});
const budget = { requireBudget: () => Promise.resolve(), recordCost: () => Promise.resolve() };
const ask = <T>(prompt: Prompt<T>, ...given: Said[]) => {
  answers = given;
  return inContext({ correlationId: "request-1", companyId: "company-1" }, () =>
    openModel({ budget, fallbacks: {}, client }).ask(prompt, "offline-test"),
  );
};
const errorOf = async <T>(prompt: Prompt<T>, ...given: Said[]): Promise<ModelError> => {
  const error = await ask(prompt, ...given).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ModelError);
  return error as ModelError;
};
const repair = () => requests[1]?.messages.at(-1)?.content[0]?.text ?? "";

describe("an answer in words", () => {
  it("is asked for without a tool, with its form among the rules, under the prompt's name", async () => {
    const answer = await ask(scale, text("Rather good."));
    expect(answer).toMatchObject({ value: { answer: "Rather good." }, usage: { llm_calls: 1 } });
    const [request] = requests;
    expect(request).not.toHaveProperty("toolConfig");
    expect(request?.requestMetadata).toMatchObject({ prompt: scale.id });
    expect(request?.system[0]?.text).toBe(systemText(scale));
    expect(systemText(scale)).toContain(scale.inWords?.form);
  });

  it("counts by schema as well, where options and numbers are written out", async () => {
    const input = { considerations: ["tiring", "quiet"], chosen: ["2. Sail"], reason: "I hate noise." };
    const call = { content: [{ toolUse: { toolUseId: "one", name: "choose_options", input } }] };
    expect(await ask(choice, call)).toMatchObject({ value: { chosen: [2] }, isTrimmed: true, usage: { llm_calls: 1 } });
    const number = surveyNumberPrompt(askedPersona, { text: "How much?", unit: "EUR", min: 0, max: 20, whole: false });
    const said = JSON.stringify({ reason: "I look at prices.", number: "2,50 EUR" });
    expect(await ask(number, text(said))).toMatchObject({ value: { number: 2.5 }, usage: { llm_calls: 1 } });
    // Each is read by itself: an option may hold another one, or be a number with a sign.
    const read = async (options: string[], chosen: string[]) => {
      const asked = surveyChoicePrompt(askedPersona, { text: "Which?", options, multiple: true });
      const given = {
        content: [{ toolUse: { toolUseId: "one", name: "choose_options", input: { ...input, chosen } } }],
      };
      return ask(asked, given, given).then(
        ({ value }) => value.chosen,
        () => null,
      );
    };
    expect(await read(["Red and blue", "Red", "Blue", "Green"], ["Red and blue", "Green"])).toEqual([1, 4]);
    expect(await read(["5 €", "1 €", "2 €"], ["2 €"])).toEqual([3]);
    expect(await read(["0", "1", "2", "3+"], ["3+"])).toEqual([4]);
    expect(await read(["1-2", "> 2", "< 2"], ["< 2"])).toEqual([3]);
    expect(await read(["5 €", "1 €"], ["2 €"])).toBeNull();
    for (const other of ["<5", "5+", "5 USD", "$5", "5%", "5²"])
      expect(
        (await errorOf(number, text(JSON.stringify({ reason: "So.", number: other })), text("= 99"), text("= 99")))
          .name,
      ).toBe("ModelUnusableOutput");
    const wrong = {
      content: [{ toolUse: { toolUseId: "one", name: "choose_options", input: { ...input, chosen: ["Oar"] } } }],
    };
    expect((await errorOf(choice, wrong, wrong, wrong)).name).toBe("ModelUnusableOutput");
  });

  it("that is not understood gets one repair turn, with the reason and the form", async () => {
    const answer = await ask(choice, text("The sail."), text("1 tiring\n2 quiet\n= 2\nI hate noise."));
    expect(answer).toMatchObject({ value: { chosen: [2] }, usage: { llm_calls: 2 } });
    expect(requests[1]?.messages.map(({ role }) => role)).toEqual(["user", "assistant", "user"]);
    expect(repair()).toContain("There is no line with `=`");
    expect(repair()).toContain(choice.inWords?.form);
    expect(requests[1]).not.toHaveProperty("toolConfig");
  });

  it("that does not fit gets one, and one for the part of it that does not, by a tool", async () => {
    const wrong = text("1 tiring\n2 quiet\n= 3\nI hate noise.");
    const part = { content: [{ toolUse: { toolUseId: "one", name: choice.tool.name, input: { chosen: [2] } } }] };
    const answer = await ask(choice, wrong, wrong, part);
    expect(answer).toMatchObject({ value: { chosen: [2], reason: "I hate noise." }, usage: { llm_calls: 3 } });
    expect(repair()).toContain("Too big");
    const [, , third] = requests;
    expect(third).toMatchObject({ toolConfig: { toolChoice: { tool: { name: choice.tool.name } } } });
    expect(third?.system[0]?.text).not.toContain(choice.inWords?.form);
    expect(third?.messages[1]?.content).toEqual(wrong.content);
    const error = await errorOf(choice, wrong, wrong, wrong);
    expect(error).toMatchObject({ name: "ModelUnusableOutput", usage: { llm_calls: 3 } });
  });

  it("can be stored, wherever the model was cut", async () => {
    expect(await ask(scale, text("Good \ud83d"))).toMatchObject({ value: { answer: "Good \ufffd" } });
  });

  it("that is an assistant's refusal is none, and one of the person is", async () => {
    const refusal = text("I'm sorry, but I can't help with that.");
    expect(await errorOf(scale, refusal, refusal)).toMatchObject({ name: "ModelRefused", usage: { llm_calls: 2 } });
    expect(await ask(scale, text("That is nobody's business."))).toMatchObject({ usage: { llm_calls: 1 } });
  });

  it("that is cut off is none, however well it reads", async () => {
    const cut = text("Rather good, although", "max_tokens");
    expect(await ask(scale, cut, text("Rather good."))).toMatchObject({ value: { answer: "Rather good." } });
    expect(repair()).toContain("give a much shorter one");
    expect((await errorOf(scale, cut, cut)).name).toBe("ModelAnswerCut");
  });

  it("that is empty is none", async () => {
    expect((await errorOf(scale, text(" "), { content: [] })).name).toBe("ModelAnswerEmpty");
    expect(requests[1]?.messages[1]?.content).toEqual([{ text: "(no answer)" }]);
  });

  it("does not come through that recites the canary", async () => {
    expect((await errorOf(scale, text(`Good, ${canaryOf(scale.id)}.`))).name).toBe("ModelUnusableOutput");
  });

  it("in another language is asked for again, and kept if it stays so", async () => {
    const english = "I do not think that this is what I would want to have at home.";
    const german = "Ich glaube nicht, dass ich so etwas bei mir zu Hause haben möchte.";
    expect(await ask(scaleOf("de"), text(english), text(german))).toMatchObject({ value: { answer: german } });
    expect(repair()).toContain("It has to be in German (de)");
    expect(await ask(scaleOf("de"), text(english), text(english))).toMatchObject({ value: { answer: english } });
  });

  it.each(['{"answer": "Good."}', '```json\n{"answer": "Good."}\n```'])(
    "may come as JSON that fits: %j",
    async (said) => {
      expect(await ask(scale, text(said))).toMatchObject({ value: { answer: "Good." }, usage: { llm_calls: 1 } });
    },
  );

  it.each(['{"mark": 4}', '{"answer": "Go', '["Good."]'])("is never JSON that does not: %j", async (said) => {
    expect(await ask(scale, text(said), text("Good."))).toMatchObject({ usage: { llm_calls: 2 } });
  });

  it("may come as a call of a tool that nobody offered, which no request then repeats", async () => {
    const called = (input: unknown): Said => ({
      content: [{ toolUse: { toolUseId: "t1", name: "x", input } }],
      stopReason: "tool_use",
    });
    expect(await ask(scale, called({ answer: "Good." }))).toMatchObject({ value: { answer: "Good." } });
    expect(await ask(scale, called({ mark: 4 }), text("Good."))).toMatchObject({ usage: { llm_calls: 2 } });
    expect(requests.at(-1)?.messages[1]?.content).toEqual([{ text: '{"mark":4}' }]);
  });
});
