import { newApiKey } from "../../adapters/tokens/api-keys.ts";
import type { apiKeyRoutes } from "../../contracts/routes/api-keys.ts";
import { MOST_API_KEYS, presentApiKey } from "../../domain/company/api-key.ts";
import { idempotencyRecord } from "../../domain/idempotency/idempotency.ts";
import { newId } from "../../domain/ids.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { BadRequest, NotFound, callerGone } from "../../shared/errors.ts";
import type { ApiKeyStore } from "../../storage/api-keys/store.ts";
import { answerListPage } from "../answer-page.ts";
import type { ApiHandlers } from "../reads.ts";

export const apiKeyHandlers: ApiHandlers<typeof apiKeyRoutes, { apiKeys: ApiKeyStore }> = {
  createApiKey: {
    act: async ({ apiKeys }, request) => {
      const { identity, body } = request;
      const { companyId } = identity;
      const id = newId();
      const { text, prefix, secretSha256 } = newApiKey(companyId, id);
      const record = { id, ...body, prefix, secret_sha256: secretSha256, created_at: timestamp() };
      const answer = { status: 201, body: { ...presentApiKey(record), key: text } } as const;
      // What is kept to be answered again is without the key.
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
    act: async ({ apiKeys }, { identity, params }) => {
      if (!(await apiKeys.revoke(identity.companyId, params.api_key_id))) throw new NotFound("API key");
      return { status: 204 };
    },
  },
};
