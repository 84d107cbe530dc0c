import { createAccessTokens } from "../adapters/tokens/access-tokens.ts";
import { createSigningKeyLoader } from "../adapters/tokens/signing-keys.ts";
import { userGone } from "../shared/errors.ts";
import type { Callers } from "../shared/http/authenticate.ts";
import { createLogger } from "../shared/logger.ts";
import { reportTo } from "../shared/report-unreadable.ts";
import { workContext } from "../shared/work-context.ts";
import { createAccountStore } from "../storage/accounts/store.ts";
import { openTable, type Table } from "../storage/table.ts";
import { whileUserExists } from "../storage/accounts/while-user-exists.ts";

/** The table of a resource of the API, which takes no write for a caller who has been removed. */
export const openCallersTable = (name: string): Table =>
  whileUserExists(openTable(name, {}, reportTo(createLogger())), () => workContext()?.caller, userGone);

/** Who may call, with the tokens that they get: their signature is checked, and that their user is still there. */
export function openCallers(environment: { ENVIRONMENT: string; TOKEN_SECRET_ID: string }, table: Table) {
  const tokens = createAccessTokens(createSigningKeyLoader(environment.TOKEN_SECRET_ID), environment.ENVIRONMENT);
  const { findUser } = createAccountStore(table);
  const callers: Callers = { ...tokens, findUser: ({ companyId, userId }) => findUser(companyId, userId) };
  return { tokens, callers };
}
