import { parseEnvironment } from "../../contracts/environment.ts";
import { codeAnswersInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { codeBatch } from "./code-batch.ts";
import { openCoding } from "./open-coding.ts";

const dependencies = openCoding(parseEnvironment("answer-coding-code-answers"));

export const handler = createStateHandler("answer-coding-code-answers", codeAnswersInputSchema, (input) =>
  codeBatch(dependencies, input),
);
