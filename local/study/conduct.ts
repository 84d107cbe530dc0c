import type * as z from "zod";
import type { Session } from "./session.ts";
import type { ProgressDisplay } from "./terminal/progress-display.ts";

/** What a study is conducted with. */
export interface Conduct {
  session: Session;
  get<S extends z.ZodType>(path: string, schema: S): Promise<z.infer<S>>;
  post<S extends z.ZodType>(path: string, body: object | undefined, schema: S): Promise<z.infer<S>>;
  patch<S extends z.ZodType>(path: string, body: object, schema: S): Promise<z.infer<S>>;
  display: ProgressDisplay;
  signal: AbortSignal;
  /** What a person says in a live interview, line by line. */
  input?: NodeJS.ReadableStream & { isTTY?: boolean };
  polling?: { first: number; growth: number; longest: number };
}

/** Requests that end when the study is interrupted. */
export const conductOf = (parts: Omit<Conduct, "get" | "post" | "patch">): Conduct => ({
  ...parts,
  get: (path, schema) => parts.session.request({ method: "GET", path, signal: parts.signal }, schema),
  post: (path, body, schema) =>
    parts.session.request({ method: "POST", path, signal: parts.signal, ...(body ? { body } : {}) }, schema),
  patch: (path, body, schema) => parts.session.request({ method: "PATCH", path, signal: parts.signal, body }, schema),
});

export const secondsSince = (start: number): number => (performance.now() - start) / 1_000;
