import { describe, expect, it } from "vitest";
import type { MailMessage } from "../../../../functions/platform/queues/mail-queue.ts";
import type { AuthDependencies } from "../../../../functions/accounts/sign-in/dependencies.ts";
import { forgotPassword } from "../../../../functions/accounts/sign-in/passwords.ts";

/** Dependencies of which only the queue may be touched. */
function setup() {
  const queued: MailMessage[] = [];
  const dependencies = new Proxy({} as AuthDependencies, {
    get(_, name) {
      if (name === "queueMail") return async (message: MailMessage) => void queued.push(message);
      throw new Error(`${String(name)} must not be touched`);
    },
  });
  const ask = (email: string) => forgotPassword.act!(dependencies, { body: { email } } as never, undefined as never);
  return { queued, ask };
}

describe("forgot-password", () => {
  it("does the same for every address and looks none of them up", async () => {
    const { queued, ask } = setup();
    expect(await ask("mia@example.com")).toEqual(await ask("nobody@example.com"));
    expect(queued).toMatchObject([
      { kind: "password_reset", email: "mia@example.com" },
      { kind: "password_reset", email: "nobody@example.com" },
    ]);
  });

  it("names every request, and puts nothing secret on the queue", async () => {
    const { queued, ask } = setup();
    await ask("mia@example.com");
    await ask("mia@example.com");
    expect(new Set(queued.map((message) => "request_id" in message && message.request_id)).size).toBe(2);
    for (const message of queued) expect(Object.keys(message).sort()).toEqual(["email", "kind", "request_id"]);
  });
});
