import { afterEach, beforeEach, expect, it } from "vitest";
import { presence } from "../../../../functions/platform/table/entity.ts";
import { TABLE_LIMITS } from "../../../../functions/platform/table/table-limits.ts";
import { openTable } from "../../../../functions/platform/table/table.ts";
import { failureOf, startMuteServer, type MuteServer } from "../../../support/mute-server.ts";

const credentials = { accessKeyId: "local", secretAccessKey: "local" };
const { maxAttempts, requestHandler } = TABLE_LIMITS;

let server: MuteServer;
beforeEach(async () => (server = await startMuteServer()));
afterEach(() => server.close());

it("tries again when DynamoDB takes a request and never answers, and gives up within a request's time", async () => {
  const table = openTable("any", { endpoint: server.endpoint, region: "local", credentials });
  const { name, ms } = await failureOf(() => table.get(presence, { PK: "a", SK: "b" }));
  expect(name).toBe("TimeoutError");
  expect(server.requests()).toBe(maxAttempts);
  expect(ms).toBeGreaterThanOrEqual(maxAttempts * requestHandler.requestTimeout);
  expect(maxAttempts * (requestHandler.connectionTimeout + requestHandler.requestTimeout)).toBeLessThanOrEqual(28_000);
});
