import { describe, expect, it } from "vitest";
import { passwordProblem } from "../../../../functions/accounts/passwords/password-problem.ts";

describe("a password", () => {
  it.each(["Iloveyou", " SUNSHINE ", "password"])("must not be a common one in whatever case: %j", (password) => {
    expect(passwordProblem(password, "mia@example.com")).toMatch(/most common/);
  });

  it("must not be the address it belongs to, in whatever case", () => {
    expect(passwordProblem("Mia@Example.com ", "mia@example.com")).toMatch(/e-mail address/);
    expect(passwordProblem("jo@example.com", "mia@example.com")).toBeUndefined();
  });

  it("need not mix classes of characters", () => {
    expect(passwordProblem("aaaaaaaabaaaaaaa", "mia@example.com")).toBeUndefined();
  });
});
