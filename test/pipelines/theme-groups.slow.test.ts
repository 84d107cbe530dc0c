import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { Company } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const titanSchema = z.object({ inputText: z.string() });
/** A vector that says nothing of its text. */
const noise = (text: string): number[] =>
  Array.from({ length: 512 }, (_, index) => Math.sin((index + 1) * (text.length + (text.codePointAt(index) ?? 7))));

let stack: TemporaryStack;
let groupings = 0;
let reports = 0;
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: ({ kind, toolName, body }) => {
      if (kind === "embed") return { embedding: noise(titanSchema.parse(body).inputText) };
      if (toolName === "group_themes") groupings += 1;
      if (toolName !== "write_report") return undefined;
      reports += 1;
      return reports === 1 ? { status: 400, type: "ModelErrorException", message: "Not this time." } : undefined;
    },
  });
});
afterAll(() => stack.close());

it("has a model put the themes of a study together once, however often its report is tried", async () => {
  const company = await Company.signUp(stack.url);
  const { projectId, groupId } = await company.prepare({ persona_count: 5 });
  const { body: started } = await company.startConceptTest(projectId, groupId);
  expect(await company.waitForSimulation(projectId, started.id as string)).toMatchObject({ status: "complete" });
  expect([groupings, reports]).toEqual([1, 2]);
  const { body } = await company.get(`/projects/${projectId}/simulations/${started.id as string}/results`);
  expect((body as SimulationResults).aggregate.summary).not.toBe("");
});
