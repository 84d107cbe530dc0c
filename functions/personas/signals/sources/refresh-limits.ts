/** How much one refresh of a source may cost. */
export interface RefreshLimits {
  /** For one request, its answer included. */
  requestTimeoutMs: number;
  /** For a whole refresh of a source; what has arrived by then counts. */
  deadlineMs: number;
  /** The limit for one answer. */
  maxAnswerBytes: number;
  /** The limit for one refresh, requests for tokens included. */
  maxRequests: number;
  mapConcurrent: number;
  /** Entries asked for at a time. */
  pageSize: number;
  /** Signals wanted from one place: a subreddit, a search, an app. */
  perPlace: number;
  /** Pages asked of one place at most. */
  pagesPerPlace: number;
}

export const REFRESH_LIMITS: Readonly<RefreshLimits> = {
  requestTimeoutMs: 8_000,
  deadlineMs: 25_000,
  maxAnswerBytes: 2 * 1024 * 1024,
  maxRequests: 24,
  mapConcurrent: 4,
  pageSize: 25,
  perPlace: 10,
  pagesPerPlace: 2,
};
