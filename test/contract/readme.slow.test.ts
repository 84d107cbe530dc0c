import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { RawClient } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const chapter = readme.split("\n## ").find((part) => part.startsWith("The same with curl\n")) ?? "";
const blocks = [...chapter.matchAll(/```sh\n([^]*?)```/g)].map(([, block = ""]) => block);

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
  "the blocks of README run when they are pasted one after the other" +
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
