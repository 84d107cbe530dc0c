import createFetchClient from "openapi-fetch";
import type { PathsWithMethod } from "openapi-typescript-helpers";
import type { Calls, Operation, Success } from "./calls.ts";
import { ApiError, errorOf } from "./errors.ts";
import {
  download,
  upload,
  uploadBriefing,
  type Download,
  type DownloadInit,
  type Form,
  type FormPath,
} from "./files.ts";
import { KEYED_POSTS, type components, type paths } from "./openapi.ts";
import { PATIENCE, sendPatiently, type Patience } from "./send.ts";
import type { Key } from "./sign-in.ts";
import { waitFor, type Ended, type WaitOptions, type Which } from "./wait.ts";

export interface ClientOptions {
  /** Where the API is, `/api/v1` included. */
  url: string;
  /** Left out, only what needs no sign-in can be called. */
  key?: Key;
  patience?: Partial<Patience>;
  /** The platform's, unless told otherwise. */
  fetch?: typeof fetch;
}

export interface Client extends Calls {
  /** Sends a file as a form: a survey, a guide, a briefing, respondents, a human study. */
  upload<P extends FormPath>(path: P, form: Form<P>): Promise<Success<Operation<P, "post">, object>>;
  /** A briefing of any size the service takes, up to 50 MB. */
  uploadBriefing(
    project_id: string,
    file: Blob,
    named: { name: string; title: string },
  ): Promise<components["schemas"]["Briefing"]>;
  /** An export or a report as a file. */
  download<P extends PathsWithMethod<paths, "get">>(path: P, init: DownloadInit<P>): Promise<Download>;
  /** Waits until something is complete, failed or aborted. */
  waitFor<K extends keyof Ended>(kind: K, which: Which, options?: WaitOptions<K>): Promise<Ended[K]>;
}

/** Of an id like these an address makes another path: that of what it lies in, or above. */
const NO_ID = new Set<unknown>(["", ".", ".."]);

/** Refuses what no header can carry, which whoever else refuses it would repeat to all who listen. */
function asHeader(key: string): string {
  if (!/^[\x21-\x7e]+$/.test(key.trim()))
    throw new ApiError(401, "The key has characters that no key has; set it whole, and nothing beside it.");
  return `Bearer ${key.trim()}`;
}

/** A client of the service at an address. */
export function createClient({ url, key, patience, fetch: send = fetch }: ClientOptions): Client {
  const patient = (request: Request) => sendPatiently(request, send, { ...PATIENCE, ...patience });

  async function authorised(request: Request): Promise<Response> {
    if (key === undefined) return patient(request);
    const carry = (token: string) => request.headers.set("authorization", asHeader(token));
    if (typeof key === "string") {
      carry(key);
      return patient(request);
    }
    const token = await key();
    carry(token);
    const response = await patient(request.clone());
    if (response.status !== 401) return response;
    // What was refused has had no effect.
    carry(await key(token));
    return patient(request);
  }

  const raw = createFetchClient<paths>({ baseUrl: url, fetch: authorised });
  raw.use({
    onRequest: ({ request, schemaPath, params }) => {
      for (const [name, value] of Object.entries(params.path ?? {}))
        if (NO_ID.has(value)) throw new ApiError(404, `${name}: "${String(value)}" is no id.`);
      if (request.method === "POST" && KEYED_POSTS.has(schemaPath) && !request.headers.has("idempotency-key"))
        request.headers.set("idempotency-key", crypto.randomUUID());
    },
    onResponse: async ({ request, response }) => {
      // Not modified is what whoever asks with If-None-Match wants to hear.
      if (!response.ok && response.status !== 304) throw await errorOf(request, response);
    },
  });
  const calls = raw as unknown as Calls;
  return {
    ...calls,
    upload: (path, form) => upload(calls, path, form),
    uploadBriefing: (...call) => uploadBriefing(calls, send, ...call),
    download: (path, init) => download(calls, path, init),
    waitFor: (kind, which, options) => waitFor(calls, kind, which, options),
  };
}
