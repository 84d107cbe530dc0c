import type { Rule } from "../../briefings/documents/read-by-rule.ts";
import type { readGuideByRule } from "../interview/guide/read-by-rule.ts";
import { NotInFormat, UnreadableLine } from "../questionnaire/unreadable-line.ts";
import type { readLss } from "../survey/import/lss/read-lss.ts";
import type { readQsf } from "../survey/import/qsf/read-qsf.ts";
import type { readPlainSurvey } from "../survey/questionnaire/draft.ts";
import type { plainNotation } from "../survey/questionnaire/plain-notation.ts";

type RuleOf<F extends (input: never) => unknown> = Rule<Parameters<F>[0], ReturnType<F>>;

const errors = { NotInFormat, UnreadableLine };
const shorter = "shorten its longest lines";
const inParts = "export it in parts, or send its questions as JSON";

/** Rules that read the questions of a study, one for each source. */
export const notationRule: RuleOf<typeof plainNotation> = {
  name: "notation",
  noun: "questionnaire",
  advice: shorter,
  errors,
};
export const surveyRule: RuleOf<typeof readPlainSurvey> = {
  name: "survey",
  noun: "questionnaire",
  advice: `${shorter}, or send its questions as JSON`,
  errors,
};
export const guideRule: RuleOf<typeof readGuideByRule> = {
  name: "guide",
  noun: "discussion guide",
  advice: shorter,
  errors,
};
const qsfRule: RuleOf<typeof readQsf> = { name: "qsf", noun: "Qualtrics survey", advice: inParts, errors };
const lssRule: RuleOf<typeof readLss> = { name: "lss", noun: "LimeSurvey survey", advice: inParts, errors };
/** The rules for exported surveys, by format. */
export const exportRules = { qsf: qsfRule, lss: lssRule } as const;
