import { createRequire } from "node:module";
import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import {
  childPipelines,
  functionEntries,
  functions,
  type PipelineName,
} from "../../functions/service/functions/functions.ts";
import { isWorthRetrying, type ModelErrorName } from "../../functions/platform/model-errors.ts";
import { reservedConcurrency } from "../../functions/service/functions/model-capacity.ts";
import { environmentSettings } from "../../lib/config.ts";
import { statesOf } from "../../lib/stacks/pipelines-stack.ts";
import { definitionOf, placeholdersOf } from "../../lib/state-machine-definition.ts";
import { appWith, templateOf } from "./synthesise.ts";

interface Retrier {
  ErrorEquals: string[];
  MaxAttempts: number;
  MaxDelaySeconds?: number;
  JitterStrategy?: string;
}
interface State {
  Type: string;
  MaxConcurrency?: number;
  Resource?: string;
  TimeoutSeconds?: number;
  Retry?: Retrier[];
  Catch?: { ErrorEquals: string[] }[];
  ItemProcessor?: Machine;
  Branches?: Machine[];
}
interface Machine {
  States: Record<string, State>;
  TimeoutSeconds?: number;
}

/** asl-validator 4 comes without types. */
const validate = createRequire(import.meta.url)("asl-validator") as (definition: object) => { errors: object[] };
const template = templateOf(appWith("staging"), "staging-pipelines");
const pipelines: PipelineName[] = [
  "persona-generation",
  "simulation",
  "reliability-study",
  "answer-coding",
  "market-refresh",
];
const turnsIn = (environment: string) =>
  reservedConcurrency(environmentSettings[environment]?.modelCallsAtOnce as number);
const machineOf = (name: PipelineName) => JSON.parse(definitionOf(name)) as Machine;

const statesIn = (machine: Machine): [string, State][] =>
  Object.entries(machine.States).flatMap(([name, state]) => [
    [name, state] as [string, State],
    ...[state.ItemProcessor, ...(state.Branches ?? [])].flatMap((inner) => (inner ? statesIn(inner) : [])),
  ]);

/** Tasks that run another pipeline, and those that run a function. */
const isChild = ({ Resource = "" }: State) => Resource.includes(":states:startExecution");
const allTasksOf = (name: PipelineName) => statesIn(machineOf(name)).filter(([, state]) => state.Type === "Task");
const tasksOf = (name: PipelineName) => allTasksOf(name).filter(([, state]) => !isChild(state));
const childrenOf = (name: PipelineName) => Object.keys(childPipelines[name] ?? {});

const resourceOf = (name: PipelineName) => {
  const found = Object.values(
    template.findResources("AWS::StepFunctions::StateMachine", { Properties: { StateMachineName: `staging-${name}` } }),
  );
  return found[0]?.Properties;
};

/**
 * How often the table of docs/models.md lets a task be tried again; of throttling for some 90 s, interviews for
 * 270 s.
 */
const triedAgain: Record<ModelErrorName, number> = {
  ModelThrottled: 6,
  ModelTimeout: 2,
  ModelUnreachable: 2,
  ModelUnusableOutput: 3,
  ModelAnswerCut: 1,
  ModelAnswerEmpty: 1,
  ModelRefused: 1,
  ModelQuotaExhausted: 0,
  ModelKeyRejected: 0,
  ModelNotFound: 0,
  ModelContextTooLong: 0,
  ModelMisconfigured: 0,
};
/** What only answers in words can be: embeddings are none. */
const isOfWords = (error: string) => ["ModelAnswerCut", "ModelAnswerEmpty", "ModelRefused"].includes(error);

/** A market's refresh belongs to nothing that could be deleted under it or marked failed; each source fails alone. */
const hasNoResource = (name: PipelineName) => name === "market-refresh";

