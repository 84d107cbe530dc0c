import type { Answer, PersonaResult } from "./results.ts";
import { likelyPoint } from "../rating/likely-point.ts";

/**
 * A persona that likes or dislikes a concept answers the six questions of the battery in the same way; fewer than this
 * say nothing.
 */
const FEWEST_QUESTIONS = 8;

/**
 * A persona that takes one point of a scale in this share of the ratings says little; it also stays out of the library.
 */
export const STRAIGHT_LINING = 0.8;

/** The share of the point that is taken most often on questions with the same number of points. */
function modalShare(answers: readonly Answer[]): number {
  const points = answers.map(({ distribution }) => likelyPoint(distribution ?? []));
  const counts = [...Map.groupBy(points, (point) => point).values()].map((same) => same.length);
  return Math.max(...counts) / points.length;
}

/**
 * Personas who take the same point of a scale in at least 80 % of the rating questions that have it, the bound that
 * keeps personas out of the library. Questions with scales of different length are checked separately; eight at least.
 */
export const straightLiners = (results: readonly PersonaResult[]): PersonaResult[] =>
  results.filter(({ answers }) => {
    const rated = (answers ?? []).filter(({ distribution }) => (distribution?.length ?? 0) > 1);
    const scales = [...Map.groupBy(rated, ({ distribution }) => distribution?.length ?? 0).values()];
    return scales.some((own) => own.length >= FEWEST_QUESTIONS && modalShare(own) >= STRAIGHT_LINING);
  });
