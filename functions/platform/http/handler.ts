import type { ApiRequest, ApiResponse, Row } from "./request.ts";

type Load<R extends Row, Reads, Loaded> = (reads: Reads, request: ApiRequest<R>) => Promise<Loaded>;
type Act<R extends Row, All, Loaded> = (all: All, request: ApiRequest<R>, loaded: Loaded) => Promise<ApiResponse<R>>;

/**
 * The handler of a route. `load` runs beside the guards of the request and is given only what reads; `act` is given
 * everything, and what was loaded, once the guards have let the request in and the load has ended well. What is loaded
 * without an `act` is the answer.
 */
export type Handler<R extends Row, Reads, All> =
  | { load: Load<R, Reads, ApiResponse<R>>; act?: never }
  | { load?: never; act: Act<R, All, undefined> }
  | { load: Load<R, Reads, unknown>; act: Act<R, All, never> };

/** A handler with both steps: what `act` is given is what its `load` resolves to. */
export const handler = <R extends Row, Reads, All, Loaded>(steps: {
  load: Load<R, Reads, Loaded>;
  act: Act<R, All, Loaded>;
}): Handler<R, Reads, All> => steps;

/** Handlers for every row of a table; a missing or mistyped one does not compile. */
export type Handlers<T extends Record<string, Row>, Reads, All> = { [K in keyof T]: Handler<T[K], Reads, All> };

/**
 * Whether an act begins beside the look for its caller: it loads nothing, and nobody who is there is refused. To wait
 * would be a round trip more, and its first effect is a transaction, which holds only while the caller is there
 * (`accounts/store-caller.ts`).
 */
export const actsAtOnce = ({ needsBudget, rateLimit, role }: Row, { load }: { load?: unknown }): boolean =>
  !load && !needsBudget && !rateLimit && !role;
