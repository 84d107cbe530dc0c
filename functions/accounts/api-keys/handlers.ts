import type { SendDeletion } from "../../platform/deletion/queue.ts";
import { newApiKey } from "../tokens/api-keys.ts";
import type { apiKeyRoutes } from "./routes.ts";
import { MOST_API_KEYS, presentApiKey } from "./record.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { BadRequest, NotFound, callerGone } from "../../platform/errors.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { ApiKeyStore } from "./store.ts";
import { answerListPage } from "../../platform/http/answer-page.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";

export interface ApiKeyDependencies {
  apiKeys: ApiKeyStore;
  sendDeletion: SendDeletion;
  logger: Logger;
}

export const apiKeyHandlers: ApiHandlers<typeof apiKeyRoutes, ApiKeyDependencies> = {
  createApiKey: {
    act: async ({ apiKeys }, request) => {
      const { identity, body } = request;
      const { companyId } = identity;
      const id = newId();
      const { text, prefix, secretSha256 } = newApiKey(companyId, id);
      const record = { id, ...body, prefix, secret_sha256: secretSha256, created_at: timestamp() };
      const answer = { status: 201, body: { ...presentApiKey(record), key: text } } as const;
      // The answer stored for repeated requests does not contain the key.
      const kept = idempotencyRecord(request, { ...answer, body: { ...answer.body, key: null } });
      const outcome = await apiKeys.create(companyId, record, kept);
      if (outcome === "gone") throw callerGone(identity);
      if (outcome === "too many")
        throw new BadRequest(`The company has ${MOST_API_KEYS} API keys already; revoke one that is no longer used`);
      return answer;
    },
  },

  listApiKeys: {
    load: async ({ apiKeys }, { identity, query }) => {
      const keys = await apiKeys.list(identity.companyId, query.order === "desc");
      return { status: 200, body: answerListPage(keys.map(presentApiKey), query, "API keys") };
    },
  },

  revokeApiKey: {
    act: async ({ apiKeys, sendDeletion, logger }, { identity: { companyId }, params }) => {
      const jobId = newId();
      if (!(await apiKeys.revoke(companyId, params.api_key_id, jobId, timestamp()))) throw new NotFound("API key");
      // Done before the answer, so that links no longer work and nothing is sent once the caller has it; the job
      // repeats it.
      await bestEffort(logger, "Withdrawing what an API key has left", async () => {
        await apiKeys.withdraw(companyId, params.api_key_id);
      });
      await bestEffort(logger, "Queueing the withdrawal of what an API key has left", () =>
        sendDeletion({ company_id: companyId, job_id: jobId }),
      );
      return { status: 204 };
    },
  },
};
