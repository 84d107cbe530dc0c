import type { Call, OperationId, SentFile } from "../../bin/api-client/operations.ts";
import type { RouteInShort } from "../../lib/console-bundle.ts";

export type { Answer, OperationId } from "../../bin/api-client/operations.ts";

/** Put in when the console is bundled, from the route table that the service runs on. */
declare const ROUTES: Readonly<Record<OperationId, RouteInShort>>;

type InBrowser<C> = C extends { file: SentFile } ? Omit<C, "file"> & { file: File } : C;

/** What a call of a route takes; a file is a browser's. */
export type BrowserCall<Id extends OperationId> = InBrowser<Call<Id>>;

/** A call that may be left out where an empty one would do. */
export type CallArguments<Id extends OperationId> =
  Record<never, never> extends BrowserCall<Id> ? [call?: BrowserCall<Id>] : [call: BrowserCall<Id>];

export interface KnownRoute {
  method: RouteInShort[0];
  path: string;
  needsToken: boolean;
  idempotent: boolean;
  isJson: boolean;
}

export function routeOf(operationId: OperationId): KnownRoute {
  const [method, path, traits] = ROUTES[operationId];
  const has = (trait: string) => traits.includes(trait);
  return { method, path, needsToken: has("b"), idempotent: has("i"), isJson: !has("n") };
}
