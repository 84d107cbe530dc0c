import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { functionEntries, functions, type PipelineName } from "../../functions/contracts/functions.ts";
import { definitionOf, placeholdersOf } from "../../lib/constructs/pipeline.ts";
import { statesOf } from "../../lib/stacks/pipelines-stack.ts";
import { validateDefinition } from "../../local/step-functions/validate-definition.ts";
import { appWith, templateOf } from "./synthesise.ts";

interface State {
  Type: string;
  Resource?: string;
  TimeoutSeconds?: number;
  Retry?: { ErrorEquals: string[] }[];
  Catch?: { ErrorEquals: string[] }[];
  ItemProcessor?: Machine;
  Branches?: Machine[];
}
interface Machine {
  States: Record<string, State>;
  TimeoutSeconds?: number;
}

const template = templateOf(appWith("staging"), "staging-pipelines");
const pipelines: PipelineName[] = ["persona-generation", "simulation"];
const machineOf = (name: PipelineName) => JSON.parse(definitionOf(name)) as Machine;

const statesIn = (machine: Machine): [string, State][] =>
  Object.entries(machine.States).flatMap(([name, state]) => [
    [name, state] as [string, State],
    ...[state.ItemProcessor, ...(state.Branches ?? [])].flatMap((inner) => (inner ? statesIn(inner) : [])),
  ]);

const tasksOf = (name: PipelineName) => statesIn(machineOf(name)).filter(([, state]) => state.Type === "Task");

const resourceOf = (name: PipelineName) => {
  const found = Object.values(
    template.findResources("AWS::StepFunctions::StateMachine", { Properties: { StateMachineName: `staging-${name}` } }),
  );
  return found[0]?.Properties;
};

describe.each(pipelines)("the pipeline %s", (name) => {
  it("is valid Amazon States Language", () => {
    const filled = definitionOf(name).replaceAll(
      /\$\{(\w+)\}/g,
      (_, state: string) => `arn:aws:lambda:eu-central-1:000000000000:function:${state}`,
    );
    expect(validateDefinition(filled)).toEqual({ result: "OK", diagnostics: [], truncated: false });
  });

  it("retries tasks by the names of errors, and catches what is left", () => {
    for (const [state, { Retry }] of tasksOf(name)) {
      const named = (Retry ?? []).flatMap(({ ErrorEquals }) => ErrorEquals);
      expect(named, state).toContain("WorkStopped");
      expect(
        named.some((error) => error === "States.TaskFailed" || error === "States.ALL"),
        state,
      ).toBe(true);
    }
    const machine = machineOf(name);
    for (const [state, { Type, Catch }] of Object.entries(machine.States)) {
      if ((Type === "Task" || Type === "Map") && !state.startsWith("Fail"))
        expect(Catch?.[0]?.ErrorEquals, state).toEqual(["States.ALL"]);
    }
  });

  it("runs a function in every task, and names the task as the catalogue's state, with more after it where it has several", () => {
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

  it("has placeholders for exactly the functions it is given", () => {
    const states = statesOf(name).map(([state]) => state);
    expect(placeholdersOf(definitionOf(name)).sort()).toEqual(states.sort());
    expect(Object.keys(resourceOf(name).DefinitionSubstitutions).sort()).toEqual(states.sort());
  });

  it("stands in the template with its whole definition", () => {
    expect(JSON.parse(resourceOf(name).DefinitionString)).toEqual(JSON.parse(definitionOf(name)));
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
    const substituted = Object.values(resourceOf(name).DefinitionSubstitutions);
    expect(invoke.Resource).toHaveLength(substituted.length);
    expect(invoke.Resource).toEqual(expect.arrayContaining(substituted));
  });
});

describe("a pipeline whose definition and functions differ", () => {
  it("belongs to no state of the catalogue outside the two definitions", () => {
    const states = functionEntries.filter(([, { trigger }]) => trigger.kind === "state");
    expect(states).toHaveLength(pipelines.flatMap(statesOf).length);
  });
});

describe("workers", () => {
  it("hear of executions that failed, timed out or were stopped, of both pipelines", () => {
    template.hasResourceProperties("AWS::Events::Rule", {
      EventPattern: {
        source: ["aws.states"],
        "detail-type": ["Step Functions Execution Status Change"],
        detail: {
          status: ["FAILED", "TIMED_OUT", "ABORTED"],
          stateMachineArn: [
            { Ref: Match.stringLikeRegexp("personageneration") },
            { Ref: Match.stringLikeRegexp("simulation") },
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
