import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import type { Fault, FaultInjector } from "../../local/bedrock/faults.ts";
import { FunctionError } from "../../local/lambda/host.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { startSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector = canned;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault(call) });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});
afterAll(() => stack.close());

interface State {
  type: SimulationType;
  name: FunctionName;
  tool: string;
  input?: object;
}

/**
 * Starts a study whose own first calls wait for their answers, and invokes one of its states beside them.
 * @param answer what the state's call hears once the study is aborted; a canned answer unless told
 */
async function askBeside({ type, name, tool, input }: State, answer: FaultInjector = canned) {
  const released = Promise.withResolvers<void>();
  let waiting = 0;
  fault = async (call) => {
    // Never hold an embedding: calls in one process share them, so others would wait, too. A rating call may belong to
    // the study before this one.
    if (call.kind !== "converse" || call.toolName === "place_answers") return canned(call);
    waiting += 1;
    await released.promise;
    return canned(call);
  };
  const id = await startSimulation(company, group, type);
  // Both personas are asked at once, in a survey all three questions.
  const firstCalls = type === "survey" ? 6 : 2;
  await until(
    async () => waiting,
    (count) => count === firstCalls,
  );
  let asked = 0;
  fault = async (call) => {
    if (call.toolName === tool) {
      asked += 1;
      await company.post(`/projects/${group.projectId}/simulations/${id}/abort`);
      return answer(call);
    }
    return canned(call);
  };
  const personas = (await company.get(`/projects/${group.projectId}/persona-groups/${group.groupId}/personas`)).body;
  const ids = {
    company_id: company.user.company_id as string,
    project_id: group.projectId,
    simulation_id: id,
    persona_id: personas[0].id as string,
  };
  const error: unknown = await stack.functions
    .invoke(name, { ...ids, ...input }, randomUUID())
    .catch((e: unknown) => e);
  released.resolve();
  return { id, error, asked };
}

describe("a study that ends while a persona answers", () => {
  it.each<[SimulationType, FunctionName, string, object]>([
    ["concept_test", "simulation-ask-concept", "give_reaction", {}],
    ["survey", "simulation-ask-survey", "answer_scale", {}],
    ["focus_group", "simulation-form-private-view", "note_view", {}],
    ["focus_group", "simulation-speak-in-group", "speak", { turn: 0, index: 0 }],
    ["idi_ai", "simulation-interview-persona", "answer", {}],
    ["idi_ai", "simulation-ask-closing-question", "closing_question", {}],
    ["conjoint", "simulation-make-choices", "make_choices", {}],
  ])("%s: %s says that its work is over, and leaves nothing", async (type, name, tool, input) => {
    const { id, error, asked } = await askBeside({ type, name, tool, input });
    expect(asked).toBe(1);
    expect(error).toBeInstanceOf(FunctionError);
    expect((error as FunctionError).name).toBe("WorkStopped");
    // What the study had is removed when it is aborted; what came after that would stay.
    await until(
      () => itemsOf(stack.endpoints.dynamodb, `S#${id}`),
      (items) => items.length === 0,
    );
  });

  const busy: Fault = { status: 500, type: "ModelErrorException", message: "no answer" };

  it.each<State>([
    { type: "concept_test", name: "simulation-ask-concept", tool: "give_reaction" },
    { type: "survey", name: "simulation-ask-survey", tool: "answer_scale" },
    { type: "conjoint", name: "simulation-make-choices", tool: "make_choices" },
  ])("$type: says so as well of a model that fails after it", async (state) => {
    const { error } = await askBeside(state, () => busy);
    expect((error as FunctionError).name).toBe("WorkStopped");
  });
});
