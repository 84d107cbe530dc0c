import { costMicroUsd } from "../../../functions/platform/costs/prices.ts";
import { pricedModels } from "../../costs/priced-models.ts";
import type { ModelUse } from "../studies/counted-call.ts";

const models = pricedModels();
/** The model that all calls of all programs are priced with: the first that production asks as a persona. */
export const PRICED_MODEL = models.persona[0] ?? "";

/**
 * US dollars of a study, embeddings included. Nothing counts as read from a cache: prefixes of these prompts are
 * shorter than those that providers keep.
 */
export const usdOf = ({ inputTokens, outputTokens, embeddedTokens }: ModelUse): number =>
  (costMicroUsd(PRICED_MODEL, { input: inputTokens, output: outputTokens }) +
    costMicroUsd(models.embedding, { input: embeddedTokens })) /
  1e6;
