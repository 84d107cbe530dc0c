import { count } from "../../words.ts";
import type { Group } from "./definition.ts";

const states: Record<Group["generation_status"], string> = {
  pending: "No personas yet",
  generating: "Deciding whom to make",
  complete: "Ready",
  failed: "Failed",
};

/** Where an audience stands, in a few words of this page's language; the service's own line is in the audience's. */
export function stateOf({ generation_status: status, progress }: Group): string {
  if (status !== "generating" || !progress || progress.total === 0) return states[status];
  const lost = progress.personas.filter((one) => one.status === "failed").length;
  const without = lost > 0 ? `, ${lost} could not be made` : "";
  return `${progress.completed} of ${count(progress.total, "persona")}${without}`;
}
