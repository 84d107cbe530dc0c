import {
  DescribeExecutionCommand,
  GetExecutionHistoryCommand,
  ListExecutionsCommand,
  SFNClient,
} from "@aws-sdk/client-sfn";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Fault, FaultCall, FaultInjector } from "../../local/bedrock/faults.ts";
import { stateMachineArn } from "../../local/stack/state-machines.ts";
import { Company } from "../support/company.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { itemsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let projectId: string;
let fault: FaultInjector | undefined;
let operators: SFNClient;
/** Which request a call goes back to: a run that has failed may still have calls under way. */
const runOf = ({ body }: FaultCall): string | undefined =>
  (body as { requestMetadata?: { correlation?: string } }).requestMetadata?.correlation;
const runs = new Set<string | undefined>();
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      runs.add(runOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
  operators = new SFNClient({
    endpoint: stack.endpoints.step_functions,
    region: "eu-central-1",
    credentials: { accessKeyId: "x", secretAccessKey: "x" },
  });
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const base = (groupId: string) => `/projects/${projectId}/persona-groups/${groupId}`;
const personasOf = async (groupId: string) => (await company.get(`${base(groupId)}/personas`)).body;

/** Faults the first calls of a tool, in order. */
const first = (...faults: Fault[]): FaultInjector => {
  let next = 0;
  return ({ toolName }) => (toolName === "write_persona" ? faults[next++] : undefined);
};
const throttled: Fault = { status: 429, type: "ThrottlingException", message: "Too many requests" };
/** Nothing that would be tried again: what happens after a failure does not depend on its kind. */
const refused: Fault = { status: 403, type: "AccessDeniedException", message: "No access" };

/** Lets the next run of a group write one person; all other calls fail, but not before that person is stored. */
const afterOne = (groupId: string, failure: Fault, stored = 1): FaultInjector => {
  let calls = 0;
  const before = new Set(runs);
  return async (call) => {
    if (call.toolName === "write_persona" && before.has(runOf(call))) return failure;
    if (call.toolName !== "write_persona" || calls++ === 0) return undefined;
    await until(
      () => company.get(base(groupId)),
      ({ body }) => body.personas_total >= stored,
    );
    return failure;
  };
};

describe("persona generation", () => {
  it("makes the personas that the definition asks for, distinct and of their market", async () => {
    const groupId = await company.createGroup(projectId, {
      age_min: 25,
      age_max: 40,
      gender: "Female",
      income_level: "Middle",
      persona_count: 6,
    });
    const group = await company.generate(projectId, groupId);
    expect(group).toMatchObject({
      generation_status: "complete",
      personas_total: 6,
      generation_progress: "Generated 6 of 6 personas",
    });
    expect(group.progress).toMatchObject({ stage: "complete", completed: 6, total: 6, percent: 100 });
    const personas = await personasOf(groupId);
    expect(personas).toHaveLength(6);
    expect(new Set(personas.map((persona: { full_name: string }) => persona.full_name)).size).toBe(6);
    for (const persona of personas) {
      expect(persona).toMatchObject({
        gender: "Female",
        income_level: "Middle",
        library_persona_id: null,
        persona_group_id: groupId,
      });
      expect(persona.age).toBeGreaterThanOrEqual(25);
      expect(persona.age).toBeLessThanOrEqual(40);
      expect(persona.location).toContain("Germany");
    }
    expect((await company.get(`${base(groupId)}/personas/${personas[0].id}`)).body).toEqual(personas[0]);
  });

  it("draws each persona's picture at its avatar address", async () => {
    const { groupId } = { groupId: await company.createGroup(projectId, { persona_count: 1 }) };
    await company.generate(projectId, groupId);
    const [{ avatar_url }] = await personasOf(groupId);
    const answer = await fetch(avatar_url as string);
    expect(answer.headers.get("content-type")).toBe("image/svg+xml");
    expect(await answer.text()).toMatch(/^<svg /);
  });

  it("adds more personas after complete, none of them there already", async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 4 });
    await company.generate(projectId, groupId);
    const before = await personasOf(groupId);
    const group = await company.generate(projectId, groupId);
    expect(group.personas_total).toBe(8);
    const after = await personasOf(groupId);
    expect(after).toEqual(expect.arrayContaining(before as unknown[]));
    expect(new Set(after.map((persona: { full_name: string }) => persona.full_name)).size).toBe(8);
  });

  it("lets one of ten simultaneous starts through", async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => company.post(`${base(groupId)}/generate`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(9).fill(400)]);
    expect((await company.waitForGroup(projectId, groupId)).personas_total).toBe(2);
    const { executions = [] } = await operators.send(
      new ListExecutionsCommand({ stateMachineArn: stateMachineArn("persona-generation"), maxResults: 100 }),
    );
    expect(executions.filter(({ name }) => name?.startsWith(groupId))).toHaveLength(1);
  });

  it("refuses a second start while one runs, and deletions of personas", async () => {
    fault = first({ hangMs: 300 });
    const groupId = await company.createGroup(projectId, { persona_count: 1 });
    await company.post(`${base(groupId)}/generate`);
    const again = await company.post(`${base(groupId)}/generate`);
    expect([again.status, again.body.detail]).toEqual([
      400,
      "The group is generating personas already; wait until its generation_status is complete or failed",
    ]);
    expect((await company.delete(`${base(groupId)}/personas`)).status).toBe(400);
    await company.waitForGroup(projectId, groupId);
  });

  it("can be watched through the Step Functions API", async () => {
    // Nobody looks for signals of a place that is not known, so none are waited for.
    const groupId = await company.createGroup(projectId, { location: "Xanadu", persona_count: 2 });
    await company.generate(projectId, groupId);
    const executionArn = `${stateMachineArn("persona-generation").replace("stateMachine", "execution")}:${groupId}-1`;
    const execution = await until(
      () => operators.send(new DescribeExecutionCommand({ executionArn })),
      ({ status }) => status !== "RUNNING",
    );
    expect(execution.status).toBe("SUCCEEDED");
    const { events = [] } = await operators.send(new GetExecutionHistoryCommand({ executionArn, maxResults: 1000 }));
    const entered = events.flatMap(({ stateEnteredEventDetails }) => stateEnteredEventDetails?.name ?? []);
    expect(entered).toEqual([
      "PlanPersonas",
      "AreSignalsReady",
      "GeneratePersonas",
      "GeneratePersona",
      "FindDuplicates",
      "IsEverybodyDistinct",
      "CompleteGeneration",
      "GenerationComplete",
    ]);
  });
});

