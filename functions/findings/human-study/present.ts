import type { HumanAnswers, HumanStudyRecord } from "./record.ts";
import type { HumanStudy } from "./schemas.ts";

type Question = HumanStudy["questions"][number];

/**
 * A question as callers see it. Parts have only their number of people. Halves are left out: they serve comparisons.
 */
const presentQuestion = ({ position: _, halves, subgroups, arms = [], ...question }: HumanAnswers): Question => ({
  ...question,
  halves: halves !== null,
  subgroups: subgroups.map(({ by, value, n }) => ({ by, value, n })),
  arms: arms.map(({ experiment_id, arm_id, n }) => ({ experiment_id, arm_id, n })),
});

/** A human study as callers see it. */
export const presentHumanStudy = (
  {
    id,
    project_id,
    name,
    source,
    fielded_on,
    simulation_id,
    people,
    weighted,
    not_read,
    choices,
    created_at,
  }: HumanStudyRecord,
  questions: readonly HumanAnswers[],
): HumanStudy => ({
  id,
  project_id,
  name,
  source,
  fielded_on,
  simulation_id,
  people,
  weighted,
  not_read,
  questions: questions.map(presentQuestion),
  ...(choices && { choices }),
  created_at,
});
