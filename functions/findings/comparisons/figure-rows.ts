import { commonMethod, type RatingMethod } from "../../studies/rating/rating-method.ts";
import { runsDownward } from "../../studies/rating/survey-rating.ts";
import { conceptsQuestions } from "../../studies/concept-test/questions.ts";
import { conceptBattery } from "../../studies/concept-test/battery.ts";
import { sum } from "../../statistics/moments.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import type { ComparedFigure, Crosstab } from "./schemas.ts";
import type { TabledAnswer, TabledSimulation } from "./tabled-simulation.ts";

/** What one row of a table is made of: what each persona brings to the figure. */
export interface FigureRow {
  figure: ComparedFigure;
  /** The option or theme. */
  label: string | null;
  /** Which end is the better one; null where neither is: a child's age, the share of those who say no. */
  best: "highest" | "lowest" | null;
  /** `counted`: 0 or 1; `probability`: 0 to 1; `measured`: numbers within `bounds`. */
  values: "counted" | "probability" | "measured";
  bounds: readonly [number, number];
  /** By persona id; whoever did not answer is absent. */
  of: ReadonlyMap<string, number>;
}

/** A question with its rows. */
export interface FigureQuestion {
  question_id: string;
  question: string;
  kind: Crosstab["questions"][number]["kind"];
  unit: string | null;
  rows: FigureRow[];
  /** Of ratings the numbers of the scale, lowest first; of the others null. */
  scale: { points: number; first_value: number } | null;
  /** How words became ratings; null where nothing was rated. */
  method: RatingMethod | null;
}

type AnswersById = ReadonlyMap<string, TabledAnswer>;

const NPS = { points: 11, promotersFrom: 9, detractorsTo: 7 } as const;
const CONCEPT_SCALE = { points: 5, first_value: 1 } as const;

const mapped = <T>(answers: ReadonlyMap<string, T>, of: (answer: T) => number): Map<string, number> =>
  new Map([...answers].map(([id, answer]) => [id, of(answer)]));

function kept<T>(answers: AnswersById, of: (answer: TabledAnswer) => T | null): Map<string, T> {
  return new Map(
    [...answers].flatMap(([id, answer]) => {
      const part = of(answer);
      return part === null ? [] : [[id, part] as const];
    }),
  );
}

interface RatedQuestion {
  points: number;
  first_value: number;
  /** Whether the first point is the upper end of what is asked. */
  downward: boolean;
  recommendation: boolean;
}

/** Mean and the share of the two points at the upper end (of two points, of one), as reports print them. */
function ratingRows(answers: AnswersById, { points, first_value, downward, recommendation }: RatedQuestion) {
  const rated = kept(answers, ({ rating, distribution }) =>
    rating !== null && distribution?.length === points ? { rating, distribution } : null,
  );
  const within = (distribution: readonly number[], from: number, to: number) =>
    Math.min(1, sum(distribution.slice(from, to)) / sum(distribution));
  const size = points > 2 ? 2 : 1;
  const top = mapped(rated, ({ distribution }) =>
    downward ? within(distribution, 0, size) : within(distribution, points - size, points),
  );
  const mean: FigureRow = {
    figure: "mean",
    label: null,
    best: downward ? "lowest" : "highest",
    values: "measured",
    bounds: [first_value, first_value + points - 1],
    of: mapped(rated, ({ rating }) => rating),
  };
  const chosen = [...top.values()].every((share) => share === 0 || share === 1);
  const box: FigureRow = {
    ...mean,
    figure: "top_two_box",
    best: "highest",
    values: chosen ? "counted" : "probability",
    bounds: [0, 1],
    of: top,
  };
  if (!recommendation) return [mean, box];
  const score = mapped(
    rated,
    ({ distribution }) =>
      100 * (within(distribution, NPS.promotersFrom, NPS.points) - within(distribution, 0, NPS.detractorsTo)),
  );
  return [mean, box, { ...mean, figure: "nps", bounds: [-100, 100], of: score } satisfies FigureRow];
}

const sharesOf = <T>(
  answers: ReadonlyMap<string, T>,
  labels: readonly string[],
  holds: (answer: T, label: string) => boolean,
): FigureRow[] =>
  labels.map((label) => ({
    figure: "share",
    label,
    best: null,
    values: "counted",
    bounds: [0, 1],
    of: mapped(answers, (answer) => (holds(answer, label) ? 1 : 0)),
  }));

/** Places of all options: those without one share the places that are left (mid-ranks, Kendall 1945). */
function placeIn({ options, best_worst }: SurveyQuestion, ranking: readonly string[], option: string): number {
  const all = options?.length ?? 0;
  const worst = best_worst && ranking.length > 1 ? ranking.at(-1) : undefined;
  if (option === worst) return all;
  const placed = best_worst ? ranking.slice(0, 1) : ranking;
  const place = placed.indexOf(option);
  return place === -1 ? (placed.length + 1 + all - (worst === undefined ? 0 : 1)) / 2 : place + 1;
}

