import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { environmentSettings, type EnvironmentSettings } from "../../../lib/config.ts";
import { deploy, type DeployMeans, type DeployOptions } from "../../../lib/deployment/deploy.ts";
import { placeholdersIn } from "../../../lib/deployment/placeholders.ts";
import { projectRoot } from "../../../lib/project-root.ts";

const folder = mkdtempSync(join(tmpdir(), "deploy-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filledIn = JSON.parse(
  JSON.stringify(environmentSettings.production).replaceAll("example.com", "haferfreunde.de"),
) as EnvironmentSettings;
const CHANGED =
  "Stack production-api\nResources\n[~] AWS::Lambda::Function A B\n\nNumber of stacks with differences: 1\n";
const LOSES_DATA =
  "Stack production-data\nResources\n[~] AWS::DynamoDB::Table Table T1 replace\n\n" +
  "Number of stacks with differences: 1\n";
const NOTHING = "Stack production-api\nThere were no differences\n\nNumber of stacks with differences: 0\n";

const TOPIC = "arn:aws:sns:eu-central-1:123456789012:alarms";

/** A deployment of production whose CDK answers as told; everything before and after it is real. */
async function attempt(
  options: Partial<DeployOptions> = {},
  { diff = CHANGED, fails, ...changes }: Partial<DeployMeans> & { diff?: string; fails?: string } = {},
) {
  const said: string[] = [];
  const ran: string[] = [];
  const outcome = await deploy(
    { environment: "production", allowDirty: false, yes: false, allowDataLoss: false, ...options },
    {
      settings: filledIn,
      folder,
      say: (line) => said.push(line),
      ask: async () => "production",
      identify: async () => ({ account: "123456789012", arn: "arn:aws:iam::123456789012:user/mia" }),
      uncommittedFiles: async () => [],
      checkAccount: async () => ({ problems: [], notes: [] }),
      alarmProblem: async () => undefined,
      whatIsThere: async () => "  production-data is complete, and stays as it is",
      cdk: async (args) => {
        ran.push(args[0] as string);
        const outputs = {
          "production-api": { ApiBaseUrl1A2B: "https://api.haferfreunde.de/api/v1" },
          "production-operations": { AlarmTopicArn: TOPIC },
        };
        if (args[0] === "deploy")
          writeFileSync(args[args.indexOf("--outputs-file") + 1] as string, JSON.stringify(outputs));
        return { code: args[0] === fails ? 1 : 0, text: args[0] === "diff" ? diff : "" };
      },
      ...changes,
    },
  ).then(
    (url) => ({ url }),
    (error: unknown) => ({ refused: (error as Error).message }),
  );
  return { ...outcome, said: said.join("\n"), ran };
}

describe("a deployment of production", () => {
  it("makes the templates once, shows what changes, asks, deploys and knows the address", async () => {
    const asked: string[] = [];
    const ask = async (question: string) => {
      asked.push(question);
      return "production\n";
    };
    const { url, ran, said } = { url: "", ...(await attempt({}, { ask })) };
    expect(url).toBe("https://api.haferfreunde.de/api/v1");
    expect(ran).toEqual(["synth", "diff", "deploy"]);
    expect(asked).toEqual(["Type production to deploy this: "]);
    expect(said).toContain("Deploying production to account 123456789012, eu-central-1, as arn:aws:iam::");
    expect(said).toContain("[~] AWS::Lambda::Function A B");
    expect(said).not.toContain("!!!");
  });

  it.each<[string, Partial<DeployOptions>, Parameters<typeof attempt>[1], string, string[]]>([
    ["another answer", {}, { ask: async () => "yes" }, "Not deployed: nothing was changed.", ["synth", "diff"]],
    [
      "credentials of another account",
      {},
      { settings: { ...filledIn, account: "999999999999" } },
      "These credentials are of account 123456789012, and production belongs to 999999999999 (lib/config.ts): " +
        "sign in there.",
      [],
    ],
    [
      "placeholders",
      {},
      { settings: { ...filledIn, mail: { from: "no-reply@example.com" }, alarmEmail: "ops@mail.example.org" } },
      "The configuration of production in lib/config.ts still has placeholders (example.com) in " +
        "mail.from, alarmEmail: fill in your own first.",
      [],
    ],
    [
      "changes that are not committed",
      {},
      { uncommittedFiles: async () => ["a.ts", "b.ts", "c.ts", "d.ts"] },
      "There are changes that are not committed (a.ts, b.ts, c.ts and 1 more): commit them, or deploy " +
        "them all the same with --allow-dirty.",
      [],
    ],
    [
      "data at risk that --yes does not cover",
      { yes: true },
      { diff: LOSES_DATA },
      "--yes does not cover resources that hold data: deploy production from a terminal, or add --allow-data-loss.",
      ["synth", "diff"],
    ],
    [
      "a difference that cannot be told",
      {},
      { fails: "diff" },
      "The difference to what is deployed cannot be told, see above; nothing was changed (exit code 1).",
      ["synth", "diff"],
    ],
    [
      "a deployment that fails",
      {},
      { fails: "deploy" },
      "The deployment failed, see the events above (exit code 1). Of its stacks\n" +
        "  production-data is complete, and stays as it is",
      ["synth", "diff", "deploy"],
    ],
    [
      "an account that lacks something",
      {},
      { checkAccount: async () => ({ problems: ["It lacks this.", "And that."], notes: ["Not checked: more."] }) },
      "Not deployed, nothing was changed:\n  It lacks this.\n  And that.",
      [],
    ],
  ])("ends with one sentence at %s", async (_what, options, means, sentence, ran) => {
    const outcome = await attempt(options, means);
    expect(outcome).toMatchObject({ refused: sentence, ran });
  });

  it("says whether alarms reach anybody, which no longer changes what is deployed", async () => {
    const asked: unknown[] = [];
    const pending = async (config: { alarmEmail?: string | undefined }, topic: string) => {
      asked.push([config.alarmEmail, topic]);
      return "Alarms reach nobody yet.";
    };
    const told = await attempt({}, { alarmProblem: pending });
    expect(told).toMatchObject({ url: "https://api.haferfreunde.de/api/v1" });
    expect(told.said.endsWith("\nAlarms reach nobody yet.")).toBe(true);
    expect(asked).toEqual([["alarms@haferfreunde.de", TOPIC]]);
    const silent = await attempt({}, { alarmProblem: () => Promise.reject(new Error("AWS does not answer.")) });
    expect(silent).toMatchObject({ url: "https://api.haferfreunde.de/api/v1" });
    expect(silent.said.endsWith("\nAWS does not answer.")).toBe(true);
  });

  it("is refused without anybody to tell of alarms, before anything is asked", async () => {
    const { alarmEmail: _, ...settings } = filledIn;
    expect(await attempt({}, { settings })).toMatchObject({
      refused: expect.stringMatching(/^The configuration of production .*: alarmEmail must say who is told of alarms/),
      ran: [],
    });
  });

  it("needs a terminal, or --yes", async () => {
    const { ask: _, ...withoutTerminal } = { ask: undefined };
    const at = (options: Partial<DeployOptions>, diff = CHANGED) =>
      attempt(options, { ...withoutTerminal, diff, ask: undefined as never });
    expect(await at({})).toMatchObject({
      refused: "There is no terminal to confirm at: add --yes if production was approved elsewhere.",
    });
    expect((await at({ yes: true })).ran).toEqual(["synth", "diff", "deploy"]);
    expect((await at({ yes: true, allowDataLoss: true }, LOSES_DATA)).ran).toEqual(["synth", "diff", "deploy"]);
    // Nothing to confirm; deploying says so once more and brings the address.
    expect((await at({}, NOTHING)).ran).toEqual(["synth", "diff", "deploy"]);
  });

  it("says loudly what would happen to data, before it asks", async () => {
    let saidBefore = "";
    const lines: string[] = [];
    await attempt(
      {},
      {
        diff: LOSES_DATA,
        say: (line) => lines.push(line),
        ask: async () => {
          saidBefore = lines.join("\n");
          return "";
        },
      },
    );
    expect(saidBefore).toContain(
      "!!!   production-data: AWS::DynamoDB::Table Table T1 would be REPLACED by an empty one",
    );
  });
});

describe("a deployment of staging", () => {
  it("is not asked about, and only notes placeholders", async () => {
    const settings = environmentSettings.staging as EnvironmentSettings;
    const { said } = await attempt({ environment: "staging", allowDirty: true }, { settings, ask: undefined as never });
    expect(said).toContain(
      "Note: placeholders (example.com) are still in corsOrigins.0, mail.from, pages.resetPassword",
    );
  });
});

describe("placeholders", () => {
  it("are domains that nobody can own, and only those", () => {
    expect(
      placeholdersIn({ a: ["https://app.example.com:8443/x", "https://example.community"], b: { c: "x@example.org" } }),
    ).toEqual(["a.0", "b.c"]);
    expect(placeholdersIn({ a: "https://myexample.com", b: 5, c: null })).toEqual([]);
  });
});

describe("npm run deploy", () => {
  it.each(["staging", "production"])("of %s without credentials ends in one sentence", async (environment) => {
    const variables = { AWS_EC2_METADATA_DISABLED: "true", HOME: folder, PATH: process.env.PATH };
    const child = spawn(process.execPath, ["bin/deploy.ts", environment], { cwd: projectRoot, env: variables });
    let text = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    const [code] = (await once(child, "close")) as [number];
    expect(code).toBe(1);
    expect(text).toMatch(/^There are no AWS credentials: [^\n]+\n$/);
  });
});
