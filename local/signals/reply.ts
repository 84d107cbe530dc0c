import type { IncomingHttpHeaders } from "node:http";

/** A request as the sources see it. */
export interface Asked {
  method: string;
  url: URL;
  headers: IncomingHttpHeaders;
  body: string;
  /** Milliseconds since 1970. */
  now: number;
  /** Base URL of this server, for addresses in answers. */
  endpoint: string;
}

export interface Reply {
  status: number;
  headers?: Record<string, string>;
  /** JSON, or text as it is. */
  body: object | string;
}

const DAY_MS = 86_400_000;
/** Entries of today are some time ago as well. */
const SINCE_MS = 20 * 60_000;

/** When a sample entry was published, so many days before now; milliseconds since 1970, whole seconds. */
export const publishedAt = (daysAgo: number, now: number): number =>
  Math.floor((now - daysAgo * DAY_MS - SINCE_MS) / 1000) * 1000;
