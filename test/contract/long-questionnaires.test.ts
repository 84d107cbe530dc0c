import { beforeAll, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation, upload } from "../support/simulations.ts";

let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 1 });
});

it.each([
  ["survey", "survey"],
  ["idi_ai", "script"],
] as const)("a file for a %s of which only the beginning would be read is refused", async (type, route) => {
  const id = await createSimulation(company, group, type);
  const file = `1. Why?\n${"// what nobody is asked\n".repeat(12_000)}2. And then?\n`;
  const { status, body } = await upload(company, `/projects/${group.projectId}/simulations/${id}/${route}`, file);
  expect([status, body.detail]).toEqual([
    400,
    "The file has more than 249999 characters, which is more than a study can ask; send it in parts",
  ]);
});
