import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App } from "aws-cdk-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../../lib/config.ts";
import { changesNothing, statefulChanges, warningOf } from "../../../lib/deployment/stateful-changes.ts";
import { projectRoot } from "../../../lib/project-root.ts";
import { DataStack } from "../../../lib/stacks/data-stack.ts";

interface Template {
  Resources: Record<string, { Type: string; DeletionPolicy?: string; Properties: Record<string, any> }>;
}

const folder = mkdtempSync(join(tmpdir(), "diff-"));
const assembly = join(folder, "assembly");
let template: Template;
beforeAll(() => {
  const app = new App({ outdir: assembly, analyticsReporting: false });
  new DataStack(app, environmentConfig("staging", environmentSettings.staging as EnvironmentSettings));
  app.synth();
  template = JSON.parse(readFileSync(join(assembly, "staging-data.template.json"), "utf8")) as Template;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const idOf = (type: string): string =>
  Object.entries(template.Resources).find(([, { Type }]) => Type === type)?.[0] as string;

/** What the CDK CLI says about going from a changed template to the present one. */
function diffFrom(change: (deployed: Template) => void): string {
  const deployed = structuredClone(template);
  change(deployed);
  const file = join(folder, "deployed.json");
  writeFileSync(file, JSON.stringify(deployed));
  return execFileSync(
    process.execPath,
    [
      join(projectRoot, "node_modules/aws-cdk/bin/cdk"),
      ...["diff", "staging-data", "--app", assembly, "--template", file, "--no-color", "--ci", "--no-notices"],
    ],
    { cwd: folder, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] },
  );
}

describe("what cdk diff says", () => {
  it("holds every resource with data that would be deleted, left behind or replaced, and nothing else", () => {
    const [table, bucket, secret] = ["AWS::DynamoDB::Table", "AWS::S3::Bucket", "AWS::SecretsManager::Secret"].map(
      idOf,
    );
    const text = diffFrom(({ Resources }) => {
      const [properties] = Resources[table as string]?.Properties.KeySchema as [{ AttributeName: string }];
      properties.AttributeName = "OTHER";
      (Resources[secret as string] as Template["Resources"][string]).Properties.Name = "other";
      const files = Resources[bucket as string] as Template["Resources"][string];
      Resources.OldFiles = { ...files, DeletionPolicy: "Delete" };
      Resources.KeptFiles = { ...files, DeletionPolicy: "Retain" };
      // These keep the data, or hold none.
      files.Properties.Tags = [{ Key: "environment", Value: "other" }];
      Resources.OldPolicy = { Type: "AWS::SQS::QueuePolicy", Properties: { Queues: [] } };
    });
    expect(statefulChanges(text)).toEqual([
      { stack: "staging-data", type: "AWS::S3::Bucket", resource: "OldFiles", effect: "delete" },
      { stack: "staging-data", type: "AWS::S3::Bucket", resource: "KeptFiles", effect: "leave behind" },
      { stack: "staging-data", type: "AWS::DynamoDB::Table", resource: `Table ${table}`, effect: "replace" },
      {
        stack: "staging-data",
        type: "AWS::SecretsManager::Secret",
        resource: `TokenSecret ${secret}`,
        effect: "replace",
      },
    ]);
    expect(text).toContain("[~] AWS::S3::Bucket Files");
    expect(text).toContain("OldPolicy destroy");
    expect(changesNothing(text)).toBe(false);
    expect(warningOf(statefulChanges(text))).toContain(
      `!!!   staging-data: AWS::DynamoDB::Table Table ${table} would be REPLACED by an empty one`,
    );
  });

  it("says when nothing changes", () => {
    expect(changesNothing(diffFrom(() => undefined))).toBe(true);
  });

  // The CLI knows of it by CloudFormation's change set alone, which takes an account.
  it("warns of what CloudFormation decides only when it gets there", () => {
    const text = "Stack production-data\nResources\n[~] AWS::S3::Bucket Files Files8E6940B8 may be replaced\n";
    expect(statefulChanges(text)).toEqual([
      { stack: "production-data", type: "AWS::S3::Bucket", resource: "Files Files8E6940B8", effect: "may replace" },
    ]);
  });
});
