import type { SimulationRecord } from "../../studies/simulation/record.ts";

/** What is said of the study whose questions are written. */
export type AboutStudy = Pick<SimulationRecord, "name" | "language">;

/** Plain data, as formats are loaded with their first file and share no class with who calls them. */
export type Written = { bytes: Uint8Array } | { problem: string };

/** A survey that a format cannot hold; `message` is one sentence for people. */
export class CannotHold extends Error {
  override readonly name = "CannotHold";
}

/** Makes a sentence of what a format cannot hold. */
export async function writing(write: () => Uint8Array | Promise<Uint8Array>): Promise<Written> {
  try {
    return { bytes: await write() };
  } catch (error) {
    if (error instanceof CannotHold) return { problem: error.message };
    throw error;
  }
}
