import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runLedgerCommand } from "../../ledger/command.ts";
import { exampleValidity } from "../../../functions/findings/validity/example.ts";
import type { Ledger } from "../../ledger/measure.ts";

const REFERENCE = join(import.meta.dirname, "../../../test/reference/humans");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
  for (const name of ["opinions", "megastudy/snacks", "out"]) mkdirSync(join(folder, name), { recursive: true });
  cpSync(REFERENCE, join(folder, "humans"), { recursive: true });
  // Four waves with each number of options; the model is sure of the first option, which people prefer a little.
  const rows = [0, 1, 2, 3].flatMap((wave) =>
    [2, 3, 4, 5].flatMap((options) =>
      Array.from({ length: options }, (_, option) => {
        const people = option === 0 ? 0.4 + 0.02 * wave : (0.6 - 0.02 * wave) / (options - 1);
        return [`w${wave}o${options}`, wave, option + 1, options, people, option === 0 ? 0.97 : 0.03 / (options - 1)];
      }),
    ),
  );
  const lines = ["question,wave,option,of,people,model", ...rows.map((row) => row.join(","))];
  writeFileSync(join(folder, "opinions", "opinionsqa.csv"), `${lines.join("\n")}\n`);
  writeFileSync(
    join(folder, "megastudy", "snacks", "people.json"),
    JSON.stringify({ answers: [{ n: 10, counts: { 1: 9, 2: 1 } }, { n: 10 }] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...argv: string[]) {
  let [output, errors] = ["", ""];
  const exitCode = await runLedgerCommand(argv, {
    output: { write: (text) => (output += text) },
    errors: { write: (text) => (errors += text) },
    environment: {},
    signal: new AbortController().signal,
  });
  return { exitCode, output, errors };
}

describe("npm run lab -- ledger", () => {
  it("writes every question and run, misses first, and meets the published figures", async () => {
    const out = join(folder, "out");
    const { exitCode, output } = await run(folder, "--out", out);
    expect(exitCode).toBe(0);
    expect(output).toContain("33 questions compared");
    const ledger = JSON.parse(readFileSync(join(out, "ledger.json"), "utf8")) as Ledger;
    const distances = ledger.opinions.lines.map(({ raw }) => raw);
    expect(distances).toHaveLength(32);
    expect(distances).toEqual(distances.toSorted((a, b) => b - a));
    expect(ledger.twins.lines).toHaveLength(17);
    expect(ledger.twins.published!.figures).toBeGreaterThan(100);
    expect(ledger.people).toEqual([{ study: "snacks", closed_questions: 1, equal: { mean: 0.4, interval: null } }]);
    const document = readFileSync(join(out, "ledger.md"), "utf8");
    expect(document).toContain("published figures of these questions are met to 1e-6");
    expect(document).toContain("The means of ratings rest on 4 studies.");
  });

  it("sets our own studies beside random answering, and refuses those of the offline model", async () => {
    const out = join(folder, "out");
    const file = join(folder, "megastudy.json");
    const held = { study: "snacks", models: ["local/small"], offline: false, validity: exampleValidity };
    writeFileSync(file, JSON.stringify([held, { ...held, study: "drinks", validity: null }]));
    expect((await run(folder, "--own", file, "--out", out)).exitCode).toBe(0);
    const { own } = JSON.parse(readFileSync(join(out, "ledger.json"), "utf8")) as Ledger;
    const { personas, random } = exampleValidity.questions[0]!;
    expect(own!.lines).toHaveLength(exampleValidity.questions.length);
    expect(own!.lines[0]).toMatchObject({
      study: "snacks",
      distance: expect.closeTo(1 - personas.ks_similarity!, 4),
      random: expect.closeTo(1 - random.ks_similarity!, 4),
      mode_right: null,
    });
    const document = readFileSync(join(out, "ledger.md"), "utf8");
    expect(document).toContain("answered by local/small");
    expect(document).not.toContain("no such run");
    writeFileSync(file, "{}");
    expect((await run(folder, "--own", file, "--out", out)).errors).toContain("is no megastudy.json");
    writeFileSync(file, JSON.stringify([{ ...held, offline: true }]));
    const refused = await run(folder, "--own", file, "--out", out);
    expect(refused.exitCode).toBe(1);
    expect(refused.errors).toContain("answered by the offline model");
  });

  it("says what is missing", async () => {
    expect(await run()).toMatchObject({ exitCode: 2 });
    expect(await run(join(folder, "nowhere"))).toMatchObject({ exitCode: 1 });
  });
});
