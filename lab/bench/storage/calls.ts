/** The channel on which the thread of the functions says what they ask of other services. */
export const CALLS_CHANNEL = "bench-storage";

/** One call of a service by one invocation of a function. */
export interface ServiceCall {
  /**
   * Of the request, state or message that the function was invoked for; that of an API request is its `x-request-id`.
   */
  requestId: string;
  function: string;
  /** As the SDK names it: DynamoDB, S3, Secrets Manager. */
  service: string;
  /** As the SDK's class, without `Command`: Get, TransactWrite, PutObject. */
  command: string;
  /** Where it was called: the innermost line of a store or other caller, `functions/projects/store.ts:12`. */
  from: string;
  /** Milliseconds on the clock of the functions' thread. */
  startedAt: number;
  endedAt: number;
  /** Request units of the table, indexes included; 0 for a call that failed, whose units are not told. */
  readUnits: number;
  writeUnits: number;
  failed: boolean;
}

export const isTableCall = ({ service }: Pick<ServiceCall, "service">): boolean => service === "DynamoDB";
