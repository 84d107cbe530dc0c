import { chatTest } from "../../studies/rating/chat-ratings.ts";
import type { ScaleTests } from "../../studies/rating/rating-error.ts";
import { readScale } from "../../studies/rating/read-scale.ts";
import type { ScaleTest } from "../../studies/rating/scale-map.ts";
import type { ScaleFamily } from "../../studies/rating/scale-families.ts";
import { conceptItems } from "../../studies/concept-test/battery.ts";
import { usesSimilarity } from "../../studies/rating/rating-quality.ts";
import type { Reader } from "../../studies/rating/reader/reader.ts";
import type { FinishedSimulation } from "./simulation-figures.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** The scales of a study that may have been read from vectors: its questions, and the sentiment of each reaction. */
function familiesOf({ simulation, input }: FinishedSimulation): ScaleFamily[] {
  if (kindOf(simulation).asks === "battery") return [...conceptItems, "overall_sentiment"];
  const questions = input?.survey_schema?.questions ?? [];
  const families = questions.map(({ text, scale }) => scale && readScale({ text, scale }).family);
  return [...new Set([...families, "overall_sentiment" as const])].filter((family) => family !== null);
}

/** The test of the model with the largest error, if there are several; undefined unless all were measured. */
function worstOf(modelIds: readonly string[], language: string, family: ScaleFamily): ScaleTest | undefined {
  const tests = modelIds.map((modelId) => chatTest(modelId, language, family));
  return tests.every((test) => test !== undefined) ? tests.toSorted((a, b) => b.error - a.error)[0] : undefined;
}

/**
 * How well the scales of a study's ratings are read, by the methods that were used.
 * @throws ModelError if the embedding model is not available
 */
export async function testsBehind(reader: Reader, finished: FinishedSimulation): Promise<ScaleTests> {
  const { language, model_ids } = finished.simulation;
  const families = familiesOf(finished);
  const read = usesSimilarity(finished.results)
    ? await Promise.all(families.map(async (family) => (await reader.scale(language, family))?.test))
    : [];
  const placed = families.map((family) => worstOf([...(model_ids ?? [])], language, family));
  const known = (tests: readonly (ScaleTest | undefined)[]) =>
    new Map(families.flatMap((family, index) => (tests[index] ? [[family, tests[index]] as const] : [])));
  return { semantic_similarity: known(read), follow_up: known(placed) };
}
