import { MAXIMUM_LEVELS_IN_ALL, MAXIMUM_ATTRIBUTES } from "../../../functions/studies/conjoint/attributes.ts";
import { PERSONAS_PER_GROUP } from "../../../functions/personas/groups/schemas.ts";
import { RERUNS } from "../../../functions/findings/reliability/schemas.ts";
import { MOST_QUESTIONS, OPTIONS, SCALE_POINTS } from "../../../functions/studies/survey/schemas.ts";

/** The most that the service takes of everything its statistics grow with. */
export const LARGEST = {
  /** Personas of a group, and with them of a study. */
  personas: PERSONAS_PER_GROUP,
  /** Questions of a survey, options of a question that allows several, and points of a scale. */
  questions: MOST_QUESTIONS,
  options: OPTIONS.most,
  points: SCALE_POINTS.most,
  /** Key themes of one persona, as the prompts bound them. */
  themesPerPersona: 5,
  /** Numbers of an embedding, see the embedder. */
  dimensions: 512,
  /** Simulations that one answer about convergence compares, see `findings/convergence/handlers.ts`. */
  simulations: 30,
  /** The original of a reliability study and its reruns. */
  runs: RERUNS.most + 1,
  /** Runs that are read for promotion, see `findings/promotion/observed-runs.ts`. */
  promotionRuns: 60,
  /** Of a conjoint design, see `attributes.ts` in the domain: eight attributes with thirty levels between them. */
  attributes: MAXIMUM_ATTRIBUTES,
  levels: MAXIMUM_LEVELS_IN_ALL,
  tasks: 30,
  alternatives: 5,
} as const;
