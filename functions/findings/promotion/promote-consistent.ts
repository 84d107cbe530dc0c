import { promotedPersona } from "../../personas/library/record.ts";
import { isInvented } from "../../personas/people/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";
import type { LibraryStore } from "../../personas/library/store.ts";
import type { ReliabilityStore } from "../reliability/store.ts";
import { assessPersonas } from "./assess-personas.ts";
import { repeatedRuns } from "./observed-runs.ts";

export interface PromotionDependencies {
  reliability: Pick<ReliabilityStore, "studiesOfProject" | "results" | "aggregate" | "personasOf">;
  library: Pick<LibraryStore, "promote">;
}

/**
 * Takes the personas of a group whose answers have proved consistent into the library. A persona that is there already,
 * or was taken from there, stays as it is, so this may run any number of times. A persona that was deleted from its
 * group is not promoted.
 * @param including the study that was just completed: if it repeats nothing, nothing has changed
 * @returns how many entered
 */
export async function promoteConsistent(
  { reliability, library }: PromotionDependencies,
  ref: ProjectRef,
  groupId: string,
  logger: Logger,
  including?: string,
): Promise<number> {
  const runs = await repeatedRuns(reliability, ref, groupId, including);
  if (runs.length === 0) return 0;
  const took = new Set(runs.flatMap(({ persona_ids }) => persona_ids));
  const [assessed, personas] = await Promise.all([
    assessPersonas(reliability, ref, runs, [...took]),
    reliability.personasOf(ref, groupId),
  ]);
  const entered = await Promise.all(
    personas
      // Real respondents stay where they were uploaded.
      .filter(isInvented)
      .filter(({ library_persona_id }) => library_persona_id === null)
      .map(async (persona) => {
        // A persona that took part in nothing repeated has proved nothing.
        const measured = assessed.get(persona.id);
        if (!measured?.promote || measured.score === null) return false;
        const { score, reason } = measured;
        const record = promotedPersona(persona, { alpha: score / 100, reason, at: timestamp() });
        const isNew = await library.promote(ref.companyId, record);
        if (isNew) logger.info("persona promoted", { persona_id: persona.id, library_persona_id: record.entry.id });
        return isNew;
      }),
  );
  return entered.filter(Boolean).length;
}
