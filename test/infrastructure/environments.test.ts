import { describe, expect, it } from "vitest";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { environments } from "../../functions/contracts/environment.ts";
import { functionEntries } from "../../functions/contracts/functions.ts";
import { appOf, appWith, templateOf } from "./synthesise.ts";

const app = appOf();
const kinds = ["data", "pipelines", "api"] as const;
const resourcesOf = (environment: string) =>
  kinds.flatMap((kind) => {
    const { Resources } = templateOf(app, `${environment}-${kind}`).toJSON() as {
      Resources: Record<string, { Type: string; Properties: Record<string, unknown> }>;
    };
    return Object.values(Resources);
  });

/** Names that must be unique in an account. */
const nameProperties = [
  "FunctionName",
  "StateMachineName",
  "LogGroupName",
  "TableName",
  "QueueName",
  "AlarmName",
  "RoleName",
  "TopicName",
] as const;
const uniqueByName = (type: string) =>
  ["AWS::WAFv2::WebACL", "AWS::SecretsManager::Secret", "AWS::ApiGateway::RestApi"].includes(type);

const physicalNames = (environment: string): string[] =>
  resourcesOf(environment).flatMap(({ Type, Properties }) =>
    [...nameProperties, ...(uniqueByName(Type) ? ["Name"] : [])].flatMap((property) => {
      const name = Properties[property];
      return typeof name === "string" ? [`${Type} ${name}`] : [];
    }),
  );

describe("staging and production", () => {
  it("are both synthesised, each with its own data, pipelines and API", () => {
    const stacks = app.node.children.map((child) => child.node.id).filter((id) => /-(data|pipelines|api)$/.test(id));
    expect(stacks.sort()).toEqual(
      ["staging", "production"].flatMap((name) => kinds.map((kind) => `${name}-${kind}`)).sort(),
    );
  });

  it("share no physical name", () => {
    const production = new Set(physicalNames("production"));
    expect(production.size).toBeGreaterThan(2 * functionEntries.length);
    expect(physicalNames("staging").filter((name) => production.has(name))).toEqual([]);
  });

  it("import nothing from each other", () => {
    for (const [own, other] of [
      ["staging", "production"],
      ["production", "staging"],
    ] as const) {
      expect(JSON.stringify(resourcesOf(own))).not.toContain(`"${other}-`);
    }
  });

  it.each(functionEntries)("give %s the variables of its schema, and no others", (name) => {
    const [found] = resourcesOf("staging").filter(({ Properties }) => Properties.FunctionName === `staging-${name}`);
    const given = Object.keys((found?.Properties.Environment as { Variables: Record<string, unknown> }).Variables);
    const optional = ["COOKIE_SECURE", "PUBLIC_BASE_URL"];
    const required = Object.keys(environments[name].shape).filter((variable) => !optional.includes(variable));
    expect(given.sort()).toEqual(required.sort());
  });

  it("run the functions on Node 24 on Arm", () => {
    const functions = resourcesOf("production").filter(({ Type }) => Type === "AWS::Lambda::Function");
    expect(functions).toHaveLength(functionEntries.length);
    for (const { Properties } of functions) {
      expect(Properties).toMatchObject({ Runtime: "nodejs24.x", Architectures: ["arm64"] });
    }
  });
});

describe("the configuration of an environment", () => {
  const settings = environmentSettings.staging as EnvironmentSettings;
  const certificate = "arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555";

  it.each<[string, Partial<EnvironmentSettings>, string]>([
    [
      "a wildcard origin",
      { corsOrigins: ["*"] },
      "corsOrigins.0 must be an https origin without a path, such as https://app.example.com",
    ],
    [
      "an origin with a path",
      { corsOrigins: ["https://app.example.com/"] },
      "corsOrigins.0 must be an https origin without a path, such as https://app.example.com",
    ],
    ["no origin", { corsOrigins: [] }, "corsOrigins must name at least one origin"],
    ["an unknown region", { region: "Frankfurt" }, "region must be an AWS region, such as eu-central-1"],
    [
      "a certificate of another region",
      { domain: { name: "api.example.com", certificateArn: certificate } },
      "domain.certificateArn must be of a certificate in eu-central-1",
    ],
    ["an alarm address that is none", { alarmEmail: "ops" }, "alarmEmail must be an e-mail address"],
    [
      "a retention CloudWatch does not have",
      { logRetentionDays: 10 as 14 },
      "logRetentionDays must be 7, 14, 30, 60, 90, 180 or 365",
    ],
  ])("is refused with %s, in one sentence", (_what, wrong, problem) => {
    expect(() => environmentConfig("staging", { ...settings, ...wrong })).toThrow(
      new Error(`The configuration of staging in lib/config.ts is wrong: ${problem}.`),
    );
  });

  it("sends alarms to the address it names", () => {
    const withAddress = appWith("staging", { alarmEmail: "ops@example.com" });
    templateOf(withAddress, "staging-data").hasResourceProperties("AWS::SNS::Subscription", {
      Protocol: "email",
      Endpoint: "ops@example.com",
    });
  });
});
