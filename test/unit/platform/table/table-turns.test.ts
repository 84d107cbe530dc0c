import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { presence } from "../../../../functions/platform/table/entity.ts";
import { openTable } from "../../../../functions/platform/table/table.ts";
import { REQUESTS_OF_API } from "../../../../functions/platform/table/table-limits.ts";
import { until } from "../../../support/until.ts";

const waiting: ServerResponse[] = [];
const server = createServer((request, response) => {
  request.resume();
  waiting.push(response);
});
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));

it.each([
  ["two", 2, {}],
  ["as many as are asked for", REQUESTS_OF_API, { requestsAtOnce: REQUESTS_OF_API }],
])(
  "sends %s requests at once; the others wait without a limit of time running, and all are answered",
  async (_, most, options) => {
    const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const credentials = { accessKeyId: "local", secretAccessKey: "local" };
    const table = openTable("any", { endpoint, region: "local", credentials }, options);
    const reads = Promise.all(Array.from({ length: 12 }, (_, at) => table.get(presence, { PK: "P", SK: String(at) })));
    const rounds: number[] = [];
    for (let answered = 0; answered < 12; answered += rounds.at(-1)!) {
      await until(
        () => Promise.resolve(waiting.length),
        (count) => count === Math.min(most, 12 - answered),
      );
      rounds.push(waiting.length);
      for (const response of waiting.splice(0))
        response.writeHead(200, { "content-type": "application/x-amz-json-1.0" }).end("{}");
    }
    expect(rounds).toEqual(most === 2 ? [2, 2, 2, 2, 2, 2] : [5, 5, 2]);
    expect(await reads).toEqual(Array.from({ length: 12 }, () => undefined));
  },
);
