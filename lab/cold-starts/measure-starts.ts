import { median } from "../../functions/statistics/quantile.ts";
import { spawn } from "node:child_process";
import { once } from "node:events";

/** What one process took: from its start to its end, and on the processor, both in milliseconds. */
export interface ProcessTime {
  wall: number;
  cpu: number;
}

export interface StartTime {
  /** Over a process that loads nothing. */
  wall: number;
  cpu: number;
}

/** Tells user and system time of its own process, and ends it whatever the bundle has left open. */
const REPORT =
  "const { user, system } = process.cpuUsage(); process.stdout.write(String(user + system), () => process.exit(0));";

/** @throws Error with what the process wrote when it failed */
async function timeOf(program: string, env: NodeJS.ProcessEnv, cwd: string): Promise<ProcessTime> {
  const started = performance.now();
  // Lambda has no cache of compiled code.
  const child = spawn(process.execPath, ["-e", program + REPORT], {
    env: { ...env, NODE_DISABLE_COMPILE_CACHE: "1" },
    cwd,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts = { out: "", err: "" };
  child.stdout.on("data", (chunk: Buffer) => (texts.out += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (texts.err += chunk.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  const wall = performance.now() - started;
  if (code !== 0) throw new Error(`The bundle cannot be loaded: ${texts.err.trim().split("\n").slice(0, 5).join(" ")}`);
  return { wall, cpu: Number(texts.out) / 1_000 };
}

/**
 * What it takes to load a bundle, as the median of many processes over the median of as many that load nothing. The two
 * take turns, so that what else the machine does slows both alike.
 * @throws Error if the bundle cannot be loaded
 */
export async function measureStart(
  bundle: string,
  env: NodeJS.ProcessEnv,
  cwd: string,
  runs: number,
): Promise<StartTime> {
  const load = `require(${JSON.stringify(bundle)});`;
  const loaded: ProcessTime[] = [];
  const bare: ProcessTime[] = [];
  for (let run = 0; run < runs; run++) {
    bare.push(await timeOf("", env, cwd));
    loaded.push(await timeOf(load, env, cwd));
  }
  const over = (field: keyof ProcessTime) =>
    median(loaded.map((time) => time[field])) - median(bare.map((time) => time[field]));
  return { wall: over("wall"), cpu: over("cpu") };
}
