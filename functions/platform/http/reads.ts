import type { ModelIds } from "../functions/environment.ts";
import type { Handler, Handlers } from "./handler.ts";
import type { Row } from "./request.ts";

/**
 * What a `load` may use, by the name that handlers use: everything that changes nothing and costs no money. Each store
 * adds its read-only part. Anything not named here has an effect, and only an `act` gets it.
 */
export interface Reads {
  modelIds: readonly string[];
  models: ModelIds;
  drawAvatar: (id: string, hair?: "long" | "short") => Promise<string>;
  reachTable: () => Promise<void>;
  environment: string;
  version: string;
}

/** The read-only part of the dependencies of a resource. */
type ReadsOf<All> = Pick<Reads, keyof Reads & keyof All>;

/** The handlers of a resource that works with `All`. */
export type ApiHandlers<T extends Record<string, Row>, All> = Handlers<T, ReadsOf<All>, All>;

/** The handler of one route of such a resource. */
export type ApiHandler<R extends Row, All> = Handler<R, ReadsOf<All>, All>;
