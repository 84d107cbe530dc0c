import { fileURLToPath } from "node:url";
import type { Dialect } from "./answers.ts";

/** A published program that holds such studies. Run, never included; all three are under the MIT licence. */
export interface Peer {
  /** As its lines call it. */
  name: string;
  version: string;
  /** Where it was had from. */
  source: string;
  dialect: Dialect;
  /** Ours, in this folder. */
  script: string;
  /** Exact versions of everything it runs on; null where whoever has it names the Python that has it. */
  requirements: string | null;
  /** Whether it ends a study with a summary of all answers, as our report is one. */
  reports: boolean;
  /** What its calls are, and what they do otherwise than ours. */
  course: string;
}

const here = (name: string): string => fileURLToPath(new URL(name, import.meta.url));

/** Names the Python that has TinyTroupe: it is on no package index, and what it runs on takes a gigabyte. */
export const TINYTROUPE_PYTHON = "TINYTROUPE_PYTHON";

export const peers = {
  althing: {
    name: "Althing",
    version: "1.9.1 (SynthPanel until 1.7)",
    source: "PyPI: althing 1.9.1",
    dialect: "althing",
    script: here("althing_study.py"),
    requirements: here("althing-requirements.txt"),
    reports: true,
    course: "one growing conversation per persona in free text, then a synthesis",
  },
  edsl: {
    name: "EDSL",
    version: "1.0.9",
    source: "PyPI: edsl 1.0.9",
    dialect: "edsl",
    script: here("edsl_study.py"),
    requirements: here("edsl-requirements.txt"),
    reports: false,
    course: "one independent call per question and persona in free text, no report",
  },
  tinytroupe: {
    name: "TinyTroupe",
    version: "0.6.0 (8378a11)",
    source: "GitHub: microsoft/TinyTroupe at 8378a1138f8316031769f3a86473aa9f51677128",
    dialect: "tinytroupe",
    script: here("tinytroupe_study.py"),
    requirements: null,
    reports: false,
    course:
      "agents with memory hear one question after the other, then answers are extracted from their talk, no report",
  },
} as const satisfies Record<string, Peer>;

export type PeerName = keyof typeof peers;
export const peerNames = Object.keys(peers) as PeerName[];
