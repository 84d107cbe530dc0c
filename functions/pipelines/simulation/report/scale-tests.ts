import { noTests, type ScaleTests } from "../../../domain/scales/rating-error.ts";
import { readScale } from "../../../domain/scales/read-scale.ts";
import type { ScaleFamily } from "../../../domain/scales/scale-families.ts";
import { conceptItems } from "../../../domain/simulation/concept-battery.ts";
import { usesSimilarity } from "../../../domain/simulation/rating-quality.ts";
import type { Reader } from "../../reading/reader.ts";
import type { FinishedSimulation } from "./simulation-figures.ts";

/** What the questions of a study measure that may have been read from vectors. */
function familiesOf({ simulation, input }: FinishedSimulation): ScaleFamily[] {
  if (simulation.simulation_type === "concept_test") return [...conceptItems];
  const questions = input?.survey_schema?.questions ?? [];
  const families = questions.map(({ text, scale }) => scale && readScale({ text, scale }).family);
  return [...new Set(families)].filter((family) => family !== null);
}

/**
 * How well the scales are read that ratings of a study were read on from vectors.
 * @throws ModelError if the embedding model cannot be had
 */
export async function testsBehind(reader: Reader, finished: FinishedSimulation): Promise<ScaleTests> {
  if (!usesSimilarity(finished.results)) return noTests;
  const read = await Promise.all(
    familiesOf(finished).map(
      async (family) => [family, (await reader.scale(finished.simulation.language, family))?.test] as const,
    ),
  );
  return new Map(read.flatMap(([family, test]) => (test ? [[family, test] as const] : [])));
}
