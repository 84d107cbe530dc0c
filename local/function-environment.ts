import type { EnvironmentVariables, FunctionName } from "../functions/contracts/environment.ts";
import { ACCOUNT_ID, REGION, stateMachineArn } from "./state-machines.ts";
import type { ModelChoice } from "./model-choice.ts";
import { TOKEN_SECRET_ID } from "./secrets.ts";

export const TABLE_NAME = "local-data";

export interface Endpoints {
  api: string;
  dynamodb: string;
  s3: string;
  sqs: string;
  step_functions: string;
  secrets_manager: string;
  bedrock: string | null;
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
  removalQueueUrl: string;
  version: string;
  caller: NodeJS.ProcessEnv;
}): Record<string, string> {
  const { endpoints, models, removalQueueUrl, version, caller } = options;
  const variables: AllVariables = {
    ENVIRONMENT: "local",
    SERVICE_VERSION: version,
    TABLE_NAME,
    TOKEN_SECRET_ID,
    MODEL_IDS: JSON.stringify(models.ids),
    CORS_ORIGINS: "http://localhost:5173,http://127.0.0.1:5173",
    PUBLIC_BASE_URL: `${endpoints.api}`,
    PERSONA_GENERATION_ARN: stateMachineArn("persona-generation"),
    SIMULATION_ARN: stateMachineArn("simulation"),
    REMOVAL_QUEUE_URL: removalQueueUrl,
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
    AWS_REGION: REGION,
    AWS_ACCOUNT_ID: ACCOUNT_ID,
    ...credentials,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SQS: endpoints.sqs,
    AWS_ENDPOINT_URL_SFN: endpoints.step_functions,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: endpoints.secrets_manager,
    ...(endpoints.bedrock ? { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: endpoints.bedrock } : {}),
  };
}
