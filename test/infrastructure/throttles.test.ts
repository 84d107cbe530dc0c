import { describe, expect, it } from "vitest";
import * as z from "zod";
import { askingRoutes, IN_REQUEST_MODEL_CALLS } from "../../functions/service/functions/in-request-model-calls.ts";
import { functionEntries, type FunctionDefinition } from "../../functions/service/functions/functions.ts";
import { routes } from "../../functions/service/routes.ts";
import { environmentSettings } from "../../lib/config.ts";
import { watchedOperations } from "../../lib/gateway/method-throttles.ts";
import { appWith, templateOf } from "./synthesise.ts";

interface MethodSetting {
  HttpMethod: string;
  MetricsEnabled: boolean;
  ResourcePath: string;
  ThrottlingRateLimit?: number;
  ThrottlingBurstLimit?: number;
}

const settingsOf = (environment: string): MethodSetting[] => {
  const stages = templateOf(appWith(environment), `${environment}-api`).findResources("AWS::ApiGateway::Stage");
  return Object.values(stages)[0]?.Properties.MethodSettings as MethodSetting[];
};
const settings = settingsOf("staging");
const throttled = routes.filter(({ throttle }) => throttle !== undefined);

/** As CloudFormation wants a path below the stage: `/` first, then the path with its slashes as `~1`. */
const encoded = (path: string) => `/${`/v1${path}`.replaceAll("/", "~1")}`;

describe("throttles of the stage", () => {
  it("are spelled as CloudFormation wants them", () => {
    const paths = settings.map(({ ResourcePath, HttpMethod }) => `${HttpMethod} ${ResourcePath}`);
    expect(paths).toContain("POST /~1v1~1auth~1login");
    expect(paths).toContain("POST /~1v1~1projects~1{project_id}~1simulations~1{simulation_id}~1messages");
  });

  it("are those of the route table, each for its own method, and the stage's for all others", () => {
    const [rest, ...own] = settings;
    expect(rest).toMatchObject({
      HttpMethod: "*",
      ResourcePath: "/*",
      ThrottlingRateLimit: 50,
      ThrottlingBurstLimit: 100,
    });
    expect(own).toHaveLength(throttled.length);
    for (const { method, path, throttle } of throttled) {
      expect(own).toContainEqual(
        expect.objectContaining({
          HttpMethod: method,
          ResourcePath: encoded(path),
          ThrottlingRateLimit: throttle?.rate,
          ThrottlingBurstLimit: throttle?.burst,
        }),
      );
    }
  });

  it("keep what is recorded of a method, and no body", () => {
    for (const setting of settings) {
      expect(setting).toMatchObject({ LoggingLevel: "ERROR", DataTraceEnabled: false });
    }
  });

  it("have metrics of their own where an alarm reads them, and nowhere else, for they are not free", () => {
    const measured = settings.filter(({ MetricsEnabled }) => MetricsEnabled).map(({ ResourcePath }) => ResourcePath);
    const watched = routes.filter(({ operationId }) => (watchedOperations as readonly string[]).includes(operationId));
    expect(watched).toHaveLength(watchedOperations.length);
    expect(measured.sort()).toEqual(watched.map(({ path }) => encoded(path)).sort());
  });

  it.each(Object.keys(environmentSettings))("never let a route through faster than the stage of %s", (name) => {
    const [rest, ...own] = settingsOf(name);
    for (const { ThrottlingRateLimit, ThrottlingBurstLimit } of own) {
      expect(ThrottlingRateLimit).toBeLessThanOrEqual(rest?.ThrottlingRateLimit ?? 0);
      expect(ThrottlingBurstLimit).toBeLessThanOrEqual(rest?.ThrottlingBurstLimit ?? 0);
    }
  });
});

describe("a throttle of its own", () => {
  it("has every route that takes a password, which is hashed", () => {
    const takesPassword = routes.filter(
      ({ body }) => body instanceof z.ZodObject && Object.keys(body.shape).some((field) => field.endsWith("password")),
    );
    expect(takesPassword.length).toBeGreaterThan(0);
    expect(takesPassword.filter(({ throttle }) => throttle === undefined)).toEqual([]);
  });

  it("has every route that reads a file, shows a page of a company to anybody, or has a request sent elsewhere", () => {
    const costly = routes.filter(
      ({ multipart, auth, path }) =>
        multipart || (auth === "none" && path.includes("{token}")) || path.endsWith("/test"),
    );
    expect(costly.map(({ operationId }) => operationId)).toEqual(
      expect.arrayContaining(["createHumanStudy", "readSharedReport", "testWebhook"]),
    );
    expect(costly.filter(({ throttle }) => throttle === undefined)).toEqual([]);
  });

  it("has a route of every function that asks a model while its caller waits", () => {
    const asking = functionEntries
      .filter(
        ([, definition]: [string, FunctionDefinition]) =>
          definition.trigger.kind === "api" && definition.permissions.models,
      )
      .map(([name]) => name);
    expect([...new Set<string>(askingRoutes.map((route) => route.function))].sort()).toEqual([...asking].sort());
  });

  it("bounds the calls that requests make beside the studies, to less than the smallest environment's own cap", () => {
    expect(askingRoutes.map(({ operationId }) => operationId)).toEqual([
      "parseAudiencePrompt",
      "createBriefing",
      "uploadSurvey",
      "readQuestions",
      "uploadScript",
      "sendMessage",
    ]);
    // 5, 5, 4, 3 and 4, each + 1 × 11, and 10 + 3 × 11.
    expect(IN_REQUEST_MODEL_CALLS).toBe(119);
    const caps = Object.values(environmentSettings).map(({ modelCallsAtOnce }) => modelCallsAtOnce);
    expect(IN_REQUEST_MODEL_CALLS).toBeLessThan(Math.min(...caps));
  });
});
