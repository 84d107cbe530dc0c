import * as z from "zod";
import { idSchema } from "../../platform/ids.ts";
import { ATTITUDE_SHARES, type Attitude } from "../../personas/sampling-plan/attitudes.ts";
import { mean } from "../../statistics/moments.ts";
import { effectiveSize } from "../../statistics/weighting.ts";
import { weightedMarginSchema, type StudyWeights } from "./study-weights.ts";
import type { Participation } from "../../personas/people/participant.ts";
import type { SimulationRecord } from "../simulation/record.ts";

const ATTITUDES = Object.keys(ATTITUDE_SHARES) as Attitude[];

/** How figures are weighted where a study was created with `weights`. */
export const weightingSchema = z
  .object({
    effective_n: z.number().meta({
      description:
        "Effective number of personas (Kish): with equal weights, as many would be as precise. Intervals are " +
        "computed with it.",
    }),
    design_effect: z.number().meta({ description: "Personas over `effective_n`, at least 1." }),
    margins: z.array(weightedMarginSchema).meta({
      description:
        "The raking targets and how close the weighted sample is. Covers all personas that were to take part, " +
        "including those in `participants_lost`.",
    }),
    strata: z.array(
      z.object({
        attitude: z.enum(ATTITUDES as [Attitude, ...Attitude[]]).meta({ description: "To new offers." }),
        personas: z.int(),
        population_percent: z.number(),
        weight: z.number().nullable().meta({
          description: "Mean weight of these personas; null where there are none.",
        }),
      }),
    ),
    personas: z
      .array(z.object({ persona_id: idSchema, weight: z.number() }))
      .meta({ description: "The weight of every persona, from which each weighted figure can be computed again." }),
  })
  .meta({ id: "Weighting" });
export type Weighting = z.infer<typeof weightingSchema>;

/** The weight of each participant in figures about the group. */
export interface DesignWeights {
  /** Positive, 1 on average, by persona id. */
  of: (personaId: string) => number;
  /** Null where nobody asked for weights, and everybody counts the same. */
  weighting: Weighting | null;
}

export const noWeights: DesignWeights = { of: () => 1, weighting: null };

/** Weights of a study that is weighted to margins, by persona id, 1 on average over all who were to take part. */
export interface RakedWeights {
  study: StudyWeights;
  of: ReadonlyMap<string, number>;
}

/** The weights of a study to its margins; null for a study without weights. */
export function rakedWeights({ weights, participants }: Pick<SimulationRecord, "weights" | "participants">) {
  if (!weights) return null;
  return {
    study: weights,
    of: new Map(Object.entries(participants).map(([id, { weight }]) => [id, weight ?? 1])),
  } satisfies RakedWeights;
}

/**
 * The weight of each participant: that of the raking where a caller asked for some. Otherwise everybody counts the
 * same, as people are drawn in proportion to the population's attitudes.
 * @param participants those who took part, by persona id
 */
export function designWeights(
  participants: ReadonlyMap<string, Partial<Pick<Participation, "attitude">>>,
  raked: RakedWeights | null = null,
): DesignWeights {
  const all = [...participants.values()];
  if (all.length === 0 || raked === null) return noWeights;
  // Raked over all who were to take part: 1 on average again over those who did.
  const rakedMean = mean([...participants.keys()].map((id) => raked.of.get(id) ?? 1));
  const of = (personaId: string): number => (raked.of.get(personaId) ?? 1) / rakedMean;
  const personas = (stratum: Attitude) => all.filter(({ attitude }) => attitude === stratum).length;
  const weightOf = (stratum: Attitude) =>
    mean([...participants].flatMap(([id, { attitude }]) => (attitude === stratum ? [of(id)] : [])));
  const effective = effectiveSize([...participants.keys()].map(of));
  return {
    of,
    weighting: {
      effective_n: Number(effective.toFixed(1)),
      design_effect: Number((all.length / effective).toFixed(3)),
      margins: raked.study.margins,
      strata: ATTITUDES.map((attitude) => ({
        attitude,
        personas: personas(attitude),
        population_percent: 100 * ATTITUDE_SHARES[attitude],
        weight: personas(attitude) === 0 ? null : Number(weightOf(attitude).toFixed(3)),
      })),
      personas: [...participants.keys()].map((persona_id) => ({
        persona_id,
        weight: Number(of(persona_id).toFixed(6)),
      })),
    },
  };
}
