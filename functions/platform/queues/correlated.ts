import { workContext } from "../work-context.ts";

/** The body of a message, with the id of the request that it goes back to. */
export const correlated = (message: object): string =>
  JSON.stringify({ ...message, correlation_id: workContext()?.correlationId });
