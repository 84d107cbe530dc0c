import { fullNameOr } from "../company/full-name.ts";
import type { User } from "../../platform/http/identity.ts";
import { newId } from "../../platform/ids.ts";
import type { AuthHandler } from "./dependencies.ts";
import { findRepeated } from "./repeated-request.ts";
import { newSession } from "./sessions.ts";
import { addressTaken, checkPassword, signedIn } from "./signed-in.ts";

/**
 * `POST /auth/signup`. The password is hashed before the address is looked up, so the request takes as long for a used
 * address.
 */
export const signUp: AuthHandler<"signUp"> = {
  act: async (all, { body: { email, password, company_name, full_name }, idempotency }) => {
    checkPassword("password", password, email);
    const user: User = {
      id: newId(),
      email,
      full_name: fullNameOr(email, full_name),
      company_id: newId(),
      company_name,
      role: "owner",
    };
    const { token, session } = newSession(user.company_id, user.id);
    const passwordHash = await all.passwords.hash(password);
    if (await all.accounts.signUp(user, passwordHash, session, idempotency?.key ?? null))
      return signedIn(all, user, token);

    const before = await findRepeated(
      all,
      { email, password, idempotency },
      (made) => made.role === "owner" && made.company_name === company_name && made.full_name === user.full_name,
    );
    if (!before) throw addressTaken();
    return signedIn(all, before.user, before.refreshToken);
  },
};
