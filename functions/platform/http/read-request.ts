import type { APIGatewayProxyEvent } from "aws-lambda";
import { largestBody, pathParameters } from "./route.ts";
import type { Idempotency } from "../idempotency/record.ts";
import { canBeId } from "../ids.ts";
import { BadRequest, NotFound } from "../errors.ts";
import { parseJsonBody } from "./json-body.ts";
import type { Form } from "./multipart.ts";
import type { ReadForm } from "./read-form.ts";
import type { Row } from "./request.ts";
import { isMultipart, validateBody, validateQuery } from "./validation.ts";
import { createHash } from "node:crypto";

const sha256 = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  // Put the length before each part: `ab` + `c` must not look like `a` + `bc`.
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest("hex");
};

/**
 * Reads the `Idempotency-Key` of a request.
 * @param content the validated body, or the form with its file (whose boundary differs from one attempt to the next)
 * @returns null if there is no such header
 * @throws BadRequest if it is not 1 to 255 printable characters
 */
export function readIdempotencyKey(
  header: string | undefined,
  request: { method: string; path: string },
  content: { body: unknown; form: Form<Record<string, unknown>> | null },
): Idempotency | null {
  if (header === undefined) return null;
  if (!/^[\x20-\x7e]{1,255}$/.test(header)) {
    throw new BadRequest("Idempotency-Key must have 1 to 255 printable ASCII characters");
  }
  const parts = content.form
    ? [JSON.stringify(content.form.fields), content.form.file.name, content.form.file.bytes]
    : [JSON.stringify(content.body ?? null)];
  return { key: sha256(header), fingerprint: sha256(request.method, request.path, ...parts) };
}

const resourceNames = {
  project_id: "Project",
  group_id: "Persona group",
  persona_id: "Persona",
  respondent_id: "Respondent",
  simulation_id: "Simulation",
  link_id: "Report link",
  briefing_id: "Briefing",
  human_study_id: "Human study",
  user_id: "User",
  api_key_id: "API key",
  webhook_id: "Webhook",
  avatar_id: "Avatar",
} as const;

/**
 * Ids of questions are far shorter; a key of the table has at most 1,024 bytes, enough for 200 characters of any
 * script.
 */
const LONGEST_QUESTION_ID = 200;

function checkPath(route: Row, params: Record<string, string | undefined>): void {
  const names = pathParameters(route.path);
  const ids = names.filter((name): name is keyof typeof resourceNames => name in resourceNames);
  const last = ids.at(-1);
  if (last && !ids.every((name) => canBeId(params[name] ?? ""))) throw new NotFound(resourceNames[last]);
  if ((params.question_id?.length ?? 0) > LONGEST_QUESTION_ID) throw new NotFound("Codebook");
}

const readCookies = (header: string | undefined): Record<string, string> =>
  Object.fromEntries(
    (header ?? "")
      .split(";")
      .map((pair) => pair.trim().split("="))
      .filter((parts) => parts.length >= 2)
      .map(([name = "", ...value]): [string, string] => [name, value.join("=")]),
  );

/**
 * The API's address as the caller reached it. AWS serves over TLS only, the gateway of one machine never does. Gateway
 * emulators leave out the domain name, so the host that the caller asked for is used. The gateway's own test form names
 * no host, so links then begin at the root of the server.
 */
function addressOf({ requestContext: { domainName }, headers }: APIGatewayProxyEvent): string {
  const host = domainName || headers.host;
  if (!host) return "/api/v1";
  const oneMachine = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(host);
  return `${oneMachine ? "http" : "https"}://${host}/api/v1`;
}

interface Content {
  body: unknown;
  form: Form<Record<string, unknown>> | null;
}

/** What a request carries: a JSON body, or a form where the route takes one. */
async function readContent(route: Row, event: APIGatewayProxyEvent, readForm?: ReadForm): Promise<Content> {
  const contentType = event.headers["content-type"];
  if (route.multipart && readForm && isMultipart(contentType)) {
    const bytes = Buffer.from(event.body ?? "", event.isBase64Encoded ? "base64" : "utf8");
    return { body: undefined, form: await readForm(route.multipart, contentType as string, bytes) };
  }
  if (route.multipart && !route.body) throw new BadRequest("Content-Type must be multipart/form-data");
  if (!route.body) return { body: undefined, form: null };
  const { body, isBase64Encoded } = event;
  const sent = route.bodyOptional && !body ? {} : parseJsonBody(body, isBase64Encoded, contentType, largestBody(route));
  return { body: validateBody(route.body, sent), form: null };
}

/** A request as its route accepts it, without the caller. */
export interface ReadRequest extends Content {
  params: Record<string, string | undefined>;
  query: object;
  /** Null if the route takes no `Idempotency-Key`, or the request has none. */
  idempotency: Idempotency | null;
  sourceIp: string;
  acceptLanguage: string | undefined;
  cookies: Record<string, string>;
  baseUrl: string;
}

/**
 * Reads a request according to the row of its route.
 * @param readForm needed only by routes that take a form
 * @throws NotFound if an id in the path is invalid, BadRequest or Unprocessable naming what is wrong
 */
export async function readRequest(event: APIGatewayProxyEvent, route: Row, readForm?: ReadForm): Promise<ReadRequest> {
  const params = event.pathParameters ?? {};
  checkPath(route, params);
  const query = route.query ? validateQuery(route.query, event.queryStringParameters ?? {}) : {};
  const content = await readContent(route, event, readForm);
  const idempotency = route.idempotent
    ? readIdempotencyKey(event.headers["idempotency-key"], { method: event.httpMethod, path: event.path }, content)
    : null;
  return {
    params,
    query,
    ...content,
    idempotency,
    sourceIp: event.requestContext.identity.sourceIp,
    acceptLanguage: event.headers["accept-language"],
    cookies: readCookies(event.headers.cookie),
    baseUrl: addressOf(event),
  };
}
