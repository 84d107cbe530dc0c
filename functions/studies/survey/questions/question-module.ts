import type { ReportWording } from "../../../languages/report-wording.ts";
import type { AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import type { EarlierAnswer } from "../../../models/prompts/shown-above.ts";
import type { RandomGenerator } from "../../../statistics/random.ts";
import type { ScaleTests } from "../../rating/rating-error.ts";
import type { Theme } from "../../simulation/figures.ts";
import type { Answer } from "../../simulation/results.ts";
import type { QuestionFigures } from "../aggregate-schema.ts";
import type { Said } from "../reply.ts";
import type { SurveyQuestion } from "../schemas.ts";
import type { CountedAnswer } from "./counted-answer.ts";
import type { AnswerVariable } from "./answer-variable.ts";

/** What a persona answered, and what it counts in shares. */
export type WeightedAnswer = Answer & { persona_id: string; weight: number };

/** How a question is put to one persona. */
export interface Presentation {
  /**
   * Position of the persona in the sample, from 0. It decides the order of options and from which end scales are shown.
   */
  position: number;
  /** Whether scales and options are shown from the other end than the persona otherwise sees them from. */
  isTurned: boolean;
  /** The persona's answers to the questions that this one refers to. */
  before: readonly EarlierAnswer[];
}

/** Takes a prompt, and how its answer is kept: it is asked, or counted. */
export type Put<R> = <T>(prompt: Prompt<T>, said: (value: T) => Said) => R;

/** Data that figures need besides the answers. */
export interface FigureGrounds {
  /** Merged themes of an open question. */
  themes: readonly Theme[];
  /** Tests of the scales, as the embedding model reads them in the study's language. */
  tests: ScaleTests;
}

/** Fields of a question that make sense for some kinds alone. */
export type KindField = Exclude<keyof SurveyQuestion, "id" | "kind" | "text">;

/** Everything that depends on the kind of a question, from its check to its figures. */
export interface QuestionModule {
  /** What a sentence calls one: `a ranking`. */
  called: string;
  /** Fields that its questions may have besides those of all kinds: words, route and place. */
  fields: readonly KindField[];
  /** Refuses errors beyond those checked for all kinds; `problem` stands behind the name of the question. */
  check: (question: SurveyQuestion, refuse: (problem: string) => never) => void;
  /**
   * Puts the question to one persona, which answers without knowing any other questions than those that this one refers
   * to.
   */
  put: <R>(put: Put<R>, askedPersona: AskedPersona, question: SurveyQuestion, presentation: Presentation) => R;
  /** The numbers that an answer holds, a variable each, as data files and datasets name them. */
  variables: (question: SurveyQuestion, wording: ReportWording) => AnswerVariable[];
  /**
   * The numbers of an answer in the order of its variables, NaN for those that it leaves open. Null for an answer that
   * cannot be counted: it names no option, has no number, could not be rated, or says nothing.
   */
  values: (question: SurveyQuestion, answer: CountedAnswer) => readonly number[] | null;
  /** Figures of the answers that can be counted, as results have them. */
  figures: (
    question: SurveyQuestion,
    answers: readonly WeightedAnswer[],
    grounds: FigureGrounds,
  ) => Partial<QuestionFigures>;
  /** An answer at random, for what a study is expected to cost. */
  drawn: (
    question: SurveyQuestion,
    random: RandomGenerator,
  ) => Partial<Pick<Answer, "distribution" | "selected_options" | "value" | "ranking" | "allocation">>;
}
