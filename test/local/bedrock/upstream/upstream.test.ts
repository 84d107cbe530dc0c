import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import { startBedrock } from "../../../../local/bedrock/server.ts";
import { freePort } from "../../../../local/stack/free-port.ts";
import type { Reply } from "../../../support/model-server.ts";
import { until } from "../../../support/until.ts";
import { answerOf, closeAll, converse, setup, typeOf } from "./setup.ts";

const taste = { liking: "Good.", rating: 4, again: true, themes: ["oat"] };
const called: Reply = { calls: taste };

afterEach(closeAll);

describe("a request to a model server", () => {
  /** A repair turn, as the service makes one. */
  const messages = [
    { role: "user", content: [{ text: "How is it?" }, { cachePoint: { type: "default" } }] },
    { role: "assistant", content: [{ toolUse: { toolUseId: "t1", name: "taste", input: { rating: 9 } } }] },
    { role: "user", content: [{ toolResult: { toolUseId: "t1", content: [{ text: "Not accepted" }] } }] },
  ];

  it("asks for the input of the tool by its schema, told to the model as well, under the server's key", async () => {
    const { received, bedrock } = await setup(() => called);
    await converse(bedrock, { request: { messages } });
    expect(received[0]).toMatchObject({
      path: "/v1/chat/completions",
      authorization: "Bearer secret-key-1",
      body: {
        model: "llama3.1",
        max_tokens: 99,
        temperature: 0.5,
        stream: false,
        response_format: { json_schema: { name: "taste", schema: { required: Object.keys(taste) } } },
      },
    });
    expect(received[0]?.body).not.toHaveProperty("tools");
    expect(received[0]?.body["messages"]).toMatchObject([
      { role: "system", content: expect.stringMatching(/^Be brief\.\n\nAnswer with nothing but one JSON .*"liking"/) },
      { role: "user", content: "How is it?" },
      { role: "assistant", content: '{"rating":9}' },
      { role: "user", content: "Not accepted" },
    ]);
  });

  it("forces the tool where the server takes no schema, and tells of the schema there alone", async () => {
    const refusal: Reply = { status: 400, body: { error: "response_format is not supported" } };
    const { received, bedrock } = await setup((_, index) => (index === 0 ? refusal : called));
    await converse(bedrock, { request: { messages } });
    expect(received[1]?.body).toMatchObject({ tool_choice: { function: { name: "taste" } } });
    expect(received[1]?.body["messages"]).toMatchObject([
      { role: "system", content: "Be brief.\n\nAnswer by calling the tool `taste`." },
      { role: "user", content: "How is it?" },
      { role: "assistant", tool_calls: [{ id: "t1", function: { name: "taste" } }] },
      { role: "tool", tool_call_id: "t1", content: "Not accepted" },
    ]);
  });

  it("names the model that the caller asks for, and learns of each by itself", async () => {
    const { received, bedrock } = await setup(({ body }) =>
      body["model"] === "small" && "temperature" in body ? { status: 400, body: { error: "no temperature" } } : called,
    );
    for (const model of ["local/small", "local/large:7b", "local/small"]) await converse(bedrock, { model });
    expect(received.map(({ body }) => [body["model"], "temperature" in body])).toEqual([
      ["small", true],
      ["small", false],
      ["large:7b", true],
      ["small", false],
    ]);
  });

  it("is refused once, however many are made at first, and after a failure", async () => {
    const { received, bedrock } = await setup(({ body }, index) => {
      if (index === 0) return { status: 503, body: { error: "loading" } };
      return "max_tokens" in body ? { status: 400, body: { error: "use max_completion_tokens" } } : called;
    });
    await converse(bedrock);
    await Promise.all(Array.from({ length: 5 }, () => converse(bedrock)));
    const withLimit = received.map(({ body }) => "max_tokens" in body);
    expect(withLimit).toEqual([true, true, false, false, false, false, false]);
  });

  it("is not made differently because of what has helped no request", async () => {
    const { received, bedrock } = await setup((_, index) =>
      index < 8 ? { status: 400, body: { error: "bad request" } } : called,
    );
    expect(typeOf(await converse(bedrock))).toBe("ValidationException");
    await converse(bedrock);
    expect(received.at(-1)?.body).toMatchObject({ max_tokens: 99, response_format: {}, temperature: 0.5 });
  });
});

