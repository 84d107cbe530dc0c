import { fileURLToPath } from "node:url";
import type { QueueName } from "../../functions/service/functions/functions.ts";
import { batchCapacities } from "../../functions/service/functions/model-capacity.ts";
import {
  ONE_MACHINE,
  type EnvironmentVariables,
  type FunctionName,
} from "../../functions/platform/functions/environment.ts";
import { ACCOUNT_ID, REGION, stateMachineArn } from "./state-machines.ts";
import type { ModelChoice } from "./model-choice.ts";
import { RESPONDENTS_SECRET_ID, SIGNAL_SECRET_ID, TOKEN_SECRET_ID } from "../secrets-manager/secrets.ts";
import { localSignalHosts } from "../signals/start-signals.ts";

export const TABLE_NAME = "local-data";
export const FILES_BUCKET = "local-files";

/** The offline model costs nothing; these are for whoever lets the stack call real ones. US dollars a month. */
const LOCAL_BUDGETS = { company_usd: 50, environment_usd: 100 };

export interface Endpoints {
  api: string;
  dynamodb: string;
  s3: string;
  sqs: string;
  step_functions: string;
  secrets_manager: string;
  bedrock: string | null;
  /** Simple Email Service; the outbox for people and tests is at the same address. */
  mail: string;
  textract: string;
  /** Forum, marketplace and app store that signals of markets come from, all at one address. */
  signals: string;
}

type UnionToIntersection<U> = (U extends unknown ? (value: U) => void : never) extends (value: infer I) => void
  ? I
  : never;
/** Every variable that some function wants; on one machine all functions share one environment. */
type AllVariables = UnionToIntersection<{ [N in FunctionName]: EnvironmentVariables<N> }[FunctionName]>;

/** The environment of the functions: what a deployment would pass in, and the addresses of the services around them. */
export function functionEnvironment(options: {
  endpoints: Endpoints;
  models: ModelChoice;
  queueUrl: (name: QueueName) => string;
  version: string;
  caller: NodeJS.ProcessEnv;
}): Record<string, string> {
  const { endpoints, models, queueUrl, version, caller } = options;
  const variables: AllVariables = {
    ENVIRONMENT: ONE_MACHINE,
    SERVICE_VERSION: version,
    EXECUTION_LINK: `${endpoints.step_functions}/executions/{arn}`,
    TABLE_NAME,
    TOKEN_SECRET_ID,
    RESPONDENTS_SECRET_ID,
    MODEL_IDS: JSON.stringify(models.ids),
    BUDGETS: JSON.stringify(LOCAL_BUDGETS),
    BATCH_CAPACITIES: JSON.stringify(batchCapacities(models.callsAtOnce)),
    // A front end under development.
    CORS_ORIGINS: ["http://localhost:5173", "http://127.0.0.1:5173"].join(","),
    PUBLIC_BASE_URL: `${endpoints.api}`,
    PERSONA_GENERATION_ARN: stateMachineArn("persona-generation"),
    SIMULATION_ARN: stateMachineArn("simulation"),
    RELIABILITY_STUDY_ARN: stateMachineArn("reliability-study"),
    ANSWER_CODING_ARN: stateMachineArn("answer-coding"),
    DELETION_QUEUE_URL: queueUrl("deletion"),
    MAIL_QUEUE_URL: queueUrl("mail"),
    MARKET_REFRESH_QUEUE_URL: queueUrl("market-refresh"),
    WEBHOOK_QUEUE_URL: queueUrl("webhooks"),
    // What receives them while it is written runs on this machine, too.
    WEBHOOK_ADDRESSES: "public and this machine",
    MARKET_REFRESH_ARN: stateMachineArn("market-refresh"),
    SIGNAL_HOSTS: JSON.stringify(localSignalHosts(endpoints.signals)),
    SIGNAL_SECRET_ID,
    MAIL_FROM: "Synthetic Consumer Research <no-reply@research.example>",
    RESET_PASSWORD_URL: `${endpoints.api}/console#/reset-password`,
    ACCEPT_INVITATION_URL: `${endpoints.api}/console#/accept-invitation`,
    PROJECTS_URL: `${endpoints.api}/console#/projects`,
    FILES_BUCKET,
    FILES_ORIGIN: new URL(endpoints.s3).origin,
    ASSETS_ROOT: fileURLToPath(new URL("../..", import.meta.url)),
    COOKIE_SECURE: "false",
  };
  const real = models.backend === "aws";
  const credentials = real
    ? Object.fromEntries(
        Object.entries(caller).filter(([name]) => name.startsWith("AWS_") && !name.startsWith("AWS_ENDPOINT_URL")),
      )
    : { AWS_ACCESS_KEY_ID: "local", AWS_SECRET_ACCESS_KEY: "local", AWS_EC2_METADATA_DISABLED: "true" };
  return {
    ...(variables as unknown as Record<string, string>),
    PATH: caller.PATH ?? "",
    HOME: caller.HOME ?? "",
    ...(models.callerSeconds === undefined ? {} : { MODEL_TIMEOUT_SECONDS: String(models.callerSeconds) }),
    AWS_REGION: REGION,
    AWS_ACCOUNT_ID: ACCOUNT_ID,
    ...credentials,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_SFN: endpoints.step_functions,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets_manager,
    AWS_ENDPOINT_URL_SESV2: endpoints.mail,
    AWS_ENDPOINT_URL_TEXTRACT: endpoints.textract,
    ...(endpoints.bedrock ? { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock } : {}),
  };
}
