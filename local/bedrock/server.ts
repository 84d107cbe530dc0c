import { setTimeout as sleep } from "node:timers/promises";
import { converseAnswer, faultyAnswer, type ConverseModel } from "./converse.ts";
import { answeringTool, parseConverse } from "./converse-request.ts";
import type { Fault, FaultInjector } from "./faults.ts";
import { embedOffline, offlineModel } from "./offline-model.ts";
import { PromptCache } from "./prompt-cache.ts";
import { recordModels, replayModels, type RecordedModels, type Recording } from "./recording.ts";
import type { ReplayedCalls } from "./replayed-calls.ts";
import { parseTitan, titanAnswer } from "./titan.ts";
import { Turns } from "./turns.ts";
import { openUpstream, type Upstream, type UpstreamModel } from "../../functions/models/openai-compatible/openai.ts";
import { probe } from "./upstream/probe.ts";
import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";
import { listen, type WireRequest, type WireResponse } from "./wire/listener.ts";

export interface BedrockOptions {
  /** 0 (default) takes a free port. */
  port?: number;
  /** Fixed wait before every converse answer, milliseconds; calls wait side by side. */
  latencyMs?: number;
  /** Fixed wait before every embedding, milliseconds. */
  embeddingLatencyMs?: number;
  /** An OpenAI-compatible server that answers instead of the offline model. */
  upstream?: Upstream;
  /** A file that every answer of the server is appended to. */
  record?: string;
  /** Answers instead of the server and the offline model. */
  recording?: Recording;
  /** Answers every request as a bundle has it, instead of all of them. */
  replay?: ReplayedCalls | undefined;
  /** Calls of the model that are answered at once, and as many of the embedder; others wait for their turn. */
  callsAtOnce?: number;
  /** How long whoever asks waits for a turn and the answer, in seconds; 60 unless told. */
  callerSeconds?: number | undefined;
  /** One line per call. */
  log?: (line: string) => void;
  faults?: FaultInjector;
}

export interface BedrockCalls {
  converse: number;
  embed: number;
  /** Tokens of answered calls, cached ones included. */
  inputTokens: number;
  outputTokens: number;
}

export interface LocalBedrock {
  endpoint: string;
  close(): Promise<void>;
  calls(): BedrockCalls;
  /** Asks the server behind it, if there is one, what it can do: lines for people, as they are found. */
  probe(say: (line: string) => void): Promise<void>;
}

/** Whoever waits for a turn is told that none comes before giving up. */
const SAID_EARLIER_SECONDS = 5;

const route = /^\/model\/([^/]+)\/(converse|invoke)(?:\?.*)?$/;

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString("utf8")) as unknown;
  } catch {
    throw new BedrockError("ValidationException", "The body of the request is not JSON.");
  }
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}): WireResponse => ({
  status,
  headers: { "content-type": "application/json", ...headers },
  body: JSON.stringify(body),
});

const refusal = (error: unknown): WireResponse => {
  const known =
    error instanceof BedrockError ? error : new BedrockError("InternalServerException", "The model failed to answer.");
  const headers: Record<string, string> = { "x-amzn-errortype": known.type };
  if (known.retryAfter !== undefined) headers["retry-after"] = String(Math.ceil(known.retryAfter));
  return json(known.status, { message: known.message }, headers);
};

function modelsOf({ upstream, record, recording }: BedrockOptions, server: UpstreamModel | undefined): RecordedModels {
  if (recording) return replayModels(recording);
  if (!upstream || !server) return { converse: offlineModel, embed: null };
  if (record === undefined) return server;
  const head = { model: upstream.model, embedding_model: upstream.embeddingModel ?? null };
  return recordModels(record, { ...head, recorded_at: new Date().toISOString() }, server);
}

/**
 * Starts a Bedrock Runtime endpoint (Converse, and InvokeModel for Titan text embeddings) on 127.0.0.1. Signatures are
 * not checked. Without `upstream` every answer comes from the offline consumer model and is a function of the request.
 */
