import type {
  BedrockRuntimeClient,
  ConverseCommandInput,
  ConverseCommandOutput,
} from "@aws-sdk/client-bedrock-runtime";
import { setTimeout as sleep } from "node:timers/promises";
import { languageProblem, roleProblem } from "../../functions/models/port/answer-language.ts";
import type { Model } from "../../functions/models/port/model.ts";
import { canaryOf } from "../../functions/models/port/read-answer.ts";
import { noCost, type Cost } from "../../functions/platform/costs/cost.ts";
import { ModelError } from "../../functions/platform/model-errors.ts";
import { isAssistantSpeaking } from "../../functions/models/out-of-role.ts";
import type { Prompt } from "../../functions/models/prompts/prompt.ts";
import { inContext } from "../../functions/platform/work-context.ts";

/** What came of asking one prompt once. */
export interface Trial {
  prompt: string;
  language: string;
  /** What was shown held orders to the model. */
  withOrders: boolean;
  modelId: string;
  outcome: "first try" | "trimmed" | "after repair" | "unusable";
  /** Why it was unusable, in the words of the error. */
  problem: string | null;
  /** Null where the answer holds no words of the model's own. */
  languageKept: boolean | null;
  /** Whether the persona speaks for itself (see out-of-role.ts); null if the prompt has no persona. */
  isAnswer: boolean | null;
  /** Null where nobody is to be spoken as. */
  inCharacter: boolean | null;
  canaryKept: boolean;
  usage: Cost;
  seconds: number;
}

/** The raw answers of every trial, by the id that goes with its calls. */
export interface Recorder {
  answers(trialId: string): readonly string[];
}

/** Has a client keep what models answer, before anybody has read or repaired it. */
export function recordAnswers(client: BedrockRuntimeClient): Recorder {
  const heard = new Map<string, string[]>();
  client.middlewareStack.add(
    (next) => async (given) => {
      const result = await next(given);
      const id = (given.input as Partial<ConverseCommandInput>).requestMetadata?.correlation;
      const { output } = result.output as Partial<ConverseCommandOutput>;
      if (id !== undefined) heard.set(id, [...(heard.get(id) ?? []), JSON.stringify(output?.message?.content ?? [])]);
      return result;
    },
    { step: "initialize", name: "recordAnswers" },
  );
  return { answers: (trialId) => heard.get(trialId) ?? [] };
}

/** All words of a value, one string each. */
export const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(wordsOf) : [];
};

export interface TrialPlan {
  id: string;
  name: string;
  language: string;
  withOrders: boolean;
  prompt: Prompt<unknown>;
  modelId: string;
}

/** Waits before further attempts at a model that is busy, as state machines do; milliseconds. */
const BUSY_WAITS = [2_000, 4_000, 8_000];

async function whileBusy<T>(work: () => Promise<T>): Promise<T> {
  for (const wait of BUSY_WAITS) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ModelError) || error.name !== "ModelThrottled") throw error;
      await sleep(wait);
    }
  }
  return work();
}

/** Asks a model once and judges what it said. Never throws for what a model does. */
export async function runTrial(
  { model, recorder }: { model: Model; recorder: Recorder },
  { id, name, language, withOrders, prompt, modelId }: TrialPlan,
): Promise<Trial> {
  const started = performance.now();
  let outcome: Trial["outcome"] = "unusable";
  let problem: string | null = null;
  let value: unknown = null;
  let usage = noCost;
  try {
    const context = { correlationId: id, companyId: "conformance" };
    const answer = await whileBusy(() => inContext(context, () => model.ask(prompt, modelId)));
    ({ value, usage } = answer);
    outcome = answer.usage.llm_calls > 1 ? "after repair" : answer.isTrimmed ? "trimmed" : "first try";
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    problem = `${error.name}: ${error.message}`;
    usage = error.usage;
  }
  const raw = recorder.answers(id);
  const said = wordsOf(value).join("\n");
  const speaks = prompt.role === "persona" && outcome !== "unusable";
  return {
    prompt: name,
    language,
    withOrders,
    modelId,
    outcome,
    problem,
    languageKept: prompt.language === null || outcome === "unusable" ? null : languageProblem(prompt, value) === null,
    isAnswer: prompt.speaker === undefined || outcome === "unusable" ? null : roleProblem(prompt, value) === null,
    inCharacter: speaks ? !isAssistantSpeaking(said) : null,
    canaryKept: !raw.some((answer) => answer.includes(canaryOf(prompt.id))),
    usage,
    seconds: (performance.now() - started) / 1_000,
  };
}
