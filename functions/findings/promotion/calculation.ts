import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { promotionEvidence } from "../reliability/evidence.ts";
import { measurePersona, type MeasuredPersona } from "../reliability/persona-reliability.ts";
import type { ConjointEvidence } from "./score.ts";
import { answersAlone, answersIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface PromotionInput {
  /** All repeated runs of a group. */
  runs: readonly ObservedSimulation[];
  personaIds: readonly string[];
  /** Whether choices follow a taste at all, by persona. */
  tastes: ReadonlyMap<string, ConjointEvidence>;
}

/** Sixty runs by fifty personas of a hundred questions take half a second. */
export const promotion = {
  name: "promotion",
  seconds: ({ runs }: PromotionInput) => 1.5e-6 * answersIn(runs),
  run: ({ runs, personaIds, tastes }: PromotionInput): Map<string, MeasuredPersona> => {
    const items = promotionEvidence(runs);
    const language = runs[0]?.language;
    return new Map(
      personaIds.map((id) => [id, measurePersona(items, id, { conjoint: tastes.get(id) ?? null, language })]),
    );
  },
  sent: (input: PromotionInput): PromotionInput => ({
    ...input,
    runs: input.runs.map((run) => ({ ...answersAlone(run), themes: [] })),
  }),
} as const satisfies Calculation<PromotionInput, unknown>;
