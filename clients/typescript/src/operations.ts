import type { components, operations, ROUTES } from "./openapi.ts";

export type Schemas = components["schemas"];

/** An operation by its name in the reference: `createProject`. */
export type OperationId = keyof operations & keyof typeof ROUTES;

/** The content of a file; by the ending of its name the service knows what it is. */
export interface NamedBytes {
  name: string;
  contentType: string;
  bytes: Uint8Array<ArrayBuffer>;
}
/** A file that is sent with a form. */
export type SentFile = File | NamedBytes;

/** What every call may carry. */
export interface AnyCall {
  headers?: Readonly<Record<string, string>>;
  /** Ends the request, in place of the client's own signal. */
  signal?: AbortSignal;
}

/** Optional where an empty object would do, too. */
type MaybeOptional<Name extends string, T> = Record<never, never> extends T ? { [N in Name]?: T } : { [N in Name]: T };

type Path<O> = O extends { parameters: { path: infer P } } ? { params: Readonly<P> } : unknown;
type Query<O> = O extends { parameters: { query: infer Q } }
  ? { query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? { query?: { [Name in keyof Q]?: Q[Name] | undefined } }
    : unknown;

type Contents<O> = O extends { requestBody?: { content: infer C } } ? C : never;
type Json<O> =
  Contents<O> extends { "application/json": infer B }
    ? O extends { requestBody: object }
      ? { body: B }
      : { body?: B }
    : never;
type Form<O> =
  Contents<O> extends { "multipart/form-data": infer F }
    ? { file: SentFile } & MaybeOptional<"fields", Omit<F, "file">>
    : never;
type Content<O> = [Json<O> | Form<O>] extends [never] ? unknown : Json<O> | Form<O>;

type Traits<Id extends OperationId> = (typeof ROUTES)[Id] extends `${string} ${string} ${infer T}` ? T : never;
type Key<Id extends OperationId> = Traits<Id> extends `${string}i${string}` ? { idempotencyKey?: string } : unknown;

/** What a call of an operation takes: path parameters, query, and a body as JSON or a file with its fields. */
export type Call<Id extends OperationId> = AnyCall &
  Path<operations[Id]> &
  Query<operations[Id]> &
  Content<operations[Id]> &
  Key<Id>;

/** The arguments of an operation's function: its call, which may be left out where an empty one would do. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends Call<Id> ? [call?: Call<Id>] : [call: Call<Id>];

type Success<O> = O extends { responses: infer R } ? R[keyof R] : never;
type JsonOf<S> = S extends { content: { "application/json": infer B } } ? B : undefined;

/** What a success holds: its JSON, the text of a page, the bytes of a file, or nothing. Redirects are followed. */
export type Answer<Id extends OperationId> =
  Traits<Id> extends `${string}t`
    ? string
    : Traits<Id> extends `${string}f`
      ? Uint8Array
      : JsonOf<Success<operations[Id]>>;

/** What stands in an address or a field of a form. */
export type Plain = string | number | boolean | undefined;

/** A call as the client's runtime sees it, whatever its operation. */
export interface UntypedCall extends AnyCall {
  params?: Readonly<Record<string, Plain>>;
  query?: Readonly<Record<string, Plain>>;
  body?: unknown;
  file?: SentFile;
  fields?: Readonly<Record<string, Plain>>;
  idempotencyKey?: string;
}
