import { codedQuestion } from "../../dataset/coded-question.ts";
import { variableName } from "../../dataset/variable-name.ts";
import type { Table } from "./table.ts";
import { listVariables, type MultipleResponse, type Variable } from "./variable.ts";

/**
 * The codes of the answers to a question, if it has a codebook. Sheets get their names; statistics programs get 1 or 0
 * for each code, for those who answered.
 * @param sets those of the question are added to these
 */
export function codeVariables(
  { source, dataset, say }: Pick<Table, "source" | "dataset" | "say">,
  questionId: string,
  sets: MultipleResponse[],
): Variable[] {
  const codebook = source.codebooks.find(({ question_id }) => question_id === questionId);
  if (!codebook) return [];
  const coded = {
    ...codebook,
    persona_ids: codebook.answers.map(({ persona_id }) => persona_id),
    codings: Object.fromEntries(codebook.answers.map(({ persona_id, codes }) => [persona_id, codes])),
  };
  const { variables } = codedQuestion(coded, dataset, source.simulation.language);
  const label = say("answer.on", { question: codebook.question, clause: say("codes.heading") });
  // Files have no variable for answers without a code: all others are 0 there.
  return listVariables({ name: `${variableName(questionId)}_codes`, label }, variables.slice(0, -1), sets);
}
