import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { peopleWordingOf, type PeopleWording } from "../../languages/people-wording.ts";
import { percentIn } from "../../languages/wording.ts";
import { totalVariation } from "../../statistics/total-variation.ts";
import { MOST_OPTIONS } from "../../studies/spread/add-spread.ts";
import { normalise } from "../../studies/spread/spread-prior.ts";
import type { AskedQuestion } from "../human-study/asked-questions.ts";
import { chosenByPersonas } from "../validity/compare-options.ts";
import type { RespondentAnswers } from "../validity/input.ts";
import { answeredByPersonas } from "../validity/scale-answers.ts";
import { ASKED, expectedGain, publicGains } from "./expected-gain.ts";
import type { RankedQuestion, Ranking } from "./schemas.ts";

/** The data from which a study's questions are ordered. */
export interface StudyToRank {
  simulation: ObservedSimulation;
  /** The same study by respondents without a persona; undefined where nobody asked them. */
  anonymous: ObservedSimulation | undefined;
  asked: readonly AskedQuestion[];
  /** Answers that people have given already. */
  people: RespondentAnswers;
}

/** Shares of the answers in the order of the question, summing to 1; null where nobody answered. */
function sharesIn({ weights }: ObservedSimulation, question: ObservedQuestion): number[] | null {
  if (question.kind === "choice") return normalise(chosenByPersonas(question, weights)?.shares ?? []);
  const answered = answeredByPersonas(question, weights)?.shares;
  const shares = new Map(answered?.map(({ value, share }) => [value, share]));
  return normalise(question.categories.map((point) => shares.get(Number(point)) ?? 0));
}

type Unranked = Omit<RankedQuestion, "rank">;

function describe(
  { id, question, kind }: ObservedQuestion,
  shares: readonly number[],
  noPersona: readonly number[] | null,
  wording: PeopleWording,
): Unranked {
  const { error, gain } = expectedGain(shares, noPersona);
  const points = (part: number) => Number((100 * part).toFixed(1));
  const said = {
    options: shares.length,
    top: percentIn(wording, 100 * Math.max(...shares), 0),
    error: wording.number(points(error), 1),
    people: ASKED,
    gain: wording.number(points(gain), 1),
  };
  return {
    question_id: id,
    question,
    kind: kind === "scale" ? kind : "choice",
    options: shares.length,
    expected_error: points(error),
    expected_gain: points(gain),
    no_persona: noPersona !== null,
    sentence: noPersona
      ? wording.say("ask_first.beside_no_persona", {
          ...said,
          difference: wording.number(100 * totalVariation(shares, noPersona), 0),
        })
      : wording.say("ask_first.alone", said),
  };
}

function notesOn(ranked: readonly Unranked[], left: number, wording: PeopleWording): string[] {
  const attained = ranked.every(({ no_persona }) => no_persona) ? publicGains.with_no_persona : publicGains.alone;
  return [
    ...(ranked.length > 0
      ? [wording.say("ask_first.attained", { attained: percentIn(wording, 100 * attained.attained, 0) })]
      : []),
    ...(left > 0 ? [wording.say("ask_first.left_out", { count: left, people: ASKED })] : []),
  ];
}

/**
 * The closed questions of a study. First come those for which the answers of 20 people are expected to help most. Left
 * out are facts, questions with several answers or more than eleven options, and questions that 20 people have already
 * answered.
 * @param language language of the sentences (BCP 47)
 */
export function rankQuestions({ simulation, anonymous, asked, people }: StudyToRank, language: string): Ranking {
  const wording = peopleWordingOf(language);
  const ranked = asked.flatMap(({ id, fact, multiple }): Unranked[] => {
    const question = simulation.questions.find((one) => one.id === id);
    if (!question || fact || multiple || (people.get(id)?.size ?? 0) >= ASKED) return [];
    const shares = sharesIn(simulation, question);
    if (!shares || shares.length < 2 || shares.length > MOST_OPTIONS) return [];
    const beside = anonymous?.questions.find((one) => one.id === id && one.categories.length === shares.length);
    return [describe(question, shares, beside ? sharesIn(anonymous!, beside) : null, wording)];
  });
  return {
    people: ASKED,
    questions: ranked
      .toSorted((a, b) => b.expected_gain - a.expected_gain)
      .map((question, place) => ({ rank: place + 1, ...question })),
    notes: notesOn(ranked, asked.length - ranked.length, wording),
  };
}
