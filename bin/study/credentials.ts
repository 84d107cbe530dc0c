import { UsageError } from "../cli/errors.ts";
import type { Account } from "./accounts.ts";

/** An account of the person's own, or an API key; never arguments, which everybody on a machine can read. */
export const EMAIL_VARIABLE = "STUDY_EMAIL";
export const PASSWORD_VARIABLE = "STUDY_PASSWORD";
export const API_KEY_VARIABLE = "STUDY_API_KEY";

/**
 * The account that the environment names, if it names one, or the API key.
 * @throws UsageError if it names half of an account, or both
 */
export function readCredentials(environment: NodeJS.ProcessEnv): Account | { apiKey: string } | null {
  const { [EMAIL_VARIABLE]: email, [PASSWORD_VARIABLE]: password, [API_KEY_VARIABLE]: apiKey } = environment;
  if (apiKey && (email || password)) {
    throw new UsageError(`Set ${API_KEY_VARIABLE}, or ${EMAIL_VARIABLE} and ${PASSWORD_VARIABLE}; not all of them.`);
  }
  if (apiKey) return { apiKey: apiKey.trim() };
  if (!email && !password) return null;
  if (!email || !password) {
    throw new UsageError(`${EMAIL_VARIABLE} and ${PASSWORD_VARIABLE} belong together: set both, or neither.`);
  }
  return { email, password };
}
