import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import {
  modelServerOf,
  modelServersSchema,
  type ModelServer,
  type ModelServerName,
  type ModelServers,
} from "../platform/functions/model-servers.ts";
import { ONE_MACHINE } from "../platform/functions/environment.ts";
import { jsonText } from "../platform/text/json-text.ts";
import { BedrockError } from "./bedrock/bedrock-error.ts";
import { bedrockClient, bedrockProvider } from "./bedrock/provider.ts";
import type { Provider, ProviderLimits } from "./port/provider.ts";

/**
 * Every provider besides Amazon Bedrock, a folder each, by the beginning of its model ids. A deployment that uses none
 * of its models does not load it.
 */
const openers: Readonly<Record<ModelServerName, (server: ModelServer, limits: ProviderLimits) => Promise<Provider>>> = {
  server: async (server, limits) =>
    (await import("./openai-compatible/provider.ts")).openAiCompatibleProvider(server, limits),
};

/** What the deployment sets, see lib/config.ts. */
const deployedServers = (): ModelServers =>
  process.env.MODEL_SERVERS ? jsonText.pipe(modelServersSchema).parse(process.env.MODEL_SERVERS) : {};

/** Refuses every call, as a model that is not there does. */
function missing(name: ModelServerName): Provider {
  const refuse = async (): Promise<never> => {
    throw new BedrockError("ResourceNotFoundException", `the deployment has no model server for ${name}/`);
  };
  return { converse: refuse, embed: refuse };
}

/**
 * Opens the providers of a deployment.
 * @param limits.client calls Amazon Bedrock, if not the deployment's client
 * @returns the provider of a model, by its id
 */
export function openProviders({
  client,
  ...limits
}: ProviderLimits & { client?: BedrockRuntimeClient | undefined }): (modelId: string) => Promise<Provider> {
  const bedrock = Promise.resolve(bedrockProvider(client ?? bedrockClient(limits)));
  const servers = deployedServers();
  const opened = new Map<ModelServerName, Promise<Provider>>();
  return async (modelId) => {
    const name = modelServerOf(modelId);
    const server = name && servers[name];
    // One machine has every model behind its own endpoint.
    if (name === undefined || (!server && process.env.ENVIRONMENT === ONE_MACHINE)) return bedrock;
    if (!server) return missing(name);
    const provider = opened.get(name) ?? openers[name](server, limits);
    opened.set(name, provider);
    return provider;
  };
}