export async function startBedrock(options: BedrockOptions = {}): Promise<LocalBedrock> {
  const { latencyMs = 0, embeddingLatencyMs = 0, callsAtOnce = Infinity, callerSeconds = 60, log, faults } = options;
  const cache = new PromptCache();
  const counts: BedrockCalls = { converse: 0, embed: 0, inputTokens: 0, outputTokens: 0 };
  const closing = new AbortController();
  const upstream = options.upstream && openUpstream(options.upstream);
  const models = modelsOf(options, upstream);
  const callerWaitsMs = Math.max(1, callerSeconds - SAID_EARLIER_SECONDS) * 1000;
  const [turns, embeddingTurns] = [new Turns(callsAtOnce, callerWaitsMs), new Turns(callsAtOnce, callerWaitsMs)];
  const pause = (milliseconds: number) =>
    milliseconds > 0 ? sleep(milliseconds, undefined, { signal: closing.signal }) : Promise.resolve();

  /** A call's latency is fixed: what the answer takes to make is part of it, not added to it. */
  async function answerAfter<T>(fault: Fault | undefined, latency: number, answer: () => Promise<T>): Promise<T> {
    const started = performance.now();
    const total = fault && "hangMs" in fault ? (fault.hangMs ?? latency) : latency;
    const made =
      fault && "status" in fault
        ? Promise.reject<T>(new BedrockError(fault.type, fault.message, fault.status))
        : answer();
    const [outcome] = await Promise.allSettled([made]);
    await pause(total - (performance.now() - started));
    if (outcome.status === "rejected") throw outcome.reason;
    return outcome.value;
  }

  async function converse(modelId: string, body: unknown, signal: AbortSignal): Promise<WireResponse> {
    const index = counts.converse++;
    if (options.replay) return json(200, options.replay.converse(modelId, body));
    const request = parseConverse(body);
    const toolName = answeringTool(request);
    const fault = await faults?.({ kind: "converse", modelId, toolName, index, body });
    const answer = await turns.take(signal, () =>
      answerAfter(fault, latencyMs, async () => faultyAnswer(fault) ?? models.converse(request, modelId, signal)),
    );
    const result = converseAnswer(modelId, request, answer, cache, latencyMs);
    counts.inputTokens += result.usage.totalTokens - result.usage.outputTokens;
    counts.outputTokens += result.usage.outputTokens;
    log?.(`converse ${modelId} ${toolName ?? "-"} in ${result.usage.inputTokens} out ${result.usage.outputTokens}`);
    return json(200, result);
  }

  async function embedding(modelId: string, body: unknown, signal: AbortSignal): Promise<WireResponse> {
    const index = counts.embed++;
    const request = parseTitan(body);
    const fault = await faults?.({ kind: "embed", modelId, toolName: null, index, body });
    const { replay } = options;
    const answer = () =>
      answerAfter(fault, embeddingLatencyMs, async () =>
        fault && "embedding" in fault
          ? [...fault.embedding]
          : (replay?.embed(modelId, request.text) ??
            models.embed?.(request.text, AbortSignal.any([signal, closing.signal])) ??
            embedOffline(request)),
      );
    // A server's embeddings wait to go together, not for a turn each.
    const vector = await (models.embed ? answer() : embeddingTurns.take(signal, answer));
    const result = titanAnswer(request.text, vector);
    counts.inputTokens += result.inputTextTokenCount;
    log?.(`embed ${modelId} in ${result.inputTextTokenCount}`);
    return json(200, result, { "x-amzn-bedrock-input-token-count": String(result.inputTextTokenCount) });
  }

  async function handle({ method, path, body, signal }: WireRequest): Promise<WireResponse> {
    try {
      const [, modelId, operation] = route.exec(path) ?? [];
      if (method !== "POST" || modelId === undefined)
        throw new BedrockError("ResourceNotFoundException", `There is no ${method} ${path} on this endpoint.`);
      const name = decodeURIComponent(modelId);
      const answer = operation === "converse" ? converse : embedding;
      return await answer(name, parseJson(body), signal);
    } catch (error) {
      log?.(`refused ${path}: ${error instanceof Error ? error.message : String(error)}`);
      return refusal(error);
    }
  }

  const listener = await listen(handle, options.port);
  return {
    endpoint: `http://127.0.0.1:${listener.port}`,
    calls: () => ({ ...counts }),
    async probe(say) {
      if (!options.upstream || !upstream) return;
      const inTurn: ConverseModel = (request, modelId, signal) =>
        turns.take(signal, () => upstream.converse(request, modelId, signal));
      await probe(options.upstream, { ...upstream, converse: inTurn }, say, closing.signal);
    },
    close: () => {
      closing.abort();
      return listener.close();
    },
  };
}
