import { TextractClient } from "@aws-sdk/client-textract";
import { createServer } from "node:http";
import { openServer } from "../../../../../local/http/open-server.ts";

export interface WireAnswer {
  status?: number;
  body: object;
  /** Milliseconds before it is sent; by default at once. */
  after?: number;
}
export interface WireCall {
  operation: string;
  request: Record<string, any>;
}
export type Script = (call: WireCall, index: number) => WireAnswer;

/** A Textract that answers as it is told, behind the real protocol, and a client of it as the service has it. */
export async function startWire(script: Script) {
  const calls: WireCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const operation = String(request.headers["x-amz-target"]).replace("Textract.", "");
      const call: WireCall = { operation, request: JSON.parse(Buffer.concat(chunks).toString()) };
      const { status = 200, body, after = 0 } = script(call, calls.push(call) - 1);
      setTimeout(() => {
        response.writeHead(status, { "content-type": "application/x-amz-json-1.1" });
        response.end(JSON.stringify(body));
      }, after);
    });
  });
  const { endpoint, close: closeServer } = await openServer(server);
  const client = new TextractClient({
    endpoint,
    region: "eu-central-1",
    credentials: { accessKeyId: "test", secretAccessKey: "test" },
    retryMode: "standard",
    maxAttempts: 4,
  });
  const close = () => {
    client.destroy();
    void closeServer();
  };
  return { endpoint, client, calls, close };
}

/** An error in the service's shape. */
export const wireError = (type: string, status = 400): WireAnswer => ({
  status,
  body: { __type: type, message: "Request has unsupported document format" },
});
