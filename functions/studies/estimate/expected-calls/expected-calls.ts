import { briefingsWith, conceptOf } from "../../concept-test/questions.ts";
import { estimableQuestions } from "../../direct-estimate/questions.ts";
import { directEstimatePrompt } from "../../direct-estimate/prompt.ts";
import { conceptTestCalls } from "./concept-test.ts";
import { conjointCalls } from "./conjoint.ts";
import { focusGroupCalls } from "./focus-group.ts";
import { interviewCalls } from "./interview.ts";
import { reportCall, themeCalls } from "./report.ts";
import type { Bound, EstimableType, ExpectedCall, ExpectedWork, PlannedStudy } from "./study.ts";
import { surveyCalls } from "./survey.ts";

const askingCalls: Record<EstimableType, (study: PlannedStudy, bound: Bound) => ExpectedWork> = {
  concept_test: conceptTestCalls,
  survey: surveyCalls,
  conjoint: conjointCalls,
  focus_group: focusGroupCalls,
  idi_ai: interviewCalls,
};

/** The model's own estimate of what the audience answers, question by question. */
function directEstimateCalls(study: PlannedStudy): ExpectedCall[] {
  const { audience, type, language, context, survey, concepts, briefings, briefingIds } = study;
  if (!audience) return [];
  const input = {
    survey_schema: survey,
    script: null,
    conjoint_design: null,
    ...(concepts.length > 0 ? { concepts: [...concepts] } : {}),
  };
  return estimableQuestions({ simulation_type: type, language }, input).map((question) => {
    const about = concepts.find(({ concept_id }) => concept_id === conceptOf(question.question_id)?.concept_id);
    const ids = briefingsWith(briefingIds, concepts, about);
    const shown = briefings.filter(({ id }) => ids.includes(id));
    const prompt = directEstimatePrompt({ audience, stimulus: context, briefings: shown, question, language });
    return { prompt, times: 1, position: null, items: question.answers.length };
  });
}

/**
 * The calls of models that a study will make, by the code that asks the questions. The prompts are the ones that will
 * be sent; what is not known yet (answers) has its typical length.
 * @param reruns those of a reliability check afterwards: everybody is asked again, and nobody writes a report
 */
export function expectedCalls(study: PlannedStudy, bound: Bound, reruns = 0): ExpectedWork {
  const asking = askingCalls[study.type](study, bound);
  const estimates = directEstimateCalls(study);
  return {
    calls: [
      ...asking.calls.map((call) => ({ ...call, times: call.times * (1 + reruns) })),
      ...estimates,
      ...themeCalls(study, bound),
      reportCall(study),
    ],
    sequence: asking.sequence * (reruns > 0 ? 2 : 1) + (estimates.length > 0 ? 1 : 0) + 1,
  };
}
