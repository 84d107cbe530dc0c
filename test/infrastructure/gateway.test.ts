import { Match } from "aws-cdk-lib/assertions";
import { ResponseType } from "aws-cdk-lib/aws-apigateway";
import { describe, expect, it } from "vitest";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { routes } from "../../functions/service/routes.ts";
import { environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { appWith, templateOf } from "./synthesise.ts";

interface Integration {
  type: string;
  contentHandling?: string;
  uri?: unknown;
  timeoutInMillis?: number;
  requestTemplates?: Record<string, string>;
  responses?: Record<string, { responseParameters: Record<string, string>; responseTemplates: Record<string, string> }>;
}
interface Operation {
  parameters: { in: string; name: string; required: boolean }[];
  "x-amazon-apigateway-integration": Integration;
}
interface GatewayResponse {
  statusCode: number;
  responseParameters: Record<string, string>;
  responseTemplates: Record<string, string>;
}
interface Definition {
  "x-amazon-apigateway-binary-media-types": string[];
  paths: Record<string, Record<string, Operation>>;
  "x-amazon-apigateway-gateway-responses": Record<string, GatewayResponse>;
}

const staging = environmentSettings.staging as EnvironmentSettings;
const apiWith = (changes: Partial<EnvironmentSettings> = {}) => templateOf(appWith("staging", changes), "staging-api");

const template = apiWith();
const definitionIn = (from: typeof template) =>
  Object.values(from.findResources("AWS::ApiGateway::RestApi"))[0]?.Properties.Body as Definition;
const definition = definitionIn(template);
const integrationOf = (path: string, method: string) =>
  definition.paths[path]?.[method]?.["x-amazon-apigateway-integration"];

describe("the gateway", () => {
  it.each(routes)("sends $method $path to the function of its row", (route) => {
    const integration = integrationOf(`/v1${route.path}`, route.method.toLowerCase());
    expect(integration?.type).toBe("aws_proxy");
    expect(JSON.stringify(integration?.uri)).toContain(`"Fn::GetAtt":["${route.function.replaceAll("-", "")}`);
  });

  it("hands files on as bytes, whatever their caller accepts, and requests as they came", () => {
    expect(definition["x-amazon-apigateway-binary-media-types"]).toEqual(["*/*"]);
    const converting = Object.values(definition.paths).flatMap((item) =>
      Object.entries(item).flatMap(
        ([
          method,
          {
            "x-amazon-apigateway-integration": { contentHandling },
          },
        ]) => (method !== "options" && contentHandling ? [method] : []),
      ),
    );
    expect(converting).toEqual([]);
  });

  it("has no operation beyond the route table and preflight", () => {
    const operations = Object.entries(definition.paths).flatMap(([path, item]) =>
      Object.keys(item)
        .filter((method) => method !== "options")
        .map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(operations.sort()).toEqual(routes.map(({ method, path }) => `${method} /v1${path}`).sort());
  });

  it("declares the parameters of every path", () => {
    for (const [path, item] of Object.entries(definition.paths)) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const [method, { parameters = [] }] of Object.entries(item)) {
        if (method !== "options") expect(parameters.map(({ name }) => name)).toEqual(placeholders);
      }
    }
  });

  it("has one name for the placeholder below any path, as it must", () => {
    const names = new Map<string, Set<string>>();
    for (const path of Object.keys(definition.paths)) {
      const segments = path.split("/");
      segments.forEach((segment, index) => {
        const parent = segments.slice(0, index).join("/");
        if (segment.startsWith("{")) names.set(parent, (names.get(parent) ?? new Set()).add(segment));
      });
    }
    expect([...names.values()].filter((siblings) => siblings.size > 1)).toEqual([]);
  });

  it("waits longer than a function may take", () => {
    const timeouts = functionEntries
      .filter(([, { trigger }]) => trigger.kind === "api")
      .map(([, { timeoutSeconds }]) => timeoutSeconds);
    for (const { method, path } of routes) {
      expect(integrationOf(`/v1${path}`, method.toLowerCase())?.timeoutInMillis).toBe(29_000);
    }
    expect(Math.max(...timeouts)).toBeLessThan(29);
  });

  it("lets itself, and no other caller, invoke the functions", () => {
    const permissions = Object.values(template.findResources("AWS::Lambda::Permission"));
    expect(permissions).toHaveLength(functionEntries.filter(([, { trigger }]) => trigger.kind === "api").length);
    for (const { Properties } of permissions) {
      expect(Properties.Principal).toBe("apigateway.amazonaws.com");
      expect(JSON.stringify(Properties.SourceArn)).toMatch(/"Ref":"Api.*\/api\/\*\/v1\/\*/);
    }
  });

  it("deploys again when its definition changes", () => {
    const deploymentOf = (from: typeof template) => Object.keys(from.findResources("AWS::ApiGateway::Deployment"));
    expect(deploymentOf(apiWith({ alarmEmail: "ops@example.com" }))).toEqual(deploymentOf(template));
    expect(deploymentOf(apiWith({ corsOrigins: ["https://other.example.com"] }))).not.toEqual(deploymentOf(template));
  });

  it("logs every request under the id that functions log, and no header, body or filled-in path", () => {
    template.hasResourceProperties("AWS::ApiGateway::Stage", {
      StageName: "api",
      AccessLogSetting: { DestinationArn: Match.anyValue(), Format: Match.stringLikeRegexp("context.requestId") },
    });
    const [stage] = Object.values(template.findResources("AWS::ApiGateway::Stage"));
    const { Format } = stage?.Properties.AccessLogSetting as { Format: string };
    expect(JSON.parse(Format)).toMatchObject({ request_id: "$context.requestId", status: "$context.status" });
    expect(Format).not.toMatch(/header|authorizer|querystring|context\.path/i);
  });
});

describe("preflight", () => {
  it("is answered on every path without a function, from a text, as all types count as binary", () => {
    for (const path of Object.keys(definition.paths))
      expect(integrationOf(path, "options")).toMatchObject({ type: "mock", contentHandling: "CONVERT_TO_TEXT" });
  });

  it("repeats an origin of the list and allows credentials", () => {
    const answer = integrationOf("/v1/projects", "options")?.responses?.default;
    expect(answer?.responseParameters).toMatchObject({
      "method.response.header.Access-Control-Allow-Origin": "'https://staging.app.example.com'",
      "method.response.header.Access-Control-Allow-Credentials": "'true'",
      "method.response.header.Vary": "'Origin'",
    });
    for (const origin of staging.corsOrigins) {
      expect(answer?.responseTemplates["application/json"]).toContain(`$origin == "${origin}"`);
    }
  });
});

describe("what the gateway answers by itself", () => {
  const responses = Object.entries(definition["x-amazon-apigateway-gateway-responses"]);

  it.each(responses)("%s is one readable sentence with CORS and request id", (_type, response) => {
    const body = JSON.parse(response.responseTemplates["application/json"] as string) as Record<string, unknown>;
    expect(body).toEqual({ detail: expect.stringMatching(/^[A-Z].*\w$/) });
    expect(response.responseParameters).toMatchObject({
      "gatewayresponse.header.x-request-id": "context.requestId",
      "gatewayresponse.header.Access-Control-Allow-Origin": "method.request.header.x-amzn-waf-origin",
      "gatewayresponse.header.Access-Control-Allow-Credentials": "'true'",
    });
  });

  it("covers every type of gateway response there is", () => {
    const all = Object.values(ResponseType).flatMap((type) =>
      type instanceof ResponseType ? [type.responseType] : [],
    );
    expect(responses.map(([type]) => type).sort()).toEqual(all.sort());
  });

  it("has only statuses of the specification, and 413", () => {
    const statuses = responses.map(([, { statusCode }]) => statusCode);
    expect(statuses.filter((status) => ![400, 401, 403, 404, 413, 429, 500].includes(status))).toEqual([]);
  });

  it.each([
    ["MISSING_AUTHENTICATION_TOKEN", 404, "Route not found"],
    ["INVALID_SIGNATURE", 404, "Route not found"],
    ["REQUEST_TOO_LARGE", 413, "The request is too large"],
    ["INTEGRATION_TIMEOUT", 429, "The service is too busy to answer in time; try again in 10 seconds"],
    ["DEFAULT_5XX", 500, "Internal server error"],
  ])("%s is %i %s", (type, status, detail) => {
    const response = definition["x-amazon-apigateway-gateway-responses"][type];
    expect(response?.statusCode).toBe(status);
    expect(response?.responseTemplates["application/json"]).toBe(JSON.stringify({ detail }));
  });

  it("says when to come back after throttling", () => {
    const { THROTTLED } = definition["x-amazon-apigateway-gateway-responses"];
    expect(THROTTLED).toMatchObject({
      statusCode: 429,
      responseParameters: { "gatewayresponse.header.Retry-After": "'1'" },
    });
  });

  it("names the one origin where there is one", () => {
    const { DEFAULT_4XX } = definitionIn(apiWith({ corsOrigins: ["https://app.example.com"] }))[
      "x-amazon-apigateway-gateway-responses"
    ];
    expect(DEFAULT_4XX?.responseParameters["gatewayresponse.header.Access-Control-Allow-Origin"]).toBe(
      "'https://app.example.com'",
    );
  });
});

/** AWS's name of a policy of TLS 1.2 and 1.3 with forward secrecy. */
const transportSecurity = {
  SecurityPolicy: "SecurityPolicy_TLS13_1_2_PFS_PQ_2025_09",
  EndpointAccessMode: "STRICT",
};

describe("the gateway's own host name", () => {
  it("takes TLS 1.2 at least", () => {
    template.hasResourceProperties("AWS::ApiGateway::RestApi", transportSecurity);
  });
});

describe("a host name of its own", () => {
  const withDomain = apiWith({
    domain: {
      name: "api.example.com",
      certificateArn: "arn:aws:acm:eu-central-1:123456789012:certificate/11111111-2222-3333-4444-555555555555",
    },
  });

  it("is served under /api with TLS 1.2 at least", () => {
    withDomain.hasResourceProperties("AWS::ApiGateway::DomainName", {
      DomainName: "api.example.com",
      ...transportSecurity,
    });
    withDomain.hasResourceProperties("AWS::ApiGateway::BasePathMapping", { BasePath: "api" });
    withDomain.hasOutput("*", { Value: "https://api.example.com/api/v1" });
  });

  it("closes the gateway's own", () => {
    withDomain.hasResourceProperties("AWS::ApiGateway::RestApi", { DisableExecuteApiEndpoint: true });
    template.hasResourceProperties("AWS::ApiGateway::RestApi", { DisableExecuteApiEndpoint: false });
  });
});
