import type { APIGatewayProxyEvent } from "aws-lambda";
import type { IncomingMessage } from "node:http";
import type { Match } from "./router.ts";

/** Without a prototype: a header or parameter may have any name, `constructor` and `__proto__` too. */
const listsByName = () => Object.create(null) as Record<string, string[]>;

/** The event that API Gateway would send for a request. Bodies travel as base64: all types count as binary there. */
export function proxyEvent(input: {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  requestId: string;
  match: Match;
}): APIGatewayProxyEvent {
  const { request, url, body, requestId, match } = input;
  const multiValueHeaders = listsByName();
  for (let index = 0; index < request.rawHeaders.length; index += 2) {
    const name = request.rawHeaders[index] as string;
    (multiValueHeaders[name] ??= []).push(request.rawHeaders[index + 1] as string);
  }
  const multiValueQuery = listsByName();
  for (const [name, value] of url.searchParams) (multiValueQuery[name] ??= []).push(value);
  const hasQuery = Object.keys(multiValueQuery).length > 0;
  const last = (values: Record<string, string[]>) =>
    Object.fromEntries(Object.entries(values).map(([name, list]) => [name, list.at(-1) as string]));
  return {
    resource: match.resource,
    path: url.pathname,
    httpMethod: request.method ?? "GET",
    headers: last(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: hasQuery ? last(multiValueQuery) : null,
    multiValueQueryStringParameters: hasQuery ? multiValueQuery : null,
    pathParameters: Object.keys(match.pathParameters).length > 0 ? match.pathParameters : null,
    stageVariables: null,
    body: body.length === 0 ? null : body.toString("base64"),
    isBase64Encoded: body.length > 0,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      authorizer: null,
      domainName: request.headers.host ?? "127.0.0.1",
      httpMethod: request.method ?? "GET",
      identity: {
        sourceIp: request.socket.remoteAddress ?? "127.0.0.1",
        userAgent: request.headers["user-agent"] ?? null,
      },
      path: url.pathname,
      protocol: `HTTP/${request.httpVersion}`,
      requestId,
      requestTimeEpoch: Date.now(),
      resourceId: match.resource,
      resourcePath: match.resource,
      stage: "api",
    } as unknown as APIGatewayProxyEvent["requestContext"],
  };
}
