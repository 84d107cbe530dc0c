import * as z from "zod";
import { parseConverse } from "../converse-request.ts";
import { BedrockError } from "../../../functions/models/bedrock/bedrock-error.ts";
import { ways, type Habit, type Way } from "../../../functions/models/openai-compatible/habits.ts";
import { MOST_SECONDS } from "../../../functions/models/openai-compatible/connection.ts";
import { modelsOf } from "../../../functions/models/openai-compatible/models.ts";
import type { ModelAnswer, Upstream, UpstreamModel } from "../../../functions/models/openai-compatible/openai.ts";

/** A call may take so many times as long as a long answer is expected to. */
const TIMES = 3;
/** The longest answers of studies, personas and reports, have so many tokens. */
const LONG_ANSWER_TOKENS = 700;
/** A server that is fast with a short question has so long for the others all the same. */
const LEAST_SECONDS = 60;
// A server on this machine may have to load the model first. What takes longer here would take too long for studies.
const ANSWER_SECONDS = MOST_SECONDS / 3;
const LIST_MS = 5_000;
const LISTED_MODELS = 12;

const wanted = z.looseObject({ colour: z.string(), legs: z.int() });

/** No model would choose these colours for snow: an answer with one of them shows that the server enforces. */
const COLOURS = ["violet", "green"];
const isEnforced = ({ input }: ModelAnswer) => COLOURS.includes(String(wanted.safeParse(input).data?.colour));

/** A short question whose answer is as structured as those of studies, by a schema that contradicts it. */
const question = parseConverse({
  system: [{ text: "Answer briefly." }],
  messages: [{ role: "user", content: [{ text: "Which colour is snow, and how many legs has a cat?" }] }],
  inferenceConfig: { maxTokens: 1_000, temperature: 0 },
  toolConfig: {
    tools: [
      {
        toolSpec: {
          name: "give_answer",
          description: "Records your answer.",
          inputSchema: {
            json: {
              type: "object",
              properties: { colour: { type: "string", enum: COLOURS }, legs: { type: "integer" } },
              required: ["colour", "legs"],
            },
          },
        },
      },
    ],
    toolChoice: { tool: { name: "give_answer" } },
  },
});

const spared: Partial<Record<Habit, string>> = {
  tool_choice: "`tool_choice` for one tool",
  temperature: "`temperature`",
  max_tokens: "`max_tokens`",
  max_completion_tokens: "`max_completion_tokens`",
  no_stream: "answers in one piece",
};

const sentence = (words: string) => (/[.!?…]$/.test(words) ? words : `${words}.`);

function problemOf({ stopped, text }: ModelAnswer): string {
  if (stopped === "max_tokens") return "it is cut off";
  if (stopped === "content_filtered") return "it declined a harmless question";
  return text === "" ? "there is nothing in it" : "it is not in the form that was asked for";
}

async function adviceOn(error: BedrockError, variable: string, model: UpstreamModel, signal: AbortSignal) {
  if (error.type === "UpstreamUnreachableException")
    return "Start it, or correct LOCAL_LLM_URL; studies fail until it answers.";
  if (error.type === "ModelErrorException") return "Is it a model server? Else correct LOCAL_LLM_URL, and start again.";
  if (error.type === "AccessDeniedException") return "Set LOCAL_LLM_API_KEY to a key that it accepts, and start again.";
  if (error.type === "ServiceQuotaExceededException") return "Studies fail until its account has credit again.";
  if (error.type !== "ResourceNotFoundException") return "";
  const names = await modelsOf(model.connection, AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]));
  const some = [...names.slice(0, LISTED_MODELS), ...(names.length > LISTED_MODELS ? ["…"] : [])].join(", ");
  return `Set ${variable} to a model that it has${some && ` (${some})`}, and start again.`;
}

/**
 * How long every answer may take of a server.
 * @param took seconds for an answer
 * @param tokens of this answer; undefined if the server did not count them
 */
export function secondsAllowed(took: number, tokens?: number): number {
  const long = tokens ? (took * Math.max(tokens, LONG_ANSWER_TOKENS)) / tokens : took;
  return Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, Math.ceil(TIMES * long)));
}

