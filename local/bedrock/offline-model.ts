import { Tinypool } from "tinypool";
import { audiencePrompt } from "../../functions/personas/groups/audience-prompt.ts";
import { promptText } from "../../functions/models/prompts/prompt.ts";
import { answeringTool, orderedLanguage, systemText, userText, type ConverseRequest } from "./converse-request.ts";
import type { OfflineAnswer, OfflineCall } from "./offline-thread.ts";
import type { EmbeddingRequest } from "./titan.ts";
import type { ModelAnswer } from "../../functions/models/openai-compatible/openai.ts";
import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";

let thread: Tinypool | undefined;

function startThread(): Tinypool {
  const filename = new URL("./offline-thread.ts", import.meta.url).href;
  const started = new Tinypool({ filename, minThreads: 1, maxThreads: 1 });
  // One that cannot even start refuses what waits for it, and the next call tries again.
  started.on("error", () => {
    if (thread === started) thread = undefined;
    void started.destroy();
  });
  return started;
}

/**
 * The offline model thinks in a thread of its own, for all stacks of a process: the report of a study of 300 takes it
 * half a second, in which nobody else who is served here would be answered. It starts with the first call, keeps no
 * process alive, and begins anew with the next call if it has failed.
 */
const inThread = <T>(name: "answer" | "vector", call: unknown): Promise<T> =>
  (thread ??= startThread()).run(call, { name }) as Promise<T>;

/** Has the model think by its code as it is saved now, once what it thinks about has been answered. */
export const renewOfflineModel = async (): Promise<void> => thread?.recycleWorkers();

/**
 * The offline consumer model: it answers forced tools, and prompts in words that it is told the name of.
 * @returns the tool's input in both cases
 * @throws BedrockError ValidationException otherwise
 */
export async function offlineModel(request: ConverseRequest): Promise<ModelAnswer> {
  const tool = answeringTool(request);
  if (tool === null)
    throw new BedrockError(
      "ValidationException",
      "The offline model answers only calls that force a tool or name a prompt it knows in their metadata.",
    );
  const ordered = orderedLanguage(systemText(request));
  const call: OfflineCall = [tool, userText(request), ordered, request.requestMetadata.study];
  const answer = await inThread<OfflineAnswer>("answer", call);
  if ("refusal" in answer) throw new BedrockError("ValidationException", answer.refusal);
  return answer;
}

/** A unit vector of the offline embedder. */
export const embedOffline = (request: EmbeddingRequest): Promise<number[]> => inThread("vector", request);

/**
 * Has the model load all that it thinks with, before somebody waits for its first answer: two seconds of processor
 * time, and a minute of a busy machine's.
 */
export async function warmOfflineModel(): Promise<void> {
  const prompt = audiencePrompt("Women in Munich who buy oat drinks");
  const call: OfflineCall = [prompt.tool.name, promptText(prompt), null, undefined];
  await inThread("answer", call);
  await embedOffline({ text: prompt.question, dimensions: 512 });
}
