import { seedFrom } from "../../functions/statistics/random.ts";
import type { Fault, FaultInjector } from "../../local/bedrock/faults.ts";

/** How the model behaves: which share of what it is asked it answers badly at first, and how long it takes. */
export interface ModelMood {
  seed: number;
  /** Share of the questions that are answered badly, each as often as `times` says; then well. */
  bad: number;
  times: number;
  /** Milliseconds before every answer. */
  pauseMs: number;
}

export const goodMood: ModelMood = { seed: 0, bad: 0, times: 0, pauseMs: 0 };

const misbehaviours: readonly Fault[] = [
  { status: 429, type: "ThrottlingException", message: "Too many requests" },
  { status: 500, type: "ModelErrorException", message: "The model failed" },
  { status: 503, type: "ServiceUnavailableException", message: "Not now" },
  { text: "As a language model I would rather not fill in a form." },
  { input: {} },
  { input: { answer: 7, message: null, reaction: "", choices: [{ task: 99, chosen: -1 }] } },
];

/**
 * A model with moods: which questions it answers badly follows from the seed and the question, so that a schedule meets
 * the same answers however its calls are mixed.
 */
export function moodyModel() {
  let mood = goodMood;
  const asked = new Map<string, number>();
  const faults: FaultInjector = ({ kind, body }) => {
    const { seed, bad, times, pauseMs } = mood;
    const pause = pauseMs > 0 ? { hangMs: pauseMs } : undefined;
    // Without the corrections that follow a bad answer: they would make it another question.
    const { system, messages } = body as { system?: unknown; messages?: readonly unknown[] };
    const question = seedFrom(seed, JSON.stringify([system, messages?.[0]]));
    if (kind === "embed" || question / 2 ** 32 >= bad) return pause;
    const before = asked.get(String(question)) ?? 0;
    asked.set(String(question), before + 1);
    return before < times ? misbehaviours[(question + before) % misbehaviours.length] : pause;
  };
  return {
    faults,
    set(next: ModelMood): void {
      mood = next;
      asked.clear();
    },
  };
}
