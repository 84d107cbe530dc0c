import { parseEnvironment } from "../../contracts/environment.ts";
import { codingInputSchema } from "../../contracts/pipelines/inputs.ts";
import { createStateHandler } from "../../shared/state-handler.ts";
import { createCodingStore } from "../../storage/codebooks/coding.ts";
import { openTable } from "../../storage/table.ts";
import { putTogether } from "./put-together.ts";

const environment = parseEnvironment("answer-coding-complete-coding");
const codings = createCodingStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("answer-coding-complete-coding", codingInputSchema, (input) =>
  putTogether({ codings }, input),
);
