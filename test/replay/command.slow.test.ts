import { gunzipSync } from "node:zlib";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { replayCommand } from "../../bin/replay/command.ts";
import { fileBytes, type Bundle } from "../../functions/reports/replay/bundle.ts";
import { EXAMPLES } from "../../lab/examples/bundles.ts";

const folder = mkdtempSync(join(tmpdir(), "replay-command-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const example = join(EXAMPLES, "conjoint.json.gz");
const bundle = JSON.parse(gunzipSync(readFileSync(example)).toString()) as Bundle;

async function replay(...argv: string[]) {
  const said: string[] = [];
  const screen = { write: (text: string) => said.push(text) };
  const { signal } = new AbortController();
  const code = await replayCommand(argv, { output: screen, errors: screen, environment: process.env, signal });
  return { code, said: said.join("") };
}

/** A file with a bundle, one of whose answers was changed. */
function changedFile(): string {
  const [first, ...others] = bundle.outputs;
  const file = join(folder, "changed.json");
  const outputs = [{ ...first!, content: first!.content.replace("{", "[") }, ...others];
  writeFileSync(file, JSON.stringify({ ...bundle, outputs }));
  return file;
}

describe("npm run replay", () => {
  it("computes an example again, says that it is the same, and writes every file", async () => {
    const out = join(folder, "files");
    const { code, said } = await replay(example, "--out", out);
    expect([code, said]).toEqual([0, expect.stringContaining("The same, byte for byte: results.json, export.md.")]);
    for (const file of bundle.outputs) expect(readFileSync(join(out, file.name))).toEqual(fileBytes(file));
    expect(readdirSync(out)).toEqual(expect.arrayContaining(["report.html", "export.xlsx", "export.sav"]));
  });

  it("says before it computes anything that the files have no place", async () => {
    const { code, said } = await replay(example, "--out", example);
    expect([code, said]).toEqual([1, expect.stringContaining(`The files cannot be written into ${example}`)]);
    expect(said).not.toContain("Computing");
  });

  it.each<[name: string, argv: () => string[], code: number, sentence: RegExp]>([
    ["no file", () => [], 2, /^Name one file: npm run replay FILE\.$/m],
    ["a file that is not there", () => [join(folder, "none.json")], 1, /none\.json cannot be read as JSON/],
    ["a file of something else", () => [join(EXAMPLES, "README.md")], 1, /README\.md cannot be read as JSON/],
    ["a changed file", () => [changedFile()], 1, /was changed after it was signed: outputs\[0\] \(results\.json\)/],
  ])("refuses %s in one sentence", async (_name, argv, code, sentence) => {
    const outcome = await replay(...argv());
    expect([outcome.code, outcome.said]).toEqual([code, expect.stringMatching(sentence)]);
  });
});
