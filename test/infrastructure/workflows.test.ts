import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { load } from "js-yaml";
import nodePackage from "../../bin/node/package.json" with { type: "json" };
import manifest from "../../package.json" with { type: "json" };
import { environmentSettings } from "../../lib/config.ts";
import { projectRoot } from "../../lib/project-root.ts";

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  needs?: string;
  environment?: string;
  permissions?: Record<string, string>;
  "timeout-minutes"?: number;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: { group: string };
  jobs: Record<string, Job>;
}

const folder = join(projectRoot, ".github", "workflows");
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(join(folder, file), "utf8");
  const workflow = load(text) as Workflow;
  return { file, text, workflow, jobs: Object.entries(workflow.jobs) };
});
const stepsOf = ({ steps = [] }: Job): Step[] => steps;
const scripts: Record<string, string> = manifest.scripts;

describe.each(workflows)("$file", ({ text, workflow, jobs }) => {
  it("runs only commands that there are", () => {
    const runs = jobs.flatMap(([, job]) => stepsOf(job).flatMap(({ run }) => run ?? []));
    for (const run of runs) {
      const [, name] = /^npm (?:run )?([\w:-]+)/.exec(run) ?? [];
      expect(Object.keys(scripts), run).toContain(name);
    }
  });

  it("pins every action to a commit and says which version that is", () => {
    const used = text.match(/uses: .*/g) ?? [];
    expect(used.length).toBeGreaterThan(0);
    for (const line of used) expect(line).toMatch(/^uses: (\.\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/);
  });

  it("runs on the Node that the functions run on, and one job on the oldest that the project allows", () => {
    const [least] = /\d+/.exec(manifest.engines.node) ?? [];
    const [ours] = nodePackage.dependencies.node.split(".");
    for (const [name, job] of jobs.filter(([, { uses }]) => uses === undefined)) {
      const versions = stepsOf(job).flatMap((step) => step.with?.["node-version"] ?? []);
      expect(versions, name).toEqual([Number(name === "oldest-node" ? least : ours)]);
    }
  });

  it("may only read the repository, and ends by itself", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    expect(workflow.concurrency?.group).toBeTruthy();
    for (const [name, job] of jobs.filter(([, { uses }]) => uses === undefined))
      expect(job["timeout-minutes"], name).toBeLessThanOrEqual(60);
  });

  it("puts nothing into a script that somebody else may have written", () => {
    for (const [, job] of jobs) for (const { run = "" } of stepsOf(job)) expect(run).not.toContain("${{");
  });
});

describe("a release", () => {
  const { workflow } = workflows.find(({ file }) => file === "deploy.yml") as (typeof workflows)[number];
  const jobOf = (name: string) => workflow.jobs[name] as Job;

  it("goes to an environment of its own name, by a role and not by a key", () => {
    for (const name of Object.keys(environmentSettings)) {
      const job = jobOf(name);
      expect(job.environment).toBe(name);
      expect(job.permissions).toEqual({ contents: "read", "id-token": "write" });
      expect(stepsOf(job).find(({ uses }) => uses?.startsWith("aws-actions/"))?.with).toEqual({
        "role-to-assume": "${{ vars.DEPLOY_ROLE_ARN }}",
        "aws-region": "${{ vars.AWS_REGION }}",
      });
      expect(stepsOf(job).map(({ run }) => run)).toContainEqual(expect.stringContaining(`npm run deploy:${name} --`));
    }
  });

  it("is tested first, smoke-tested in staging, and only then goes to production", () => {
    expect(jobOf("staging").needs).toBe("test");
    expect(jobOf("production").needs).toBe("staging");
    expect(stepsOf(jobOf("staging")).at(-1)?.run).toContain("npm run smoke --");
  });
});
