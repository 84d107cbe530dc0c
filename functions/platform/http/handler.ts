import type { ApiRequest, ApiResponse, Row } from "./request.ts";

type Load<R extends Row, Reads, Loaded> = (reads: Reads, request: ApiRequest<R>) => Promise<Loaded>;
type Act<R extends Row, All, Loaded> = (all: All, request: ApiRequest<R>, loaded: Loaded) => Promise<ApiResponse<R>>;

/**
 * The handler of a route. `load` runs in parallel with the guards of the request and can only read. After the guards
 * and the load have succeeded, `act` gets all dependencies and the loaded value. Without an `act`, the loaded value is
 * the answer.
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
 * Whether an act begins while its caller is still being looked up. That requires that it loads nothing and that every
 * existing caller is allowed. Waiting would cost one more round trip. It is safe because its first effect is a
 * transaction that fails if the caller no longer exists (`accounts/store-caller.ts`).
 */
export const actsAtOnce = ({ needsBudget, rateLimit, role }: Row, { load }: { load?: unknown }): boolean =>
  !load && !needsBudget && !rateLimit && !role;
