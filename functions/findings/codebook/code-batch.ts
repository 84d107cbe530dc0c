import type { CodingInput } from "../../platform/pipelines/state-inputs.ts";
import { openAnswers, type OpenAnswer } from "./open-questions.ts";
import type { Codings } from "./record.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { ModelError, isHopeless } from "../../platform/model-errors.ts";
import { codeAnswersPrompt } from "./prompt.ts";
import { splitIntoBatches } from "./store-writes.ts";
import type { CallCost } from "../../platform/costs/store-writes.ts";
import type { BatchOutcome } from "../../models/batches/ask-batch.ts";
import {
  codedSimulation,
  loadCoding,
  mustBeUnderWay,
  withRecordedCost,
  type CodingDependencies,
} from "./coding-ref.ts";

/** Answers with their codes, the cost, and the answers that no call could code. */
interface Coded extends CallCost {
  codings: Codings;
  failed: BatchOutcome["failed"];
}
type Ask = (answers: readonly OpenAnswer[]) => Promise<Coded>;
type Coder = (ask: Ask, answers: readonly OpenAnswer[]) => Promise<Coded>;

/** Codes all answers in one call. */
export const codeTogether: Coder = (ask, answers) => ask(answers);

/**
 * Codes answers if one of them keeps the others from being coded. Halves them until that answer is found, and continues
 * without it. If one of twenty answers is refused, this takes nine calls.
 */
export const codeApart: Coder = async (ask, answers) => {
  try {
    return await ask(answers);
  } catch (error) {
    if (isHopeless(error)) throw error;
    if (!(error instanceof ModelError)) throw error;
    const spent = { usage: error.usage, modelIds: [] };
    const [only] = answers;
    if (only && answers.length === 1)
      return { ...spent, codings: {}, failed: [{ persona_id: only.persona_id, reason: error.name }] };
    const middle = Math.ceil(answers.length / 2);
    const first = await codeApart(ask, answers.slice(0, middle));
    const second = await codeApart(ask, answers.slice(middle));
    return {
      codings: { ...first.codings, ...second.codings },
      failed: [...first.failed, ...second.failed],
      usage: [first.usage, second.usage].reduce(addCosts, spent.usage),
      modelIds: [...new Set([...first.modelIds, ...second.modelIds])],
    };
  }
};

/**
 * Codes the answers of one batch by the pending codes, and stores the result. A batch that is already stored costs
 * nothing.
 * @throws WorkStopped, ModelError
 */
export async function codeBatch(
  { codings, simulations, model, modelId }: CodingDependencies,
  input: CodingInput,
  batch: number,
  code: Coder,
): Promise<BatchOutcome> {
  const ref = codedSimulation(input);
  model.prepare();
  const { codebook } = await loadCoding(codings, input);
  const { coded, results } = await codings.loadBatch(ref, codebook, batch, splitIntoBatches(codebook)[batch] ?? []);
  const { question, question_id, codes } = codebook;
  const { answers } = openAnswers(question_id, results);
  if (coded) return { asked: answers.length, failed: [] };
  return withRecordedCost(simulations, ref, async () => {
    const pending = codes.filter((one) => one.pending);
    const ask: Ask = async (some) => {
      const prompt = codeAnswersPrompt({ question, codes: pending, answers: some, study: ref.simulationId });
      const { value, usage, modelId: answeredBy } = await model.ask(prompt, modelId);
      return { codings: value, usage, modelIds: [answeredBy], failed: [] };
    };
    const { failed, codings: found, ...cost } = await code(ask, answers);
    mustBeUnderWay(await codings.saveBatch(ref, codebook, batch, found, cost));
    return { asked: answers.length, failed };
  });
}
