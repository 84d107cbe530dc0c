import { afterAll, beforeAll, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { askedOf, whoIsAsked } from "../support/asked.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

// Three hundred participants, one of whom is refused for good, and a report that cannot be narrated at first.
const PERSONAS = 300;
let stack: TemporaryStack;
let company: Company;
let step: ReturnType<typeof operators>;
let refused = "";
let isMute = false;
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      const { tool, text, system } = askedOf(call);
      if (refused !== "" && whoIsAsked(`${system}\n${text}`) === refused) return { text: "I'm sorry, I can't help." };
      return isMute && tool === "write_report" ? { input: { nonsense: 1 } } : canned(call);
    },
  });
  company = await Company.signUp(stack.url);
  step = operators(stack.endpoints.step_functions);
});
afterAll(() => {
  step.close();
  return stack.close();
});

it("completes a study of 300 without one of them, and without words", async () => {
  const projectId = await company.createProject();
  const groupId = await company.createGroup(projectId, { persona_count: 10 });
  for (let made = 0; made < PERSONAS; made += 100) await company.generate(projectId, groupId, 100);
  const personas = await company.api.listPersonas({ params: { project_id: projectId, group_id: groupId } });
  expect(personas).toHaveLength(PERSONAS);
  const lost = personas[123]!;
  refused = lost.full_name;
  isMute = true;

  const { id } = (await company.startConceptTest(projectId, groupId)).body as { id: string };
  const path = `/projects/${projectId}/simulations/${id}`;
  expect(await company.waitForSimulation(projectId, id)).toMatchObject({ status: "complete", error: null });
  await until(
    () => step.statusOf("simulation", id),
    (status) => status === "SUCCEEDED",
  );
  const results = async () => (await company.get(`${path}/results?limit=1`)).body as SimulationResults;
  const { aggregate } = await results();
  expect(aggregate.persona_count).toBe(PERSONAS - 1);
  expect(aggregate.participants_lost).toEqual([
    { persona_id: lost.id, persona_name: lost.full_name, reason: "the model declined to answer" },
  ]);
  expect(aggregate.quality.flags).toEqual(expect.arrayContaining(["participants_lost", "report_without_words"]));
  // MiniStack leaves the states within a Map out of its history, and lists what their tasks answered.
  const answers = (await step.history("simulation", id)).flatMap(({ taskSucceededEventDetails: task }) =>
    task?.output === undefined ? [] : [JSON.parse(task.output) as unknown],
  );
  expect(answers).toContainEqual(
    expect.objectContaining({ failed: [{ persona_id: lost.id, reason: "ModelRefused" }] }),
  );

  isMute = false;
  expect((await company.post(`${path}/report-words`)).status).toBe(202);
  const told = await until(results, (now) => !now.aggregate.quality.flags.includes("report_without_words"));
  expect(told.aggregate.summary).toBe("A summary.");
});
