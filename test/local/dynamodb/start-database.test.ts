import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startDatabase } from "../../../local/dynamodb/start-database.ts";

const folder = mkdtempSync(join(tmpdir(), "database-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = () =>
  startDatabase({
    databaseFile: join(folder, "dynamodb.sqlite"),
    logFile: join(folder, "dynamodb.log"),
    external: undefined,
    watch: { log: () => undefined, giveUp: () => undefined },
    log: () => undefined,
  });

it.skipIf(process.platform === "darwin")("has its engine where no page can look for it", async () => {
  const { engine, endpoint, close } = await start();
  await close();
  expect(new URL(engine).hostname).not.toBe("127.0.0.1");
  expect(new URL(endpoint).hostname).toBe("127.0.0.1");
});
