import type * as z from "zod";
import type { Multipart, Route } from "./route.ts";
import type { Identity, UserIdentity } from "./identity.ts";
import type { User } from "./identity.ts";
import type { Idempotency } from "../idempotency/record.ts";
import type { Form } from "./multipart.ts";

export type { Identity } from "./identity.ts";

/** A row of the route table. */
export type Row = Omit<Route, "operationId">;
export type PathParameter<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParameter<Rest>
  : never;
type Output<S, Otherwise> = S extends z.ZodType ? z.output<S> : Otherwise;

/** What a handler gets: everything validated against the row of the route table. */
export interface ApiRequest<R extends Row = Row> {
  params: Record<PathParameter<R["path"]>, string>;
  query: Output<R["query"], Record<string, never>>;
  /** Undefined also when a form came instead of JSON. */
  body: R["multipart"] extends Multipart ? Output<R["body"], undefined> | undefined : Output<R["body"], undefined>;
  /** The form, if the route takes one and one came. */
  form: R["multipart"] extends { fields: infer F extends z.ZodObject } ? Form<z.output<F>> | null : null;
  /** What `idempotencyRecord` needs to make the answer repeatable; null without an `Idempotency-Key`. */
  idempotency: Idempotency | null;
  identity: R["usersOnly"] extends true ? UserIdentity : R["auth"] extends "bearer" ? Identity : null;
  /** The user as the table has them now; read in parallel with the handler's own reads. */
  user: R["usersOnly"] extends true ? () => Promise<User> : null;
  /** The address of the gateway's caller, never a header's claim. */
  sourceIp: string;
  /** The header `Accept-Language` as it was sent. */
  acceptLanguage: string | undefined;
  cookies: Record<string, string>;
  /** Absolute address of `/api/v1` as the caller reached it. */
  baseUrl: string;
}

type Responses<R extends Row> = R["responses"];
type BodyOf<R extends Row, S extends keyof Responses<R>> = Responses<R>[S] extends { schema: infer T extends z.ZodType }
  ? { body: z.output<T> }
  : Responses<R>[S] extends { contentType: string }
    ? { text: string } | { bytes: Uint8Array }
    : Responses<R>[S] extends { fileTypes: readonly string[] }
      ? { bytes: Uint8Array }
      : { body?: undefined };

/** The answer of a handler: a status that the row lists, with the body that the row defines for it. */
export type ApiResponse<R extends Row = Row> = {
  [S in keyof Responses<R>]: { status: S; headers?: Record<string, string>; cookies?: string[] } & BodyOf<R, S>;
}[keyof Responses<R>];
