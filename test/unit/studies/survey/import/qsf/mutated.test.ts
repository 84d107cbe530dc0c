import { describe, expect, it } from "vitest";
import { checkSurvey } from "../../../../../../functions/studies/survey/check-survey.ts";
import { UnusableSurvey } from "../../../../../../functions/studies/survey/check/unusable-survey.ts";
import { readQsf } from "../../../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import { surveySchema } from "../../../../../../functions/studies/survey/schemas.ts";
import { mutateQsf } from "../../../../../support/imports/mutate-qsf.ts";
import { qsf, qsfLogic, qsfTest } from "../../../../../support/imports/qsf.ts";
import {
  question,
  open,
  text,
  block,
  standard,
  data,
  end,
  randomizer,
  fieldTest,
  branch,
} from "../../../../../support/imports/qsf-flow.ts";
import { studyQsf } from "../../../../../support/imports/study-qsf.ts";

const MUTATIONS = 300;
const SENTENCE = /\S \S.*\.$/su;

const routed = qsf(
  [
    question("QID1"),
    text("QID2", "Read ${e://Field/x}."),
    open("QID3", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
  ],
  [block("BL_1", "QID1", "QID2"), block("BL_2", "QID3")],
  [
    randomizer(1, data(["x", "a"]), data(["x", "b"])),
    standard("BL_1"),
    branch(fieldTest("x", "a"), standard("BL_2"), end),
  ],
);

/** Why an export cannot be run, in a sentence; null for a survey that can be stored and run. */
function refusalOf(file: string): string | null {
  const result = readQsf(file);
  if ("problem" in result) return result.problem;
  try {
    checkSurvey(result.survey);
  } catch (error) {
    if (error instanceof UnusableSurvey) return error.message;
    throw error;
  }
  surveySchema.parse(result.survey);
  return null;
}

describe("mutated exports of Qualtrics", () => {
  it.each([
    ["with routes", routed],
    ["with arms, loops and tables", studyQsf],
  ])("%s are surveys that can be run, or refused in a sentence", (_, whole) => {
    expect(refusalOf(whole)).toBeNull();
    for (let seed = 0; seed < MUTATIONS; seed += 1) {
      const refusal = refusalOf(mutateQsf(whole, seed));
      if (refusal !== null) expect(refusal).toMatch(SENTENCE);
    }
  });
});
