import * as z from "zod";
import { forcedTool, type ConverseRequest, type ForcedTool } from "../converse-request.ts";
import type { EmbeddingRequest } from "../titan.ts";
import { readCompletion, type Completion } from "./completion.ts";
import { connect, MOST_SECONDS, type Connection, type Patience, type ServerAddress } from "./connection.ts";
import { malformed } from "./failures.ts";
import { chatRequest, isRefusedRequest, refusedHabit, type Habit } from "./habits.ts";
import { toolInput } from "./tool-input.ts";

/** An OpenAI-compatible server: Ollama, llama.cpp, vLLM, LM Studio and the like. */
export interface Upstream extends ServerAddress {
  model: string;
  /** When given, embeddings come from the server as well; otherwise they stay offline. */
  embeddingModel?: string;
  /** How long it has for an answer; found out at the start unless given. */
  timeoutSeconds?: number;
}

/** A tool input, or plain text, or nothing. */
export interface ModelAnswer {
  input?: unknown;
  text?: string;
  /** Why it ends before it is done. */
  stopped?: Completion["stopped"];
  /** If the server counted them. */
  outputTokens?: number | undefined;
}

/** Names of models of a server of one's own begin so: they cost the service nothing (`data/model-prices.json`). */
const OWN = "local/";
export const ownModelId = (model: string): string => `${OWN}${model}`;

const embeddingSchema = z.looseObject({ data: z.array(z.looseObject({ embedding: z.array(z.number()) })).min(1) });

/** What is known of one model of the server, for as long as the stack runs. */
interface Known {
  refused: Set<Habit>;
  /** The first call that is not known to have failed, from which those beside it learn; null before it. */
  first: Promise<unknown> | null;
}

export interface UpstreamModel {
  /** Answers a Converse call. @throws BedrockError in the server's own words */
  converse(request: ConverseRequest, modelId: string, signal: AbortSignal): Promise<ModelAnswer>;
  /** A unit vector. @throws BedrockError in the server's own words */
  embed(request: EmbeddingRequest, signal?: AbortSignal): Promise<number[]>;
  /** What a model of the server has refused until now. */
  refusedBy(model: string): ReadonlySet<Habit>;
  connection: Connection;
  patience: Patience;
}

/**
 * Opens an OpenAI-compatible server as a model. A forced tool is asked for as a tool call first; servers that refuse
 * tools, or whose answer holds no JSON, are asked again for JSON by schema, and those that refuse that in words. What
 * then is still prose goes back as prose: repairing an answer is the caller's business, as with Bedrock.
 */
export function openUpstream(upstream: Upstream): UpstreamModel {
  const patience = { seconds: upstream.timeoutSeconds ?? MOST_SECONDS };
  const connection = connect(upstream, patience);
  const models = new Map<string, Known>();
  const knownOf = (model: string): Known => {
    const known = models.get(model) ?? { refused: new Set<Habit>(), first: null };
    models.set(model, known);
    return known;
  };

  /** Leaves out one thing after the other until the server takes the request, and remembers what it did not take. */
  async function complete(
    model: string,
    request: ConverseRequest,
    tool: ForcedTool | null,
    without: readonly Habit[],
    signal: AbortSignal | undefined,
  ): Promise<Completion & { uses: readonly Habit[] }> {
    const { refused } = knownOf(model);
    const learned: Habit[] = [];
    let unexplained: unknown;
    for (;;) {
      const { body, uses } = chatRequest(model, request, tool, new Set([...refused, ...without, ...learned]));
      try {
        const answer = await connection.send("chat/completions", body, signal);
        const completion = readCompletion(answer);
        if (!completion) throw malformed("a chat completion", JSON.stringify(answer));
        for (const habit of learned) refused.add(habit);
        return { ...completion, uses };
      } catch (error) {
        const next = refusedHabit(error, uses);
        if (!next) throw isRefusedRequest(error) ? (unexplained ?? error) : error;
        if (!next.isNamed) unexplained ??= error;
        learned.push(next.habit);
      }
    }
  }

  function answerOf({ text, call, stopped, outputTokens }: Completion, tool: ForcedTool | null): ModelAnswer {
    if (stopped === "content_filtered") return { text, stopped, outputTokens };
    const input = tool ? ((call === null ? undefined : toolInput(call, tool)) ?? toolInput(text, tool)) : undefined;
    return input === undefined
      ? { text: text || (call ?? ""), stopped, outputTokens }
      : { input, stopped, outputTokens };
  }

  async function ask(model: string, request: ConverseRequest, signal: AbortSignal | undefined): Promise<ModelAnswer> {
    const tool = forcedTool(request);
    const completion = await complete(model, request, tool, [], signal);
    const answer = answerOf(completion, tool);
    const isProse = tool && answer.input === undefined && !answer.stopped && answer.text;
    if (!isProse || !completion.uses.includes("tools")) return answer;
    // Whoever answers by a schema when it did not call the tool is asked by the schema from now on.
    const bySchema = await complete(model, request, tool, ["tools"], signal).catch(() => null);
    const second = bySchema && answerOf(bySchema, tool);
    if (second?.input === undefined) return answer;
    knownOf(model).refused.add("tools");
    return second;
  }

  return {
    connection,
    patience,
    refusedBy: (model) => knownOf(model).refused,

    async converse(request, modelId, signal) {
      const model = modelId.startsWith(OWN) ? modelId.slice(OWN.length) : upstream.model;
      const known = knownOf(model);
      if (known.first) await known.first.catch(() => undefined);
      const answer = ask(model, request, signal);
      if (!known.first) {
        known.first = answer;
        answer.catch(() => (known.first = null));
      }
      return answer;
    },

    async embed({ text, dimensions }, signal) {
      const body = { model: upstream.embeddingModel, input: text };
      const answer = await connection.send("embeddings", body, signal);
      const vector = embeddingSchema.safeParse(answer).data?.data[0]?.embedding;
      if (!vector) throw malformed("an embedding", JSON.stringify(answer));
      return resized(vector, dimensions);
    },
  };
}

/** Cut or padded to the asked size and scaled to unit length: padding keeps every cosine. */
function resized(vector: readonly number[], size: number): number[] {
  const fitted = Array.from({ length: size }, (_, index) => vector[index] ?? 0);
  const length = Math.hypot(...fitted) || 1;
  return fitted.map((component) => component / length);
}
