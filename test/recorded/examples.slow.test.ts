import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readExamples } from "../../lab/examples/bundles.ts";
import { exampleStudies } from "../../lab/examples/studies.ts";
import { openReplayedCalls } from "../../local/bedrock/replayed-calls.ts";
import { startReplays } from "../../local/replay/start-replays.ts";

/** Whoever changes what is asked or computed looks at what changes, and keeps it with `npm run lab -- examples`. */
describe("the example studies, answered by a real model", () => {
  const examples = readExamples();

  it("are one of each kind", () => {
    expect(examples.map(([name]) => name).sort()).toEqual(Object.keys(exampleStudies).sort());
  });

  it.each(examples)("come to the same results and the same report: %s", async (_name, bundle) => {
    const folder = mkdtempSync(join(tmpdir(), "example-"));
    const replays = await startReplays(folder, bundle.study.models, openReplayedCalls(false));
    try {
      expect(await replays.replay(bundle)).toMatchObject({ rendered: [], computed: [], missing: [], failed: null });
    } finally {
      await replays.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
