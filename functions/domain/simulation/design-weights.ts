import * as z from "zod";
import { idSchema } from "../ids.ts";
import { ATTITUDE_SHARES, type Attitude } from "../persona/sampling-plan/attitudes.ts";
import { effectiveSize } from "../statistics/weighting.ts";
import type { Participation } from "./participant.ts";

const ATTITUDES = Object.keys(ATTITUDE_SHARES) as Attitude[];

/** How the quotas of the sampling plan were weighted back to the population. */
export const weightingSchema = z
  .object({
    effective_n: z.number().meta({
      description: "Personas that would be worth as much with equal weights (Kish); intervals are computed with it.",
    }),
    strata: z.array(
      z.object({
        attitude: z.enum(ATTITUDES as [Attitude, ...Attitude[]]).meta({ description: "To new offers." }),
        personas: z.int(),
        population_percent: z.number(),
        weight: z.number().nullable().meta({ description: "Of each persona, 1 on average; null where there is none." }),
      }),
    ),
    personas: z
      .array(z.object({ persona_id: idSchema, weight: z.number() }))
      .meta({ description: "What every persona counts: with it each weighted figure can be computed again." }),
  })
  .meta({ id: "Weighting" });
export type Weighting = z.infer<typeof weightingSchema>;

/** What each participant counts in figures that speak of the group. */
export interface DesignWeights {
  /** Positive, 1 on average, by persona id. */
  of: (personaId: string) => number;
  /** Null where the attitude of somebody is not known, and everybody counts alike. */
  weighting: Weighting | null;
}

export const noWeights: DesignWeights = { of: () => 1, weighting: null };

/**
 * Weights that bring the plan's quotas of sceptics and enthusiasts back to their shares of the population
 * (poststratification by attitude): population share over share of the participants. A stratum that nobody stands for
 * is left out, and the others keep their proportions.
 * @param participants by persona id; one whose attitude is not known (fixed before it was kept) leaves all unweighted
 */
export function designWeights(
  participants: ReadonlyMap<string, Partial<Pick<Participation, "attitude">>>,
): DesignWeights {
  const all = [...participants.values()];
  const personas = (stratum: Attitude) => all.filter(({ attitude }) => attitude === stratum).length;
  if (all.length === 0 || all.some(({ attitude }) => !attitude)) return noWeights;
  const present = ATTITUDES.filter((stratum) => personas(stratum) > 0);
  const known = present.reduce((sum, stratum) => sum + ATTITUDE_SHARES[stratum], 0);
  const weightOf = (stratum: Attitude) => ((ATTITUDE_SHARES[stratum] / known) * all.length) / personas(stratum);
  return {
    of: (personaId) => {
      const attitude = participants.get(personaId)?.attitude;
      return attitude ? weightOf(attitude) : 1;
    },
    weighting: {
      effective_n: Number(effectiveSize(all.map(({ attitude }) => weightOf(attitude!))).toFixed(1)),
      strata: ATTITUDES.map((attitude) => ({
        attitude,
        personas: personas(attitude),
        population_percent: 100 * ATTITUDE_SHARES[attitude],
        weight: personas(attitude) === 0 ? null : Number(weightOf(attitude).toFixed(3)),
      })),
      personas: [...participants].map(([persona_id, { attitude }]) => ({
        persona_id,
        weight: Number(weightOf(attitude!).toFixed(6)),
      })),
    },
  };
}
