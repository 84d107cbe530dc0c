import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from "@aws-sdk/client-s3";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { environmentSettings, type EnvironmentSettings } from "../../../lib/config.ts";
import { emptyBucket, remove, type RemoveMeans, type RemoveOptions } from "../../../lib/deployment/remove.ts";

/** A deletion whose AWS and CDK answer as told; what it decides is real. */
async function attempt(
  options: Partial<RemoveOptions> = {},
  changes: Partial<RemoveMeans> & { fails?: string; terminal?: boolean } = {},
) {
  const { fails, terminal = true, ...means } = changes;
  const did: string[] = [];
  const environment = options.environment ?? "staging";
  const outcome = await remove(
    { environment, yes: false, ...options },
    {
      settings: environmentSettings[environment] as EnvironmentSettings,
      say: () => undefined,
      ...(terminal ? { ask: async () => environment } : {}),
      identify: async () => ({ account: "123456789012", arn: "arn" }),
      stackState: async () => "CREATE_COMPLETE",
      stackOutputs: async () => ({ FilesBucketName: "files" }),
      emptyBucket: async (bucket) => {
        did.push(`empty ${bucket}`);
        return 3;
      },
      cdk: async ([command, ...args]) => {
        const stacks = args.filter((arg) => !arg.startsWith("--"));
        did.push([command, ...stacks].join(" "));
        return { code: fails !== undefined && stacks.includes(fails) ? 1 : 0, text: "" };
      },
      ...means,
    },
  ).then(
    () => "removed",
    (error: unknown) => (error as Error).message,
  );
  return { outcome, did };
}

describe("the deletion of an environment", () => {
  it("takes what writes first, then the files, then what holds data", async () => {
    expect(await attempt()).toEqual({
      outcome: "removed",
      did: ["destroy staging-operations staging-api staging-pipelines", "empty files", "destroy staging-data"],
    });
  });

  it("goes on where an earlier one ended", async () => {
    const stackState = async (stack: string) => (stack === "staging-data" ? "DELETE_FAILED" : undefined);
    expect((await attempt({ yes: true }, { stackState })).did).toEqual(["empty files", "destroy staging-data"]);
    const none = async () => undefined;
    expect(await attempt({ yes: true }, { stackState: none })).toEqual({
      outcome: "There is nothing of staging in eu-central-1 of account 123456789012.",
      did: [],
    });
  });

  it("leaves the data where it is when something else cannot be removed", async () => {
    expect(await attempt({}, { fails: "staging-api" })).toEqual({
      outcome:
        "staging-operations, staging-api, staging-pipelines could not be removed, see above (exit code 1); try again.",
      did: ["destroy staging-operations staging-api staging-pipelines"],
    });
  });

  it.each<[string, Partial<RemoveOptions>, Parameters<typeof attempt>[1], string]>([
    [
      "production, even with --yes",
      { environment: "production", yes: true },
      {},
      "production is protected (protectData in lib/config.ts): its table, files and secrets are not " +
        "removed by a command.",
    ],
    ["another answer", {}, { ask: async () => "yes" }, "Not removed: nothing was changed."],
    ["nobody to ask", {}, { terminal: false }, "There is no terminal to confirm at: add --yes."],
    [
      "another account",
      {},
      { settings: { ...(environmentSettings.staging as EnvironmentSettings), account: "999999999999" } },
      "These credentials are of account 123456789012, and staging belongs to 999999999999 (lib/config.ts): " +
        "sign in there.",
    ],
  ])("does nothing for %s", async (_, options, means, sentence) => {
    expect(await attempt(options, means)).toEqual({ outcome: sentence, did: [] });
  });
});

describe("emptying a bucket", () => {
  const s3 = mockClient(S3Client);
  // Files of this project share their modules.
  afterAll(() => s3.restore());
  beforeEach(() => s3.reset());

  it("deletes every version and every mark of a deletion, page by page", async () => {
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({
        Versions: [{ Key: "a", VersionId: "1" }],
        DeleteMarkers: [{ Key: "a", VersionId: "2" }],
        IsTruncated: true,
      })
      .resolvesOnce({ Versions: [{ Key: "b", VersionId: "3" }] })
      .resolves({});
    s3.on(DeleteObjectsCommand).resolves({});
    expect(await emptyBucket("files", "eu-central-1")).toBe(3);
    const deleted = s3.commandCalls(DeleteObjectsCommand).flatMap(({ args }) => args[0].input.Delete?.Objects ?? []);
    expect(deleted.map(({ Key, VersionId }) => `${Key} ${VersionId}`)).toEqual(["a 1", "a 2", "b 3"]);
  });

  it("says what stays", async () => {
    s3.on(ListObjectVersionsCommand).resolves({ Versions: [{ Key: "a", VersionId: "1" }] });
    s3.on(DeleteObjectsCommand).resolves({ Errors: [{ Key: "a", Message: "Access Denied" }] });
    await expect(emptyBucket("files", "eu-central-1")).rejects.toThrow("1 objects of files stay: Access Denied");
    s3.on(ListObjectVersionsCommand).rejects(
      Object.assign(new Error("no"), { name: "NoSuchBucket", $fault: "client" }),
    );
    await expect(emptyBucket("files", "eu-central-1")).rejects.toThrow(
      "The bucket files cannot be emptied (NoSuchBucket): no",
    );
  });
});
