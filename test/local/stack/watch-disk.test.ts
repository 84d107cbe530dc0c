import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { watchDisk } from "../../../local/stack/watch-disk.ts";
import { until } from "../../support/until.ts";

const folder = tmpdir();

it("names the folder whose disk is full, once", async () => {
  const said: string[] = [];
  const stop = watchDisk(folder, (sentence) => said.push(sentence), { leastBytes: Infinity, everyMs: 1 });
  let looks = 0;
  const timer = setInterval(() => (looks += 1), 1);
  await until(
    async () => looks,
    (count) => count > 20,
  );
  clearInterval(timer);
  stop();
  expect(said).toEqual([`The disk of ${folder} is full; make room on it, until then nothing can be stored.`]);
});

it("says nothing where there is room, or no such folder", () => {
  const said: string[] = [];
  watchDisk(folder, (sentence) => said.push(sentence), { leastBytes: 1 })();
  watchDisk(join(folder, "is", "not", "there"), (sentence) => said.push(sentence))();
  expect(said).toEqual([]);
});
