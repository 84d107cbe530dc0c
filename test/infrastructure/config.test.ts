import { describe, expect, it } from "vitest";
import { SMALLEST_CAP } from "../../functions/service/functions/model-capacity.ts";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { LONGEST_ENVIRONMENT_NAME } from "../../lib/config-schema.ts";
import { vendorOf } from "../../lib/model-ids.ts";
import { OperatorError } from "../../lib/operator-error.ts";

const HAIKU = "eu.anthropic.claude-haiku-4-5-20251001-v1:0";

describe("the configuration of an environment", () => {
  const settings = environmentSettings.staging as EnvironmentSettings;
  const pages = settings.pages as NonNullable<EnvironmentSettings["pages"]>;
  const certificate = "arn:aws:acm:us-east-1:123456789012:certificate/11111111-2222-3333-4444-555555555555";

  it("has links in mails lead to the console where there is one under a known name", () => {
    const { pages: _, ...rest } = settings;
    const domain = { name: "api.example.com", certificateArn: certificate.replace("us-east-1", "eu-central-1") };
    expect(environmentConfig("staging", { ...rest, domain }).pages).toEqual({
      resetPassword: "https://api.example.com/api/v1/console#/reset-password",
      acceptInvitation: "https://api.example.com/api/v1/console#/accept-invitation",
      projects: "https://api.example.com/api/v1/console#/projects",
    });
    expect(environmentConfig("staging", { ...settings, domain }).pages).toEqual(settings.pages);
    expect(() => environmentConfig("staging", rest)).toThrow(
      "pages must say where links in mails lead, as there is no domain",
    );
  });

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
    [
      "a page without a host",
      { pages: { ...pages, projects: "https:///projects" } },
      "pages.projects must be an https address without a query, such as https://app.example.com/reset-password",
    ],
    ["an alarm address that is none", { alarmEmail: "ops" }, "alarmEmail must be an e-mail address"],
    [
      "an origin without encryption",
      { corsOrigins: ["http://app.example.com"] },
      "corsOrigins.0 must be an https origin without a path, such as https://app.example.com",
    ],
    ["an account that is none", { account: "1234" }, "account must be the 12 digits of an AWS account"],
    [
      "a domain that is an address",
      { domain: { name: "https://api.example.com", certificateArn: certificate.replace("us-east-1", "eu-central-1") } },
      "domain.name must be a host name, such as api.example.com",
    ],
    [
      "a model that is none of Bedrock's",
      { models: { ...settings.models, moderator: "gpt", fallbacks: {} } },
      "models names gpt, which is no id of a model or inference profile of Bedrock",
    ],
    [
      "a model of a server that it does not name",
      { models: { ...settings.models, moderator: "server/gpt", fallbacks: {} } },
      "models names server/gpt, but modelServers has no server",
    ],
    [
      "a model server without an address",
      { modelServers: { server: { url: "models.example.com" } } },
      "modelServers.server.url must be an address, such as https://models.example.com",
    ],
    [
      "a fallback of a model that nobody uses",
      { models: { ...settings.models, fallbacks: { "eu.amazon.nova-lite-v1:0": HAIKU } } },
      "models.fallbacks names eu.amazon.nova-lite-v1:0, which no role uses",
    ],
    [
      "a fallback of the same vendor",
      { models: { ...settings.models, fallbacks: { [HAIKU]: "us.anthropic.claude-sonnet-4-6" } } },
      `models.fallbacks falls back from ${HAIKU} to us.anthropic.claude-sonnet-4-6, of the same vendor, ` +
        "which fails with it",
    ],
    [
      "a company's budget beyond that of all",
      { budgets: { company_usd: 300, environment_usd: 200 } },
      "budgets.company_usd must not exceed environment_usd",
    ],
    [
      "fewer model calls at once than there are functions that make them",
      { modelCallsAtOnce: 1 },
      `modelCallsAtOnce must be at least ${SMALLEST_CAP}`,
    ],
    [
      "a retention CloudWatch does not have",
      { logRetentionDays: 10 as 14 },
      "logRetentionDays must be 7, 14, 30, 60, 90, 180 or 365",
    ],
  ])("is refused with %s, in one sentence", (_what, wrong, problem) => {
    expect(() => environmentConfig("staging", { ...settings, ...wrong })).toThrow(
      new OperatorError(`The configuration of staging in lib/config.ts is wrong: ${problem}.`),
    );
  });

  it("may have a model server's models next to those of Bedrock, as fallbacks too", () => {
    const modelServers = { server: { url: "https://models.example.com" } };
    const models = { ...settings.models, moderator: "server/gpt", fallbacks: { "server/gpt": HAIKU } };
    expect(environmentConfig("staging", { ...settings, models, modelServers }).models.moderator).toBe("server/gpt");
  });

  it("is refused in one sentence that names every wrong setting, also what only another one makes wrong", () => {
    const wrong = {
      account: "1",
      corsOrigins: ["http://localhost:3000"],
      protectData: false,
      logRetentionDays: 10 as 14,
    };
    expect(() => environmentConfig("production", { ...settings, ...wrong })).toThrow(
      new OperatorError(
        "The configuration of production in lib/config.ts is wrong: account must be the 12 digits of an AWS account; " +
          "logRetentionDays must be 7, 14, 30, 60, 90, 180 or 365; protectData must be true in production; " +
          "corsOrigins.0 must not be on one's own machine in production.",
      ),
    );
  });

  it("is refused under a name that stacks cannot begin with", () => {
    expect(() => environmentConfig("Staging 2", settings)).toThrow(
      "its name must be of small letters, digits and hyphens, and begin with a letter",
    );
  });

  it("is refused under the name of one machine, where callers are told what only operators may know", () => {
    expect(() => environmentConfig("local", settings)).toThrow("its name must not be local");
  });

  it("is refused under a name with which a function's would be too long", () => {
    const longest = "a".repeat(LONGEST_ENVIRONMENT_NAME);
    expect(environmentConfig(longest, settings).name).toBe(longest);
    expect(() => environmentConfig(`${longest}a`, settings)).toThrow(
      new OperatorError(
        `The configuration of ${longest}a in lib/config.ts is wrong: its name must have at most 18 characters, ` +
          `because its function ${longest}a-reliability-study-promote-consistent-personas may have 64.`,
      ),
    );
  });

  it("has a fallback of another vendor for every model that answers", () => {
    for (const { models } of Object.values(environmentSettings)) {
      const { fallbacks = {}, embedding: _, ...roles } = models;
      for (const id of Object.values(roles).flat()) expect(vendorOf(fallbacks[id] as string)).not.toBe(vendorOf(id));
    }
  });

  it("is refused with a setting that there is not", () => {
    expect(() => environmentConfig("staging", { ...settings, regoin: "x" } as EnvironmentSettings)).toThrow(/regoin/);
  });

  it("allows one's own machine in staging alone", () => {
    const local = { corsOrigins: ["http://127.0.0.1:5173"] };
    expect(environmentConfig("staging", { ...settings, ...local }).corsOrigins).toEqual(local.corsOrigins);
    const production = environmentSettings.production as EnvironmentSettings;
    expect(() => environmentConfig("production", { ...production, ...local })).toThrow(
      "corsOrigins.0 must not be on one's own machine in production",
    );
  });

  it.each([
    "amazon.titan-embed-text-v2:0",
    "us-gov.anthropic.claude-haiku-4-5-20251001-v1:0",
    "global.anthropic.claude-sonnet-4-6",
  ])("takes %s, a model or inference profile of Bedrock", (id) => {
    const models = { ...settings.models, parse: id };
    expect(environmentConfig("staging", { ...settings, models }).models.parse).toBe(id);
  });

  it.each(Object.entries(environmentSettings))("of %s is right as it is checked in", (name, checkedIn) => {
    expect(environmentConfig(name, checkedIn)).toMatchObject({ name, region: checkedIn.region });
  });
});
