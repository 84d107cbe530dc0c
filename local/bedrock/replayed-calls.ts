import { wordOverlap, wordsOf } from "../../functions/languages/word-overlap.ts";
import { BedrockError, type BedrockErrorType } from "../../functions/models/bedrock/bedrock-error.ts";
import { sentRequest, type SentFields } from "../../functions/models/call-log/fingerprint.ts";
import type { ModelErrorName } from "../../functions/platform/model-errors.ts";
import { unpackFloats } from "../../functions/platform/table/float-vectors.ts";
import type { Bundle } from "../../functions/reports/replay/bundle.ts";

type RecordedCall = Bundle["calls"][number];

/** The error of a provider that the service gives each of its names. */
const errorTypes: Readonly<Partial<Record<ModelErrorName, BedrockErrorType>>> = {
  ModelThrottled: "ThrottlingException",
  ModelTimeout: "ModelTimeoutException",
  ModelUnreachable: "UpstreamUnreachableException",
  ModelUnusableOutput: "ModelErrorException",
  ModelQuotaExhausted: "ServiceQuotaExceededException",
  ModelKeyRejected: "AccessDeniedException",
  ModelNotFound: "ResourceNotFoundException",
};

/** Answers requests with what a replay bundle holds, in place of every model. */
export interface ReplayedCalls {
  /** An answer in the shape of Converse. @throws BedrockError */
  converse(modelId: string, body: unknown): unknown;
  /** @throws BedrockError */
  embed(modelId: string, text: string): number[];
  /** Answers from another bundle from now on. */
  load(bundle: Bundle): void;
  /** Names of the prompts whose requests the bundle does not hold, each once; texts that it has no vector of. */
  missing(): string[];
}

const promptName = (id: string): string => id.split("@")[0]!;

/**
 * @param isLenient answers a request that the bundle does not hold with the answer to the most similar one of the same
 *   prompt, for code that asks in other words
 */
export function openReplayedCalls(isLenient: boolean): ReplayedCalls {
  let bySha = new Map<string, RecordedCall[]>();
  let bundled: Bundle | undefined;
  let vectors = new Map<string, number[]>();
  const used = new Map<string, number>();
  const missing = new Set<string>();

  const unknown = (what: string): BedrockError => {
    missing.add(what);
    return new BedrockError("ValidationException", `The bundle holds no answer to ${what}.`);
  };

  function mostSimilar(prompt: string, text: string): RecordedCall | undefined {
    const words = wordsOf(text);
    const same = (bundled?.calls ?? []).filter(({ prompt_id, answer, request }) =>
      Boolean(promptName(prompt_id) === promptName(prompt) && answer && request),
    );
    const compared = same.map((call) => ({ call, like: wordOverlap(wordsOf(JSON.stringify(call.request)), words) }));
    return compared.sort((a, b) => b.like - a.like)[0]?.call;
  }

  /** Several calls of the same request are answered in their order; those after the last as it was. */
  function find(request: SentFields, prompt: string): RecordedCall {
    const { text, sha256 } = sentRequest(request);
    const calls = bySha.get(sha256);
    if (!calls) {
      const like = isLenient ? mostSimilar(prompt, text) : undefined;
      const error = unknown(`the prompt ${prompt}`);
      if (!like) throw error;
      return like;
    }
    const at = used.get(sha256) ?? 0;
    used.set(sha256, at + 1);
    return calls[Math.min(at, calls.length - 1)]!;
  }

  return {
    load(bundle) {
      bundled = bundle;
      bySha = Map.groupBy(bundle.calls, ({ sha256 }) => sha256);
      vectors = new Map(
        bundle.texts.map(({ model_id, text, vector }) => [
          `${model_id} ${text}`,
          unpackFloats(Buffer.from(vector, "base64")),
        ]),
      );
      used.clear();
      missing.clear();
    },
    missing: () => [...missing],
    converse(modelId, body) {
      const { requestMetadata, ...request } = body as SentFields & { requestMetadata?: { prompt?: string } };
      const { answer, error } = find({ ...request, modelId }, requestMetadata?.prompt ?? "");
      if (answer) return { ...answer, metrics: { latencyMs: 0 } };
      if (error?.name === "ModelContextTooLong")
        throw new BedrockError("ValidationException", "Input is too long for the requested model.");
      throw new BedrockError(
        errorTypes[error?.name ?? "ModelMisconfigured"] ?? "ValidationException",
        error?.message ?? "",
      );
    },
    embed(modelId, text) {
      const vector = vectors.get(`${modelId} ${text}`);
      if (!vector) throw unknown(`the text “${text.slice(0, 60)}”`);
      return vector;
    },
  };
}
