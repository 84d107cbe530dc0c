import * as z from "zod";
import { parseConverse } from "../converse-request.ts";
import { BedrockError } from "../wire/errors.ts";
import type { Habit } from "./habits.ts";
import { MOST_SECONDS } from "./connection.ts";
import type { ModelAnswer, Upstream, UpstreamModel } from "./openai.ts";

/** Answers of studies are longer than the one to a short question. */
const TIMES = 3;
/** A server that is fast with a short question has so long for the others all the same. */
const LEAST_SECONDS = 60;
// A server on this machine may have to load the model first. What takes longer here would take too long for studies.
const ANSWER_SECONDS = MOST_SECONDS / TIMES;
const LIST_MS = 5_000;
const LISTED_MODELS = 12;

const modelsSchema = z.looseObject({ data: z.array(z.looseObject({ id: z.string() })) });
const wanted = z.looseObject({ colour: z.string(), legs: z.int() });

/** A short question whose answer is as structured as those of studies. */
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
              properties: { colour: { type: "string" }, legs: { type: "integer" } },
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

async function modelsOf({ connection }: UpstreamModel, signal: AbortSignal): Promise<string[]> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LIST_MS)]);
  const list = await connection.send("models", undefined, limit).catch(() => null);
  return modelsSchema.safeParse(list).data?.data.map(({ id }) => id) ?? [];
}

async function adviceOn(error: BedrockError, variable: string, model: UpstreamModel, signal: AbortSignal) {
  if (error.type === "UpstreamUnreachableException")
    return "Start it, or correct LOCAL_LLM_URL; studies fail until it answers.";
  if (error.type === "ModelErrorException") return "Is it a model server? Else correct LOCAL_LLM_URL, and start again.";
  if (error.type === "AccessDeniedException") return "Set LOCAL_LLM_API_KEY to a key that it accepts, and start again.";
  if (error.type === "ServiceQuotaExceededException") return "Studies fail until its account has credit again.";
  if (error.type !== "ResourceNotFoundException") return "";
  const names = await modelsOf(model, signal);
  const some = [...names.slice(0, LISTED_MODELS), ...(names.length > LISTED_MODELS ? ["…"] : [])].join(", ");
  return `Set ${variable} to a model that it has${some && ` (${some})`}, and start again.`;
}

/** How long every answer may take of a server that took so many seconds for a short question. */
export const secondsAllowed = (took: number): number => Math.max(LEAST_SECONDS, Math.ceil(TIMES * took));

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

  const began = performance.now();
  const answer = await tried("LOCAL_LLM_MODEL", (signal) => model.converse(question, upstream.model, signal));
  if (!answer) return;
  const refused = model.refusedBy(upstream.model);
  const way = !refused.has("tools")
    ? "tools"
    : refused.has("response_format")
      ? "words alone: it takes neither tools nor a JSON schema"
      : "a JSON schema: it takes no tools";
  const seconds = (performance.now() - began) / 1000;
  const { patience } = model;
  patience.seconds = upstream.timeoutSeconds ?? secondsAllowed(seconds);
  const took = `${seconds.toFixed(1)} s; calls may take ${patience.seconds} s`;
  say(
    wanted.safeParse(answer.input).success
      ? `Model server ${upstream.url}: ${upstream.model} gives usable answers, asked by ${way} (${took}).`
      : `Model server ${upstream.url}: ${upstream.model} gives no usable answer: ${problemOf(answer)}. ` +
          "Studies will hardly succeed with it; choose a model that can call tools.",
  );
  const without = [...refused].flatMap((habit) => spared[habit] ?? []);
  if (without.length > 0) say(`It refuses, and is spared from now on: ${without.join(", ")}.`);

  const { embeddingModel } = upstream;
  if (embeddingModel === undefined) return;
  const embed = (signal: AbortSignal) => model.embed({ text: "snow", dimensions: 512 }, signal);
  if (await tried("LOCAL_EMBEDDING_MODEL", embed)) say(`Its embedding model ${embeddingModel} answers.`);
}
