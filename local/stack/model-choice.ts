import type { ModelIds } from "../../functions/platform/functions/environment.ts";
import { SMALLEST_CAP } from "../../functions/service/functions/model-capacity.ts";
import { ownModelId } from "../../functions/models/own-models.ts";
import { environmentConfig, environmentSettings } from "../../lib/config.ts";
import type { ReplayedCalls } from "../bedrock/replayed-calls.ts";
import { readRecording, type Recording } from "../bedrock/recording.ts";
import type { Upstream } from "../../functions/models/openai-compatible/openai.ts";
import { LONGEST_SECONDS, MOST_SECONDS } from "../../functions/models/openai-compatible/connection.ts";
import { CannotStart } from "../data-folder.ts";

/** Which models answer on this machine, from the variables of whoever starts the stack. */
export interface ModelChoice {
  ids: ModelIds;
  /** `aws`: real Bedrock with the caller's credentials; otherwise the local endpoint, with another server behind it. */
  backend: "aws" | "local";
  upstream?: Upstream;
  /** A file that the answers of the server are recorded in. */
  record?: string;
  /** What was recorded of one, which answers in its place. */
  recording?: Recording;
  /** A study's bundle, which answers in the place of every model. */
  replay?: ReplayedCalls;
  latencyMs: number;
  embeddingLatencyMs: number;
  /** Model calls that are made at once, all together. */
  callsAtOnce: number;
  /** How long functions wait for a model, in seconds; undefined: as long as on AWS. */
  callerSeconds: number | undefined;
}

/** One model behind an id per role, as a deployment may have it: calls show which role a function has called. */
const OFFLINE_MODELS = {
  persona: "offline-consumer-v1",
  moderator: "offline-moderator-v1",
  report: "offline-report-v1",
  parse: "offline-parse-v1",
};
const OFFLINE_EMBEDDER = "offline-embedder-v1";

// Far more than one machine's studies ask for; a server that answers one call after the other wants fewer.
const CALLS_AT_ONCE = 1_000;

// In front of the local endpoint there is a queue; Bedrock is called by as many functions as run.
const callsAtOnce = ({ LOCAL_MODEL_CALLS_AT_ONCE: given, LOCAL_BEDROCK: backend }: NodeJS.ProcessEnv): number => {
  const value = Number(given ?? CALLS_AT_ONCE);
  const least = backend === "aws" ? SMALLEST_CAP : 1;
  if (!Number.isInteger(value) || value < least)
    throw new CannotStart(`LOCAL_MODEL_CALLS_AT_ONCE must be a whole number of at least ${least}, not ${given}.`);
  return value;
};

const milliseconds = (variables: NodeJS.ProcessEnv, name: string): number => {
  const value = Number(variables[name] ?? 0);
  if (!Number.isFinite(value) || value < 0)
    throw new CannotStart(`${name} must be a number of milliseconds, not ${variables[name]}.`);
  return value;
};

/** How long a server of one's own has for an answer; undefined: that is found out at the start. */
const timeoutSeconds = ({ LOCAL_MODEL_TIMEOUT_S: given }: NodeJS.ProcessEnv): number | undefined => {
  if (given === undefined) return undefined;
  const value = Number(given);
  if (!Number.isInteger(value) || value < 1 || value > LONGEST_SECONDS)
    throw new CannotStart(`LOCAL_MODEL_TIMEOUT_S must be a whole number from 1 to ${LONGEST_SECONDS}, not ${given}.`);
  return value;
};
/** What a server has for its answer is over before whoever asked gives up, so that its own sentence is told. */
const MARGIN_SECONDS = 5;
/** The offline model answers in milliseconds, unless the machine is busy with something else. */
const OFFLINE_SECONDS = 60;

/** The recorded models under the ids that they had as servers' models: prompts depend on these. */
function replayed(recording: Recording): Pick<ModelChoice, "ids" | "recording"> {
  const own = ownModelId(recording.head.model);
  const { embedding_model: embedding } = recording.head;
  const roles = { persona: [own], moderator: own, report: own, parse: own, fallbacks: {} };
  return {
    ids: {
      ...roles,
      ...(embedding === null
        ? { embedding: null, similarity: OFFLINE_EMBEDDER }
        : { embedding: ownModelId(embedding) }),
    },
    recording,
  };
}

