import type { Sealing } from "../../functions/personas/respondents/encryption.ts";

/** For tests in which nobody is a real respondent. */
const refuse = (): never => {
  throw new Error("Nothing is sealed in this test.");
};
export const nothingSealed: Sealing = { prepare: refuse, seal: refuse, open: refuse };
