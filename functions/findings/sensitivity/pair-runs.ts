import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { mean } from "../../statistics/moments.ts";
import { kindOf, studyKinds } from "../../studies/study-kinds.ts";

/** A question of a varied run with the runs that it is compared with: figures of every option, persona by persona. */
export interface PairedQuestion {
  id: string;
  question: string;
  /** Choices have their options; ratings and scores have only null. */
  options: readonly (string | null)[];
  /** The range of the figure: points of a scale minus one, 2 for the sentiment, 100 for shares. */
  range: number;
  personas: readonly string[];
  /** One per persona. */
  weights: readonly number[];
  /** [option][persona]: the mean over the runs to compare with, and the varied run. Shares are 0 or 100. */
  usual: readonly (readonly number[])[];
  varied: readonly (readonly number[])[];
}

const SENTIMENT_SPAN = 2;
const WHOLE = 100;

function rangeOf({ kind, categories }: ObservedQuestion): number {
  if (kind === "score") return SENTIMENT_SPAN;
  return kind === "scale" ? categories.length - 1 : WHOLE;
}

const optionsOf = ({ kind, categories }: ObservedQuestion): (string | null)[] =>
  kind === "scale" || kind === "score" ? [null] : categories.map(String);

/** The figure of one answer; null without one. Ratings are the means of the distributions read from the words. */
function figureOf(question: ObservedQuestion, persona: string, option: string | null): number | null {
  const answer = question.ratings?.get(persona) ?? question.answers.get(persona);
  if (answer === undefined) return null;
  if (typeof answer === "number") return answer;
  if (option === null) return null;
  return (typeof answer === "string" ? answer === option : answer.includes(option)) ? WHOLE : 0;
}

/** Numbers of two methods are not compared. */
const sameMethod = (a: ObservedQuestion, b: ObservedQuestion): boolean =>
  !a.method || !b.method || a.method === b.method;

/** A choice task that only some personas were shown says nothing about the study. */
const wasShownToAll = ({ kind, answers }: ObservedQuestion, { simulation_type, persona_ids }: ObservedSimulation) =>
  studyKinds[simulation_type].asks !== "tasks" || kind !== "choice" || answers.size === persona_ids.length;

/**
 * Pairs a run with others of the same personas, question by question (by id: its words may differ). Includes the
 * personas who answered in the run and in at least one of the others.
 * @param others at least one
 */
export function pairRuns(others: readonly ObservedSimulation[], run: ObservedSimulation): PairedQuestion[] {
  const [first] = others as readonly [ObservedSimulation];
  return first.questions
    .filter((question) => wasShownToAll(question, first))
    .flatMap((question): PairedQuestion[] => {
      const own = run.questions.find(({ id }) => id === question.id);
      if (!own) return [];
      const asked = others
        .flatMap(({ questions }) => questions.filter(({ id }) => id === question.id))
        .filter((other) => sameMethod(own, other));
      const answeredBy = (persona: string) => asked.filter(({ answers }) => answers.has(persona));
      const personas = [...own.answers.keys()].filter((persona) => answeredBy(persona).length > 0);
      if (personas.length === 0) return [];
      const options = optionsOf(question);
      const isWeighted = kindOf(first).asks !== "tasks" || question.kind === "score";
      return [
        {
          id: question.id,
          question: question.question,
          options,
          range: rangeOf(question),
          personas,
          weights: personas.map((persona) => (isWeighted ? first.weights?.get(persona) : undefined) ?? 1),
          usual: options.map((option) =>
            personas.map((persona) => mean(answeredBy(persona).map((other) => figureOf(other, persona, option) ?? 0))),
          ),
          varied: options.map((option) => personas.map((persona) => figureOf(own, persona, option) ?? 0)),
        },
      ];
    });
}
