import { spawn } from "node:child_process";

/** Works without end, and ends with whoever started it. */
const WORK = "const parent = process.ppid; while (process.ppid === parent) for (let n = 0; n < 1e6; n += 1);";

/** Starts processes that take all the processor time there is. @returns what stops them */
export function keepBusy(count: number): () => void {
  const processes = Array.from({ length: count }, () => spawn(process.execPath, ["-e", WORK], { stdio: "ignore" }));
  return () => {
    for (const one of processes) one.kill("SIGKILL");
  };
}
