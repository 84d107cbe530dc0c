import * as z from "zod";
import { ONE_MACHINE } from "../functions/environment.ts";
import type { FailureDetail } from "../failure-reason.ts";

// Lambda writes a thrown error in this form, and Step Functions passes it on as the cause.
const causeSchema = z.object({ errorMessage: z.string() });

/** Whether callers may read a model server's own words: only if the deployment is their own. */
export const readsDetails = (environment: string | undefined): boolean => environment === ONE_MACHINE;

/** The details that the cause of a caught error adds to its name. */
export function failureDetail({ Cause }: { Cause: string }, { ENVIRONMENT }: { ENVIRONMENT: string }): FailureDetail {
  let cause: unknown;
  try {
    cause = JSON.parse(Cause);
  } catch {
    cause = undefined;
  }
  const { data } = causeSchema.safeParse(cause);
  return { message: data?.errorMessage ?? "", inDetail: readsDetails(ENVIRONMENT) };
}
