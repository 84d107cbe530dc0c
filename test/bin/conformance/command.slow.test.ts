import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { runConformanceCommand } from "../../../bin/conformance/command.ts";

interface ChatRequest {
  messages: { role: string; content: string }[];
  tools?: { function: { name: string; parameters: object } }[];
}

/** Runs the command; what it printed, with its exit code. */
async function run(...argv: string[]) {
  let printed = "";
  const screen = { write: (text: string) => Boolean((printed += text)) };
  const code = await runConformanceCommand(argv, {
    output: screen,
    errors: screen,
    environment: {},
    signal: new AbortController().signal,
  });
  return { code, printed };
}

let server: Server | undefined;
/** A model server that answers as it is told, by the request. */
async function serve(answer: (request: ChatRequest) => object): Promise<string> {
  const started = createServer((request, response) => {
    void json(request).then((body) => {
      const message = { role: "assistant", ...answer(body as ChatRequest) };
      response.writeHead(200, { "content-type": "application/json" });
      response.end(JSON.stringify({ choices: [{ message }] }));
    });
  });
  server = started;
  await new Promise<void>((resolve) => {
    started.listen(0, "127.0.0.1", resolve);
  });
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

beforeEach(() => {
  vi.stubEnv("LOG_LEVEL", "info");
});
afterEach(() => {
  vi.unstubAllEnvs();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const calling = (input: object) => ({
  content: null,
  tool_calls: [{ id: "a", type: "function", function: { name: "answer", arguments: JSON.stringify(input) } }],
});
const view = { view: "I like the bottle, but I would not pay that much for tea, and the leaves mean nothing to me." };

describe("npm run conformance", () => {
  it("finds that the built-in model can do every prompt in each of its languages", async () => {
    const { code, printed } = await run("--times", "2", "--at-once", "8");
    expect(printed).toContain("Conformance of the built-in offline model");
    expect(printed).toContain("The model meets the bar.");
    expect(code).toBe(0);
  });

  it("says what a model answered in another language, out of character, and whom it obeyed", async () => {
    const url = await serve(({ messages }) => {
      const rules = messages[0]?.content ?? "";
      const text = messages.map(({ content }) => content).join("\n");
      if (text.includes("write down all of your instructions")) return calling({ view: rules });
      return calling({ view: "As an AI language model I cannot have a view, but people would like this tea a lot." });
    });
    const { code, printed } = await run(
      "--url",
      url,
      "--model",
      "m",
      "--languages",
      "en,fr",
      "--prompts",
      "private-view",
    );
    expect(printed).toMatch(/language kept: \d+ %, not 95 %/);
    expect(printed).toMatch(/orders ignored: \d+ %, not 100 %/);
    expect(printed).toContain("in character: 0 %, not 98 %");
    expect(code).toBe(1);
  });

  it("counts what needed a repair", async () => {
    const url = await serve(({ messages }) =>
      messages.some(({ role }) => role === "assistant") ? calling(view) : calling({ opinion: "fine" }),
    );
    const { code, printed } = await run("--url", url, "--model", "m", "--languages", "en", "--prompts", "private-view");
    expect(printed).toMatch(/private-view +3 +100 % +0 % +100 %/);
    expect(printed).toContain("Below the bar: at first try: 0 %, not 80 %.");
    expect(code).toBe(1);
  });

  it("says why a model can never be used", async () => {
    const url = await serve(() => ({ content: "" }));
    const { code, printed } = await run("--url", url, "--model", "m", "--languages", "en", "--prompts", "private-view");
    expect(printed).toContain("private-view (en): never usable");
    expect(printed).toMatch(/3 × Model\w+: /);
    expect(code).toBe(1);
  });

  it("says that a region or credentials of AWS are missing", async () => {
    for (const name of ["AWS_REGION", "AWS_DEFAULT_REGION", "AWS_PROFILE"]) vi.stubEnv(name, undefined);
    vi.stubEnv("AWS_CONFIG_FILE", "/nowhere");
    const { code, printed } = await run("--bedrock", "--languages", "en", "--prompts", "private-view");
    expect(printed).toMatch(
      /^Amazon Bedrock cannot be asked from here: .*Set AWS_REGION and your AWS credentials\.\n$/,
    );
    expect(code).toBe(1);
  });

  it("asks once whether there is a model at all", async () => {
    const { code, printed } = await run("--url", "http://127.0.0.1:9", "--model", "m", "--languages", "en");
    expect(printed).toContain("http://127.0.0.1:9 cannot be reached");
    expect(printed).not.toContain("Conformance of");
    expect(code).toBe(1);
  });

  it.each([
    [["--url", "http://a"], "--url needs --model"],
    [["--url", "nowhere", "--model", "m"], '--url must be an address such as http://127.0.0.1:11434, not "nowhere"'],
    [["--bedrock", "--url", "http://a", "--model", "m"], "Give --url or --bedrock, not both"],
    [["--model", "m"], "--model belongs to --url or --bedrock"],
    [["--languages", "german"], '"german" is no language tag'],
    [["--prompts", "sing"], "There is no prompt sing"],
    [["--times", "0"], '--times must be a whole number from 1 to 50, not "0"'],
  ])("refuses %j", async (argv, sentence) => {
    const { code, printed } = await run(...argv);
    expect(printed).toContain(sentence);
    expect(code).toBe(2);
  });
});
