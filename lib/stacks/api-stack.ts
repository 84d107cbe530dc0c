import { Stack } from "aws-cdk-lib";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { Construct } from "constructs";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import type { ApiFunctionName } from "../../functions/platform/functions/environment.ts";
import { openApiDocument } from "../../functions/service/openapi/document.ts";
import { routes } from "../../functions/service/routes.ts";
import { ServiceApi } from "../constructs/service-api.ts";
import { ServiceFunction, type ServiceFunctionContext } from "../constructs/service-function.ts";
import { WebFirewall } from "../constructs/web-firewall.ts";
import { gatewayDefinition, RESOURCE_ROOT, STAGE } from "../gateway/definition.ts";
import type { DataStack } from "./data-stack.ts";
import { dataResources } from "./data-resources.ts";
import type { PipelinesStack } from "./pipelines-stack.ts";

type ApiFunctions = Record<ApiFunctionName, ServiceFunction<ApiFunctionName>>;

/** Where Lambda unpacks a function's code and the assets next to it. */
const LAMBDA_CODE_FOLDER = "/var/task";

const apiFunctionNames = functionEntries
  .filter(([, { trigger }]) => trigger.kind === "api")
  .map(([name]) => name as ApiFunctionName);

/** The entry to the service: a function per resource behind a REST API made from the route table, and a firewall. */
export class ApiStack extends Stack {
  readonly api: ServiceApi;

  constructor(scope: Construct, context: ServiceFunctionContext, data: DataStack, pipelines: PipelinesStack) {
    const { config, version } = context;
    super(scope, `${config.name}-api`, {
      env: { region: config.region },
      description: `REST API of the ${config.name} environment`,
    });
    const apiFunctions = this.createFunctions(context, data, pipelines);

    this.api = new ServiceApi(this, "Api", {
      config,
      routes,
      definition: gatewayDefinition({
        document: openApiDocument(version),
        routes,
        corsOrigins: config.corsOrigins,
        invocationUri: (name) =>
          `arn:${this.partition}:apigateway:${this.region}:lambda:path/2015-03-31/functions/` +
          `${apiFunctions[name].functionArn}/invocations`,
      }),
    });
    for (const apiFunction of Object.values(apiFunctions)) {
      apiFunction.addPermission("Gateway", {
        principal: new ServicePrincipal("apigateway.amazonaws.com"),
        sourceArn: this.api.arnForExecuteApi("*", `${RESOURCE_ROOT}/*`, STAGE),
      });
    }
    new WebFirewall(this, "Firewall", { config, stageArn: this.api.deploymentStage.stageArn });
  }

  private createFunctions(context: ServiceFunctionContext, data: DataStack, { pipelines }: PipelinesStack) {
    const { config } = context;
    const create = (name: ApiFunctionName) =>
      new ServiceFunction(this, {
        ...context,
        name,
        variables: {
          CORS_ORIGINS: config.corsOrigins.join(","),
          TABLE_NAME: data.table.tableName,
          TOKEN_SECRET_ID: data.tokenSecret.secretArn,
          RESPONDENTS_SECRET_ID: data.respondentsSecret.secretArn,
          MODEL_IDS: JSON.stringify(config.models),
          ...(config.modelServers ? { MODEL_SERVERS: JSON.stringify(config.modelServers) } : {}),
          BUDGETS: JSON.stringify(config.budgets),
          PERSONA_GENERATION_ARN: pipelines["persona-generation"].stateMachineArn,
          SIMULATION_ARN: pipelines.simulation.stateMachineArn,
          RELIABILITY_STUDY_ARN: pipelines["reliability-study"].stateMachineArn,
          ANSWER_CODING_ARN: pipelines["answer-coding"].stateMachineArn,
          DELETION_QUEUE_URL: data.queues.deletion.queue.queueUrl,
          MAIL_QUEUE_URL: data.queues.mail.queue.queueUrl,
          MARKET_REFRESH_QUEUE_URL: data.queues["market-refresh"].queue.queueUrl,
          WEBHOOK_QUEUE_URL: data.queues.webhooks.queue.queueUrl,
          FILES_BUCKET: data.files.bucketName,
          FILES_ORIGIN: `https://${data.files.bucketRegionalDomainName}`,
          ASSETS_ROOT: LAMBDA_CODE_FOLDER,
        },
        resources: {
          ...dataResources(data, config),
          pipelines,
        },
      });
    return Object.fromEntries(apiFunctionNames.map((name) => [name, create(name)])) as ApiFunctions;
  }
}
