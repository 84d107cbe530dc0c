import { placeOfGroup } from "../market/detect-market.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { PersonaGroupRecord } from "../groups/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import type { RespondentRow } from "./record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { GenerationRef } from "../groups/store-lifecycle.ts";
import { BUILT_AT_ONCE, type RespondentBuilding } from "./store-building.ts";

/**
 * Makes a persona of every row of an upload, as the row is: no model is asked. A repetition goes on with the rows that
 * are not personas yet; the rows are deleted when all are.
 * @throws WorkStopped if the group is gone or the run is over
 */
export async function buildRespondents(
  building: RespondentBuilding,
  ref: GenerationRef,
  group: PersonaGroupRecord,
): Promise<void> {
  const { rows, built } = await building.load(ref);
  const { market } = placeOfGroup(group.location);
  const missing = rows.filter(({ id }) => !built.has(id));
  if (rows.length > 0 && !(await building.showProgress(ref, progressOf(rows, built)))) throw over();
  for (let start = 0; start < missing.length; start += BUILT_AT_ONCE) {
    const saved = await building.save(ref, missing.slice(start, start + BUILT_AT_ONCE), market, timestamp());
    if (saved === "stopped") throw over();
    // Another attempt at the same rows is under way: what it has stored is left out when they are read again.
    if (saved === "taken") return buildRespondents(building, ref, group);
  }
  await building.deleteRows(ref);
}

const over = () => new WorkStopped("The group is gone or this generation is over");

const progressOf = (rows: readonly RespondentRow[], built: ReadonlySet<string>): PersonaProgressMap =>
  Object.fromEntries(
    rows.map(({ id, profile }, position): [string, PersonaProgressMap[string]] => [
      id,
      { full_name: profile.full_name, status: built.has(id) ? "complete" : "pending", position },
    ]),
  );
