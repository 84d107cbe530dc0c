import { tableContents } from "./table-contents.ts";
import type { TemporaryStack } from "./temporary-stack.ts";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { openServer } from "../../local/http/open-server.ts";
import type { Company } from "./company.ts";
import { until } from "./until.ts";

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A receiver of webhooks that answers as it is told, by the path it was asked for. */
export async function startReceiver(answer: (response: ServerResponse, received: Received) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const one = { path: request.url ?? "", headers: request.headers, body: Buffer.concat(chunks).toString() };
      received.push(one);
      answer(response, one);
    });
  });
  const { endpoint, close } = await openServer(server);
  const at = (path: string) => received.filter((one) => one.path === path);
  return {
    url: endpoint,
    received,
    at,
    /** Waits until so many have come to a path. */
    waitFor: (path: string, count = 1, seconds = 30) =>
      until(
        async () => at(path),
        ({ length }) => length >= count,
        seconds,
      ),
    close,
  };
}
export type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** Has a company send an event to a new hook, and waits for the first attempt. */
export async function sendTestEvent(owner: Company, url: string): Promise<void> {
  const { id } = (await owner.post("/company/webhooks", { url, events: ["simulation.complete"] })).body;
  await owner.post(`/company/webhooks/${id}/test`);
  await until(
    async () => (await owner.get(`/company/webhooks/${id}/deliveries`)).body as { attempts: number }[],
    ([first]) => first !== undefined && first.attempts > 0,
  );
}

/** Waits until events have reached their receiver and nobody holds the outbox any more: a study is complete before. */
export async function waitForDeliveries(
  { endpoints }: Pick<TemporaryStack, "endpoints">,
  companyId: string,
  events: readonly string[],
): Promise<void> {
  const hookItems = async () =>
    (await tableContents(endpoints.dynamodb)).filter(({ PK }) => String(PK).startsWith(`C#${companyId}#W#`));
  await until(
    hookItems,
    (items) =>
      events.every((event) => items.some((item) => item.event === event && item.status === "delivered")) &&
      items.every(({ lease }) => lease === undefined),
  );
}
