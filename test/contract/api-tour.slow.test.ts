import { execFile, spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { RawClient } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const blocksOf = (document: string, language: string): string[] => {
  const text = readFileSync(new URL(`../../${document}`, import.meta.url), "utf8");
  return [...text.matchAll(/```(\w+)\n([^]*?)```/g)].flatMap(([, own, block = ""]) =>
    own === language ? [block] : [],
  );
};
const blocks = blocksOf("docs/api-tour.md", "sh");

const missing = ["bash", "curl", "jq"].filter((tool) => spawnSync(tool, ["--version"]).status !== 0);

/** As somebody does who pastes everything into a shell, waits, and looks at what comes. */
function paste(script: string): Promise<{ output: string; errors: string }> {
  const shell = spawn("bash", { cwd: root });
  let [output, errors] = ["", ""];
  shell.stdout.on("data", (chunk) => (output += String(chunk)));
  shell.stderr.on("data", (chunk) => (errors += String(chunk)));
  shell.stdin.end(script);
  return new Promise((resolve) => shell.once("close", () => resolve({ output, errors })));
}

it.skipIf(missing.length > 0)(
  "the blocks of the tour run when they are pasted one after the other" +
    missing.map((tool) => `; ${tool} is missing here`).join(""),
  async () => {
    expect(blocks).not.toEqual([]);
    // Other tests sign up on this stack, too.
    const here = blocks
      .join("\n")
      .replace("http://127.0.0.1:3000/api/v1", stack.url)
      .replace("mia@example.com", `${randomUUID()}@example.com`);
    // Of an address of its own, as every test is: sign-ups are counted by address. Two documents are read at once, so
    // that one waits, or is sent again, while other tests have theirs read.
    const { output, errors } = await paste(
      [
        `request() { command curl --interface ${new RawClient(stack.url).address} "$@"; }`,
        `upload() { until answer=$(request "$@"); [[ $answer != *'"detail"'* ]]; do sleep 1; done; echo "$answer"; }`,
        `curl() { if [[ $* == *board.png* ]]; then upload "$@"; else request "$@"; fi; }`,
        here,
      ].join("\n"),
    );
    expect(errors).toBe("");
    expect(output).not.toMatch(/"detail"|^null$/m);
    expect(output).toContain('"average_sentiment_score"');
    expect(output).toContain('"questions"');
    // Whoever asks is not called by the name of the one who is asked.
    expect(output).toMatch(/^interviewer: Walk me through your breakfast/m);
    const names = new Set([...output.matchAll(/^"(.+)"$/gm)].map(([, name]) => name));
    const answered = [...output.matchAll(/^([^\s{}":]+ [^:"]*): \S/gm)].map(([, name]) => name);
    expect(answered.length).toBeGreaterThan(5);
    expect(answered.filter((name) => !names.has(name))).toEqual([]);
    expect(output).toMatch(/"budget_left_usd"/);
  },
);

it("the program of README runs as it is written", async () => {
  const [program = ""] = blocksOf("README.md", "ts");
  const company = await Company.signUp(stack.url);
  const { key } = await company.api.createApiKey({ body: { name: "README", role: "member" } });
  const client = new URL("../../clients/typescript/src/index.ts", import.meta.url).href;
  const folder = mkdtempSync(join(tmpdir(), "readme-"));
  try {
    const file = join(folder, "program.mts");
    writeFileSync(file, program.replace("synthetic-consumer-research-client", client));
    const env = { ...process.env, API_URL: stack.url, API_KEY: key ?? "" };
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file], { env });
    expect(stderr).toBe("");
    expect(stdout.length).toBeGreaterThan(100);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
