import type { Figure } from "./figure.ts";

/** What the process of a part tells the one that started it. */
export type PartMessage =
  | { kind: "progress"; line: string }
  | { kind: "measured"; title: string; figures: Figure[] }
  | { kind: "failed"; reason: string };
