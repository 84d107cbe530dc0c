import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CloudFormationValidatePlugin, type PolicyViolation } from "aws-cdk-lib";
import { afterAll, describe, expect, it } from "vitest";
import { stacksOf } from "./resources.ts";
import { appOf, appWith, templateOf } from "./synthesise.ts";

// AWS's own validator (https://github.com/aws-cloudformation/cloudformation-validate), which aws-cdk-lib brings along
// with CloudFormation's resource schemas. `cdk synth` runs it too, but lets pass what it calls a warning, such as a
// value that is not one of an enumeration; here everything counts.
const validator = new CloudFormationValidatePlugin();
const folder = mkdtempSync(join(tmpdir(), "templates-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const app = appOf();
const templates = stacksOf(app).map(({ stackName }) => [stackName, templateOf(app, stackName).toJSON()] as const);

/** What is wrong with a template, one line each. */
function problemsOf(template: object): string[] {
  const templatePath = join(folder, "template.json");
  writeFileSync(templatePath, JSON.stringify(template));
  const stack = { stackConstructPath: "stack", templatePath, accountId: undefined, region: "eu-central-1" };
  const { violations } = validator.validate({
    appConstruct: app,
    templatePaths: [templatePath],
    stackTemplates: [stack],
  });
  return violations.map(
    ({ ruleName, description, violatingResources }: PolicyViolation) =>
      `${violatingResources.map((resource) => resource.resourceLogicalId).join(", ")}: ${description} (${ruleName})`,
  );
}

describe("the schemas of CloudFormation", () => {
  it.each(templates)("have nothing against the template of %s", (_stack, template) => {
    expect(problemsOf(template)).toEqual([]);
  });

  it("have nothing against an API with a host name of its own", () => {
    const certificateArn = "arn:aws:acm:eu-central-1:123456789012:certificate/11111111-2222-3333-4444-555555555555";
    const own = appWith("staging", { domain: { name: "api.example.com", certificateArn } });
    expect(problemsOf(templateOf(own, "staging-api").toJSON())).toEqual([]);
  });
});

describe("a template that is wrong is found out", () => {
  const queue = (properties: object) => ({ Type: "AWS::SQS::Queue", Properties: properties });

  it.each<[string, object, RegExp]>([
    ["a type that does not exist", { Type: "AWS::SQS::Queu" }, /Unknown resource type/],
    ["a property that does not exist", queue({ VisibilityTimeot: 30 }), /VisibilityTimeot/],
    ["a value of another type", queue({ VisibilityTimeout: "long" }), /not of type 'integer'/],
    ["a number out of bounds", queue({ VisibilityTimeout: 43_201 }), /43200/],
    [
      "a missing property",
      { Type: "AWS::WAFv2::WebACLAssociation", Properties: { WebACLArn: "arn:aws:wafv2:eu-central-1:1:x" } },
      /'ResourceArn' is a required property/,
    ],
    [
      "a value that is none of an enumeration",
      { Type: "AWS::Lambda::Function", Properties: { Code: {}, Role: "x", Runtime: "nodejs99.x" } },
      /'nodejs99\.x' is not one of/,
    ],
    ["a text that is not spelled so", { Type: "AWS::S3::Bucket", Properties: { BucketName: "Files!" } }, /pattern/],
    ["a reference to nothing", queue({ QueueName: { Ref: "Nothing" } }), /Nothing/],
  ])("by %s", (_what, resource, problem) => {
    expect(problemsOf({ Resources: { Wrong: resource } })).toContainEqual(expect.stringMatching(problem));
  });

  it("and a right one is not", () => {
    expect(problemsOf({ Resources: { Right: queue({ VisibilityTimeout: 30, SqsManagedSseEnabled: true }) } })).toEqual(
      [],
    );
  });
});
