import { workContext } from "../work-context.ts";

/** The body of a message, with the id of the request that caused it. */
export const correlated = (message: object): string =>
  JSON.stringify({ ...message, correlation_id: workContext()?.correlationId });
