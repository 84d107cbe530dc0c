import { OperatorError } from "../operator-error.ts";

/** How an operator's client asks: a person waits at the terminal. */
export const clientOptions = (region: string) => ({
  region,
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000, throwOnRequestTimeout: true },
});

const NO_CREDENTIALS =
  "There are no AWS credentials: sign in (for example with `aws sso login` and AWS_PROFILE) or set " +
  "AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then try again.";

/**
 * Turns the error of a client into a sentence for operators.
 * @param refused makes the sentence if AWS refused the request, from the error's name
 */
export function sentenceOf(error: unknown, refused: (name: string, message: string) => string): OperatorError {
  if (!(error instanceof Error)) return new OperatorError(String(error));
  if (error.name === "CredentialsProviderError") return new OperatorError(NO_CREDENTIALS);
  if ("$fault" in error) return new OperatorError(refused(error.name, error.message));
  return new OperatorError(`AWS does not answer (${error.message || error.name}); try again.`);
}
