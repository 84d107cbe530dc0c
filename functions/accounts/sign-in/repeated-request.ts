import type { User } from "../../platform/http/identity.ts";
import { IDEMPOTENCY_LIVES_SECONDS, type Idempotency } from "../../platform/idempotency/record.ts";
import { parseTimestamp } from "../../platform/timestamp.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { AuthDependencies } from "./dependencies.ts";
import { newSession } from "./sessions.ts";

/**
 * Finds the user that an earlier attempt of the same request made, if its answer was lost. It has the same
 * `Idempotency-Key` and the right password. The first answer is not stored, because it contains tokens; the caller gets
 * a new session instead.
 * @param isSame whether the rest of the request is the one that made the user
 * @returns undefined if it is a different request, for which the address is already in use
 * @throws BadRequest if the caller that made the user sends the key with a different request
 */
export async function findRepeated(
  { accounts, passwords, sessions }: Pick<AuthDependencies, "accounts" | "passwords" | "sessions">,
  request: { email: string; password: string; idempotency: Idempotency | null },
  isSame: (user: User) => boolean,
  now = Date.now(),
): Promise<{ user: User; refreshToken: string } | undefined> {
  if (!request.idempotency) return undefined;
  const account = await accounts.findAccount(request.email);
  if (!account || account.request_key !== request.idempotency.key) return undefined;
  if (parseTimestamp(account.created_at).getTime() + IDEMPOTENCY_LIVES_SECONDS * 1000 <= now) return undefined;
  if (!(await passwords.verify(request.password, account.password_hash))) return undefined;
  const user = await accounts.findUser(account.company_id, account.user_id);
  if (!user) return undefined;
  if (!isSame(user)) throw new BadRequest("This Idempotency-Key was used for another request; use a new key");
  const { token, session } = newSession(user.company_id, user.id, account.session_epoch);
  return (await sessions.start(session)) ? { user, refreshToken: token } : undefined;
}
