import type { FetchResponse, MaybeOptionalInit } from "openapi-fetch";
import type { HttpMethod, MediaType, PathsWithMethod, RequiredKeysOf } from "openapi-typescript-helpers";
import type { paths } from "./openapi.ts";

export type Success<T extends Record<string | number, unknown>, I> = Extract<
  FetchResponse<T, I, MediaType>,
  { data: unknown }
>;

export type Operation<Path extends keyof paths, M extends HttpMethod> =
  paths[Path] extends Record<M, infer O extends Record<string | number, unknown>> ? O : never;

/** A call by its path in the reference. What it resolves to is a success; whatever else happens is thrown. */
type Method<M extends HttpMethod> = <
  Path extends PathsWithMethod<paths, M>,
  I extends MaybeOptionalInit<paths[Path], M & keyof paths[Path]>,
>(
  path: Path,
  ...init: RequiredKeysOf<I> extends never ? [init?: I] : [init: I]
) => Promise<Success<Operation<Path, M>, I>>;

/**
 * The API's routes, as `api.GET("/projects/{project_id}", { params: { path: { project_id } } })`, and what takes more
 * than one call. All of it throws ApiError, and a signal's reason when that is aborted.
 */
export interface Calls {
  GET: Method<"get">;
  POST: Method<"post">;
  PATCH: Method<"patch">;
  DELETE: Method<"delete">;
}
