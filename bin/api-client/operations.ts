import type * as z from "zod";
import type { routeTable } from "../../functions/service/routes.ts";
import type { PathParameter } from "../../functions/platform/http/request.ts";

type Table = typeof routeTable;

/** A route by its name in the route table: `createProject`. */
export type OperationId = keyof Table;

/** A file as it goes to the API. */
export interface NamedBytes {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** What every call may carry. */
export interface AnyCall {
  headers?: Readonly<Record<string, string>>;
  /** Ends the request; the client's own signal does otherwise. */
  signal?: AbortSignal;
}

type Params<R> = R extends { path: infer P extends string }
  ? [PathParameter<P>] extends [never]
    ? unknown
    : { params: Readonly<Record<PathParameter<P>, string>> }
  : never;

/** Optional where an empty object would do, too. */
type MaybeOptional<Name extends string, T> = Record<never, never> extends T ? { [N in Name]?: T } : { [N in Name]: T };

type Query<R> = R extends { query: infer Q extends z.ZodType } ? MaybeOptional<"query", z.input<Q>> : unknown;

type JsonBody<R> = R extends { body: infer B extends z.ZodType }
  ? R extends { bodyOptional: true }
    ? { body?: z.input<B> }
    : { body: z.input<B> }
  : never;

type FormBody<R> = R extends { multipart: { fields: infer F extends z.ZodType } }
  ? { file: NamedBytes } & MaybeOptional<"fields", z.input<F>>
  : never;

type Content<R> = [JsonBody<R> | FormBody<R>] extends [never] ? unknown : JsonBody<R> | FormBody<R>;

type Key<R> = R extends { idempotent: true } ? { idempotencyKey?: string } : unknown;

/** What a call of a route takes: path parameters, query, and a body as JSON or a file with its fields. */
export type Call<Id extends OperationId> = AnyCall &
  Params<Table[Id]> &
  Query<Table[Id]> &
  Content<Table[Id]> &
  Key<Table[Id]>;

type BodyOf<S> = S extends { schema: infer Z extends z.ZodType }
  ? z.output<Z>
  : S extends { contentType: string }
    ? string
    : S extends { fileTypes: readonly string[] }
      ? Uint8Array
      : undefined;

/**
 * The body of a route's success: its schema's type, the text of what is no JSON, the bytes of a file, or nothing.
 * Redirects are followed.
 */
export type Answer<Id extends OperationId> = Table[Id] extends { responses: infer S }
  ? BodyOf<S[Exclude<keyof S, 303>]>
  : never;

/** A call as the client's runtime sees it, whatever its route. */
export interface UntypedCall extends AnyCall {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  file?: NamedBytes;
  fields?: Readonly<Record<string, unknown>>;
  idempotencyKey?: string;
}
