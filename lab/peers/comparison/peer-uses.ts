import { join } from "node:path";
import { pythonOf } from "../studies/python.ts";
import { peers, type PeerName } from "../studies/peers.ts";
import { runPeer } from "../studies/run-peer.ts";
import { studyNames, type Material, type StudyName } from "./material.ts";
import type { PeerUse } from "./recorded.ts";

export interface PeerSurroundings {
  /** Of the run; every study gets a folder of its own in it. */
  folder: string;
  latencyMs: number;
  say: (line: string) => void;
  signal: AbortSignal;
}

/** A sign of life while a program runs that says nothing. */
const STILL_THERE_MS = 8_000;

/**
 * Has a peer hold all studies.
 * @returns null if there is no Python that has it
 * @throws Error in a sentence if it does not hold one; the signal's reason when interrupted
 */
export async function countPeer(
  name: PeerName,
  material: Material,
  { folder, latencyMs, say, signal }: PeerSurroundings,
): Promise<Record<StudyName, PeerUse> | null> {
  const python = await pythonOf(name, { say, signal });
  if (python === null) return null;
  const uses: Partial<Record<StudyName, PeerUse>> = {};
  for (const study of studyNames) {
    const progress = `${peers[name].name}: ${study.replaceAll("_", " ")} ...`;
    say(progress);
    const stillThere = setInterval(() => say(progress), STILL_THERE_MS);
    try {
      uses[study] = await runPeer(name, material[study], {
        folder: join(folder, name, study),
        python,
        latencyMs,
        lengths: material.lengths,
        signal,
      });
    } finally {
      clearInterval(stillThere);
    }
  }
  return uses as Record<StudyName, PeerUse>;
}
