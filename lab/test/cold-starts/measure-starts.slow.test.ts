import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { measureStart } from "../../cold-starts/measure-starts.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "starts-"));
  writeFileSync(join(folder, "package.json"), '{ "type": "commonjs" }\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const bundle = (name: string, code: string): string => {
  writeFileSync(join(folder, name), code);
  return join(folder, name);
};

it("tells what a bundle computes while it loads, over Node alone", async () => {
  const busy = bundle("busy.js", "const from = process.cpuUsage(); while (process.cpuUsage(from).user < 300_000);");
  const start = await measureStart(busy, {}, folder, 3);
  // What Node alone takes, which is subtracted, is not the same each time.
  expect(start.wall).toBeGreaterThan(150);
  expect(start.cpu).toBeGreaterThan(150);
});

it("ends processes that a bundle would keep alive, and passes the environment", async () => {
  const open = bundle(
    "open.js",
    'setInterval(() => {}, 1000); if (process.env.TABLE !== "t") throw new Error("no table");',
  );
  await expect(measureStart(open, { TABLE: "t" }, folder, 1)).resolves.toBeDefined();
  await expect(measureStart(open, {}, folder, 1)).rejects.toThrow("no table");
});
