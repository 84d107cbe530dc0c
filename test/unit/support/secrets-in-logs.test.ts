import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { randomBytes } from "node:crypto";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { PASSWORD } from "../../support/company.ts";
import { secretsInLogs } from "../../support/secrets-in-logs.ts";

const folder = mkdtempSync(join(tmpdir(), "logs-"));
mkdirSync(join(folder, "logs"));
afterAll(() => rmSync(folder, { recursive: true }));
const findIn = (line: string) => {
  writeFileSync(join(folder, "logs", "functions.log"), `first line\n${line}\n`);
  return secretsInLogs(folder);
};

it.each([
  `{"password":"${PASSWORD}"}`,
  "hash $argon2id$v=19",
  `cookie: refresh_token=${randomBytes(32).toString("base64url")}`,
  `see https://app.example.com/reset-password?token=abc`,
  `token ${randomBytes(32).toString("base64url")} stored`,
  "authorization: Bearer abcdefghijkl",
])("finds a secret in: %s", (line) => {
  expect(findIn(line)[0]).toMatch(/^functions\.log:2 holds /);
});

it("finds none in what logs are for", () => {
  expect(
    findIn('{"level":"info","message":"request","request_id":"b5684108-38dd-4062-a835-2939d0f84ad9","status":200}'),
  ).toEqual([]);
});
