import { createAccessTokens } from "./tokens/access-tokens.ts";
import { looksLikeApiKey, readApiKey, sameHash } from "./tokens/api-keys.ts";
import { createSigningKeyLoader } from "./tokens/signing-keys.ts";
import type { ApiKeyIdentity } from "../platform/http/identity.ts";
import { Unauthenticated, apiKeyRefused, callerGone } from "../platform/errors.ts";
import type { Callers } from "../platform/http/authenticate.ts";
import { createLogger } from "../platform/log/logger.ts";
import { reportTo } from "../platform/table/report-unreadable.ts";
import { waitUntil, workContext } from "../platform/work-context.ts";
import { createAccountStore } from "./sign-in/store.ts";
import { whileCallerExists } from "./store-caller.ts";
import { createApiKeyStore } from "./api-keys/store.ts";
import { openTable, type Table } from "../platform/table/table.ts";
import { REQUESTS_OF_API } from "../platform/table/table-limits.ts";

/** The table of an API resource; it rejects writes for a caller who has been removed. */
export function openCallersTable(name: string): Table {
  const table = openTable(name, {}, { report: reportTo(createLogger()), requestsAtOnce: REQUESTS_OF_API });
  return whileCallerExists(table, () => workContext()?.caller, callerGone);
}

/** @throws Unauthenticated */
export async function findApiKey(table: Table, text: string): Promise<ApiKeyIdentity> {
  const key = readApiKey(text);
  if (!key) throw new Unauthenticated("This API key is mistyped or cut off; send it exactly as it was shown");
  const { companyId, apiKeyId, secretSha256 } = key;
  const keys = createApiKeyStore(table);
  const stored = await keys.find(companyId, apiKeyId);
  if (!stored || !sameHash(stored.secret_sha256, secretSha256)) throw apiKeyRefused();
  // The request neither waits for this longer than for its own work nor fails with it.
  waitUntil(
    keys
      .noteUse(companyId, stored)
      .catch((error: unknown) => createLogger().warn("noting the use of a key", { error })),
  );
  return { companyId, apiKeyId, role: stored.role };
}

/**
 * Checks callers: those with an access token, by its signature and by whether its user exists, or those with an API
 * key.
 */
export function openCallers(environment: { ENVIRONMENT: string; TOKEN_SECRET_ID: string }, table: Table) {
  const tokens = createAccessTokens(createSigningKeyLoader(environment.TOKEN_SECRET_ID), environment.ENVIRONMENT);
  const { findUser } = createAccountStore(table);
  const callers: Callers = {
    ...tokens,
    findUser: ({ companyId, userId }) => findUser(companyId, userId),
    findApiKey: (token) => (looksLikeApiKey(token) ? findApiKey(table, token) : undefined),
  };
  return { tokens, callers };
}
