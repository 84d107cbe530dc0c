import type { ReportNarrative } from "../../../../../functions/studies/report/prompt.ts";
import type { PackLanguage } from "../../../phrases/pack.ts";
import { deskOf } from "../language.ts";
import { disagreementsIn } from "./disagreements.ts";
import { recommend } from "./recommend.ts";
import { readStudy } from "./study.ts";
import { writeReportSummary } from "./summary.ts";

/** Writes up a study from given figures and statements; focus groups also name what they did not agree on. */
export function writeReport(request: string, language: PackLanguage): ReportNarrative {
  const desk = deskOf(language);
  const study = readStudy(request);
  const disagreements = study.type === "focus_group" ? disagreementsIn(study, desk, language) : undefined;
  return {
    summary: writeReportSummary(study, desk),
    recommendations: recommend(study, desk, language, disagreements ?? []),
    ...(disagreements && { disagreements }),
  };
}
