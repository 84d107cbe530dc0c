import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { CommandContext } from "../../bin/operate/run-command.ts";
import { smoke } from "../../bin/operate/smoke/command.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { objectKeys } from "../support/objects.ts";
import { openRawTable } from "../support/raw-table.ts";
import { tableContents } from "../support/table-contents.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";
import { run } from "./run.ts";

let stack: TemporaryStack;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await startTemporaryStack({ modelFaults: (call) => fault?.(call) });
});
afterAll(() => stack.close());

const walk = (argv: readonly string[] = [], context: Partial<CommandContext> = {}) =>
  run(smoke, [stack.url, ...argv], context);
const idsIn = (output: string): string[] => [...output.matchAll(/company ([0-9a-f-]{36})/g)].map(([, id = ""]) => id);

const LONG_AGO = "2026-01-01T00:00:00.000";

/** Items of companies that are or were. */
const itemsLeft = async () =>
  (await tableContents(stack.endpoints.dynamodb)).filter(({ PK }) => /^(C|EMAIL|REFRESH)#/.test(String(PK)));

/** Nothing is left but the jobs that look once more when nobody can write any longer; and after that nothing at all. */
async function nothingIsLeft(): Promise<void> {
  const jobs = await until(itemsLeft, (items) => items.every((item) => item.last_pass_from !== undefined));
  const table = openRawTable(stack.endpoints.dynamodb);
  for (const { PK, SK } of jobs)
    await table.set({ PK: String(PK), SK: String(SK) }, { last_pass_from: LONG_AGO, work_since: LONG_AGO });
  table.close();
  await stack.functions.invoke("worker-sweep-unfinished", {}, "test");
  await until(itemsLeft, (items) => items.length === 0);
  expect(await objectKeys(stack.endpoints.s3)).toEqual([]);
}

describe("npm run smoke", () => {
  it("walks the whole workflow, tells each step, and leaves nothing of its companies behind", async () => {
    const { exitCode, output, errors } = await walk(["--full"]);
    expect(errors).toContain("generating 0 %: ");
    expect(output.split("\n").map((line) => /^(ok|FAILED) +\d+\.\d s {2}([^:]+)/.exec(line)?.[2] ?? line)).toEqual([
      "Health",
      "OpenAPI document",
      "Sign-up of a throw-away company",
      "A wrong password is refused",
      "Login",
      "Refresh of the session",
      "Project",
      "The same request again is answered again, not done again",
      "Persona group",
      "Generation of 2 personas",
      "Personas",
      "Avatar",
      "Briefing",
      "Concept test",
      "Results of the concept test",
      "Survey file",
      "Survey",
      "Results of the survey",
      "Reliability check, 2 runs",
      "Another company gets 404, as for an id that nobody has",
      "Persona library",
      "Usage of the company",
      "Project deleted",
      "Company deleted",
      "Company deleted",
      expect.stringMatching(
        new RegExp(
          "^All went well in \\d+\\.\\d s, \\d+ requests, none refused as too many; " +
            "models cost \\d\\.\\d{4} USD \\(estimate at list price, \\d+ tokens\\)\\.$",
        ),
      ),
      "",
    ]);
    expect(output).not.toContain("FAILED");
    expect(exitCode).toBe(0);
    expect(idsIn(output)).toHaveLength(1);
    await nothingIsLeft();
  });

  it("names the failed step with the reason, ends with 1 and still cleans up", async () => {
    fault = () => ({ status: 400, type: "AccessDeniedException", message: "No access to this model" });
    try {
      const { exitCode, output, errors } = await walk(["--concept-only"]);
      expect(exitCode).toBe(1);
      expect(output).toMatch(/^FAILED +\d+\.\d s {2}Generation of 2 personas$/m);
      expect(output).not.toContain("Concept test");
      expect(errors).toMatch(/^Failed: .+$/m);
      expect(errors).toMatch(/^The smoke test of http:\S+ failed after \d+\.\d s\.$/m);
      expect(output).toMatch(/^ok .* Company deleted: Smoke test [0-9a-f]{12}; its login is refused$/m);
    } finally {
      fault = undefined;
    }
    await nothingIsLeft();
  });

  it("cleans up after Ctrl-C and ends with 130", async () => {
    const interruption = new AbortController();
    let output = "";
    const write = (text: string) => {
      output += text;
      if (text.includes("  Persona group")) interruption.abort();
    };
    const { exitCode, errors } = await walk([], { signal: interruption.signal, output: { write } });
    expect(exitCode).toBe(130);
    expect(errors).toMatch(/^Interrupted: removing what was made; Ctrl-C again leaves it there\.$/m);
    expect(output).not.toContain("Concept test");
    expect(output).toContain("  Company deleted: ");
    await nothingIsLeft();
  });

  it("says what was asked and what came, with the request's id", async () => {
    const { exitCode, output, errors } = await run(smoke, [`${stack.url}/nowhere`], {});
    expect(exitCode).toBe(1);
    expect(output).toMatch(/^FAILED +\d+\.\d s {2}Health$/m);
    expect(errors).toMatch(
      /^GET \/health \(x-request-id [\w-]{10,}\) answered 404 instead of 200: \{"detail":"[^"]+"\}$/m,
    );
  });

  it("says that nothing answers", async () => {
    const { exitCode, errors } = await run(smoke, ["http://127.0.0.1:1"], {});
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/^GET \/health was not answered: .+$/m);
  });

  it.each<[string, string[], string]>([
    ["no address", [], "Name one address of a service, such as https://api.example.com/api/v1."],
    ["what is no address", ["staging"], "Name one address of a service, such as https://api.example.com/api/v1."],
    ["too many personas", ["http://x", "--personas", "9"], '--personas must be a whole number from 2 to 3, not "9".'],
    ["two walks at once", ["http://x", "--full", "--concept-only"], "--full and --concept-only exclude each other."],
    [
      "a domain that is none",
      ["http://x", "--email-domain", "a@b"],
      '--email-domain must be a domain such as example.com, not "a@b".',
    ],
  ])("refuses %s", async (_what, argv, sentence) => {
    expect(await run(smoke, argv, {})).toEqual({
      exitCode: 2,
      output: "",
      errors: `${sentence} --help shows how it works.\n`,
    });
  });
});
