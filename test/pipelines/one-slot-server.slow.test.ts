import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { offlineModel } from "../../local/bedrock/offline-model.ts";
import { parseConverse } from "../../local/bedrock/converse-request.ts";
import { Company } from "../support/company.ts";
import { startModelServer, type ModelServer, type Received, type Reply } from "../support/model-server.ts";
import { startSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

interface Chat {
  messages: { role: string; content: string }[];
  response_format: { json_schema: { name: string; schema: Record<string, unknown> } };
}

/** What the offline model would answer by the schema of a chat. */
async function replyTo({ body }: Received): Promise<Reply> {
  const { messages, response_format } = body as unknown as Chat;
  const { name, schema } = response_format.json_schema;
  const [, ...users] = messages;
  const request = parseConverse({
    messages: users.map(({ content }) => ({ role: "user", content: [{ text: content }] })),
    toolConfig: {
      tools: [{ toolSpec: { name, inputSchema: { json: schema } } }],
      toolChoice: { tool: { name } },
    },
  });
  const { input } = await offlineModel(request);
  return { says: JSON.stringify(input) };
}

let server: ModelServer;
let stack: TemporaryStack;
let atOnce = 0;
let most = 0;
beforeAll(async () => {
  server = await startModelServer(async (received) => {
    most = Math.max(most, (atOnce += 1));
    await sleep(20);
    const reply = await replyTo(received);
    atOnce -= 1;
    return reply;
  });
  stack = await startTemporaryStack({
    variables: {
      ...process.env,
      LOCAL_LLM_URL: server.url,
      LOCAL_LLM_MODEL: "small:1b",
      LOCAL_MODEL_CALLS_AT_ONCE: "1",
    },
  });
});
afterAll(async () => {
  await stack.close();
  await server.close();
});

describe("a model server that answers one call after the other", () => {
  it("is asked by nobody out of turn, finishes the study of five people, and costs nothing", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 5 });
    const id = await startSimulation(company, group, "survey");
    const study = await company.waitForSimulation(group.projectId, id);
    expect(study).toMatchObject({ status: "complete", error: null, usage: { estimated_cost_usd: 0 } });
    expect(study.usage.output_tokens).toBeGreaterThan(0);
    const { persona_results: people } = (await company.get(`/projects/${group.projectId}/simulations/${id}/results`))
      .body;
    expect(people).toHaveLength(5);
    expect(most).toBe(1);
  });
});
