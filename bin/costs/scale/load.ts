import { readFileSync } from "node:fs";
import * as z from "zod";
import { PERSONA_COUNT_LIMITS } from "../../../functions/domain/persona-group/schemas.ts";
import type { CostKind } from "../kinds.ts";

const share = z.number().min(0).max(1);
const isWhole = (shares: readonly number[]): boolean => Math.abs(shares.reduce((sum, one) => sum + one, 0) - 1) < 1e-9;

/** The kinds of study that make up a load; each counts as one. */
export const studyKinds = [
  "concept_test",
  "survey",
  "conjoint",
  "focus_group",
  "idi_ai",
  "reliability_study",
] as const satisfies CostKind[];
export type LoadKind = (typeof studyKinds)[number];
const besideKinds = ["persona_generation", "live_message", "market_refresh"] as const satisfies CostKind[];

export const loadSchema = z.strictObject({
  source: z.string(),
  studiesADay: z.array(z.int().positive()).min(1),
  /** Of all studies. */
  mix: z.record(z.enum(studyKinds), share).refine((mix) => isWhole(Object.values(mix))),
  /** What comes with a study, how often in the mean. */
  beside: z.record(z.enum(besideKinds), z.number().nonnegative()),
  personas: z
    .array(
      z.strictObject({
        personas: z
          .int()
          .positive()
          .max(PERSONA_COUNT_LIMITS.maximum * 30),
        share,
      }),
    )
    .refine((sizes) => isWhole(sizes.map((size) => size.share))),
  /** Personas that a kind of work takes at most. */
  mostOf: z.partialRecord(z.enum([...studyKinds, ...besideKinds]), z.int().positive()),
  /** Of a working day's studies, hour by hour from midnight. */
  hours: z.array(share).length(24).refine(isWhole),
  workingDaysAMonth: z.int().positive(),
  /** Of the load, of one company; of that, in one project. */
  busiestCompany: share,
  busiestProject: share,
  mailsAStudy: z.number().nonnegative(),
  /** Of a call: mean in seconds, and standard deviation over it. */
  modelCallSeconds: z.strictObject({ mean: z.number().positive(), variation: z.number().nonnegative() }),
});
export type Load = z.output<typeof loadSchema>;

export const readLoad = (): Load =>
  loadSchema.parse(JSON.parse(readFileSync(new URL("load.json", import.meta.url), "utf8")));

/** Studies a second in the busiest hour, of one study a day. */
export const busiestRate = ({ hours }: Load): number => Math.max(...hours) / 3_600;

/** Every kind of work with its sizes, and how often it comes with one study. */
export function workOf(load: Load): { kind: CostKind; personas: number; times: number }[] {
  const sized = (kind: LoadKind | (typeof besideKinds)[number], times: number) =>
    load.personas.map((size) => ({
      kind,
      personas: Math.min(size.personas, load.mostOf[kind] ?? Infinity),
      times: times * size.share,
    }));
  return [
    ...studyKinds.flatMap((kind) => sized(kind, load.mix[kind])),
    ...besideKinds.flatMap((kind) => sized(kind, load.beside[kind])),
  ];
}
