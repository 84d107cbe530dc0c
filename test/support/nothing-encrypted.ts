import type { Encryption } from "../../functions/personas/respondents/encryption.ts";

/** For tests in which nobody is a real respondent. */
const refuse = (): never => {
  throw new Error("Nothing is encrypted in this test.");
};
export const nothingEncrypted: Encryption = { prepare: refuse, encrypt: refuse, open: refuse };
