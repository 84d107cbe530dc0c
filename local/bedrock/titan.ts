import * as z from "zod";
import { estimateTokens } from "../../functions/platform/costs/count-tokens.ts";
import { BedrockError } from "../../functions/models/bedrock/bedrock-error.ts";

export const embeddingDimensions = [256, 512, 1024] as const;
export type EmbeddingDimensions = (typeof embeddingDimensions)[number];
const dimensions = z.union(embeddingDimensions.map((size) => z.literal(size)));
const titanSchema = z.looseObject({
  inputText: z.string().min(1).max(50_000),
  dimensions: dimensions.default(1024),
  normalize: z.boolean().default(true),
});

export interface EmbeddingRequest {
  text: string;
  dimensions: EmbeddingDimensions;
}

/** Parses a body of Titan Text Embeddings V2. @throws BedrockError ValidationException for any other shape */
export function parseTitan(body: unknown): EmbeddingRequest {
  const parsed = titanSchema.safeParse(body);
  if (!parsed.success)
    throw new BedrockError("ValidationException", `Malformed input request: ${z.prettifyError(parsed.error)}`);
  return { text: parsed.data.inputText, dimensions: parsed.data.dimensions };
}

/** The answer in Titan's shape. Vectors have unit length whether or not that was asked for; cosines do not notice. */
export const titanAnswer = (text: string, embedding: readonly number[]) => ({
  embedding,
  embeddingsByType: { float: embedding },
  inputTextTokenCount: estimateTokens(text),
});
