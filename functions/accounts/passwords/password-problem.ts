import common from "../../data/common-passwords.json" with { type: "json" };

const commonPasswords: ReadonlySet<string> = new Set(common.passwords);

/** The problem of a password that has a valid length, in words that follow `password: `; undefined if there is none. */
export function passwordProblem(password: string, email: string): string | undefined {
  const lower = password.trim().toLowerCase();
  if (lower === email.toLowerCase()) return "must not be the e-mail address";
  if (commonPasswords.has(lower)) return "is one of the most common passwords; choose another";
  return undefined;
}
