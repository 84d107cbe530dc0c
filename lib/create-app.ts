import { App, Tags, Validations, type AppProps } from "aws-cdk-lib";
import { AwsSolutionsChecks } from "cdk-nag";
import { environmentConfig, environmentSettings, type EnvironmentConfig, type EnvironmentSettings } from "./config.ts";
import type { ServiceFunctionContext } from "./constructs/service-function.ts";
import { acknowledgeFindings, nagAcknowledgements, type NagAcknowledgement } from "./nag-acknowledgements.ts";
import { ApiStack } from "./stacks/api-stack.ts";
import { DataStack } from "./stacks/data-stack.ts";
import { OperationsStack } from "./stacks/operations-stack.ts";
import { PipelinesStack } from "./stacks/pipelines-stack.ts";

export interface CreateAppProps extends Omit<ServiceFunctionContext, "config"> {
  environments?: Record<string, EnvironmentSettings>;
  /** Findings of cdk-nag that are accepted in an environment. */
  acknowledgements?: (config: EnvironmentConfig) => readonly NagAcknowledgement[];
  app?: AppProps;
}

/** The CDK app: four stacks per environment, checked against the rules of AWS Solutions. */
export function createApp(props: CreateAppProps): App {
  const app = new App(props.app);
  for (const [name, settings] of Object.entries(props.environments ?? environmentSettings)) {
    const context: ServiceFunctionContext = { ...props, config: environmentConfig(name, settings) };
    const data = new DataStack(app, context.config);
    const pipelines = new PipelinesStack(app, context, data);
    const api = new ApiStack(app, context, data, pipelines);
    const operations = new OperationsStack(app, context.config, data, pipelines, api);
    acknowledgeFindings(app, (props.acknowledgements ?? nagAcknowledgements)(context.config));
    for (const stack of [data, pipelines, api, operations]) Tags.of(stack).add("environment", name);
  }
  Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
  return app;
}
