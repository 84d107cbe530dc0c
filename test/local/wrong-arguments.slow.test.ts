import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import manifest from "../../package.json" with { type: "json" };

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The commands of our own: the others hand their arguments on to the formatter, the CDK and Vitest. */
const own = Object.entries(manifest.scripts).filter(
  ([name, command]) => /^node bin\/run\.mjs (?!node_modules)/.test(command) && name !== "test",
);

async function run(command: string): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, command.split(" ").slice(1), { cwd: root, stdio: ["ignore", "pipe", "pipe"] });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (text += String(chunk)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, text };
}

it.each(own)("npm run %s refuses an option it does not know with a sentence and exit code 2", async (_, command) => {
  const { code, text } = await run(`${command} --no-such-option`);
  expect(text).toMatch(/^[^\n]*--no-such-option[^\n]*\.\n$/);
  expect(code).toBe(2);
});
