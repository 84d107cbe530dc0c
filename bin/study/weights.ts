import { basename } from "node:path";
import type { Call } from "../../clients/typescript/src/index.ts";
import { weightsRequestSchema } from "../../functions/studies/weights/schemas.ts";
import { UsageError } from "../cli/errors.ts";
import { readBytes } from "./input-file.ts";

export type Weights = NonNullable<Call<"createSimulation">["body"]["weights"]>;

/** The word for the population table of the group's market. */
const MARKET = "market";
// Four margins of twenty categories of a hundred characters are far below.
const LARGEST_BYTES = 100_000;
const FORM = '{"margins": [{"by": "gender", "targets": {"Female": 51, "Male": 49}}], "cap": 5}';

function jsonOf(path: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(readBytes(path, LARGEST_BYTES)));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`${basename(path)} is not JSON (${error.message}).`);
    throw error;
  }
}

/**
 * What a study is to be weighted to: `market`, or margins of a JSON file, checked here as the service will check them:
 * a refusal would come after the personas. Whether the personas fit them is known only then.
 * @throws UsageError
 */
export function readWeights(given: string): Weights {
  if (given === MARKET) return { population: MARKET };
  const weights = jsonOf(given);
  const checked = weightsRequestSchema.safeParse(weights);
  if (checked.success) return weights as Weights;
  const [issue] = checked.error.issues;
  const place = (issue?.path ?? []).map(String).join(".");
  throw new UsageError(
    `${basename(given)} has no usable weights: ${place} ${issue?.message ?? "cannot be read"}; they look like ${FORM}.`,
  );
}