describe("a model that misbehaves", () => {
  it.each<[string, Fault[]]>([
    ["throttles three times", [throttled, throttled, throttled]],
    ["answers in prose", [{ text: "Certainly! Here is a persona." }]],
    [
      "answers outside the schema",
      [{ input: { full_name: "Only A Name" } }, { input: {} }, { input: { full_name: 5 } }],
    ],
    ["is not available", [{ status: 503, type: "ServiceUnavailableException", message: "Try again" }]],
  ])("%s: the group is complete all the same", async (_, faults) => {
    fault = first(...faults);
    const groupId = await company.createGroup(projectId, { persona_count: 2 });
    const group = await company.generate(projectId, groupId);
    expect(group).toMatchObject({ generation_status: "complete", personas_total: 2 });
  });

  it("always fails: the group is failed with a reason, and a retry pays only for what is missing", async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 3 });
    const failing = afterOne(groupId, throttled);
    let lastCall = 0;
    fault = (call) => {
      if (call.toolName === "write_persona") lastCall = Date.now();
      return failing(call);
    };
    const failed = await company.generate(projectId, groupId);
    expect(failed.generation_status).toBe("failed");
    expect(failed.error).toMatch(
      /^2 of 3 personas could not be written: The model is too busy; try again in a few minutes: /,
    );
    expect(failed.generation_progress).toBe(failed.error);
    expect(failed.personas_total).toBe(1);
    const survivors = await personasOf(groupId);
    // A call that was under way when the run failed may be made once more, up to a second later.
    await until(
      async () => Date.now() - lastCall,
      (quietMs) => quietMs > 1_500,
    );

    let calls = 0;
    fault = ({ toolName }) => {
      if (toolName === "write_persona") calls += 1;
      return undefined;
    };
    const retried = await company.generate(projectId, groupId);
    expect(retried).toMatchObject({ generation_status: "complete", personas_total: 3 });
    expect(calls).toBe(2);
    expect(await personasOf(groupId)).toEqual(expect.arrayContaining(survivors as unknown[]));
  });

  it("fails twice in a row: the third try still ends with the number that was asked for", async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 4 });
    for (const stored of [1, 2]) {
      fault = afterOne(groupId, refused, stored);
      expect(await company.generate(projectId, groupId)).toMatchObject({
        generation_status: "failed",
        personas_total: stored,
        progress: { completed: stored, total: 4 },
      });
    }
    fault = undefined;
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 4,
      generation_progress: "Generated 4 of 4 personas",
    });
    expect(await personasOf(groupId)).toHaveLength(4);
  });

  it("fails, and the definition is changed before the retry: personas of the old definition are dropped", async () => {
    const groupId = await company.createGroup(projectId, { persona_count: 2, gender: "Male" });
    fault = afterOne(groupId, refused);
    expect((await company.generate(projectId, groupId)).personas_total).toBe(1);
    fault = undefined;
    await company.patch(base(groupId), { gender: "Female" });
    expect(await company.generate(projectId, groupId)).toMatchObject({
      generation_status: "complete",
      personas_total: 2,
    });
    expect((await personasOf(groupId)).map((persona: { gender: string }) => persona.gender)).toEqual([
      "Female",
      "Female",
    ]);
  });

  it.each<[string, Fault, number, RegExp]>([
    ["is too busy", throttled, 429, /^The model is too busy: .*; try again in 10 seconds$/],
    [
      "answers nonsense, after a correction too",
      { input: { name: 5 } },
      400,
      /^The model could not read this audience/,
    ],
  ])("%s: no audience is suggested", async (_, failure, status, detail) => {
    fault = ({ toolName }) => (toolName === "note_audience" ? failure : undefined);
    const answer = await company.post(`/projects/${projectId}/persona-groups/parse-prompt`, { prompt: "men in Rome" });
    expect([answer.status, answer.body]).toEqual([status, { detail: expect.stringMatching(detail) }]);
  });
});

describe("a group deleted while it generates", () => {
  it("leaves nothing behind", async () => {
    fault = ({ toolName }) => (toolName === "write_persona" ? { hangMs: 200 } : undefined);
    const groupId = await company.createGroup(projectId, { persona_count: 3 });
    await company.post(`${base(groupId)}/generate`);
    expect((await company.delete(base(groupId))).status).toBe(204);
    expect((await company.get(`${base(groupId)}/personas`)).status).toBe(404);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, groupId),
      (items) => items.length === 0,
    );
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(await itemsOf(stack.endpoints.dynamodb, groupId)).toEqual([]);
  });
});
