import { formOf } from "../../../../functions/studies/survey/answer-forms.ts";
import { numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { callApi } from "../../../api/client.ts";
import { studyKinds, type Study } from "../study-kinds.ts";
import type { StudyProps } from "../study-props.ts";

export type Codebook = Answer<"listCodebooks">[number];
export type Code = Codebook["codes"][number];

export interface OpenQuestion {
  question_id: string;
  /** Its number in the file, or else its id. */
  name: string;
  text: string;
}

const REACTION = "reaction";

/** What was answered in words and can be coded: open questions, and what was said of a concept or of each. */
export function openQuestions({ simulation_type, survey_schema, concepts, prompt_question }: Study): OpenQuestion[] {
  if (survey_schema)
    return survey_schema.questions
      .filter((question) => formOf(question) === "words" && !question.fact)
      .map((question) => ({
        question_id: question.id,
        name: numberOf(question),
        text: question.number === null ? question.text : `${question.number}. ${question.text}`,
      }));
  if (!studyKinds[simulation_type].several) return [];
  return concepts
    ? concepts.map(({ concept_id, name: text }) => {
        const id = `${concept_id}.${REACTION}`;
        return { question_id: id, name: id, text };
      })
    : [{ question_id: REACTION, name: REACTION, text: prompt_question ?? "" }];
}

/** A person's answer to a question. */
export interface SaidAnswer {
  persona_id: string;
  name: string;
  text: string;
}

type Result = Answer<"getSimulationResults">["persona_results"][number];

function wordsOf(result: Result, questionId: string): string {
  if (questionId === REACTION) return result.reaction;
  const concept = result.concepts?.find(({ concept_id }) => `${concept_id}.${REACTION}` === questionId);
  return concept?.reaction ?? result.answers?.find(({ question_id }) => question_id === questionId)?.text ?? "";
}

/** The number of results per request: the largest study's do not fit into one answer. */
const PAGE = 50;

/** All that was said to a question, page by page. */
export async function saidAnswers(
  params: StudyProps["params"],
  questionId: string,
  signal: AbortSignal,
): Promise<SaidAnswer[]> {
  const said: SaidAnswer[] = [];
  for (let after: string | undefined; ; after = said.at(-1)?.persona_id) {
    const query = { limit: PAGE, ...(after ? { after } : {}) };
    const { persona_results: page } = await callApi("getSimulationResults", { params, query, signal });
    for (const result of page)
      said.push({ persona_id: result.persona_id, name: result.persona_name, text: wordsOf(result, questionId) });
    if (page.length < PAGE) return said;
  }
}
