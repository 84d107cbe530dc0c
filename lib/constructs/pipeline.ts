import { ArnFormat, Stack } from "aws-cdk-lib";
import { PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import { reservedConcurrency } from "../../functions/service/functions/model-capacity.ts";
import type { EnvironmentConfig } from "../config.ts";
import { definitionOf, placeholdersOf } from "../state-machine-definition.ts";
import type { TouchablePipeline } from "./function-access.ts";
import { serviceLogGroup } from "./service-function.ts";

export interface PipelineProps {
  name: PipelineName;
  config: EnvironmentConfig;
  /** The functions of its states, by the placeholder in the definition, which is the state's name. */
  states: Record<string, IFunction>;
  /** Pipelines that its states run and wait for, by the placeholder of their ARN in the definition. */
  children?: Record<string, Pipeline>;
}

/** The rule through which Step Functions learns that a child execution has ended; AWS defines the name. */
const CHILD_EVENTS_RULE = "StepFunctionsGetEventsForStepFunctionsExecutionRule";

/**
 * A Step Functions Standard state machine from a definition of `state-machines/`. The given functions replace the
 * placeholders in the definition, and its role may invoke only these.
 */
export class Pipeline extends StateMachine implements TouchablePipeline {
  /** An execution is named after its resource, so the last part of its ARN is not known before it runs. */
  readonly executionsArn: string;

  constructor(scope: Construct, props: PipelineProps) {
    const { name, config, states, children = {} } = props;
    const definition = definitionOf(name, reservedConcurrency(config.modelCallsAtOnce));
    const wanted = placeholdersOf(definition).sort().join(", ");
    const given = Object.keys({ ...states, ...children })
      .sort()
      .join(", ");
    if (wanted !== given) {
      throw new Error(
        `state-machines/${name}.asl.yaml has placeholders for ${wanted}, the catalogue has functions for ${given}.`,
      );
    }
    const stateMachineName = `${config.name}-${name}`;

    super(scope, `${name}-pipeline`, {
      stateMachineName,
      stateMachineType: StateMachineType.STANDARD,
      // From a string, not a file: so the definition is in the template, where a change set shows its changes.
      definitionBody: DefinitionBody.fromString(definition),
      definitionSubstitutions: {
        ...Object.fromEntries(Object.entries(states).map(([placeholder, state]) => [placeholder, state.functionArn])),
        ...Object.fromEntries(
          Object.entries(children).map(([placeholder, child]) => [placeholder, child.stateMachineArn]),
        ),
      },
      tracingEnabled: true,
      logs: {
        level: LogLevel.ALL,
        // Inputs and outputs are ids and counts, never documents.
        includeExecutionData: true,
        // The prefix keeps the log delivery's resource policy below its limit of 5,120 characters.
        destination: serviceLogGroup(
          scope,
          `${name}-pipeline-log`,
          `/aws/vendedlogs/states/${stateMachineName}`,
          config,
        ),
      },
    });

    this.executionsArn = Stack.of(this).formatArn({
      service: "states",
      resource: "execution",
      resourceName: `${stateMachineName}:*`,
      arnFormat: ArnFormat.COLON_RESOURCE_NAME,
    });
    this.addToRolePolicy(
      new PolicyStatement({
        actions: ["lambda:InvokeFunction"],
        resources: Object.values(states).map((state) => state.functionArn),
      }),
    );
    for (const child of Object.values(children)) this.runAndWaitFor(child);
  }

  /**
   * What `startExecution.sync` needs: to start the child, to look after and stop its executions, and to hear of their
   * end.
   */
  private runAndWaitFor(child: Pipeline): void {
    this.addToRolePolicy(
      new PolicyStatement({ actions: ["states:StartExecution"], resources: [child.stateMachineArn] }),
    );
    this.addToRolePolicy(
      new PolicyStatement({
        actions: ["states:DescribeExecution", "states:StopExecution"],
        resources: [child.executionsArn],
      }),
    );
    this.addToRolePolicy(
      new PolicyStatement({
        actions: ["events:PutTargets", "events:PutRule", "events:DescribeRule"],
        resources: [Stack.of(this).formatArn({ service: "events", resource: "rule", resourceName: CHILD_EVENTS_RULE })],
      }),
    );
  }
}
