import type { CodingInput } from "../../platform/pipelines/state-inputs.ts";
import { openAnswers } from "./open-questions.ts";
import type { StoredCode } from "./record.ts";
import { draftCodebookPrompt } from "./draft-prompt.ts";
import { splitIntoBatches } from "./store-writes.ts";
import {
  codedSimulation,
  loadCoding,
  mustBeUnderWay,
  withRecordedCost,
  type CodingDependencies,
} from "./coding-ref.ts";

/**
 * Drafts the codes of a codebook that has none yet. Returns the batches of answers that have to be coded: none if every
 * code has kept its answers.
 * @throws WorkStopped, ModelError
 */
export async function draftCodebook(
  { codings, simulations, model, modelId }: CodingDependencies,
  input: CodingInput,
): Promise<{ batches: number[] }> {
  const ref = codedSimulation(input);
  const { simulation, codebook } = await loadCoding(codings, input);
  const batches = [...splitIntoBatches(codebook).keys()];
  if (codebook.codes.length > 0) return { batches: codebook.codes.some(({ pending }) => pending) ? batches : [] };
  model.prepare();
  const { answers } = openAnswers(codebook.question_id, await codings.resultsOf(ref));
  await withRecordedCost(simulations, ref, async () => {
    const { language } = simulation;
    const drafted = await model.ask(
      draftCodebookPrompt({ question: codebook.question, answers, language, study: ref.simulationId }),
      modelId,
    );
    const codes = drafted.value.map((code, index): StoredCode => ({ id: `c${index + 1}`, ...code, pending: true }));
    const cost = { usage: drafted.usage, modelIds: [drafted.modelId] };
    mustBeUnderWay(await codings.saveDraft(ref, codebook, codes, cost));
  });
  return { batches };
}
