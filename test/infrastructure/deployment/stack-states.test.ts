import { CloudFormationClient, DescribeStacksCommand, type StackStatus } from "@aws-sdk/client-cloudformation";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { environmentSettings } from "../../../lib/config.ts";
import { stackNames, whatIsThere } from "../../../lib/deployment/stack-states.ts";
import { stacksOf } from "../resources.ts";
import { appOf } from "../synthesise.ts";

const cloudFormation = mockClient(CloudFormationClient);
// Files of this project share their modules.
afterAll(() => cloudFormation.restore());
beforeEach(() => {
  cloudFormation.reset();
  cloudFormation.on(DescribeStacksCommand).rejects(Object.assign(new Error("none"), { name: "ValidationError" }));
});
const stackIs = (StackName: string, StackStatus: StackStatus) =>
  cloudFormation
    .on(DescribeStacksCommand, { StackName })
    .resolves({ Stacks: [{ StackName, StackStatus, CreationTime: new Date() }] });
const said = async () => (await whatIsThere("staging", "eu-central-1")).split("\n").map((line) => line.trim());

describe("what a deployment that failed leaves behind", () => {
  it("is nothing where it could not begin", async () => {
    expect(await said()).toEqual(
      ["data", "pipelines", "api", "operations"].map(
        (stack) => `staging-${stack} is not there: nothing of it was made`,
      ),
    );
  });

  it("is, at the first time, what was made before it failed: there is nothing to go back to", async () => {
    stackIs("staging-data", "CREATE_COMPLETE");
    stackIs("staging-pipelines", "ROLLBACK_COMPLETE");
    expect(await said()).toEqual([
      "staging-data is complete, and stays as it is",
      "staging-pipelines could not be made, and what had been made of it was removed again; the next " +
        "deployment begins anew",
      "staging-api is not there: nothing of it was made",
      "staging-operations is not there: nothing of it was made",
    ]);
  });

  it("is, later on, what was there before", async () => {
    stackIs("staging-data", "UPDATE_COMPLETE");
    stackIs("staging-pipelines", "UPDATE_ROLLBACK_COMPLETE");
    stackIs("staging-api", "UPDATE_ROLLBACK_FAILED");
    stackIs("staging-operations", "UPDATE_IN_PROGRESS");
    expect(await said()).toEqual([
      "staging-data is complete, and stays as it is",
      "staging-pipelines went back to what was there before",
      "staging-api is stuck (UPDATE_ROLLBACK_FAILED): docs/operations.md, If a deployment fails",
      "staging-operations is still at work (UPDATE_IN_PROGRESS): wait until it has ended",
    ]);
  });

  it("is not made up when AWS does not tell", async () => {
    cloudFormation.on(DescribeStacksCommand).rejects(Object.assign(new Error("no"), { name: "AccessDenied" }));
    expect(await said()).toEqual([
      "What has become of its stacks cannot be asked now; the console of CloudFormation shows it.",
    ]);
  });

  it("knows the stacks of every environment", () => {
    for (const environment of Object.keys(environmentSettings))
      expect(stackNames(environment).toSorted()).toEqual(
        stacksOf(appOf(), environment)
          .map(({ stackName }) => stackName)
          .toSorted(),
      );
  });
});
