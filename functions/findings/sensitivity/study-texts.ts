import { factAskedBy } from "../../studies/facts/asked-fact.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import { kindOf } from "../../studies/study-kinds.ts";

/** The texts of a study that another wording changes. */
export interface AskedStudy {
  simulation: Pick<SimulationRecord, "simulation_type" | "prompt_question">;
  input: StudyInput | undefined;
}

/** The texts of a study in another wording. */
export interface RewordedStudy {
  prompt_question: string | null;
  input: StudyInput | undefined;
}

/**
 * Replaces the texts that a study asks: the questions of a survey or guide, the concept of a concept test, or the topic
 * of a focus group. A question for a fact keeps its words, because they identify it. A question's options, its scale
 * and what is shown with it are not its words.
 * @param reword called with each text in order; returns the new text
 */
export function withTexts({ simulation, input }: AskedStudy, reword: (text: string) => string): RewordedStudy {
  const { prompt_question } = simulation;
  const worded = <T extends { text: string }>(question: T, isFact: boolean): T =>
    isFact ? question : { ...question, text: reword(question.text) };
  if (kindOf(simulation).showsPrompt)
    return {
      prompt_question: prompt_question && reword(prompt_question),
      input: input?.concepts
        ? { ...input, concepts: input.concepts.map((concept) => ({ ...concept, text: reword(concept.text) })) }
        : input,
    };
  if (!input) return { prompt_question, input };
  const { survey_schema: survey, script } = input;
  return {
    prompt_question,
    input: {
      ...input,
      survey_schema: survey && {
        ...survey,
        questions: survey.questions.map((asked) =>
          worded(asked, asked.fact !== null || factAskedBy(asked.text) !== null),
        ),
      },
      script: script && {
        ...script,
        sections: script.sections.map((section) => ({
          ...section,
          questions: section.questions.map((asked) => worded(asked, factAskedBy(asked.text) !== null)),
        })),
      },
    },
  };
}

/** The texts that another wording may change, in order. */
export function textsOf(study: AskedStudy): string[] {
  const texts: string[] = [];
  withTexts(study, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}

/** All texts of those kinds, facts among them, in order: the same places in every wording of a study. */
export const allTextsOf = ({ simulation, input }: AskedStudy): (string | null)[] => [
  simulation.prompt_question,
  ...(input?.concepts ?? []).map(({ text }) => text),
  ...(input?.survey_schema?.questions ?? []).map(({ text }) => text),
  ...(input?.script?.sections ?? []).flatMap(({ questions }) => questions.map(({ text }) => text)),
];
