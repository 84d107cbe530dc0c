import { reportWordingOf } from "../languages/report-wording.ts";
import { conceptBattery } from "../studies/concept-test/battery.ts";
import { conceptQuestionId } from "../studies/concept-test/questions.ts";
import type { Concept } from "../studies/concept-test/schemas.ts";
import type { SimulationType } from "../studies/simulation/schemas.ts";
import { kindOf } from "../studies/study-kinds.ts";
import { plainQuestion, type Survey, type SurveyQuestion } from "../studies/survey/schemas.ts";

interface Asking {
  simulation_type: SimulationType;
  /** Language of the study (BCP 47). */
  language: string;
  survey_schema: Survey | null | undefined;
  /** Set for a concept test of several concepts. */
  concepts?: readonly Concept[] | null | undefined;
}

/** Five points. The question whether people would buy has words for them, the other items only numbers. */
function batteryQuestions(language: string): SurveyQuestion[] {
  const { say } = reportWordingOf(language);
  const intent = ([1, 2, 3, 4, 5] as const).map((point) => say(`concept.point_${point}`));
  return conceptBattery(language).map(({ id, question }) => ({
    ...plainQuestion,
    ...{ id, kind: "likert", text: question },
    scale: {
      ...{ points: 5, first_value: 1, low_label: null, high_label: null },
      labels: id === "purchase_intent" ? intent : null,
    },
  }));
}

/**
 * The questions of a study in the form of survey questions, in their order. A survey has its own questions. A concept
 * test has its battery; with several concepts, once for each. Other kinds of study ask no question that is counted.
 */
export function askedQuestions({ simulation_type, language, survey_schema, concepts }: Asking): SurveyQuestion[] {
  if (kindOf({ simulation_type }).asks !== "battery") return survey_schema?.questions ?? [];
  const battery = batteryQuestions(language);
  if (!concepts) return battery;
  return concepts.flatMap(({ concept_id, name }) =>
    battery.map((asked) => ({
      ...asked,
      id: conceptQuestionId(concept_id, asked.id as Parameters<typeof conceptQuestionId>[1]),
      text: `${name}: ${asked.text}`,
    })),
  );
}
