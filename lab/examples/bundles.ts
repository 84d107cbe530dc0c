import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { bundleSchema, type Bundle } from "../../functions/reports/replay/bundle.ts";
import { signBundle } from "../../functions/reports/replay/sign.ts";
import { projectRoot } from "../../lib/project-root.ts";

export const EXAMPLES = join(projectRoot, "docs", "examples", "recorded");
/** What an example is compared by. A report as a page or slides says the same again, ten times as long. */
const OUTPUTS = ["results.json", "export.md"];
/** Anybody can sign an example: its signature only shows that it is whole. */
const EXAMPLE_KEY = Buffer.from("an example of a signing key, which is no secret");

/** The example studies by name: `concept-test`. */
export const readExamples = (): [name: string, bundle: Bundle][] =>
  readdirSync(EXAMPLES)
    .filter((file) => file.endsWith(".json.gz"))
    .toSorted()
    .map((file) => [
      file.replace(".json.gz", ""),
      bundleSchema.parse(JSON.parse(gunzipSync(readFileSync(join(EXAMPLES, file))).toString())),
    ]);

/** @returns its size in bytes */
export function writeExample(name: string, { signature: _, ...bundle }: Bundle): number {
  const outputs = bundle.outputs.filter((output) => OUTPUTS.includes(output.name));
  const bytes = gzipSync(JSON.stringify(signBundle({ ...bundle, outputs }, EXAMPLE_KEY)), { level: 9 });
  writeFileSync(join(EXAMPLES, `${name}.json.gz`), bytes);
  return bytes.length;
}
