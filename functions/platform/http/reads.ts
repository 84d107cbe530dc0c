import type { ModelIds } from "../functions/environment.ts";
import type { Handler, Handlers } from "./handler.ts";
import type { Row } from "./request.ts";

/**
 * What a `load` may use, by the name under which handlers know it: whatever changes nothing and costs no money. Each
 * store adds what it only reads; what is not named here has an effect, and only an `act` is given it.
 */
export interface Reads {
  modelIds: readonly string[];
  models: ModelIds;
  drawAvatar: (id: string, hair?: "long" | "short") => Promise<string>;
  reachTable: () => Promise<void>;
  environment: string;
  version: string;
}

/** As much of what a resource works with as only reads. */
type ReadsOf<All> = Pick<Reads, keyof Reads & keyof All>;

/** The handlers of a resource that works with `All`. */
export type ApiHandlers<T extends Record<string, Row>, All> = Handlers<T, ReadsOf<All>, All>;

/** The handler of one route of such a resource. */
export type ApiHandler<R extends Row, All> = Handler<R, ReadsOf<All>, All>;
