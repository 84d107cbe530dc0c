import { createStore, useStore } from "./store.ts";

/** The current place in the console: the part of the address behind the `#`. */
export interface Place {
  path: string;
  query: URLSearchParams;
}

function readPlace(): Place {
  const [path = "", query] = location.hash.slice(1).split("?");
  return { path: path || "/", query: new URLSearchParams(query) };
}

const place = createStore(readPlace());
/** Whether the user has gone from one page to another: the focus then moves, too. */
export let hasNavigated = false;

/** Treats the next page as another one although the address stays: signing in opens the page behind the form. */
export const arrive = (): void => void (hasNavigated = true);

addEventListener("hashchange", () => {
  const next = readPlace();
  hasNavigated ||= next.path !== place.get().path;
  place.set(next);
});

export const usePlace = (): Place => useStore(place);

/** Opens a page: `navigate("/projects")`. @param replace whether the previous page is removed from the history */
export function navigate(path: string, { replace = false } = {}): void {
  if (replace) location.replace(`#${path}`);
  else location.hash = path;
}

export type Parameters = Readonly<Record<string, string>>;
/** Pages by their pattern: `/projects/:project_id`; one that ends with `/*` has all below it. */
export type Pages<P> = Readonly<Record<string, P>>;

function parametersOf(pattern: string, path: string): Parameters | undefined {
  const names: string[] = [];
  const source = pattern
    .replace(/:(\w+)/g, (_, name: string) => (names.push(name), "([^/]+)"))
    .replace(/\/\*$/, "(?:/.*)?");
  const match = new RegExp(`^${source}$`).exec(path);
  return match ? Object.fromEntries(names.map((name, index) => [name, decode(match[index + 1] ?? "")])) : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The page at a path with what its pattern found there; `key` is another where the page has to be made anew. */
export function findPage<P>(
  pages: Pages<P>,
  path: string,
): { page: P; parameters: Parameters; key: string } | undefined {
  for (const [pattern, page] of Object.entries(pages)) {
    const parameters = parametersOf(pattern, path);
    if (parameters) return { page, parameters, key: [pattern, ...Object.values(parameters)].join(" ") };
  }
  return undefined;
}
