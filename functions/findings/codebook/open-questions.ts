import { reportWordingOf } from "../../languages/report-wording.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import type { PersonaResult } from "../../studies/simulation/results.ts";
import { formOf } from "../../studies/survey/answer-forms.ts";
import { studyKinds } from "../../studies/study-kinds.ts";

/** A question that personas answered in their own words. */
export interface OpenQuestion {
  question_id: string;
  text: string;
}

/** The words of one persona. */
export interface OpenAnswer {
  persona_id: string;
  text: string;
}

const REACTION = "reaction";

/**
 * The questions of a study whose answers can be coded. A survey has its open questions. A concept test has what
 * personas said of the concept (`reaction`), with several concepts one of each (`c1.reaction`).
 */
export function openQuestions(
  { simulation_type, prompt_question, language }: SimulationRecord,
  input: StudyInput | undefined,
): OpenQuestion[] {
  const reaction = prompt_question ?? reportWordingOf(language).say("answers.reaction");
  const { asks } = studyKinds[simulation_type];
  if (asks === "questionnaire")
    return (input?.survey_schema?.questions ?? []).flatMap((question) =>
      formOf(question) === "words" ? [{ question_id: question.id, text: question.text }] : [],
    );
  if (asks !== "battery") return [];
  return input?.concepts
    ? input.concepts.map(({ concept_id, name, text }) => ({
        question_id: `${concept_id}.${REACTION}`,
        text: `${name}: ${text}`,
      }))
    : [{ question_id: REACTION, text: reaction }];
}

/**
 * The words of one persona on a question, empty if it said nothing. Undefined if it was not asked, or its profile
 * answered.
 */
function wordsOf(result: PersonaResult, questionId: string): string | undefined {
  if (questionId === REACTION) return result.reaction.trim();
  const concept = result.concepts?.find(({ concept_id }) => `${concept_id}.${REACTION}` === questionId);
  if (concept) return concept.reaction.trim();
  const answer = result.answers?.find(({ question_id }) => question_id === questionId);
  return answer?.answered_from === "model" ? answer.text.trim() : undefined;
}

/** How many personas were asked a question, and the answers that say something, in the order of the personas' ids. */
export function openAnswers(
  questionId: string,
  results: readonly PersonaResult[],
): { asked: number; answers: OpenAnswer[] } {
  const given = results.flatMap((result) => {
    const text = wordsOf(result, questionId);
    return text === undefined ? [] : [{ persona_id: result.persona_id, text }];
  });
  return {
    asked: given.length,
    answers: given.filter(({ text }) => text !== "").toSorted((a, b) => (a.persona_id < b.persona_id ? -1 : 1)),
  };
}
