import { fence } from "./fence.ts";
import type { PromptImage } from "./prompt.ts";

/**
 * A briefing as a prompt shows it: its title and text or summary, untrusted, and its picture where the model sees it.
 */
export interface Material {
  title: string;
  /** Null if there is no text to show. */
  text: string | null;
  picture: { format: "jpeg" | "png"; bytes: Uint8Array } | null;
}

/** The text of briefings as numbered blocks of a prompt. */
export const materialBlocks = (materials: readonly Material[]): string[] =>
  materials.map(({ title, text }, index) =>
    fence("briefing", [`Briefing ${index + 1}: ${title}`, text].filter((part) => part !== null).join("\n\n")),
  );

/** Their pictures, each with the number of the briefing it belongs to. */
export const materialImages = (materials: readonly Material[]): PromptImage[] =>
  materials.flatMap(({ picture }, index) =>
    picture ? [{ caption: `The picture of briefing ${index + 1}:`, ...picture }] : [],
  );
