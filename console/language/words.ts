import type { Text } from "../../functions/languages/texts.ts";
import { chosen } from "./chosen.ts";

/** Texts of the console by the English ones. */
export type Words = Readonly<Record<string, Text>>;

/** Users do not wait longer than this for a translation; they get English. */
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

/** The words of the chosen language, loaded before any module that uses them. */
export const words = await load();