describe.each(pipelines)("the pipeline %s", (name) => {
  it("is valid Amazon States Language", () => {
    const filled = definitionOf(name).replaceAll(
      /\$\{(\w+)\}/g,
      (_, state: string) => `arn:aws:lambda:eu-central-1:000000000000:function:${state}`,
    );
    expect(validate(JSON.parse(filled) as object).errors).toEqual([]);
  });

  it("retries tasks by the names of errors, and catches what is left", () => {
    for (const [state, { Retry }] of tasksOf(name)) {
      const named = (Retry ?? []).flatMap(({ ErrorEquals }) => ErrorEquals);
      if (!hasNoResource(name)) expect(named, state).toContain("WorkStopped");
      expect(
        named.some((error) => error === "States.TaskFailed" || error === "States.ALL"),
        state,
      ).toBe(true);
    }
    const caught = hasNoResource(name)
      ? statesIn(machineOf(name)).filter(([state]) => state.startsWith("Fetch") && state !== "FetchSources")
      : Object.entries(machineOf(name).States).filter(([state]) => !state.startsWith("Fail"));
    for (const [state, { Type, Catch }] of caught) {
      if (Type === "Task" || Type === "Map") expect(Catch?.[0]?.ErrorEquals, state).toEqual(["States.ALL"]);
    }
  });

  it("tries a task again whose model failed as often as its error is worth", () => {
    const asking = tasksOf(name).filter(([, { Retry = [] }]) =>
      Retry.some(({ ErrorEquals }) => ErrorEquals.includes("ModelThrottled")),
    );
    expect(asking.length > 0).toBe(name !== "market-refresh");
    for (const [state, { Retry = [] }] of asking)
      for (const [error, usual] of Object.entries(triedAgain)) {
        const times = state.startsWith("InterviewPersona") && error === "ModelThrottled" ? 12 : usual;
        const retrier = Retry.find(({ ErrorEquals }) => ErrorEquals.includes(error));
        if (state === "FindDuplicates" && isOfWords(error)) expect(retrier, state).toBeUndefined();
        else expect(retrier?.MaxAttempts, `${error} in ${state}`).toBe(times);
      }
  });

  if (!hasNoResource(name))
    it("lets every task wait for its turn as long as the execution may run", () => {
      for (const [state, { Retry }] of tasksOf(name)) {
        const turn = Retry?.find(({ ErrorEquals }) => ErrorEquals.includes("Lambda.TooManyRequestsException"));
        expect(turn, state).toMatchObject({ ErrorEquals: ["Lambda.TooManyRequestsException"], JitterStrategy: "FULL" });
        // With full jitter a wait is half the longest, in the mean.
        const { MaxAttempts, MaxDelaySeconds = 0 } = turn as Retrier;
        expect((MaxAttempts * MaxDelaySeconds) / 2, state).toBeGreaterThan(5 * (machineOf(name).TimeoutSeconds ?? 0));
      }
    });

  it("runs a function in every task, named as the catalogue's state, with more after it where it has several", () => {
    const used = tasksOf(name).map(([state, { Resource }]) => {
      const [, placeholder = ""] = /^\$\{(\w+)\}$/.exec(Resource ?? "") ?? [];
      expect(state.startsWith(placeholder), `${state} runs ${Resource}`).toBe(true);
      return placeholder;
    });
    expect([...new Set(used)].sort()).toEqual(
      statesOf(name)
        .map(([state]) => state)
        .sort(),
    );
  });

  it("has placeholders for exactly the functions and pipelines it is given", () => {
    const states = [...statesOf(name).map(([state]) => state), ...childrenOf(name)];
    expect(placeholdersOf(definitionOf(name)).sort()).toEqual(states.sort());
    expect(Object.keys(resourceOf(name).DefinitionSubstitutions).sort()).toEqual(states.sort());
  });

  it("stands in the template with its whole definition", () => {
    expect(JSON.parse(resourceOf(name).DefinitionString)).toEqual(JSON.parse(definitionOf(name, turnsIn("staging"))));
  });

  it("ends by itself, and gives every task longer than its function may take", () => {
    expect(machineOf(name).TimeoutSeconds).toBeGreaterThan(0);
    const timeouts = new Map(
      statesOf(name).map(([state, functionName]) => [state, functions[functionName].timeoutSeconds]),
    );
    for (const [state, { TimeoutSeconds, Resource }] of tasksOf(name)) {
      expect(TimeoutSeconds, state).toBeGreaterThan(timeouts.get(Resource?.slice(2, -1) ?? "") ?? Infinity);
    }
  });

  it("has batches go on after a pause, their retries counted anew, and nothing that waiting does not mend", () => {
    const inBatches = statesOf(name).filter(([, functionName]) => functions[functionName].modelCalls?.inBatches);
    for (const [state] of inBatches) {
      const { ItemProcessor } = Object.values(machineOf(name).States).find(
        (map) => map.ItemProcessor && state in map.ItemProcessor.States,
      )!;
      const { Retry = [], Catch } = ItemProcessor!.States[state]!;
      const [caught] = Catch as { ErrorEquals: string[]; Next: string }[];
      expect(caught?.ErrorEquals, state).toEqual(["BatchUnfinished"]);
      expect(ItemProcessor!.States[caught!.Next], state).toMatchObject({ Type: "Wait", Seconds: 1, Next: state });
      const never = Retry.filter(({ MaxAttempts }) => MaxAttempts === 0).flatMap(({ ErrorEquals }) => ErrorEquals);
      expect(never, state).toContain("BatchUnfinished");
      for (const error of never.filter((one) => one !== "BatchUnfinished"))
        expect(isWorthRetrying(Object.assign(new Error(), { name: error })), `${error} in ${state}`).toBe(false);
    }
  });

  it("logs every event and is traced", () => {
    expect(resourceOf(name)).toMatchObject({
      StateMachineType: "STANDARD",
      LoggingConfiguration: { Level: "ALL" },
      TracingConfiguration: { Enabled: true },
    });
  });

  it("may invoke its own functions only", () => {
    const prefix = `${name.replaceAll("-", "")}pipelineRoleDefaultPolicy`;
    const [, policy] =
      Object.entries(template.findResources("AWS::IAM::Policy")).find(([id]) => id.startsWith(prefix)) ?? [];
    const invoke = policy?.Properties.PolicyDocument.Statement.find(
      (statement: { Action: unknown }) => statement.Action === "lambda:InvokeFunction",
    );
    const substituted = Object.entries(resourceOf(name).DefinitionSubstitutions)
      .filter(([placeholder]) => !childrenOf(name).includes(placeholder))
      .map(([, arn]) => arn);
    expect(invoke.Resource).toHaveLength(substituted.length);
    expect(invoke.Resource).toEqual(expect.arrayContaining(substituted));
  });
});