/**
 * Reads `LOCAL_BEDROCK`, `LOCAL_LLM_URL`, `LOCAL_LLM_MODEL`, `LOCAL_LLM_API_KEY`, `LOCAL_EMBEDDING_MODEL`,
 * `LOCAL_SECOND_MODEL`, `LOCAL_FALLBACK_MODEL`, `LOCAL_MODEL_CALLS_AT_ONCE`, `LOCAL_MODEL_TIMEOUT_S`,
 * `LOCAL_LLM_LATENCY_MS`, `LOCAL_EMBEDDING_LATENCY_MS`, `RECORD_MODEL` and `REPLAY_MODEL`. With
 * `LOCAL_MODEL_IDS=production` the offline model answers under the ids of that environment, so that what it writes is
 * counted at their prices.
 * @throws CannotStart for values that make no sense together
 */
export function chooseModels(variables: NodeJS.ProcessEnv): ModelChoice {
  const limits = {
    latencyMs: milliseconds(variables, "LOCAL_LLM_LATENCY_MS"),
    embeddingLatencyMs: milliseconds(variables, "LOCAL_EMBEDDING_LATENCY_MS"),
    callsAtOnce: callsAtOnce(variables),
  };
  const given = timeoutSeconds(variables);
  if (variables.LOCAL_BEDROCK === "aws") {
    const staging = environmentSettings.staging;
    if (!staging) throw new CannotStart("lib/config.ts has no staging environment to take model ids from.");
    return { ids: environmentConfig("staging", staging).models, backend: "aws", callerSeconds: given, ...limits };
  }
  const { RECORD_MODEL: record, REPLAY_MODEL: replay, LOCAL_LLM_URL: url } = variables;
  if (record && !url)
    throw new CannotStart("RECORD_MODEL records a server: set LOCAL_LLM_URL and LOCAL_LLM_MODEL, too.");
  if (record && (variables.LOCAL_SECOND_MODEL || variables.LOCAL_FALLBACK_MODEL))
    throw new CannotStart("RECORD_MODEL records one model: leave LOCAL_SECOND_MODEL and LOCAL_FALLBACK_MODEL out.");
  if (replay) {
    if (url) throw new CannotStart("REPLAY_MODEL answers in the place of a server: leave LOCAL_LLM_URL out.");
    return { ...replayed(readRecording(replay)), backend: "local", callerSeconds: given ?? OFFLINE_SECONDS, ...limits };
  }
  const {
    LOCAL_LLM_MODEL: model,
    LOCAL_LLM_API_KEY: apiKey,
    LOCAL_EMBEDDING_MODEL: embeddingModel,
    LOCAL_SECOND_MODEL: second,
    LOCAL_FALLBACK_MODEL: fallback,
    LOCAL_MODEL_IDS: named,
  } = variables;
  if (named) {
    const settings = environmentSettings[named];
    if (!settings || url)
      throw new CannotStart("LOCAL_MODEL_IDS must be an environment of lib/config.ts, without a URL.");
    const callerSeconds = given ?? OFFLINE_SECONDS;
    return { ids: environmentConfig(named, settings).models, backend: "local", callerSeconds, ...limits };
  }
  if (url && !model)
    throw new CannotStart("LOCAL_LLM_URL is set; set LOCAL_LLM_MODEL to the name of the model that it serves.");
  if (url && !/^https?:\/\/[^/]/.test(url))
    throw new CannotStart(`LOCAL_LLM_URL must be an address like http://127.0.0.1:11434, not ${url}.`);
  const own = model && ownModelId(model);
  const { persona, ...roles } = url && own ? { persona: own, moderator: own, report: own, parse: own } : OFFLINE_MODELS;
  const [instead, other] = [fallback, second].map((name) => name && (url ? ownModelId(name) : name));
  const personas = [persona, ...(other ? [other] : [])];
  return {
    ids: {
      persona: personas,
      ...roles,
      // The offline embedder reads the offline model's phrases; of another model's words it sorts themes, at best.
      ...(url && !embeddingModel
        ? { embedding: null, similarity: OFFLINE_EMBEDDER }
        : { embedding: url && embeddingModel ? ownModelId(embeddingModel) : OFFLINE_EMBEDDER }),
      fallbacks: instead ? Object.fromEntries([...personas, ...Object.values(roles)].map((id) => [id, instead])) : {},
    },
    backend: "local",
    ...(url && model
      ? {
          upstream: {
            ...{ url, model },
            ...(apiKey ? { apiKey } : {}),
            ...(embeddingModel ? { embeddingModel } : {}),
            ...(given === undefined ? {} : { timeoutSeconds: given }),
          },
          ...(record ? { record } : {}),
        }
      : {}),
    callerSeconds: url ? (given ?? MOST_SECONDS) + MARGIN_SECONDS : (given ?? OFFLINE_SECONDS),
    ...limits,
  };
}
