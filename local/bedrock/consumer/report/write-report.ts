import type { ReportNarrative } from "../../../../functions/prompts/report/prompt.ts";
import { recommend } from "./recommend.ts";
import { readStudy } from "./study.ts";
import { writeSummary } from "./summary.ts";
import { readThemes } from "./themes.ts";

/**
 * Writes up a study from the figures and statements of a report request: the same request always gives the same report,
 * in German when the stimulus is German, in English otherwise.
 */
export function writeReport(request: string): ReportNarrative {
  const study = readStudy(request);
  const themes = readThemes(study);
  return { summary: writeSummary(study, themes), recommendations: recommend(study, themes) };
}
