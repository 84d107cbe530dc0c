import { totalVariation } from "../../functions/statistics/total-variation.ts";
import { averaged, type Averaged } from "../ledger/opinions.ts";
import { personaArms, ratingArms, type PersonaArm, type RatingArm } from "./arms.ts";
import type { OneAnswer } from "./ask.ts";
import type { PublicQuestion } from "./questions.ts";

/** A question with everybody's answers in every arm. */
export interface AnsweredQuestion {
  asked: PublicQuestion;
  answers: OneAnswer[];
}

/** One way of asking, over the questions to which it gave a number. */
export interface Cell {
  persona: PersonaArm;
  rating: RatingArm;
  questions: number;
  /** Answers that became a number, and all. */
  usable: number;
  answers: number;
  /** Total variation of shares by point, 0 to 1; null where there is no number at all. */
  distance: Averaged | null;
  /** Of means, over the range. */
  mean_error: Averaged | null;
  /** Distance minus that of what the service does, over the questions that both have; null of that itself. */
  against_default: Averaged | null;
}

/** What the service does today. */
export const DEFAULT = { persona: "ours", rating: "as we do" } as const;

const averageOf = (distributions: readonly (readonly number[])[]): number[] =>
  distributions[0]!.map((_, at) => distributions.reduce((sum, one) => sum + one[at]!, 0) / distributions.length);

/** Mean of a distribution over points, 0 to 1 of the scale. */
const placeOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share, at) => sum + share * at, 0) / (shares.length - 1);

interface Found {
  distance: number;
  mean_error: number;
}

/** By question, what an arm comes to; questions without a number are left out. */
function foundIn(questions: readonly AnsweredQuestion[], persona: PersonaArm, rating: RatingArm): Map<number, Found> {
  return new Map(
    questions.flatMap(({ asked: { people }, answers }, index): [number, Found][] => {
      const own = answers.flatMap((one) =>
        one.persona === persona && one.rating === rating && one.distribution?.length === people.length
          ? [one.distribution]
          : [],
      );
      if (own.length === 0) return [];
      const shares = averageOf(own);
      const mean_error = Math.abs(placeOf(shares) - placeOf(people));
      return [[index, { distance: totalVariation(shares, people), mean_error }]];
    }),
  );
}

const averagedOr = (name: string, values: readonly number[]) => (values.length === 0 ? null : averaged(name, values));

/** Every way of asking, the nearest to people first; those without a number last. */
export function measureAblation(questions: readonly AnsweredQuestion[]) {
  const standard = foundIn(questions, DEFAULT.persona, DEFAULT.rating);
  const cells = personaArms.flatMap((persona) =>
    ratingArms.map((rating): Cell => {
      const name = `${persona}, ${rating}`;
      const found = foundIn(questions, persona, rating);
      const own = questions.flatMap(({ answers }) =>
        answers.filter((one) => one.persona === persona && one.rating === rating),
      );
      const differences = [...found].flatMap(([index, { distance }]) => {
        const other = standard.get(index);
        return other ? [distance - other.distance] : [];
      });
      const isDefault = persona === DEFAULT.persona && rating === DEFAULT.rating;
      return {
        ...{ persona, rating, questions: found.size },
        usable: own.filter(({ distribution }) => distribution !== null).length,
        answers: own.length,
        distance: averagedOr(
          `${name} distance`,
          [...found.values()].map((one) => one.distance),
        ),
        mean_error: averagedOr(
          `${name} mean`,
          [...found.values()].map((one) => one.mean_error),
        ),
        against_default: isDefault ? null : averagedOr(`${name} against default`, differences),
      };
    }),
  );
  const equal = averaged(
    "equal shares",
    questions.map(({ asked: { people } }) =>
      totalVariation(
        people,
        people.map(() => 1 / people.length),
      ),
    ),
  );
  return {
    cells: cells.toSorted((a, b) => (a.distance?.mean ?? 2) - (b.distance?.mean ?? 2)),
    equal,
  };
}
export type Ablation = ReturnType<typeof measureAblation>;
