import type { ModelIds } from "../functions/contracts/environment.ts";
import { environmentConfig, environmentSettings } from "../lib/config.ts";
import { CannotStart } from "./data-folder.ts";

/** Which models answer on this machine, from the variables of whoever starts the stack. */
export interface ModelChoice {
  ids: ModelIds;
  /** `aws`: real Bedrock with the caller's credentials; otherwise the local endpoint, with another server behind it. */
  backend: "aws" | "local";
  upstream?: { url: string; model: string; apiKey?: string; embeddingModel?: string };
  latencyMs: number;
  embeddingLatencyMs: number;
}

const OFFLINE_MODEL = "offline-consumer-v1";
const OFFLINE_EMBEDDER = "offline-embedder-v1";

const milliseconds = (variables: NodeJS.ProcessEnv, name: string): number => {
  const value = Number(variables[name] ?? 0);
  if (!Number.isFinite(value) || value < 0)
    throw new CannotStart(`${name} must be a number of milliseconds, not ${variables[name]}.`);
  return value;
};

/**
 * Reads `LOCAL_BEDROCK`, `LOCAL_LLM_URL`, `LOCAL_LLM_MODEL`, `LOCAL_LLM_API_KEY`, `LOCAL_EMBEDDING_MODEL`,
 * `LOCAL_LLM_LATENCY_MS` and `LOCAL_EMBEDDING_LATENCY_MS`.
 * @throws CannotStart for values that make no sense together
 */
export function chooseModels(variables: NodeJS.ProcessEnv): ModelChoice {
  const latencies = {
    latencyMs: milliseconds(variables, "LOCAL_LLM_LATENCY_MS"),
    embeddingLatencyMs: milliseconds(variables, "LOCAL_EMBEDDING_LATENCY_MS"),
  };
  if (variables.LOCAL_BEDROCK === "aws") {
    const staging = environmentSettings.staging;
    if (!staging) throw new CannotStart("lib/config.ts has no staging environment to take model ids from.");
    return { ids: environmentConfig("staging", staging).models, backend: "aws", ...latencies };
  }
  const {
    LOCAL_LLM_URL: url,
    LOCAL_LLM_MODEL: model,
    LOCAL_LLM_API_KEY: apiKey,
    LOCAL_EMBEDDING_MODEL: embeddingModel,
  } = variables;
  if (url && !model)
    throw new CannotStart("LOCAL_LLM_URL is set; set LOCAL_LLM_MODEL to the name of the model that it serves.");
  const id = url && model ? model : OFFLINE_MODEL;
  return {
    ids: { persona: [id], moderator: id, report: id, parse: id, embedding: embeddingModel ?? OFFLINE_EMBEDDER },
    backend: "local",
    ...(url && model
      ? { upstream: { url, model, ...(apiKey ? { apiKey } : {}), ...(embeddingModel ? { embeddingModel } : {}) } }
      : {}),
    ...latencies,
  };
}
