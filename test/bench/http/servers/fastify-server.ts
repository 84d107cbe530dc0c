// Runs as a process of its own: `fastify-server.ts PORT BUNDLES`, with the environment of the functions. A bare Fastify
// that builds the event of API Gateway and calls the built handler of the route, as one would write it in an hour.
import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gatewayResource } from "../../../../functions/contracts/route.ts";
import { routes } from "../../../../functions/contracts/routes/index.ts";
import { requirePeer } from "../peer-packages.ts";

interface Request {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  params: Record<string, string>;
  query: Record<string, string>;
  body: unknown;
  ip: string;
}
interface Reply {
  code(status: number): Reply;
  headers(headers: Record<string, string>): Reply;
  send(body: string): Reply;
}
interface Fastify {
  route(route: { method: string; url: string; handler: (request: Request, reply: Reply) => Promise<Reply> }): void;
  addContentTypeParser(
    type: string,
    options: { parseAs: "string" },
    parser: (request: unknown, body: string) => Promise<string>,
  ): void;
  listen(options: { host: string; port: number }): Promise<string>;
}
type Handler = (
  event: unknown,
  context: unknown,
) => Promise<{ statusCode: number; headers?: Record<string, string>; body: string }>;

const [port, bundles = ""] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const fastify = requirePeer<(options: object) => Fastify>("fastify")({ logger: false });

const eventOf = (resource: string, request: Request, requestId: string) => {
  const path = request.url.split("?")[0];
  const hasParams = Object.keys(request.params).length > 0;
  const hasQuery = Object.keys(request.query).length > 0;
  return {
    resource,
    path,
    httpMethod: request.method,
    headers: request.headers,
    multiValueHeaders: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, [value].flat()]),
    ),
    queryStringParameters: hasQuery ? request.query : null,
    multiValueQueryStringParameters: hasQuery
      ? Object.fromEntries(Object.entries(request.query).map(([name, value]) => [name, [value]]))
      : null,
    pathParameters: hasParams ? request.params : null,
    stageVariables: null,
    body: typeof request.body === "string" ? request.body : null,
    isBase64Encoded: false,
    requestContext: {
      accountId: "000000000000",
      apiId: "local",
      domainName: request.headers.host,
      httpMethod: request.method,
      identity: { sourceIp: request.ip, userAgent: request.headers["user-agent"] },
      path,
      requestId,
      requestTimeEpoch: Date.now(),
      resourcePath: resource,
      stage: "api",
    },
  };
};

fastify.addContentTypeParser("*", { parseAs: "string" }, async (_request, body) => body);
for (const route of routes) {
  const resource = gatewayResource(route.path);
  let handler: Handler | undefined;
  fastify.route({
    method: route.method,
    url: `/api${resource.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    handler: async (request, reply) => {
      handler ??= (load(join(bundles, route.function, "index.js")) as { handler: Handler }).handler;
      const requestId = randomUUID();
      const {
        statusCode,
        headers = {},
        body,
      } = await handler(eventOf(resource, request, requestId), {
        awsRequestId: requestId,
        functionName: route.function,
        getRemainingTimeInMillis: () => 28_000,
      });
      return reply.code(statusCode).headers(headers).send(body);
    },
  });
}
await fastify.listen({ host: "127.0.0.1", port: Number(port) });
