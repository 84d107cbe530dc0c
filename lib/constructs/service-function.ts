import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Function as LambdaFunction, Runtime, Tracing, type Code } from "aws-cdk-lib/aws-lambda";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import {
  type commonEnvironment,
  environments,
  type EnvironmentVariables,
  type FunctionName,
} from "../../functions/platform/functions/environment.ts";
import { functions, type FunctionDefinition } from "../../functions/service/functions/functions.ts";
import type { EnvironmentConfig } from "../config.ts";
import { reservedExecutions } from "../reserved-executions.ts";
import { accessStatements, type TouchableResources } from "./function-access.ts";

type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (both: infer I) => void ? I : never;
/**
 * The variables that a set of functions needs, all together. A new one in a function's schema is a compile error here.
 */
export type VariablesOf<N extends FunctionName> = Intersection<
  { [K in N]: Omit<EnvironmentVariables<K>, keyof typeof commonEnvironment> }[N]
>;

export interface ServiceFunctionContext {
  config: EnvironmentConfig;
  version: string;
  codeOf: (name: FunctionName) => Code;
}

export interface ServiceFunctionProps<N extends FunctionName> extends ServiceFunctionContext {
  name: N;
  variables: VariablesOf<N>;
  resources: TouchableResources;
}

/**
 * The log group of a service of an environment, under a name that is known in advance. It survives the removal of its
 * stack until its lines have expired. It is deleted if a rollback undoes its creation. A group that an earlier stack
 * left is taken over. For this, `npm run deploy:*` has CloudFormation import existing resources; that only works for
 * retained resources with a name of their own.
 */
export const serviceLogGroup = (
  scope: Construct,
  id: string,
  logGroupName: string,
  { logRetentionDays }: EnvironmentConfig,
): LogGroup =>
  new LogGroup(scope, id, {
    logGroupName,
    retention: logRetentionDays as RetentionDays,
    removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
  });

/** The address of an execution in the AWS console. */
const executionLink = ({ region }: EnvironmentConfig): string =>
  `https://${region}.console.aws.amazon.com/states/home?region=${region}#/v2/executions/details/{arn}`;

/**
 * Decides what X-Ray traces. The gateway's stage selects the requests: the first of every second and 5 % of the others.
 * At 5 USD per million traces, this costs about 0.25 USD per million requests; the gateway itself costs 3.50 USD. The
 * API's functions add how long they took to start and to answer, because callers wait for these.
 *
 * Functions of states and workers add nothing. A state machine's own trace has every task with its retries. Tasks wait
 * for the model, whose latency is in the metric ModelLatency and in the log under the correlation id. A study of fifty
 * personas also has more invocations than the 500 KB of one trace can hold.
 *
 * CDK adds the two actions this takes (xray:PutTraceSegments, xray:PutTelemetryRecords) to the function's role; X-Ray
 * has no resources to name in a policy.
 */
export const tracingOf = ({ trigger }: FunctionDefinition): { tracing: Tracing } | undefined =>
  trigger.kind === "api" ? { tracing: Tracing.ACTIVE } : undefined;

/** Only the variables that the function's schema names: no function sees variables of others. */
function environmentOf(name: FunctionName, given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(environments[name].shape).flatMap((variable) => {
      const value = given[variable];
      return value === undefined ? [] : [[variable, value]];
    }),
  );
}

/**
 * One function of the catalogue: its code, environment, log group and role. The role only allows access to what the
 * catalogue names, and writing the function's own log.
 */
export class ServiceFunction<N extends FunctionName> extends LambdaFunction {
  constructor(scope: Construct, props: ServiceFunctionProps<N>) {
    const { name, config, version } = props;
    const definition: FunctionDefinition = functions[name];
    const functionName = `${config.name}-${name}`;
    const reserved = reservedExecutions(config).get(name);

    const logGroup = serviceLogGroup(scope, `${name}-log`, `/aws/lambda/${functionName}`, config);
    // A separate role instead of AWSLambdaBasicExecutionRole, which may write to every log group of the account.
    const role = new Role(scope, `${name}-role`, {
      assumedBy: new ServicePrincipal("lambda.amazonaws.com"),
      description: `Execution role of ${functionName}`,
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [logGroup.logGroupArn],
      }),
    );

    super(scope, name, {
      functionName,
      description: definition.description,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: props.codeOf(name),
      memorySize: definition.memoryMb,
      timeout: Duration.seconds(definition.timeoutSeconds),
      environment: environmentOf(name, {
        ...(props.variables as Record<string, string | undefined>),
        ENVIRONMENT: config.name,
        SERVICE_VERSION: version,
        EXECUTION_LINK: executionLink(config),
      }),
      ...(reserved === undefined ? {} : { reservedConcurrentExecutions: reserved }),
      ...tracingOf(definition),
      role,
      logGroup,
    });

    for (const statement of accessStatements(this, definition.permissions, props.resources))
      role.addToPolicy(statement);
  }
}
