import type { Model } from "../../models/bedrock/model.ts";
import type { Reply } from "./reply.ts";
import type { SurveyQuestion } from "./schemas.ts";
import type { Respondent } from "../../personas/people/respondent.ts";
import { putQuestion, type Presentation, type Put } from "./prompts/put-question.ts";

/** Asks a persona one question, see {@link putQuestion}. */
export function askQuestion(
  model: Model,
  modelId: string,
  respondent: Respondent,
  question: SurveyQuestion,
  presentation: Presentation,
): Promise<Reply> {
  const put: Put<Promise<Reply>> = async (prompt, said) => {
    const { value, usage, modelId: answeredBy } = await model.ask(prompt, modelId);
    return { question, said: said(value), usage, modelId: answeredBy };
  };
  return putQuestion(put, respondent, question, presentation);
}
