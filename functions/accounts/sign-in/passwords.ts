import { sha256 } from "../tokens/opaque-tokens.ts";
import { newId } from "../../platform/ids.ts";
import { BadRequest } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { AuthHandler } from "./dependencies.ts";
import { checkPassword } from "./signed-in.ts";

/**
 * `POST /auth/forgot-password`. It does not check whether the address has an account; the function that sends the mail
 * does. Neither the answer nor its timing can therefore reveal it.
 */
export const forgotPassword: AuthHandler<"forgotPassword"> = {
  act: async ({ queueMail }, { body }) => {
    await queueMail({ kind: "password_reset", request_id: newId(), email: body.email });
    return {
      status: 200,
      body: { message: "If this address has an account, a link to choose a new password is on its way to it" },
    };
  },
};

const notValid = () => new BadRequest("This link is not valid or has expired; ask for a new one");

/**
 * `POST /auth/reset-password`. A guessed token costs one read and no password hashing. A token has 256 random bits and
 * is looked up by its hash, so the response time does not help anybody to guess one.
 */
export const resetPassword: AuthHandler<"resetPassword"> = handler({
  load: async ({ passwordResets }, { body }) => {
    const reset = await passwordResets.find(sha256(body.token));
    if (!reset) throw notValid();
    checkPassword("new_password", body.new_password, reset.email);
    return reset;
  },
  act: async ({ passwordResets, passwords }, { body }, reset) => {
    const passwordHash = await passwords.hash(body.new_password);
    if (!(await passwordResets.redeem(sha256(body.token), reset, passwordHash))) throw notValid();
    return {
      status: 200,
      body: { message: "The password has been changed and every session has ended; sign in with the new password" },
    };
  },
});