/** Rows of one question of a survey. */
function surveyRows(question: SurveyQuestion, answers: AnswersById, { recognised }: TabledSimulation): FigureRow[] {
  const { id, text, kind, scale, min, max, total } = question;
  const options = question.options ?? [];
  const figures = recognised.find(({ question_id }) => question_id === id);
  const measured = { label: null, best: null, values: "measured" } as const;
  switch (kind) {
    case "likert":
      if (!scale) return [];
      return ratingRows(answers, {
        ...scale,
        downward: runsDownward({ text, scale }),
        recommendation: Boolean(figures?.nps) && scale.points === NPS.points,
      });
    case "multiple_choice": {
      const chosen = kept(answers, ({ selected_options }) => {
        const known = selected_options?.filter((option) => options.includes(option)) ?? [];
        return known.length > 0 ? known : null;
      });
      return sharesOf(chosen, options, (known, option) => known.includes(option));
    }
    case "numeric": {
      const of = kept(answers, ({ value }) => value);
      // As in the figures of the survey: of what can be negative, some answer is.
      const low = min ?? (Math.min(...of.values()) < 0 ? -Infinity : 0);
      return [{ ...measured, figure: "mean", bounds: [low, max ?? Infinity], of }];
    }
    case "ranking": {
      const ranked = kept(answers, ({ ranking }) => {
        const known = ranking?.filter((option) => options.includes(option)) ?? [];
        return known.length > 0 ? known : null;
      });
      return options.map((option) => ({
        figure: "mean_rank",
        label: option,
        best: "lowest",
        values: "measured",
        bounds: [1, options.length],
        of: mapped(ranked, (ranking) => placeIn(question, ranking, option)),
      }));
    }
    case "allocation": {
      const given = kept(answers, ({ allocation }) =>
        allocation?.some(({ option, amount }) => amount > 0 && options.includes(option)) ? allocation : null,
      );
      return options.map((option) => ({
        ...measured,
        figure: "mean",
        label: option,
        bounds: [0, total ?? Infinity],
        of: mapped(given, (amounts) => amounts.find((one) => one.option === option)?.amount ?? 0),
      }));
    }
    case "open_ended": {
      const said = new Map([...answers].filter(([, { said }]) => said).map(([personaId]) => [personaId, personaId]));
      const holders = new Map(figures?.themes?.map(({ theme, persona_ids }) => [theme, new Set(persona_ids)]));
      return sharesOf(said, [...holders.keys()], (personaId, theme) => holders.get(theme)!.has(personaId));
    }
  }
}

const answersTo = ({ personas }: TabledSimulation, questionId: string): AnswersById =>
  new Map(
    personas.flatMap(({ id, answers }) => {
      const own = answers.find(({ question_id }) => question_id === questionId);
      return own ? [[id, own] as const] : [];
    }),
  );

/** The reaction as a whole, which every kind of study rates. */
export const sentimentQuestion = ({ personas }: TabledSimulation, question: string): FigureQuestion => ({
  question_id: "sentiment",
  question,
  kind: "sentiment",
  unit: null,
  scale: null,
  method: commonMethod(personas.map(({ sentiment_method }) => sentiment_method)),
  rows: [
    {
      figure: "mean",
      label: null,
      best: "highest",
      values: "measured",
      bounds: [-1, 1],
      of: new Map(personas.flatMap(({ id, sentiment_score: score }) => (score === null ? [] : [[id, score] as const]))),
    },
  ],
});

const methodOf = (answers: AnswersById) =>
  commonMethod([...answers.values()].map(({ rating_method }) => rating_method));

/** The questions of a concept test, of several concepts those to each. */
const batteryOf = ({ concepts, language }: TabledSimulation): { id: string; question: string }[] =>
  concepts
    ? conceptsQuestions(concepts, language).map(({ question_id, question, concept }) => ({
        id: question_id,
        question: `${concept.name}: ${question}`,
      }))
    : conceptBattery(language);

/**
 * The questions of a survey or a concept test, in their order, with what each persona brings to each of their figures.
 * A question that nobody answered has its rows all the same, but for ratings without a scale and open answers without
 * themes, which have none.
 */
export function figureQuestions(simulation: TabledSimulation): FigureQuestion[] {
  if (simulation.simulation_type === "concept_test") {
    return batteryOf(simulation).map(({ id, question }) => {
      const answers = answersTo(simulation, id);
      return {
        ...{ question_id: id, question, kind: "likert", unit: null, scale: CONCEPT_SCALE, method: methodOf(answers) },
        rows: ratingRows(answers, { ...CONCEPT_SCALE, downward: false, recommendation: false }),
      };
    });
  }
  return simulation.questions.map((question) => {
    const answers = answersTo(simulation, question.id);
    return {
      question_id: question.id,
      question: question.text,
      kind: question.kind,
      unit: question.unit,
      scale: question.scale && { points: question.scale.points, first_value: question.scale.first_value },
      method: methodOf(answers),
      rows: surveyRows(question, answers, simulation),
    };
  });
}
