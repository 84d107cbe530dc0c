import type { ConverseCommandInput, ConverseCommandOutput, Message } from "@aws-sdk/client-bedrock-runtime";

/** A call as a provider gets it, in the shape of Bedrock's Converse: with a limit of its answer, always. */
export interface ConverseRequest extends ConverseCommandInput {
  modelId: string;
  messages: Message[];
  inferenceConfig: { maxTokens: number; temperature: number };
}

/** A text as a vector. */
export interface Embedded {
  /** The vector, of unit length. */
  vector: number[];
  /** What the text had, by the provider's count. */
  tokens: number;
}

/**
 * Answers the calls of some models. The port speaks the language of Bedrock's Converse: requests and answers have its
 * shape, and errors have its names (`ThrottlingException`; ../bedrock/model-failures.ts says what each means).
 */
export interface Provider {
  /** @param signal ends the call, when nobody waits for the answer any more */
  converse(request: ConverseRequest, signal?: AbortSignal): Promise<ConverseCommandOutput>;
  embed(modelId: string, text: string): Promise<Embedded>;
}

/** How long a provider waits for an answer, and how often it asks for an embedding. */
export interface ProviderLimits {
  timeoutMs: number;
  attempts: number;
}
