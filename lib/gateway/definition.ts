import type { ApiFunctionName } from "../../functions/platform/functions/environment.ts";
import type { OpenApiDocument } from "../../functions/service/openapi/document.ts";
import type { Route } from "../../functions/platform/http/route.ts";
import { preflightOperation } from "./cors.ts";
import { gatewayResponses } from "./gateway-responses.ts";

// The gateway's own limit; the functions give up a second earlier.
const INTEGRATION_TIMEOUT_MS = 29_000;

/** `/api` is the stage, so the gateway's resources begin with the rest of the base path. */
export const STAGE = "api";
export const RESOURCE_ROOT = "/v1";

export interface GatewayDefinitionProps {
  document: OpenApiDocument;
  routes: readonly Route[];
  corsOrigins: readonly string[];
  /** URI by which the gateway invokes a function. */
  invocationUri: (name: ApiFunctionName) => string;
}

interface Operation {
  operationId: string;
  summary: string;
  parameters?: { in: string; name: string }[];
  responses: Record<string, { description?: string }>;
}

const isSuccess = (status: string): boolean => /^[23]/.test(status);

/**
 * The definition that the gateway imports: paths, operations and path parameters of the OpenAPI document, with an
 * integration each.
 *
 * It is OpenAPI 3.0.1 without schemas, because the gateway reads neither 3.1 nor JSON Schema 2020-12. The functions
 * validate bodies and queries, with the same schemas as in the document.
 */
export function gatewayDefinition(props: GatewayDefinitionProps): Record<string, unknown> {
  const { document, routes, corsOrigins, invocationUri } = props;
  const functionOf = new Map(routes.map((route) => [route.operationId, route.function]));

  const operation = (described: Operation): Record<string, unknown> => {
    const { operationId, summary, parameters = [], responses } = described;
    const name = functionOf.get(operationId);
    if (!name) throw new Error(`The operation ${operationId} of the OpenAPI document is not in the route table`);
    return {
      operationId,
      summary,
      parameters: parameters
        .filter((parameter) => parameter.in === "path")
        .map((parameter) => ({ name: parameter.name, in: "path", required: true, schema: { type: "string" } })),
      responses: Object.fromEntries(
        Object.entries(responses)
          .filter(([status]) => isSuccess(status))
          .map(([status, { description }]) => [status, { description }]),
      ),
      "x-amazon-apigateway-integration": {
        type: "aws_proxy",
        httpMethod: "POST",
        uri: invocationUri(name),
        passthroughBehavior: "when_no_match",
        timeoutInMillis: INTEGRATION_TIMEOUT_MS,
      },
    };
  };

  const paths: Record<string, unknown> = {};
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const operations = Object.entries(item as Record<string, Operation>);
    paths[`${RESOURCE_ROOT}${path}`] = {
      ...Object.fromEntries(operations.map(([method, described]) => [method, operation(described)])),
      options: preflightOperation(corsOrigins),
    };
  }

  return {
    openapi: "3.0.1",
    info: { title: document.info.title, version: document.info.version },
    paths,
    // A function's base64 becomes bytes only if the first type that the caller accepts is in this list, and that type
    // may be anything. So every body reaches the functions as base64, JSON as well as forms with files.
    "x-amazon-apigateway-binary-media-types": ["*/*"],
    // Results and reports of hundreds of personas have megabytes; gzip reduces them to a tenth.
    "x-amazon-apigateway-minimum-compression-size": 10_000,
    "x-amazon-apigateway-gateway-responses": gatewayResponses(corsOrigins),
  };
}
