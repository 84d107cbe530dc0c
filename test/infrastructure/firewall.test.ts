import { Match } from "aws-cdk-lib/assertions";
import { describe, expect, it } from "vitest";
import { environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { routes } from "../../functions/service/routes.ts";
import { appWith, templateOf } from "./synthesise.ts";
import { answerOf, type WebAcl } from "./web-acl.ts";

const apiWith = (changes: Partial<EnvironmentSettings> = {}) => templateOf(appWith("staging", changes), "staging-api");
const template = apiWith();
const aclIn = (from: typeof template) =>
  Object.values(from.findResources("AWS::WAFv2::WebACL"))[0]?.Properties as WebAcl;
const acl = aclIn(template);

const LOGIN = "/api/v1/auth/login";
const origins = (environmentSettings.staging as EnvironmentSettings).corsOrigins;

describe("the firewall", () => {
  it("stands before the stage", () => {
    template.hasResourceProperties("AWS::WAFv2::WebACLAssociation", {
      ResourceArn: { "Fn::Join": ["", Match.arrayWith([Match.stringLikeRegexp("/stages/$")])] },
    });
  });

  it("hands the origin on under one name, whatever the case in which it came, if it is in the list", () => {
    const marks = acl.Rules.filter(({ Name }) => Name.startsWith("origin-"));
    expect(acl.Rules.slice(0, marks.length)).toEqual(marks);
    const inserted = marks.map(({ Statement, Action }) => {
      expect(Statement.ByteMatchStatement?.FieldToMatch.SingleHeader?.Name).toBe("origin");
      return [Statement.ByteMatchStatement?.SearchString, Action?.Count];
    });
    expect(inserted).toEqual(
      origins.map((origin) => [
        origin,
        // AWS puts `x-amzn-waf-` before the name; the gateway's own answers read it under that.
        { CustomRequestHandling: { InsertHeaders: [{ Name: "origin", Value: origin }] } },
      ]),
    );
  });

  it("marks nothing where there is one origin, which the gateway knows without it", () => {
    const one = aclIn(apiWith({ corsOrigins: ["https://app.example.com"] }));
    expect(one.Rules.map(({ Name }) => Name).filter((name) => name.startsWith("origin-"))).toEqual([]);
  });

  it("lets long research texts and callers without a User-Agent through", () => {
    const overrides = JSON.stringify(acl.Rules);
    for (const rule of ["SizeRestrictions_BODY", "NoUserAgent_HEADER"]) {
      expect(overrides).toContain(`{"ActionToUse":{"Count":{}},"Name":"${rule}"}`);
    }
  });

  it("looks at the managed rules after the rates, and has one place for every rule", () => {
    const names = acl.Rules.map(({ Name }) => Name);
    expect(names.slice(-3)).toEqual([
      "AWSManagedRulesAmazonIpReputationList",
      "AWSManagedRulesKnownBadInputsRuleSet",
      "AWSManagedRulesCommonRuleSet",
    ]);
    expect(acl.Rules.map(({ Priority }) => Priority)).toEqual(names.map((_, index) => index));
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("an address that asks too often", () => {
  const asking = { method: "GET", path: "/api/v1/projects" };

  it("gets 429 in the API's words after 2,000 requests in five minutes, and no answer of the firewall before", () => {
    expect(answerOf(acl, { ...asking, requests: 2_000 })).toBeUndefined();
    expect(answerOf(acl, { ...asking, requests: 2_001 })).toEqual({
      status: 429,
      headers: { "Retry-After": "150" },
      body: { detail: "Too many requests; try again in 150 seconds" },
    });
  });

  it("gets it after 200 at sign-in and passwords", () => {
    expect(answerOf(acl, { method: "POST", path: LOGIN, requests: 200 })).toBeUndefined();
    expect(answerOf(acl, { method: "POST", path: LOGIN, requests: 201 })?.status).toBe(429);
    expect(answerOf(acl, { ...asking, requests: 201 })).toBeUndefined();
    const paths = routes.filter(({ tag }) => tag === "Auth").map(({ path }) => path);
    expect(paths.filter((path) => !path.startsWith("/auth/"))).toEqual([]);
  });

  it.each(origins)("can be read by pages of %s", (origin) => {
    expect(answerOf(acl, { ...asking, origin, requests: 2_001 })).toMatchObject({
      status: 429,
      headers: {
        "Access-Control-Allow-Origin": origin,
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Expose-Headers": expect.stringContaining("retry-after") as string,
        "Retry-After": "150",
        Vary: "Origin",
      },
    });
  });

  it("cannot be read by pages of another origin", () => {
    const answer = answerOf(acl, { ...asking, origin: "https://elsewhere.example", requests: 2_001 });
    expect(answer).toMatchObject({ status: 429 });
    expect(Object.keys(answer?.headers ?? {})).toEqual(["Retry-After"]);
  });

  it("has its preflight answered like the gateway's, or the page would never see the 429", () => {
    const preflight = { method: "OPTIONS", path: "/api/v1/projects", requests: 2_001 };
    expect(answerOf(acl, { ...preflight, origin: origins[0] })).toEqual({
      status: 204,
      headers: {
        "Access-Control-Allow-Origin": origins[0],
        "Access-Control-Allow-Credentials": "true",
        "Access-Control-Allow-Methods": "GET, POST, PATCH, DELETE, OPTIONS",
        "Access-Control-Allow-Headers": "authorization, content-type, idempotency-key, if-none-match",
        Vary: "Origin",
      },
    });
    expect(answerOf(acl, { ...preflight, origin: "https://elsewhere.example" })?.status).toBe(429);
    expect(answerOf(acl, { ...preflight, origin: origins[0], requests: 1 })).toBeUndefined();
  });

  it("has no looser limit at sign-in than elsewhere where the configuration is strict", () => {
    const strict = aclIn(apiWith({ requestsPerAddress: 50 }));
    expect(answerOf(strict, { method: "POST", path: LOGIN, requests: 51 })?.status).toBe(429);
    const limits = strict.Rules.flatMap(({ Statement }) => Statement.RateBasedStatement?.Limit ?? []);
    expect(limits).toEqual([50, 50]);
  });
});

describe("the firewall's log", () => {
  it("goes to a log group of the name that AWS WAF asks for, by its bare ARN", () => {
    template.hasResourceProperties("AWS::Logs::LogGroup", { LogGroupName: "aws-waf-logs-staging-api" });
    const [logging] = Object.values(template.findResources("AWS::WAFv2::LoggingConfiguration"));
    const [destination] = logging?.Properties.LogDestinationConfigs as { "Fn::Join": [string, unknown[]] }[];
    expect(destination?.["Fn::Join"][1].at(-1)).toMatch(/:log-group:aws-waf-logs-staging-api$/);
    expect(logging?.DependsOn).toContainEqual(expect.stringMatching(/^FirewallLog/));
  });

  it("samples requests without tokens, keys, cookies and queries", () => {
    template.hasResourceProperties("AWS::WAFv2::WebACL", {
      DataProtectionConfig: {
        DataProtections: [
          { Action: "SUBSTITUTION", Field: { FieldType: "SINGLE_HEADER", FieldKeys: ["authorization", "cookie"] } },
          { Action: "SUBSTITUTION", Field: { FieldType: "QUERY_STRING" } },
        ],
      },
    });
  });

  it("keeps what was blocked or counted, without tokens and cookies", () => {
    template.hasResourceProperties("AWS::WAFv2::LoggingConfiguration", {
      RedactedFields: [
        { SingleHeader: { Name: "authorization" } },
        { SingleHeader: { Name: "cookie" } },
        { UriPath: {} },
        { QueryString: {} },
      ],
      LoggingFilter: {
        DefaultBehavior: "DROP",
        Filters: [
          {
            Behavior: "KEEP",
            Requirement: "MEETS_ANY",
            Conditions: ["BLOCK", "COUNT", "EXCLUDED_AS_COUNT"].map((Action) => ({ ActionCondition: { Action } })),
          },
        ],
      },
    });
  });
});