describe("a request for words", () => {
  const request = { toolConfig: undefined };

  it("is a plain chat, without a tool or a word of one", async () => {
    const { received, bedrock } = await setup(() => ({ says: "Good." }));
    const answer = await answerOf(await converse(bedrock, { request }));
    expect(answer.output.message.content).toEqual([{ text: "Good." }]);
    expect(answer.stopReason).toBe("end_turn");
    expect(received).toHaveLength(1);
    const { body } = received[0]!;
    expect(body["messages"]).toEqual([
      { role: "system", content: "Be brief." },
      { role: "user", content: "How is it?" },
    ]);
    for (const name of ["tools", "tool_choice", "response_format"]) expect(body).not.toHaveProperty(name);
  });

  it.each(["<think>Do I? # no</think>\nGood.\n# taste", "Do I?</think>Good.\n# taste"])(
    "is answered without what was thought before: %j",
    async (says) => {
      const { bedrock } = await setup(() => ({ says }));
      const answer = await answerOf(await converse(bedrock, { request }));
      expect(answer.output.message.content).toEqual([{ text: "Good.\n# taste" }]);
    },
  );

  it("tells that it was cut, and learns what the server refuses", async () => {
    const cut = { body: { choices: [{ message: { content: "Goo" }, finish_reason: "length" }] } };
    const refusal: Reply = { status: 400, body: { error: "no temperature" } };
    const { received, bedrock } = await setup((_, index) => (index === 0 ? refusal : cut));
    const answer = await answerOf(await converse(bedrock, { request }));
    expect([answer.stopReason, answer.output.message.content]).toEqual(["max_tokens", [{ text: "Goo" }]]);
    expect(received[1]?.body).not.toHaveProperty("temperature");
  });
});

describe("a server that asks to wait", () => {
  it("is left alone for that long by all calls, which fail at once and say how long", async () => {
    const refusal: Reply = { status: 429, headers: { "retry-after": "1" }, body: { error: "slow down" } };
    const { received, bedrock } = await setup((_, index) => (index === 0 ? refusal : called));
    const began = performance.now();
    for (const response of [await converse(bedrock), await converse(bedrock)]) {
      expect([typeOf(response), response.headers.get("retry-after")]).toEqual(["ThrottlingException", "1"]);
    }
    expect(received).toHaveLength(1);
    await until(
      () => converse(bedrock),
      ({ status }) => status === 200,
    );
    expect(performance.now() - began).toBeGreaterThanOrEqual(1_000);
    expect(received).toHaveLength(2);
  });

  it("until a date far away is not asked before, and says so", async () => {
    const date = new Date(Date.now() + 3_600_000).toUTCString();
    const refusal: Reply = { status: 503, headers: { "retry-after": date }, body: { error: "maintenance" } };
    const { received, bedrock } = await setup(() => refusal);
    for (const response of [await converse(bedrock), await converse(bedrock)]) {
      expect(typeOf(response)).toBe("ServiceUnavailableException");
      expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(3_000);
      expect(await response.json()).toEqual({ message: "The model server answered 503: maintenance" });
    }
    expect(received).toHaveLength(1);
  });
});

describe("a connection to a model server", () => {
  it("that is refused is an error of its own, with the address and the reason", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const bedrock = await startBedrock({ upstream: { url, model: "m" } });
    const response = await converse(bedrock);
    expect([typeOf(response), response.status]).toEqual(["UpstreamUnreachableException", 503]);
    expect(await response.json()).toEqual({
      message: `The model server at ${url} cannot be reached: nothing listens there.`,
    });
    await bedrock.close();
  });

  it.each(["before", "within"])("that breaks %s the answer is one, too", async (when) => {
    const { bedrock, server } = await setup((_received, _index, response) => {
      if (when === "within") response.writeHead(200, { "content-length": "1000" }).write('{"choices": [');
      // Later than what was written, so that the client has seen it.
      setTimeout(() => response.destroy(), 20);
      return null;
    });
    const response = await converse(bedrock);
    expect(typeOf(response)).toBe("UpstreamUnreachableException");
    expect(await response.json()).toEqual({
      message: `The model server at ${server.url} cannot be reached: it broke the connection.`,
    });
  });

  it("ends with that of whoever asked, and leaves its turn to the next", async () => {
    const arrived = Promise.withResolvers<{ closed: Promise<unknown> }>();
    const { bedrock, received } = await setup(
      (_, index, response) => {
        if (index > 0) return called;
        arrived.resolve({ closed: once(response, "close") });
        return null;
      },
      { callsAtOnce: 1 },
    );
    const impatient = new AbortController();
    const first = converse(bedrock, { signal: impatient.signal }).catch(() => "gone");
    const { closed } = await arrived.promise;
    const second = converse(bedrock);
    impatient.abort();
    expect(await first).toBe("gone");
    await closed;
    expect((await answerOf(await second)).stopReason).toBe("tool_use");
    expect(received).toHaveLength(2);
  });

  it("waits for a slow answer", async () => {
    const asked = Promise.withResolvers<undefined>();
    const answer = Promise.withResolvers<Reply>();
    const { bedrock } = await setup(() => {
      asked.resolve(undefined);
      return answer.promise;
    });
    const response = converse(bedrock);
    await asked.promise;
    answer.resolve(called);
    expect((await response).status).toBe(200);
  });
});
