import type { BedrockRuntimeClient } from "@aws-sdk/client-bedrock-runtime";
import { openEmbedder } from "../../functions/adapters/bedrock/embedder.ts";
import type { Budget } from "../../functions/domain/costs/budget.ts";
import { primaryLanguage } from "../../functions/domain/language/language-tag.ts";
import { ModelError } from "../../functions/domain/model-errors.ts";
import { anchorsOf } from "../../functions/domain/scales/anchors.ts";
import { isLanguage } from "../../functions/domain/scales/language.ts";
import { probesOf } from "../../functions/domain/scales/probes.ts";
import { scaleFamilies } from "../../functions/domain/scales/scale-families.ts";
import { readableScales, testScales } from "../../functions/domain/scales/self-test.ts";
import { inContext } from "../../functions/shared/work-context.ts";

/** Texts that go to the embedding model at once. */
const AT_ONCE = 20;

/**
 * How ratings would be made in a language, in words for the table: by similarity on the scales that the embedding model
 * orders, else by the chat model's second turn.
 * @param modelId of the embedding model; null where none is configured
 */
export async function ratingIn(
  tag: string,
  modelId: string | null,
  { client, budget }: { client: BedrockRuntimeClient; budget: Budget },
): Promise<string> {
  if (modelId === null) return "follow-up: no embedding model";
  const language = primaryLanguage(tag);
  if (!isLanguage(language)) return "follow-up, unless translated anchors pass";
  const [anchors, probes] = [anchorsOf(language), probesOf(language)];
  const texts = [...new Set([...Object.values(anchors.scales).flat(2), ...Object.values(probes.scales).flat()])];
  const embedder = openEmbedder(modelId, { budget, client });
  const vectors = new Map<string, number[]>();
  try {
    for (let from = 0; from < texts.length; from += AT_ONCE) {
      const step = texts.slice(from, from + AT_ONCE);
      const context = { correlationId: "self-test", companyId: "conformance" };
      const embedded = await inContext(context, () => embedder.embed(step));
      for (const [index, text] of step.entries()) vectors.set(text, embedded.vectors[index]!);
    }
  } catch (error) {
    if (error instanceof ModelError) return `follow-up: ${error.name} of the embedding model`;
    throw error;
  }
  const { size } = readableScales(testScales(anchors, probes, (text) => vectors.get(text)!));
  return size === 0 ? "follow-up: self-test failed" : `similarity on ${size} of ${scaleFamilies.length} scales`;
}
