import { describe, expect, it } from "vitest";
import { environments } from "../../functions/platform/functions/environment.ts";
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { OUTPUTS, outputNamed } from "../../lib/deployment/stack-outputs.ts";
import { appOf, templateOf } from "./synthesise.ts";

const app = appOf();
const kinds = ["data", "pipelines", "api", "operations"] as const;
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
  "DashboardName",
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
  it("are both synthesised, each with its own data, pipelines, API and operations", () => {
    const stacks = app.node.children
      .map((child) => child.node.id)
      .filter((id) => /-(data|pipelines|api|operations)$/.test(id));
    expect(stacks.sort()).toEqual(
      ["staging", "production"].flatMap((name) => kinds.map((kind) => `${name}-${kind}`)).sort(),
    );
  });

  it("share no physical name", () => {
    const production = new Set(physicalNames("production"));
    expect(production.size).toBeGreaterThan(2 * functionEntries.length);
    expect(physicalNames("staging").filter((name) => production.has(name))).toEqual([]);
  });

  it.each(["staging", "production"])("of %s put out what the operators' commands look for", (environment) => {
    const outputsOf = (kind: string) => {
      const { Outputs } = templateOf(app, `${environment}-${kind}`).toJSON() as {
        Outputs: Record<string, { Value: unknown }>;
      };
      return Object.fromEntries(Object.entries(Outputs).map(([key, { Value }]) => [key, JSON.stringify(Value)]));
    };
    expect(outputNamed(outputsOf("data"), OUTPUTS.tableName)).toMatch(/^\{"Ref":"Table[0-9A-F]{8}"\}$/);
    expect(outputNamed(outputsOf("data"), OUTPUTS.tokenSecret)).toMatch(/^\{"Ref":"TokenSecret[0-9A-F]{8}"\}$/);
    expect(outputNamed(outputsOf("api"), OUTPUTS.baseUrl)).toContain("/v1");
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
    const optional = ["COOKIE_SECURE", "MODEL_SERVERS", "PUBLIC_BASE_URL", "WEBHOOK_ADDRESSES"];
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
