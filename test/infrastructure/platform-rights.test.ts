import { describe, expect, it } from "vitest";
import {
  functionEntries,
  type FunctionDefinition,
  type PipelineName,
} from "../../functions/service/functions/functions.ts";
import { functionRights, platformResources } from "../../lib/permissions/function-rights.ts";
import { rightText } from "../../lib/permissions/right.ts";
import { rightsOfRole } from "../../lib/permissions/role-rights.ts";
import { ENVIRONMENT, synthesiseStacks } from "../../lib/permissions/synthesise.ts";
import { resourcesOf } from "../../lib/permissions/template-values.ts";

interface State {
  Type: string;
  Resource?: string;
  Parameters?: { StateMachineArn?: string };
  Arguments?: { StateMachineArn?: string };
  ItemProcessor?: Machine;
  Branches?: Machine[];
}
interface Machine {
  States: Record<string, State>;
}

const stacks = synthesiseStacks();
const { templates, resolve } = stacks;
const rights = functionRights(stacks);
const on = (resource: string, ...actions: string[]) => actions.map((action) => `${action} on ${resource}`);

/** What Lambda does in a function's name, which no recording of its calls can show. */
function platformRights({ trigger }: FunctionDefinition): string[] {
  const poll = ["ReceiveMessage", "DeleteMessage", "ChangeMessageVisibility", "GetQueueAttributes", "GetQueueUrl"];
  const setAside = ["SendMessage", "GetQueueAttributes", "GetQueueUrl"];
  return [
    ...on(platformResources.log, "logs:CreateLogStream", "logs:PutLogEvents"),
    // The functions that callers wait for are traced; X-Ray has no resources.
    ...(trigger.kind === "api" ? on("*", "xray:PutTelemetryRecords", "xray:PutTraceSegments") : []),
    ...(trigger.kind === "queue" ? on(platformResources.source, ...poll.map((action) => `sqs:${action}`)) : []),
    ...(trigger.kind === "executionStatus"
      ? on(platformResources.failures, ...setAside.map((action) => `sqs:${action}`))
      : []),
  ];
}

describe.each(functionEntries)("in the name of %s Lambda", (name, definition) => {
  it("writes its log and handles its events, and may do nothing else", () => {
    expect(rights.get(name)?.platform.map(rightText).sort()).toEqual(platformRights(definition).sort());
  });
});

/** All tasks of a definition, those inside maps and branches included. */
const tasksOf = ({ States }: Machine): State[] =>
  Object.values(States).flatMap((state) => [
    ...(state.Type === "Task" ? [state] : []),
    ...[state.ItemProcessor, ...(state.Branches ?? [])].flatMap((inner) => (inner ? tasksOf(inner) : [])),
  ]);

const LOG_DELIVERY = [
  ...["CreateLogDelivery", "GetLogDelivery", "UpdateLogDelivery", "DeleteLogDelivery", "ListLogDeliveries"],
  ...["PutResourcePolicy", "DescribeResourcePolicies", "DescribeLogGroups"],
].map((action) => `logs:${action}`);
const TRACING = ["PutTraceSegments", "PutTelemetryRecords", "GetSamplingRules", "GetSamplingTargets"].map(
  (action) => `xray:${action}`,
);

const pipelines: PipelineName[] = ["persona-generation", "simulation", "reliability-study", "market-refresh"];
describe.each(pipelines)("the role of the pipeline %s", (name) => {
  const machines = resourcesOf(templates, "AWS::StepFunctions::StateMachine");
  const machine = machines.find(({ properties }) => properties.StateMachineName === `${ENVIRONMENT}-${name}`);
  if (!machine) throw new Error(`No template has a state machine of ${name}`);
  const role = resourcesOf(templates, "AWS::IAM::Role").find(
    ({ stack, id }) => `<${stack}.${id}.Arn>` === resolve(machine.stack, machine.properties.RoleArn),
  );
  if (!role) throw new Error(`No template has the role of ${name}`);

  const substitutions = machine.properties.DefinitionSubstitutions as Record<string, unknown>;
  const filled = (text = "") =>
    text.replaceAll(/\$\{(\w+)\}/g, (_, placeholder: string) => resolve(machine.stack, substitutions[placeholder]));
  const nameOf = (arn: string) =>
    machines.find(({ stack, id }) => `<${stack}.${id}>` === arn)?.properties.StateMachineName as string;

  /** What Step Functions needs for a task, by what the task runs. */
  function taskRights({ Resource, Parameters, Arguments }: State): string[] {
    const resource = filled(Resource);
    if (!resource.includes(":states:::states:startExecution.sync")) return on(resource, "lambda:InvokeFunction");
    const child = filled((Parameters ?? Arguments)?.StateMachineArn);
    const regional = (service: string) => `arn:aws:${service}:eu-central-1:<AWS::AccountId>`;
    return [
      ...on(child, "states:StartExecution"),
      ...on(`${regional("states")}:execution:${nameOf(child)}:*`, "states:DescribeExecution", "states:StopExecution"),
      ...on(
        `${regional("events")}:rule/StepFunctionsGetEventsForStepFunctionsExecutionRule`,
        ...["events:PutTargets", "events:PutRule", "events:DescribeRule"],
      ),
    ];
  }

  it("allows what the tasks of its definition run, its log and its traces, and nothing else", () => {
    const tasks = tasksOf(JSON.parse(machine.properties.DefinitionString as string) as Machine);
    expect(tasks.length).toBeGreaterThan(0);
    const expected = [...tasks.flatMap(taskRights), ...on("*", ...LOG_DELIVERY, ...TRACING)];
    expect(rightsOfRole(templates, resolve, role).map(rightText).sort()).toEqual([...new Set(expected)].sort());
  });
});
