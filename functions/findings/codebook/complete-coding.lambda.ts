import { parseEnvironment } from "../../platform/functions/environment.ts";
import { codingInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { createStateHandler } from "../../platform/pipelines/state-handler.ts";
import { createCodingStore } from "./store-coding.ts";
import { openTable } from "../../platform/table/table.ts";
import { putTogether } from "./put-together.ts";

const environment = parseEnvironment("answer-coding-complete-coding");
const codings = createCodingStore(openTable(environment.TABLE_NAME));

export const handler = createStateHandler("answer-coding-complete-coding", codingInputSchema, (input) =>
  putTogether({ codings }, input),
);
