import type { Settings } from "./settings.ts";
import type { Stage } from "./stages.ts";

/** Tokens a minute that the calls under way ask of the models, and what becomes of what is too much. */
export interface ModelLoad {
  /** Calls of a stage begin, or end. @param callsASecond negative when they end */
  add(stage: Stage, callsASecond: number): void;
  /** How likely a call of a stage is refused by its model and by the fallback of that, at this moment. */
  refused(stage: Stage): number;
  /** How likely a call goes to a fallback, or nowhere. */
  diverted(stage: Stage): number;
}

const MINUTE = 60;

/**
 * Quotas as a flow: what is asked of a model beyond its quota goes to its fallback as far as that has room, which it
 * shares out evenly; the rest is refused.
 */
export function createModelLoad({ models, quotas }: Settings): ModelLoad {
  const ids = [...quotas.keys()];
  const asked = new Map(ids.map((id) => [id, 0]));
  const quotaOf = (id: string) => quotas.get(id)?.tokensAMinute ?? Infinity;
  const excess = (id: string) => Math.max(0, (asked.get(id) ?? 0) - quotaOf(id));
  const room = (id: string) => Math.max(0, quotaOf(id) - (asked.get(id) ?? 0));

  const divertedBy = (id: string): number => (excess(id) === 0 ? 0 : excess(id) / (asked.get(id) as number));
  const refusedBy = (id: string): number => {
    if (excess(id) === 0) return 0;
    const fallback = models.fallbacks[id];
    if (fallback === undefined) return divertedBy(id);
    const wanted = ids
      .filter((other) => models.fallbacks[other] === fallback)
      .reduce((sum, other) => sum + excess(other), 0);
    return divertedBy(id) * (1 - Math.min(1, room(fallback) / wanted));
  };
  const over = ({ models: used }: Stage, likely: (id: string) => number) =>
    used.reduce((sum, { id, share }) => sum + share * likely(id), 0);

  return {
    add(stage, callsASecond) {
      for (const { id, share, tokens } of stage.models)
        asked.set(id, Math.max(0, (asked.get(id) ?? 0) + callsASecond * MINUTE * share * tokens));
    },
    refused: (stage) => over(stage, refusedBy),
    diverted: (stage) => over(stage, divertedBy),
  };
}
