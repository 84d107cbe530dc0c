import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { listen, type WireResponse } from "../../local/bedrock/wire/listener.ts";

/** One answer of a server that plays Bedrock: what it sends, or null for a connection that breaks. */
export type Played = Partial<Omit<WireResponse, "body">> & { body?: unknown };

/** An error as AWS sends it. */
export const awsError = (
  status: number,
  type: string,
  message: string,
  headers: Record<string, string> = {},
): Played => ({
  status,
  headers: { "x-amzn-errortype": type, ...headers },
  body: { message },
});

/** A Converse answer that stopped for a reason, with the blocks of its message. */
export const converseAnswer = (stopReason: string, content: readonly unknown[]): Played => ({
  body: {
    output: { message: { role: "assistant", content } },
    stopReason,
    usage: { inputTokens: 10, outputTokens: 5, totalTokens: 15 },
    metrics: { latencyMs: 1 },
  },
});

/** Plays Bedrock's wire to the real SDK: sends what is in `answers`, the last one for ever, and keeps what it got. */
export async function playWire() {
  const requests: Record<string, unknown>[] = [];
  const state = { answers: [] as Played[], requests };
  const server = await listen(async ({ body }) => {
    requests.push(JSON.parse(body.toString("utf8")) as Record<string, unknown>);
    const next = state.answers.length > 1 ? state.answers.shift() : state.answers[0];
    const { status = 200, headers = {}, body: sent = {} } = next ?? {};
    return { status, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(sent) };
  });
  const clientOf = (endpoint: string) =>
    new BedrockRuntimeClient({
      endpoint,
      region: "local",
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
      maxAttempts: 1,
      requestHandler: { requestTimeout: 5_000 },
    });
  const client = clientOf(`http://127.0.0.1:${server.port}`);
  return Object.assign(state, {
    client,
    clientOf,
    close: () => {
      client.destroy();
      return server.close();
    },
  });
}
