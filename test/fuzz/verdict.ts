import { pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { wellFormedCopy } from "../../functions/platform/text/json-text.ts";
import type { Answer } from "../support/raw-client.ts";
import { hasOwnReason, undocumented } from "./document.ts";
import type { FuzzedRequest } from "./requests.ts";

const MOST = 400;
const cut = (text: string): string =>
  text.length > MOST ? `${text.slice(0, MOST)}… (${text.length} characters)` : text;

/** A request as a person can read it: long texts are cut. */
export function shown({ method }: Route, { path, query, caller, authorization, headers, body }: FuzzedRequest): string {
  const bytes = typeof body === "string" ? body : JSON.stringify(body?.toString("latin1") ?? null);
  const sent = authorization ? `Authorization: ${authorization.sent}` : `as ${caller}`;
  const named = Object.entries(headers).map(([name, value]) => `${name}: ${cut(value)}`);
  return [`${method} ${cut(path)}?${cut(query)}`, sent, ...named, cut(bytes)].join("\n");
}

const isJson = (type: string | undefined) =>
  type === undefined || /^application\/([\w.+-]+\+)?json\s*(;|$)/i.test(type);

function parsed(text: string): unknown {
  try {
    return wellFormedCopy(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Whether the route's own schema takes a body; undefined where the body is no JSON of a route that takes some. */
function takes(route: Route, request: FuzzedRequest, resolved: (text: string) => string): boolean | undefined {
  const { body, headers } = request;
  if (!route.body || !isJson(headers["content-type"])) return undefined;
  const text = typeof body === "string" ? resolved(body) : (body?.toString("utf8") ?? "");
  if (text === "" && route.bodyOptional) return true;
  return route.body.safeParse(parsed(text)).success;
}

const takesQuery = (route: Route, query: string): boolean =>
  route.query?.safeParse(Object.fromEntries(new URLSearchParams(query))).success ?? true;

/** What is wrong with an answer; nothing if it is one that the document says of such a request. */
export function problemsWith(
  route: Route,
  request: FuzzedRequest,
  answer: Answer,
  resolved: (text: string) => string,
): string[] {
  const { status, body } = answer;
  const problems = undocumented(route, answer);
  if (status >= 500) problems.push("a failure of the service");
  if (status >= 400 && Object.keys(body as object).join() !== "detail") problems.push("no error body");
  if (route.auth === "bearer" && request.authorization) {
    if (status !== 401 && status !== 413) problems.push("nobody was to be let in");
    return problems;
  }
  const good = takes(route, request, resolved);
  const goodQuery = takesQuery(route, resolved(request.query));
  if (status < 400 && (good === false || !goodQuery)) problems.push("it was to be refused");
  if (status === 422 && good === true && !hasOwnReason(route, 422)) problems.push("its body is valid");
  const ofOthers = request.caller === "stranger" && pathParameters(route.path).length > 0;
  const allowed = route.auth === "none" || request.path.includes("theirs");
  if (status < 400 && ofOthers && !allowed) problems.push("another company's");
  return problems;
}
