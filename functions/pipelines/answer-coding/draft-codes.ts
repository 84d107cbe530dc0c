import { parseEnvironment } from "../../contracts/environment.ts";
import { codingInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { draftCodebook } from "./draft-codebook.ts";
import { openCoding } from "./open-coding.ts";

const dependencies = openCoding(parseEnvironment("answer-coding-draft-codes"));

export const handler = createStateHandler("answer-coding-draft-codes", codingInputSchema, (input) =>
  draftCodebook(dependencies, input),
);
