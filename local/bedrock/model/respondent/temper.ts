import type { ScaleFamily } from "../../../../functions/studies/rating/scale-families.ts";
import { readStances } from "../../embedder/stance.ts";
import type { Reason } from "./appraise.ts";
import type { Scene } from "./scene.ts";
import { stanceOf } from "./stances.ts";

/** How far a reason may move what a verdict is read as. */
const TOLERANCE = 0.15;

const readAs = (family: ScaleFamily, text: string): number => {
  const reading = readStances(text);
  const own = reading[stanceOf(family)]?.position ?? 0;
  return own + 0.3 * (reading.valence?.position ?? 0);
};

/**
 * A verdict with the first reason that leaves it what it says: an answer is understood as it was meant. It names no
 * numbers, which answers to scales must not hold.
 * @param position on the scale, −1..1
 */
export function tempered({ voice }: Scene, family: ScaleFamily, position: number, reasons: readonly Reason[]): string {
  const verdict = voice.written([voice.verdict(family, position)]);
  const meant = readAs(family, verdict);
  for (const reason of reasons) {
    const because = voice.because(reason.kind === "price" ? { ...reason, about: "" } : reason);
    if (because === null || /\p{N}/u.test(because)) continue;
    const whole = `${verdict}${voice.speaking.space}${voice.written([because])}`;
    if (Math.abs(readAs(family, whole) - meant) <= TOLERANCE && whole.length <= 500) return whole;
  }
  return verdict;
}
