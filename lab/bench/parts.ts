import type { Part } from "./part.ts";

interface PartEntry {
  /** Module that is loaded before everything else in the part's process, for what has to see other code load. */
  preload?: string;
  load: () => Promise<Part>;
}

const module = (path: string): string => new URL(path, import.meta.url).href;

/** The parts of the benchmark, in the order of the table. Each is measured in a process of its own. */
export const parts = {
  studies: { load: async () => (await import("./studies/part.ts")).studiesPart },
  http: { load: async () => (await import("./http/part.ts")).httpPart },
  storage: {
    preload: module("./storage/table-meter.ts"),
    load: async () => (await import("./storage/part.ts")).storagePart,
  },
  functions: { load: async () => (await import("./functions/part.ts")).functionsPart },
  pipelines: {
    preload: module("../costs/meter.ts"),
    load: async () => (await import("./pipelines/part.ts")).pipelinesPart,
  },
  peers: {
    preload: module("../costs/meter.ts"),
    load: async () => (await import("../peers/comparison/part.ts")).peerComparisonPart,
  },
  statistics: { load: async () => (await import("./statistics/part.ts")).statisticsPart },
  briefings: { load: async () => (await import("./briefings/part.ts")).briefingsPart },
  commands: { load: async () => (await import("./commands/part.ts")).commandsPart },
} as const satisfies Record<string, PartEntry>;

export type PartName = keyof typeof parts;
export const partNames = Object.keys(parts) as PartName[];
export const preloadOf = (name: PartName): string | undefined => (parts[name] as PartEntry).preload;
