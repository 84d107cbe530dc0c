import type { Text } from "../../functions/languages/texts.ts";
import { chosen } from "./chosen.ts";

/** Texts of the console by the English ones. */
export type Words = Readonly<Record<string, Text>>;

/** Longer than this nobody waits for words; they get English ones. */
const TIMEOUT_MS = 10_000;

/** English is in the code itself. */
async function load(): Promise<Words> {
  if (chosen === "en") return {};
  try {
    const address = `${location.pathname.replace(/\/$/, "")}/words/${chosen}`;
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return answer.ok ? ((await answer.json()) as Words) : {};
  } catch {
    return {};
  }
}

/** The words of the chosen language: whatever says something is read after they have come. */
export const words = await load();
