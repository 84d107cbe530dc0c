import type { Participation } from "../../personas/people/participant.ts";
import type { QualityFlag } from "./results.ts";

/**
 * The flags that follow from who took part, whatever was asked (docs/methods.md, Flags). A persona that is nearly the
 * same as another one counts only if both took part.
 */
export function participationFlags(participants: ReadonlyMap<string, Participation>): QualityFlag[] {
  const all = [...participants.values()];
  const collide = all.some(({ collides_with }) => collides_with && participants.has(collides_with));
  return [
    ...(collide ? ["persona_collision" as const] : []),
    ...(all.some(({ signals_stale }) => signals_stale === true) ? ["signals_stale" as const] : []),
    ...(all.some(({ signals_offline }) => signals_offline) ? ["offline_signals" as const] : []),
  ];
}
