import { createHook } from "node:async_hooks";
import { describe, expect, it } from "vitest";
import { verifyPassword } from "../../../../functions/accounts/passwords/argon2.ts";
import type { AuthDependencies } from "../../../../functions/accounts/sign-in/dependencies.ts";
import { authHandlers } from "../../../../functions/accounts/sign-in/handlers.ts";
import type { Account } from "../../../../functions/accounts/sign-in/store-items.ts";

const REQUEST = { body: { email: "mia@example.com", password: "correct horse battery", company_name: "Company" } };
const ACCOUNT = { company_id: "c", user_id: "u", session_epoch: 0, password_hash: "hash" };

/** What a handler does for an address, step by step; both steps take the dependencies from the same object. */
async function stepsOf(handler: object, account: Partial<Account> | undefined): Promise<string[]> {
  const steps: string[] = [];
  const step =
    <T>(name: string, answer: T) =>
    async () => {
      steps.push(name);
      return answer;
    };
  const dependencies = {
    accounts: { findAccount: step("find account", account), signUp: step("sign up", account === undefined) },
    passwords: { hash: step("hash", "hash"), verify: step("verify", false) },
    tokens: { issue: step("issue token", "token") },
  } as unknown as AuthDependencies;
  const { load, act } = handler as Record<"load" | "act", ((...args: unknown[]) => Promise<unknown>) | undefined>;
  try {
    await act?.(dependencies, REQUEST, await load?.(dependencies, REQUEST));
  } catch {
    steps.push("refuse");
  }
  return steps;
}

describe("the time of an answer says nothing about an address, because the work is the same", () => {
  it("of a login with a wrong password", async () => {
    const steps = ["find account", "verify", "refuse"];
    expect(await stepsOf(authHandlers.logIn, ACCOUNT)).toEqual(steps);
    expect(await stepsOf(authHandlers.logIn, undefined)).toEqual(steps);
  });

  it("of a sign-up, up to the write that finds the address taken", async () => {
    expect(await stepsOf(authHandlers.signUp, ACCOUNT)).toEqual(["hash", "sign up", "refuse"]);
    expect(await stepsOf(authHandlers.signUp, undefined)).toEqual(["hash", "sign up", "issue token"]);
  });

  it("of verifying a password where there is none to verify it against", async () => {
    const jobs: string[] = [];
    const watch = createHook({ init: (_, type) => void jobs.push(type) }).enable();
    expect(await verifyPassword(REQUEST.body.password, undefined)).toBe(false);
    watch.disable();
    expect(jobs).toContain("ARGON2REQUEST");
  });
});
