import { familyScale, namedScale } from "../rating/statement.ts";
import { conceptsQuestions, shownConcept } from "../concept-test/questions.ts";
import { conceptBattery, type ConceptQuestion } from "../concept-test/battery.ts";
import type { SimulationRecord, StudyInput } from "../simulation/record.ts";
import { pipedInto } from "../survey/piping.ts";
import { formOf } from "../survey/answer-forms.ts";
import type { SurveyQuestion, SurveyScale } from "../survey/schemas.ts";
import { studyKinds } from "../study-kinds.ts";

/** A question for which a model can estimate how many of a population give each answer. */
export interface EstimableQuestion {
  question_id: string;
  text: string;
  /** What stands above it, untrusted; null if nothing does. */
  context: string | null;
  /** Whether several answers may be given: the shares then do not sum to 1. */
  multiple: boolean;
  /** Scale points, lowest first, with their labels; or options, which say all themselves. */
  answers: readonly { answer: number | string; label: string | null }[];
}

const pointsOf = ({ points, first_value, labels, low_label, high_label }: SurveyScale) =>
  Array.from({ length: points }, (_, index) => ({
    answer: first_value + index,
    label: labels?.[index] ?? (index === 0 ? low_label : index === points - 1 ? high_label : null),
  }));

/** Whether a question is only asked to some people, or in words that depend on what they answered before. */
const speaksOfAnswers = (question: SurveyQuestion): boolean =>
  question.ask_if !== null || question.follows !== null || pipedInto(question).length > 0;

function surveyQuestion(question: SurveyQuestion, language: string): EstimableQuestion[] {
  const { id: question_id, text, context, scale, options, multiple, fact } = question;
  // Facts about people are in the definition of the audience; no model has to guess them.
  if (fact !== null || speaksOfAnswers(question)) return [];
  const asked = { question_id, text, context };
  if (formOf(question) === "rating" && scale)
    return [{ ...asked, multiple: false, answers: pointsOf(namedScale({ text, scale }, language)) }];
  if (formOf(question) !== "options" || !options) return [];
  return [{ ...asked, multiple, answers: options.map((answer) => ({ answer, label: null })) }];
}

/**
 * The questions of a study that can be estimated, in its order: ratings and choices that everybody is asked in the same
 * way. Those for facts are left out.
 */
export function estimableQuestions(
  { simulation_type, language }: Pick<SimulationRecord, "simulation_type" | "language">,
  input: StudyInput | undefined,
): EstimableQuestion[] {
  if (studyKinds[simulation_type].asks === "battery") {
    const battery = ({ id, question: text }: ConceptQuestion) => ({
      text,
      multiple: false,
      answers: pointsOf(familyScale(id, language)),
    });
    return input?.concepts
      ? conceptsQuestions(input.concepts, language).map((asked) => ({
          ...battery(asked),
          question_id: asked.question_id,
          context: shownConcept(null, asked.concept),
        }))
      : conceptBattery(language).map((asked) => ({ ...battery(asked), question_id: asked.id, context: null }));
  }
  const questions = input?.survey_schema?.questions ?? [];
  return questions.flatMap((question) => surveyQuestion(question, language));
}
