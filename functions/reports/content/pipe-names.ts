import { reportWordingOf } from "../../languages/report-wording.ts";
import { variableNames } from "../../studies/survey/variable-names.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import { numbersOf } from "./survey-routes.ts";

/**
 * Names for what is piped into questions and options: an earlier answer by the number of its question, `[answer to 3]`,
 * a variable by its values.
 * @param language the study's (BCP 47)
 */
export function pipeNames(
  { questions, variables }: Pick<Survey, "questions" | "variables">,
  language: string,
): ReadonlyMap<string, string> {
  const { say } = reportWordingOf(language);
  const ids = questions.map(({ id }) => id);
  const numbers = numbersOf(ids, questions);
  return new Map([
    ...variableNames(variables),
    ...[...numbers].map(([id, question]) => [id, say("routes.piped", { question })] as const),
  ]);
}
