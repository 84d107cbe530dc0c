import { expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

it("estimates tests of several concepts, and no study of more people than it takes", async () => {
  const company = await Company.signUp(stack.url);
  const { projectId } = await company.prepare({ persona_count: 2 });
  const estimate = (body: object) => company.post(`/projects/${projectId}/simulations/estimate`, body);
  const calls = async (concepts?: number) =>
    (await estimate({ simulation_type: "concept_test", personas: 6, concepts })).body.llm_calls;
  expect([await calls(), await calls(3)]).toEqual([7, 19]);
  expect((await estimate({ simulation_type: "focus_group", personas: 50 })).status).toBe(200);
  const { status, body } = await estimate({ simulation_type: "focus_group", personas: 51 });
  expect([status, body.detail]).toEqual([
    400,
    "A study of type focus_group takes at most 50 personas; estimate it with fewer",
  ]);
});
