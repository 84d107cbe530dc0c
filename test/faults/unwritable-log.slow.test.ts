import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
beforeAll(async () => {
  stack = await startTemporaryStack();
});
afterAll(() => stack.close());

it("a log of the stack that cannot be written, as on a full disk, fails no model call and so no personas", async () => {
  const log = join(stack.dataFolder, "logs", "stack.log");
  rmSync(log);
  mkdirSync(log);
  const company = await Company.signUp(stack.url);
  const { projectId, groupId } = await company.prepare({ persona_count: 2 });
  expect((await company.get(`/projects/${projectId}/persona-groups/${groupId}`)).body.personas_total).toBe(2);
  rmSync(log, { recursive: true });
});
