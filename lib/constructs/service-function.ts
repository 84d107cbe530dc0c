import { Duration, RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Function as LambdaFunction, Runtime, type Code } from "aws-cdk-lib/aws-lambda";
import { LogGroup, type RetentionDays } from "aws-cdk-lib/aws-logs";
import type { Construct } from "constructs";
import { environments, type EnvironmentVariables, type FunctionName } from "../../functions/contracts/environment.ts";
import { functions, type FunctionDefinition } from "../../functions/contracts/functions.ts";
import type { EnvironmentConfig } from "../config.ts";
import { accessStatements, type TouchableResources } from "./function-access.ts";

type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (both: infer I) => void ? I : never;
/** The variables that a set of functions needs, all together. A new one in a function's schema is a compile error here. */
export type VariablesOf<N extends FunctionName> = Intersection<
  { [K in N]: Omit<EnvironmentVariables<K>, "ENVIRONMENT" | "SERVICE_VERSION"> }[N]
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

export const logRemovalPolicy = (config: EnvironmentConfig): RemovalPolicy =>
  config.protectData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY;

/** Only the variables that the function's schema names: nobody sees what is not theirs. */
function environmentOf(name: FunctionName, given: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(environments[name].shape).flatMap((variable) => {
      const value = given[variable];
      return value === undefined ? [] : [[variable, value]];
    }),
  );
}

/**
 * One function of the catalogue: its code, environment, log group and a role that allows what the catalogue says it
 * touches and writing its own log, nothing else.
 */
export class ServiceFunction<N extends FunctionName> extends LambdaFunction {
  constructor(scope: Construct, props: ServiceFunctionProps<N>) {
    const { name, config, version } = props;
    const definition: FunctionDefinition = functions[name];
    const functionName = `${config.name}-${name}`;

    const logGroup = new LogGroup(scope, `${name}-log`, {
      logGroupName: `/aws/lambda/${functionName}`,
      retention: config.logRetentionDays as RetentionDays,
      removalPolicy: logRemovalPolicy(config),
    });
    // A role of its own instead of AWSLambdaBasicExecutionRole, which may write to every log group of the account.
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
      }),
      role,
      logGroup,
    });

    for (const statement of accessStatements(this, definition.touches, props.resources)) role.addToPolicy(statement);
  }
}
