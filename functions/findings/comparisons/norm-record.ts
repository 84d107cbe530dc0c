import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { ratingMethodSchema } from "../../studies/rating/rating-method.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import { stimulusOf } from "../../studies/simulation/stimulus.ts";
import { hashText } from "../../statistics/random.ts";
import { weightedSample } from "../../statistics/sample-difference.ts";
import { membersOf } from "./estimate.ts";
import { figureQuestions, sentimentQuestion } from "../../dataset/figure-questions.ts";
import { normFigures, normQuestions } from "./norms-schema.ts";
import { weightsOf, type TabledSimulation } from "./tabled-simulation.ts";
import { rounded } from "../../statistics/rounded.ts";

const normFigureSchema = z.object({
  question_id: z.enum(normQuestions),
  figure: z.enum(normFigures),
  /** For boxes, 0 to 1. */
  value: z.number(),
  /** Standard error; null for a single persona. */
  error: z.number().nullable(),
  /** Personas who were rated. */
  n: z.int(),
  method: ratingMethodSchema,
});
const normRecordSchema = z.object({
  simulation_id: z.string(),
  project_id: z.string(),
  completed_at: z.string(),
  /** Equal for tests of one concept. */
  concept: z.string(),
  figures: z.array(normFigureSchema),
});
/** The results of a concept test, for comparison with others of its company. It contains no words and no answer. */
export type NormRecord = z.infer<typeof normRecordSchema>;
export type NormFigure = NormRecord["figures"][number];
export const normEntity = defineEntity("norm", normRecordSchema);

const short = (value: number): number => rounded(value, 6);
/** A text as 64 bits, so that thousands of concepts all have different fingerprints. */
const fingerprint = (text: string): string => [hashText(text), hashText(`again ${text}`)].map(String).join("-");

/** The figures of a complete concept test that norms are made of. Items that nobody rated are left out. */
export function normOf(
  { simulation, input }: { simulation: SimulationRecord & { completed_at: string }; input: StudyInput | undefined },
  tabled: TabledSimulation,
): NormRecord {
  const weightOf = weightsOf(tabled.dataset);
  const questions = [...figureQuestions(tabled.dataset), sentimentQuestion(tabled.dataset, "sentiment")];
  return {
    simulation_id: simulation.id,
    project_id: simulation.project_id,
    completed_at: simulation.completed_at,
    concept: fingerprint(stimulusOf(simulation, input)),
    figures: questions.flatMap(({ question_id: id, rows, method }) =>
      rows.flatMap((row): NormFigure[] => {
        const question_id = normQuestions.find((known) => known === id);
        const figure = normFigures.find((known) => known === row.figure);
        const members = membersOf(row, weightOf);
        if (!question_id || !figure || !method || members.size === 0) return [];
        const { mean, error } = weightedSample(members);
        return [{ question_id, figure, value: short(mean), error: error && short(error), n: members.size, method }];
      }),
    ),
  };
}
