import { describe, expect, it } from "vitest";
import { ModelError, modelErrorNames, type ModelErrorName } from "../../../../functions/platform/model-errors.ts";
import { answerModelError } from "../../../../functions/platform/http/answer-model-error.ts";

const errorOf = (name: ModelErrorName, retryAfterMs?: number) =>
  new ModelError(name, "The model server answered 418: I am a teapot.", "test-model", undefined, { retryAfterMs });

const statuses: Record<ModelErrorName, 400 | 429 | 500> = {
  ModelThrottled: 429,
  ModelTimeout: 429,
  ModelUnreachable: 429,
  ModelUnusableOutput: 429,
  ModelAnswerCut: 400,
  ModelAnswerEmpty: 429,
  ModelRefused: 400,
  ModelQuotaExhausted: 429,
  ModelKeyRejected: 500,
  ModelNotFound: 500,
  ModelContextTooLong: 400,
  ModelMisconfigured: 500,
};

describe("a model's error in a request", () => {
  it.each(modelErrorNames)("is answered in one sentence, without a word of the server's: %s", (name) => {
    const { answer, detail } = answerModelError(errorOf(name), false);
    expect(detail).toBeUndefined();
    expect(answer?.status ?? 500).toBe(statuses[name]);
    if (answer) expect(answer.message).toMatch(/^The [^;]+; [^;:]+$/);
  });

  it.each(modelErrorNames)("says what the server said to whom the deployment belongs to: %s", (name) => {
    const { answer, detail } = answerModelError(errorOf(name), true);
    expect(answer?.message ?? detail).toContain(": the model server answered 418: I am a teapot");
  });

  it("asks for as long a pause as the server did", () => {
    const retryAfterOf = (ms?: number) => answerModelError(errorOf("ModelThrottled", ms), false).answer?.headers;
    expect(retryAfterOf()).toEqual({ "retry-after": "10" });
    expect(retryAfterOf(44_100)).toEqual({ "retry-after": "45" });
  });
});
