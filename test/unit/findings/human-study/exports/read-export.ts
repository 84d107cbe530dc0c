import { readFileSync } from "node:fs";
import { fileMappingSchema } from "../../../../../functions/findings/human-study/file-mapping.ts";
import { readAnswers } from "../../../../../functions/findings/human-study/read-answers.ts";
import { asked } from "./survey.ts";

/** Of the files. */
export const folder = new URL(".", import.meta.url);
/** Reads one of the files, or the bytes of another. */
export const read = (file: string | Buffer, mapping?: object, named = true) =>
  readAnswers({
    sent: {
      bytes: typeof file === "string" ? readFileSync(new URL(file, folder)) : file,
      definitions: [],
      mapping: mapping ? fileMappingSchema.parse(mapping) : null,
    },
    simulations: [asked],
    named,
  });
/** Counts of each question, by its id. */
export const countsOf = ({ questions }: ReturnType<typeof read>) =>
  Object.fromEntries(
    questions.map(({ question_id, counts }) => [question_id, counts!.map(({ count }) => count).join(" ")]),
  );

export const ignore = { is: "ignore" };
export const choice = (option: string) => ({ is: "question", question: "q2", option });
export const genders = { is: "gender", values: { "1": "Male", "2": "Female" } };