/** How a server answered a question, and which way it was asked. */
interface Tried {
  way: Way;
  answer: ModelAnswer;
  seconds: number;
}

const isUsable = ({ answer }: Tried) => wanted.safeParse(answer.input).success;

/** The ways, as sentences name them. */
const asked: Record<Way, string> = {
  response_format: "by JSON schema",
  tools: "by tool call",
  words: "in words",
};

function sentenceOn({ way, answer, seconds }: Tried, server: string, limit: number): string {
  const rate = answer.outputTokens && `${Math.max(1, Math.round(answer.outputTokens / seconds))} tokens a second`;
  const took = [`${seconds.toFixed(1)} s`, ...(rate ? [rate] : [])].join(", ");
  const form = isEnforced(answer)
    ? `enforces the format of answers that are asked for ${asked[way]}`
    : `gives usable answers when asked ${asked[way]}, but does not enforce their format, so some calls are repeated`;
  return `Model server ${server} ${form} (${took}; calls may take ${limit} s).`;
}

/**
 * Asks a server a short question and has it embed a word, so that whoever starts the stack knows at once what it can
 * do; what it refuses is known to all later calls, and unless it is set, how long they may take. Ends within four
 * minutes.
 */
export async function probe(
  upstream: Upstream,
  model: UpstreamModel,
  say: (line: string) => void,
  closing: AbortSignal,
): Promise<void> {
  /** Does something within the time limit; says what went wrong. */
  async function tried<T>(variable: string, act: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    const seconds = upstream.timeoutSeconds ?? ANSWER_SECONDS;
    const limit = AbortSignal.timeout(seconds * 1000);
    try {
      return await act(AbortSignal.any([closing, limit]));
    } catch (error) {
      if (closing.aborted) return null;
      if (limit.aborted) say(`The model server at ${upstream.url} has not answered a short question in ${seconds} s.`);
      else if (!(error instanceof BedrockError)) throw error;
      else say(`${sentence(error.message)} ${await adviceOn(error, variable, model, closing)}`.trim());
      return null;
    }
  }

  /** Tries one way after the other until the server enforces the schema. */
  async function tryWays(signal: AbortSignal): Promise<Tried> {
    let best: Tried | undefined;
    for (let next = 0; next < ways.length;) {
      const began = performance.now();
      const { way, answer } = await model.tryWay(ways[next]!, question, upstream.model, signal);
      const tried = { way, answer, seconds: (performance.now() - began) / 1000 };
      next = ways.indexOf(way) + 1;
      if (isEnforced(answer)) return tried;
      if (!best || (!isUsable(best) && isUsable(tried))) best = tried;
      // Whoever says nothing, or is cut off, does so in any form.
      if (answer.stopped || (answer.input === undefined && !answer.text)) break;
    }
    return best!;
  }

  const found = await tried("LOCAL_LLM_MODEL", tryWays);
  if (!found) return;
  const { way, answer, seconds } = found;
  model.settle(way, upstream.model);
  const { patience } = model;
  patience.seconds = upstream.timeoutSeconds ?? secondsAllowed(seconds, answer.outputTokens);
  const server = `${upstream.url}: ${upstream.model}`;
  say(
    isUsable(found)
      ? sentenceOn(found, server, patience.seconds)
      : `Model server ${server} gives no usable answer: ${problemOf(answer)}. ` +
          "Studies will hardly succeed with it; choose a model whose server takes a JSON schema.",
  );
  const refused = model.refusedBy(upstream.model);
  const without = [...refused].flatMap((habit) => spared[habit] ?? []);
  if (without.length > 0) say(`It refuses, and is spared from now on: ${without.join(", ")}.`);

  const { embeddingModel } = upstream;
  if (embeddingModel === undefined) return;
  const embed = async (signal: AbortSignal) => model.embed?.("snow", signal);
  if (await tried("LOCAL_EMBEDDING_MODEL", embed)) say(`Its embedding model ${embeddingModel} answers.`);
}
