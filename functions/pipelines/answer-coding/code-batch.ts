import type { CodingInput } from "../../contracts/pipelines/inputs.ts";
import { openAnswers } from "../../domain/codebook/open-questions.ts";
import { codeAnswersPrompt } from "../../prompts/answer-coding/prompt.ts";
import { batchesOf } from "../../storage/codebooks/writes.ts";
import {
  codedSimulation,
  loadCoding,
  mustBeUnderWay,
  withRecordedCost,
  type CodingDependencies,
} from "./coding-ref.ts";

/**
 * Codes the answers of one batch by the codes that are pending, and stores that. A batch that is stored already costs
 * nothing.
 * @throws WorkStopped, ModelError
 */
export async function codeBatch(
  { codings, simulations, model, modelId }: CodingDependencies,
  input: CodingInput,
  batch: number,
): Promise<{ batch: number }> {
  const ref = codedSimulation(input);
  model.prepare();
  const { codebook } = await loadCoding(codings, input);
  const { coded, results } = await codings.loadBatch(ref, codebook, batch, batchesOf(codebook)[batch] ?? []);
  if (coded) return { batch };
  const { question, question_id, codes } = codebook;
  const { answers } = openAnswers(question_id, results);
  await withRecordedCost(simulations, ref, async () => {
    const pending = codes.filter((code) => code.pending);
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(codeAnswersPrompt({ question, codes: pending, answers, study: ref.simulationId }), modelId);
    mustBeUnderWay(await codings.saveBatch(ref, codebook, batch, value, { usage, modelIds: [answeredBy] }));
  });
  return { batch };
}
