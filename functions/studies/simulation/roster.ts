import * as z from "zod";
import { packed } from "../../platform/table/packed.ts";
import { personaProgressMapSchema, type PersonaProgressMap } from "../../platform/pipelines/progress.ts";

const entrySchema = personaProgressMapSchema.valueType
  .pick({ full_name: true, position: true, weight: true, balanced_within: true })
  .extend({ persona_id: z.string() });
/** The participants of a study. */
export const rosterSchema = packed(z.array(entrySchema));
export type Roster = z.infer<typeof rosterSchema>;

const SCREENED_OUT = "screened_out";
/**
 * How far personas are, by their position. Absent before they are asked; then the share that is done (0..1). After
 * that, `true` if they are through, a mark that a question screened them out, or the name of the error that they were
 * lost to.
 */
export const sharesSchema = z.record(
  z.string(),
  z.union([z.number(), z.literal([true, SCREENED_OUT]), z.object({ lost_to: z.string() })]),
);
export type Shares = z.infer<typeof sharesSchema>;
export const endShare = (isScreenedOut: boolean): Shares[string] => (isScreenedOut ? SCREENED_OUT : true);

/** The participants and how far they are, as a study's item keeps them. */
export interface StoredProgress {
  roster: Roster;
  progress: Shares;
}

function shareOf({ status, done = 0, screened_out = false, lost_to }: PersonaProgressMap[string]) {
  if (lost_to !== undefined) return { lost_to };
  if (status === "complete") return endShare(screened_out);
  return status === "pending" ? undefined : done;
}

/** Reverses {@link participantsOf}. */
export function storedProgress(participants: PersonaProgressMap): StoredProgress {
  const entries = Object.entries(participants);
  return {
    roster: entries.map(([persona_id, { full_name, position, weight, balanced_within }]) => ({
      persona_id,
      full_name,
      position,
      ...(weight === undefined ? {} : { weight }),
      ...(balanced_within === undefined ? {} : { balanced_within }),
    })),
    progress: Object.fromEntries(
      entries.flatMap(([, entry]) => {
        const share = shareOf(entry);
        return share === undefined ? [] : [[entry.position, share]];
      }),
    ),
  };
}

function stateOf(
  share: Shares[string] | undefined,
): Pick<PersonaProgressMap[string], "status" | "done" | "screened_out" | "lost_to"> {
  if (share === undefined) return { status: "pending" };
  if (typeof share === "object") return { status: "failed", ...share };
  if (share === SCREENED_OUT) return { status: "complete", screened_out: true };
  return share === true ? { status: "complete" } : { status: "running", done: share };
}

/** Everybody who takes part by their id, with how far they are. */
export const participantsOf = ({ roster, progress }: StoredProgress): PersonaProgressMap =>
  Object.fromEntries(
    roster.map(({ persona_id, ...entry }) => [persona_id, { ...entry, ...stateOf(progress[entry.position]) }]),
  );
