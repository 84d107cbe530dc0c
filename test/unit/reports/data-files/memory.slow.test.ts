import { fork } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

const PROCESS = new URL("../../../support/export-process.ts", import.meta.url);

/** What API Gateway's Lambda can answer, as base64. */
const ANSWERABLE = 4.5 * 1024 * 1024;

/** Megabytes a file may take. */
const MEMORY = 256;
/** As Lambda starts Node in that much memory; without limits, V8 lets garbage lie where a machine has plenty. */
const AS_ON_LAMBDA = ["--max-old-space-size=230", "--max-semi-space-size=12"];

it.each(["csv", "jsonl", "xlsx", "sav"])(
  "300 personas with 100 answers each become %s within 256 MB",
  async (format) => {
    const child = fork(PROCESS, [format, "300", "100"], {
      execArgv: ["--disable-warning=ExperimentalWarning", ...AS_ON_LAMBDA],
    });
    const [made] = (await Promise.race([once(child, "message"), once(child, "exit")])) as [unknown];
    expect(made).toEqual({ bytes: expect.any(Number), megabytes: expect.any(Number) });
    const { bytes, megabytes } = made as { bytes: number; megabytes: number };
    expect(megabytes).toBeLessThan(MEMORY);
    expect(bytes).toBeGreaterThan(1024 * 1024);
    if (format === "xlsx") expect(bytes).toBeLessThan(ANSWERABLE);
  },
);
