import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod";
import { ServiceAnsweredError, ServiceUnreachable, UnexpectedAnswer } from "./errors.ts";

// The gateway answers within 29 s or not at all.
const REQUEST_MS = 35_000;
/** Waits before a read is tried again; together 3.5 s, which a restarting service needs. Writes are never repeated. */
const READ_RETRY_MS = [500, 1_000, 2_000] as const;
const WORTH_RETRYING = new Set([429, 500, 502, 503, 504]);

const errorBodySchema = z.object({ detail: z.string() });

export interface Call {
  method: "GET" | "POST" | "PATCH";
  /** Below the service's address: `/projects`. */
  path: string;
  /** JSON, or a form. */
  body?: object | FormData;
  token?: string;
  signal?: AbortSignal;
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  if (error.name === "TimeoutError") return `no answer within ${REQUEST_MS / 1_000} seconds`;
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return cause?.code === "ECONNREFUSED" ? "connection refused" : (cause?.message ?? error.message);
};

/**
 * Sends one request and checks the answer against the schema of its route.
 * @returns the answer's body as sent, unknown fields included
 * @throws ServiceAnsweredError, ServiceUnreachable, UnexpectedAnswer; the signal's reason when it was aborted
 */
export async function send<S extends z.ZodType>(serviceUrl: string, call: Call, schema: S): Promise<z.infer<S>> {
  for (const wait of call.method === "GET" ? READ_RETRY_MS : []) {
    try {
      return await sendOnce(serviceUrl, call, schema);
    } catch (error) {
      const passing =
        error instanceof ServiceUnreachable ||
        (error instanceof ServiceAnsweredError && WORTH_RETRYING.has(error.status));
      if (!passing || call.signal?.aborted) throw error;
      await sleep(wait, undefined, { signal: call.signal });
    }
  }
  return sendOnce(serviceUrl, call, schema);
}

/** As {@link send}, but never repeated: also for finding out whether anything answers at all. */
export async function sendOnce<S extends z.ZodType>(
  serviceUrl: string,
  { method, path, body, token, signal }: Call,
  schema: S,
): Promise<z.infer<S>> {
  const where = `${method} ${serviceUrl}${path}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(serviceUrl + path, {
      method,
      headers: {
        accept: "application/json",
        // A form brings its own content type, with its boundary.
        ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: body instanceof FormData ? body : body ? JSON.stringify(body) : null,
      signal: AbortSignal.any([AbortSignal.timeout(REQUEST_MS), ...(signal ? [signal] : [])]),
    });
    text = await response.text();
  } catch (error) {
    signal?.throwIfAborted();
    throw new ServiceUnreachable(`${new URL(serviceUrl).host} does not answer (${reasonOf(error)}).`);
  }
  const json = parseJson(text);
  if (!response.ok) {
    const known = errorBodySchema.safeParse(json);
    throw new ServiceAnsweredError(
      response.status,
      known.success ? known.data.detail : `${where} answered ${response.status} ${response.statusText}`.trim(),
    );
  }
  const checked = schema.safeParse(json);
  if (checked.success) return json as z.infer<S>;
  const field = checked.error.issues[0]?.path.join(".");
  throw new UnexpectedAnswer(
    `${where} answered in a form this version does not know${field ? ` (field ${field})` : ""}; is it this service, and of the same version?`,
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
