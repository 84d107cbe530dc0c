import { sha256 } from "../tokens/opaque-tokens.ts";
import { fullNameOr } from "../company/full-name.ts";
import type { User } from "../../platform/http/identity.ts";
import { newId } from "../../platform/ids.ts";
import { BadRequest } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { AuthHandler } from "./dependencies.ts";
import { findRepeated } from "./repeated-request.ts";
import { newSession } from "./sessions.ts";
import { addressTaken, checkPassword, signedIn } from "./signed-in.ts";

const notValid = () => new BadRequest("This invitation is not valid or has expired; ask for a new one");

/** `POST /auth/accept-invitation`. */
export const acceptInvitation: AuthHandler<"acceptInvitation"> = handler({
  load: async ({ invitations }, { body }) => {
    const invited = await invitations.findToken(sha256(body.token));
    if (!invited) throw notValid();
    return invited;
  },
  act: async (all, { body: { token: mailed, password, full_name }, idempotency }, invited) => {
    const { email, company_id, company_name } = invited;
    const user: User = {
      id: newId(),
      email,
      full_name: fullNameOr(email, full_name),
      company_id,
      company_name,
      role: "member",
    };

    let outcome: "accepted" | "not valid" | "address taken" = "not valid";
    if (invited.used_at === undefined) {
      checkPassword("password", password, email);
      const { token, session } = newSession(company_id, user.id);
      const passwordHash = await all.passwords.hash(password);
      const requestKey = idempotency?.key ?? null;
      outcome = await all.invitations.accept(sha256(mailed), invited, user, passwordHash, session, requestKey);
      if (outcome === "accepted") return signedIn(all, user, token);
    }

    const before = await findRepeated(
      all,
      { email, password, idempotency },
      (made) => made.company_id === company_id && made.full_name === user.full_name,
    );
    if (!before) throw outcome === "address taken" ? addressTaken() : notValid();
    return signedIn(all, before.user, before.refreshToken);
  },
});
