import type { SimulationRecord } from "../../studies/simulation/record.ts";

/** The facts about the study whose questions are written. */
export type AboutStudy = Pick<SimulationRecord, "name" | "language">;

/**
 * Plain data without classes, because formats are loaded with their first file and share no class with their callers.
 */
export type Written = { bytes: Uint8Array } | { problem: string };

/** A survey that a format cannot hold; `message` is one sentence for people. */
export class CannotHold extends Error {
  override readonly name = "CannotHold";
}

/** Returns the sentence if a format cannot hold a survey. */
export async function writing(write: () => Uint8Array | Promise<Uint8Array>): Promise<Written> {
  try {
    return { bytes: await write() };
  } catch (error) {
    if (error instanceof CannotHold) return { problem: error.message };
    throw error;
  }
}
