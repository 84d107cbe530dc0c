import { groupLanguage } from "../market/study-language.ts";
import { wordingOf, type ServiceWording } from "../../languages/wording.ts";
import { lossKind, lostAmong } from "../../platform/pipelines/losses.ts";
import { placeOfGroup } from "../market/detect-market.ts";
import { populationCoverage } from "../market/population/coverage.ts";
import { personaProgress, settled, type PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { holdsRespondents, type PersonaGroupRecord } from "./record.ts";
import { definitionOf, type PersonaGroup } from "./schemas.ts";

/** `Generated 5 of 5 personas, 2 of them from the library` */
function generatedLine(
  { say, list }: ServiceWording,
  [completed, total]: readonly [completed: number, total: number],
  personas: PersonaProgressMap,
): string {
  const reused = Object.values(personas).filter((entry) => entry.reused && entry.status === "complete").length;
  const generated =
    reused > 0
      ? say("progress.generated_reused", { completed, total, reused })
      : say("progress.generated", { completed, total });
  const lost = lostAmong(personas);
  if (lost.length === 0) return generated;
  const reasons = list([...new Set(lost.map(({ lost_to }) => say(`losses.${lossKind(lost_to)}`)))]);
  return say("progress.generated_without", { generated, count: lost.length, reasons });
}

/** The group as callers see it. */
export function presentPersonaGroup(group: PersonaGroupRecord): PersonaGroup {
  const wording = wordingOf(groupLanguage(group) ?? "en");
  const progress =
    group.status === "pending"
      ? null
      : personaProgress(group.status, settled(group.status === "failed", group.generating), (completed, total) => {
          if (group.status === "failed")
            return group.error ?? "Generation failed; review the group definition and try again";
          return total === 0
            ? wording.say("progress.planning")
            : generatedLine(wording, [completed, total], group.generating);
        });
  return {
    id: group.id,
    project_id: group.project_id,
    ...definitionOf(group),
    generation_status: group.status,
    generation_progress: progress?.message ?? null,
    error: group.status === "failed" ? group.error : null,
    personas_total: group.personas_total,
    personas_reused: group.personas_reused,
    respondents: holdsRespondents(group) ? group.personas_total : null,
    grounding: group.grounding,
    population: populationCoverage(placeOfGroup(group.location).market),
    progress,
    created_at: group.created_at,
    updated_at: group.updated_at,
  };
}
