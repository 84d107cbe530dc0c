import { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { bedrockClient } from "../../functions/models/bedrock/provider.ts";
import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { environmentConfig, environmentSettings } from "../../lib/config.ts";
import { startBedrock } from "../../local/bedrock/server.ts";
import { chooseModels } from "../../local/stack/model-choice.ts";
import { CannotStart } from "../../local/data-folder.ts";
import type { ConformanceOptions } from "./arguments.ts";

/** The models that are tried, reachable by the SDK until they are closed. */
export interface TriedModels {
  ids: ModelIds;
  client: BedrockRuntimeClient;
  /** What they are called above the table. */
  name: string;
  close(): Promise<void>;
}

/**
 * A client of an endpoint that needs no account.
 * @param seconds for an answer, as studies have
 */
const localClient = (endpoint: string, seconds: number): BedrockRuntimeClient =>
  new BedrockRuntimeClient({
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
    maxAttempts: 1,
    requestHandler: { requestTimeout: seconds * 1_000, sessionTimeout: seconds * 1_000 },
  });

/** What the service gives an attempt at Bedrock. */
const AMAZON_TIMEOUT_MS = 60_000;

/** A client of Amazon Bedrock. @throws CannotStart without a region or credentials */
async function amazonClient(): Promise<BedrockRuntimeClient> {
  const client = bedrockClient({ timeoutMs: AMAZON_TIMEOUT_MS, attempts: 1 });
  try {
    await client.config.region();
    await client.config.credentials();
    return client;
  } catch (error) {
    throw new CannotStart(
      `Amazon Bedrock cannot be asked from here: ${(error as Error).message}. Set AWS_REGION and your AWS credentials.`,
    );
  }
}

/** Makes the models of some options reachable. @throws CannotStart for variables that make no sense together */
export async function openModels(
  { server, bedrock }: ConformanceOptions,
  environment: NodeJS.ProcessEnv,
): Promise<TriedModels> {
  if (bedrock) {
    const configured = environmentConfig("staging", environmentSettings.staging!).models;
    const { model } = bedrock;
    const ids = model ? { ...configured, persona: [model], moderator: model, report: model, parse: model } : configured;
    return { ids, client: await amazonClient(), name: model ?? "the models of staging", close: async () => {} };
  }
  const choice = chooseModels(
    server
      ? {
          ...environment,
          LOCAL_BEDROCK: "",
          LOCAL_LLM_URL: server.url,
          LOCAL_LLM_MODEL: server.model,
          LOCAL_EMBEDDING_MODEL: server.embeddingModel,
        }
      : environment,
  );
  if (choice.backend === "aws")
    return { ids: choice.ids, client: await amazonClient(), name: "Amazon Bedrock", close: async () => {} };
  const { upstream, callerSeconds = 60 } = choice;
  const endpoint = await startBedrock({ ...(upstream ? { upstream } : {}), callerSeconds });
  const name = upstream ? `${upstream.model} at ${upstream.url}` : "the built-in offline model";
  return {
    ids: choice.ids,
    client: localClient(endpoint.endpoint, callerSeconds),
    name,
    close: () => endpoint.close(),
  };
}
