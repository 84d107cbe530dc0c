import { isDeepStrictEqual } from "node:util";
import { plainQuestion, type Survey } from "../../studies/survey/schemas.ts";
import type { Written } from "./written.ts";

/** The fields of an object that say something else than a plain one. */
const saidIn = (given: object, plain: object): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => !isDeepStrictEqual(value, (plain as Record<string, unknown>)[name]),
    ),
  );

/** A survey in the form of `surveyInputSchema`, without default values. */
export function surveyJson({ questions, ...rest }: Survey): Written {
  const asked = questions.map((question) => saidIn(question, plainQuestion));
  const said = saidIn(rest, { blocks: [], rotations: [], experiments: [], variables: [] });
  return { bytes: Buffer.from(`${JSON.stringify({ questions: asked, ...said }, null, 2)}\n`) };
}
