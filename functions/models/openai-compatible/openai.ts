import { ownModel } from "../own-models.ts";
import { forcedTool, type ConverseRequest, type ForcedTool } from "../bedrock/converse-request.ts";
import { readCompletion, type Completion } from "./completion.ts";
import { connect, MOST_SECONDS, type Connection, type Patience, type ServerAddress } from "./connection.ts";
import { openEmbeddings } from "./embeddings.ts";
import { malformed } from "./failures.ts";
import { chatRequest, isRefusedRequest, refusedHabit, ways, withoutBefore, type Habit, type Way } from "./habits.ts";
import { toolInput } from "./tool-input.ts";

/** An OpenAI-compatible server: Ollama, llama.cpp, vLLM, LM Studio and others. */
export interface Upstream extends ServerAddress {
  /** Answers calls of models whose ids do not name a model of the server. */
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
  inputTokens?: number | undefined;
  outputTokens?: number | undefined;
}

/** What is known of one model of the server, for as long as the stack runs. */
interface Known {
  refused: Set<Habit>;
  /** The first call that is not known to have failed; calls made at the same time learn from it. Null before it. */
  first: Promise<unknown> | null;
}

export interface UpstreamModel {
  /** Answers a Converse call. @throws BedrockError in the server's own words */
  converse(request: ConverseRequest, modelId: string, signal?: AbortSignal): Promise<ModelAnswer>;
  /**
   * Answers a Converse call asked in one way, or in the next that the server does not refuse.
   * @returns also the way in which it was asked @throws BedrockError in the server's own words
   */
  tryWay(
    way: Way,
    request: ConverseRequest,
    model: string,
    signal: AbortSignal,
  ): Promise<{ way: Way; answer: ModelAnswer }>;
  /** Makes all later calls ask a model in this way. */
  settle(way: Way, model: string): void;
  /** A unit vector of the embedding model; null if none is given. @throws BedrockError in the server's own words */
  embed: ((text: string, signal: AbortSignal) => Promise<number[]>) | null;
  /** What a model of the server has refused until now. */
  refusedBy(model: string): ReadonlySet<Habit>;
  connection: Connection;
  patience: Patience;
}

/**
 * Opens an OpenAI-compatible server as a model. The input of a forced tool is first asked for by its JSON schema, which
 * most servers keep their models to. A server that refuses that, or still answers in prose, is asked for a call of the
 * tool, and then in words. What is still prose is returned as prose: the caller repairs an answer, as with Bedrock.
 */
export function openUpstream(upstream: Omit<Upstream, "model"> & Partial<Pick<Upstream, "model">>): UpstreamModel {
  const patience = { seconds: upstream.timeoutSeconds ?? MOST_SECONDS };
  const connection = connect(upstream, patience);
  const embed = upstream.embeddingModel ? openEmbeddings(connection, upstream.embeddingModel) : null;
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

  function answerOf({ text, call, stopped, ...tokens }: Completion, tool: ForcedTool | null): ModelAnswer {
    if (stopped === "content_filtered") return { text, stopped, ...tokens };
    const input = tool ? ((call === null ? undefined : toolInput(call, tool)) ?? toolInput(text, tool)) : undefined;
    return input === undefined ? { text: text || (call ?? ""), stopped, ...tokens } : { input, stopped, ...tokens };
  }

  async function ask(model: string, request: ConverseRequest, signal: AbortSignal | undefined): Promise<ModelAnswer> {
    const tool = forcedTool(request);
    const completion = await complete(model, request, tool, [], signal);
    const answer = answerOf(completion, tool);
    const isProse = tool && answer.input === undefined && !answer.stopped && answer.text;
    if (!isProse || !completion.uses.includes("response_format")) return answer;
    // If a server takes a schema and does not keep to it, later calls ask for calls of tools, if that helps.
    const byTool = await complete(model, request, tool, withoutBefore("tools"), signal).catch(() => null);
    const second = byTool && answerOf(byTool, tool);
    if (second?.input === undefined) return answer;
    knownOf(model).refused.add("response_format");
    return second;
  }

  return {
    connection,
    patience,
    refusedBy: (model) => knownOf(model).refused,

    async tryWay(way, request, model, signal) {
      const tool = forcedTool(request);
      const completion = await complete(model, request, tool, withoutBefore(way), signal);
      const used = ways.find((one) => one === "words" || completion.uses.includes(one)) ?? "words";
      return { way: used, answer: answerOf(completion, tool) };
    },

    settle(way, model) {
      const known = knownOf(model);
      for (const habit of withoutBefore(way)) known.refused.add(habit);
      known.first = Promise.resolve();
    },

    async converse(request, modelId, signal) {
      const model = ownModel(modelId) ?? upstream.model ?? modelId;
      const known = knownOf(model);
      if (known.first) await known.first.catch(() => undefined);
      const answer = ask(model, request, signal);
      if (!known.first) {
        known.first = answer;
        answer.catch(() => (known.first = null));
      }
      return answer;
    },

    embed,
  };
}
