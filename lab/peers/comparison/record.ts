// Counts the peers anew and writes lab/peers/studies/recorded.json: `node lab/peers/comparison/record.ts`,
// with TINYTROUPE_PYTHON for the one that is on no package index. A peer that cannot be run keeps what was recorded.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { interruptionOf } from "../../../bin/cli/interruption.ts";
import { peerNames, peers } from "../studies/peers.ts";
import { materialOf } from "./material.ts";
import { CONCEPT, holdOurSimulations } from "./our-simulations.ts";
import { countPeer } from "./peer-uses.ts";
import { RECORDED, type Recorded } from "./recorded.ts";

const LATENCY_MS = 2_000;
const say = (line: string): void => void process.stderr.write(`${line}\n`);
const signal = interruptionOf(process);
const folder = mkdtempSync(join(tmpdir(), "record-peers-"));
const recorded = JSON.parse(readFileSync(RECORDED, "utf8")) as Recorded;
try {
  const material = materialOf(await holdOurSimulations(folder, LATENCY_MS, { say, signal }), CONCEPT);
  for (const name of peerNames) {
    const studies = await countPeer(name, material, { folder, latencyMs: LATENCY_MS, say, signal });
    if (!studies) {
      say(`${peers[name].name} cannot be run here.`);
      continue;
    }
    const { version, source } = peers[name];
    recorded.peers[name] = { version, source, recorded_on: new Date().toISOString().slice(0, 10), studies };
  }
  writeFileSync(RECORDED, `${JSON.stringify({ ...recorded, latency_ms: LATENCY_MS }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
