import { describe, expect, it } from "vitest";
import { readArguments } from "../../evaluation/arguments.ts";
import { runEvaluateCommand } from "../../evaluation/command.ts";

async function run(...argv: string[]) {
  let [output, errors] = ["", ""];
  const exitCode = await runEvaluateCommand(argv, {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors };
}

describe("npm run lab -- evaluate", () => {
  it("explains itself", async () => {
    const { exitCode, output } = await run("--help");
    expect(exitCode).toBe(0);
    expect(output).toContain("npm run lab -- evaluate");
  });

  it.each([
    [["--personas", "11"], "--personas must be a whole number from 5 to 10"],
    [["--seeds", "many"], "--seeds must be a whole number"],
    [["--nonsense"], "npm run lab -- evaluate --help"],
    [["--json", "/no/such/folder/table.json"], "a folder that exists"],
  ])("refuses %j before anything is started", async (argv, sentence) => {
    const { exitCode, errors } = await run(...argv);
    expect(exitCode).toBe(2);
    expect(errors).toContain(sentence);
  });

  it("takes ten personas and two hundred seeds unless told", () => {
    expect(readArguments([])).toEqual({
      personas: 10,
      planSeeds: 200,
      timeoutSeconds: 1_800,
      json: null,
      coverage: null,
      humans: null,
    });
  });
});
