import type { ReportNarrative } from "../../../../functions/prompts/report/prompt.ts";
import { disagreementsIn } from "./disagreements.ts";
import { recommend } from "./recommend.ts";
import { readStudy } from "./study.ts";
import { writeSummary } from "./summary.ts";
import { readThemes } from "./themes.ts";

/**
 * Writes up a study from the figures and statements of a report request: the same request always gives the same report,
 * in German when the stimulus is German, in English otherwise. Focus groups also name what they did not agree on.
 */
export function writeReport(request: string): ReportNarrative {
  const study = readStudy(request);
  const themes = readThemes(study);
  const disagreements = study.type === "focus_group" ? disagreementsIn(study) : [];
  return {
    summary: writeSummary(study, themes),
    recommendations: recommend(study, themes, disagreements),
    ...(study.type === "focus_group" ? { disagreements: disagreements.map(({ shown }) => shown) } : {}),
  };
}
