import type { Model } from "../../models/port/model.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import { problemOf } from "../sensitivity/rewording.ts";
import { LONGEST_QUESTION } from "../../studies/survey/schemas.ts";
import { rewordPrompt, type TextToReword } from "./reword-prompt.ts";

/** Most texts of one call: at most about 2,500 tokens of answer, 40 s of a slow model. */
const MOST = { texts: 20, characters: 5_000 } as const;

interface Pending extends TextToReword {
  place: number;
}

/** Divides texts into calls; a text that is longer than a call allows is a call by itself. */
function inCalls(texts: readonly Pending[]): Pending[][] {
  const calls: Pending[][] = [];
  let characters = 0;
  for (const one of texts) {
    const call = calls.at(-1);
    characters += one.text.length;
    if (call && call.length < MOST.texts && characters <= MOST.characters) call.push(one);
    else {
      calls.push([one]);
      characters = one.text.length;
    }
  }
  return calls;
}

export interface RewordedTexts {
  /** The new wording of each text; null for a text that keeps its own. */
  words: (string | null)[];
  usage: Cost;
  modelIds: string[];
}

/**
 * Has a model say texts in other words. If code finds a text wrong, the model is asked once more and told what is
 * wrong. A text that is wrong again keeps its words.
 * @throws ModelError if another attempt may help
 */
export async function rewordTexts(
  { model, modelId }: { model: Model; modelId: string },
  texts: readonly string[],
  { language, study }: { language: string; study: string },
): Promise<RewordedTexts> {
  const words: (string | null)[] = texts.map(() => null);
  const modelIds = new Set<string>();
  let usage = noCost;
  let pending = texts.map((text, place): Pending => ({ text, place, problem: null }));
  for (const _attempt of ["first", "repair"]) {
    const wrong: Pending[] = [];
    for (const call of inCalls(pending)) {
      const answer = await model.ask(rewordPrompt(call, language, study), modelId);
      usage = addCosts(usage, answer.usage);
      modelIds.add(answer.modelId);
      for (const [index, { text, place }] of call.entries()) {
        const { words: reworded = text, names: named = [] } =
          answer.value.find(({ number }) => number === index + 1) ?? {};
        const problem = problemOf({ text, reworded, named }, language, Math.max(LONGEST_QUESTION, text.length));
        if (problem === null) words[place] = reworded.trim();
        else wrong.push({ text, place, problem });
      }
    }
    pending = wrong;
  }
  return { words, usage, modelIds: [...modelIds] };
}
