import { ModelError } from "../../platform/model-errors.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { namedModelError } from "../bedrock/model-failures.ts";
import { noCost } from "../../platform/costs/cost.ts";
import type { Provider } from "../port/provider.ts";
import type { CallRecorder } from "./call-recorder.ts";
import { sentRequest } from "./fingerprint.ts";
import { modelTurnSchema } from "./record.ts";

/** A provider whose every call is recorded with its answer, or with the reason why there is none. */
export const recordedProvider = (
  provider: Provider,
  promptId: string,
  { turn }: Pick<CallRecorder, "turn">,
): Provider => ({
  ...provider,
  async converse(request, signal) {
    const at = timestamp();
    const record = (outcome: object): void => {
      const { data } = modelTurnSchema.safeParse({
        sha256: sentRequest(request).sha256,
        prompt_id: promptId,
        at,
        answer: null,
        error: null,
        ...outcome,
      });
      if (data) turn(data);
    };
    try {
      const output = await provider.converse(request, signal);
      record({ answer: output });
      return output;
    } catch (thrown) {
      const error = namedModelError(thrown, request.modelId, noCost);
      if (error instanceof ModelError) record({ error: { name: error.name, message: error.message } });
      throw thrown;
    }
  },
});
