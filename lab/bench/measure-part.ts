import { fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Figure } from "./figure.ts";
import type { PartMessage } from "./messages.ts";
import { preloadOf, type PartName } from "./parts.ts";

/** What came of one part. */
export interface MeasuredPart {
  name: PartName;
  title: string;
  /** When it was begun, ISO 8601. */
  measured_at: string;
  /** How long it took, in seconds. */
  seconds: number;
  figures: Figure[];
  /** Why there are no figures, in a sentence. */
  failure?: string;
}

export interface PartOptions {
  quick: boolean;
  say: (line: string) => void;
  signal: AbortSignal;
}

const PROGRAM = fileURLToPath(new URL("run-part.ts", import.meta.url));
const ENDING_WITH_PARENT = [
  "--disable-warning=ExperimentalWarning",
  "--import",
  new URL("../../bin/ends-with-parent.ts", import.meta.url).href,
];
/** For its stack to close and its own children to end, before it is killed. */
const GRACE_MS = 2_000;

/**
 * Measures one part in a process of its own, so that nothing that another part has loaded is measured with it.
 * A part that cannot be measured is answered with its failure.
 * @throws the signal's reason when interrupted
 */
export async function measurePart(name: PartName, { quick, say, signal }: PartOptions): Promise<MeasuredPart> {
  signal.throwIfAborted();
  const folder = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const started = performance.now();
  const measured: MeasuredPart = { name, title: name, measured_at: new Date().toISOString(), seconds: 0, figures: [] };
  const preload = preloadOf(name);
  const child = fork(PROGRAM, [name, folder, ...(quick ? ["--quick"] : [])], {
    execArgv: [...ENDING_WITH_PARENT, ...(preload ? ["--import", preload] : [])],
    // The results go to standard output; what a part prints by the way is for whoever looks for a fault.
    stdio: ["ignore", process.stderr, "inherit", "ipc"],
  });
  const stop = () => {
    child.kill("SIGINT");
    setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
  };
  signal.addEventListener("abort", stop, { once: true });
  let told = false;
  child.on("message", (message: PartMessage) => {
    if (message.kind === "progress") return say(`${name}: ${message.line}`);
    told = true;
    if (message.kind === "failed") measured.failure = message.reason;
    else Object.assign(measured, { title: message.title, figures: message.figures });
  });
  try {
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (!told) measured.failure = `The process of this part ended without a result (code ${String(code)}).`;
  } finally {
    signal.removeEventListener("abort", stop);
    rmSync(folder, { recursive: true, force: true });
  }
  signal.throwIfAborted();
  measured.seconds = (performance.now() - started) / 1_000;
  return measured;
}