describe("the lanes of a Map", () => {
  it.each([
    ["staging", { ConceptTest: 17, Survey: 3, Conjoint: 8, Interviews: 11 }],
    ["production", { ConceptTest: 19, Survey: 13, Conjoint: 14, Interviews: 18 }],
  ])("are as many as its tasks have turns for in %s: whoever has none only waits", (environment, lanes) => {
    const { States } = JSON.parse(definitionOf("simulation", turnsIn(environment))) as Machine;
    expect(Object.fromEntries(Object.keys(lanes).map((name) => [name, States[name]?.MaxConcurrency]))).toEqual(lanes);
  });
});

describe("a pipeline that runs another", () => {
  const statementsOf = () =>
    Object.entries(template.findResources("AWS::IAM::Policy")).find(([id]) =>
      id.startsWith("reliabilitystudypipelineRoleDefaultPolicy"),
    )?.[1].Properties.PolicyDocument.Statement as { Action: string | string[]; Resource: unknown }[];

  it("may start it, look after its executions, and hear of their end; nothing else", () => {
    const allowed = (action: string) => statementsOf().filter(({ Action }) => [Action].flat().includes(action));
    expect(allowed("states:StartExecution").map(({ Resource }) => Resource)).toEqual([
      { Ref: expect.stringMatching(/^simulationpipeline/) as string },
    ]);
    expect(JSON.stringify(allowed("states:StopExecution"))).toContain("execution:staging-simulation:*");
    expect(JSON.stringify(allowed("events:PutRule"))).toContain(
      "rule/StepFunctionsGetEventsForStepFunctionsExecutionRule",
    );
  });

  it("gives it longer than it gives itself", () => {
    const child = allTasksOf("reliability-study").find(([, state]) => isChild(state))?.[1];
    expect(child?.TimeoutSeconds).toBeGreaterThan(machineOf("simulation").TimeoutSeconds ?? Infinity);
    expect(machineOf("reliability-study").TimeoutSeconds).toBeGreaterThan(child?.TimeoutSeconds ?? Infinity);
  });
});

describe("a pipeline whose definition and functions differ", () => {
  it("belongs to no state of the catalogue outside the two definitions", () => {
    const states = functionEntries.filter(([, { trigger }]) => trigger.kind === "state");
    expect(states).toHaveLength(pipelines.flatMap(statesOf).length);
  });
});

describe("workers", () => {
  it("hear of executions that ended, well or badly, of all pipelines", () => {
    template.hasResourceProperties("AWS::Events::Rule", {
      EventPattern: {
        source: ["aws.states"],
        "detail-type": ["Step Functions Execution Status Change"],
        detail: {
          status: ["SUCCEEDED", "FAILED", "TIMED_OUT", "ABORTED"],
          stateMachineArn: [
            { Ref: Match.stringLikeRegexp("personageneration") },
            { Ref: Match.stringLikeRegexp("simulation") },
            { Ref: Match.stringLikeRegexp("reliabilitystudy") },
            { Ref: Match.stringLikeRegexp("answercoding") },
            { Ref: Match.stringLikeRegexp("marketrefresh") },
          ],
        },
      },
      Targets: [Match.objectLike({ DeadLetterConfig: { Arn: Match.anyValue() } })],
    });
  });

  it("set aside the events they fail on", () => {
    template.hasResourceProperties("AWS::Lambda::EventInvokeConfig", {
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    });
  });

  it("sweep once a minute", () => {
    template.hasResourceProperties("AWS::Events::Rule", { ScheduleExpression: "rate(1 minute)" });
  });

  it("give back only the messages of a batch that failed", () => {
    template.hasResourceProperties("AWS::Lambda::EventSourceMapping", {
      BatchSize: 1,
      FunctionResponseTypes: ["ReportBatchItemFailures"],
    });
  });
});
