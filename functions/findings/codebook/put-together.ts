import type { CodingInput } from "../../platform/pipelines/state-inputs.ts";
import type { CodebookRecord, Codings, StoredCode } from "./record.ts";
import { mergeCodings } from "./revise.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { requireFewLosses } from "../../platform/pipelines/losses.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { CodingStore } from "./store-coding.ts";
import { codedSimulation, loadCoding, mustBeUnderWay } from "./coding-ref.ts";

/** Codes that a model drafted are ordered by how many answers have them, the most frequent first. */
function inOrder({ drafted }: Pick<CodebookRecord, "drafted">, codes: readonly StoredCode[], codings: Codings) {
  const count = ({ id }: StoredCode) => Object.values(codings).filter((own) => own.includes(id)).length;
  return drafted ? codes.toSorted((a, b) => count(b) - count(a)) : codes;
}

/** Merges the results of the batches, and completes the codebook. @throws WorkStopped */
export async function putTogether({ codings }: { codings: CodingStore }, input: CodingInput): Promise<void> {
  const ref = codedSimulation(input);
  const { codebook } = await loadCoding(codings, input);
  const { aggregate, coded } = await codings.loadOutcome(ref, codebook);
  const pending = codebook.codes.some((one) => one.pending);
  if (pending && coded.includes(undefined)) throw new Error("A batch of answers has not been coded");
  const found = Object.assign({}, ...coded.map((one) => one?.codings)) as Codings;
  // New codes were given in this coding; codes that have kept their answers were given in an earlier one.
  const codedBy = [
    ...(pending ? [found] : []),
    ...(codebook.codes.every((one) => one.pending) ? [] : [codebook.codings]),
  ];
  const notCoded = codebook.persona_ids.filter((id) => !codedBy.every((own) => Object.hasOwn(own, id)));
  requireFewLosses(notCoded.length, codebook.persona_ids.length, { name: "ModelUnusableOutput", message: "" });
  const persona_ids = codebook.persona_ids.filter((id) => !notCoded.includes(id));
  const codes = inOrder(codebook, codebook.codes, found).map((code) => ({ ...code, pending: false }));
  const weights = new Map(aggregate?.weighting?.personas.map(({ persona_id, weight }) => [persona_id, weight]));
  const complete = {
    ...codebook,
    status: "complete",
    codes,
    persona_ids,
    not_coded: notCoded,
    codings: mergeCodings({ ...codebook, codes, persona_ids }, found),
    usage: coded.reduce((sum, one) => (one ? addCosts(sum, one.usage) : sum), codebook.usage),
    weights: aggregate?.weighting ? persona_ids.map((id) => weights.get(id) ?? 1) : null,
    completed_at: timestamp(),
  } as const;
  mustBeUnderWay(await codings.complete(ref, complete, codebook));
}
