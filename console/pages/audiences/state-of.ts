import type { Group } from "./definition.ts";
import { n, t } from "../../language/say.ts";

const states: Record<Group["generation_status"], string> = {
  pending: t("No personas yet"),
  generating: t("Planning the personas"),
  complete: t("Ready"),
  failed: t("Failed"),
};

/** The state of an audience, in a few words of this page's language; the service's own line is in the audience's. */
export function stateOf({ generation_status: status, progress }: Group): string {
  if (status !== "generating" || !progress || progress.total === 0) return states[status];
  const lost = progress.personas.filter((one) => one.status === "failed").length;
  const { completed, total } = progress;
  return lost === 0
    ? n(total, "{completed} of {count} persona", "{completed} of {count} personas", { completed })
    : n(
        total,
        "{completed} of {count} persona, {lost} could not be made",
        "{completed} of {count} personas, {lost} could not be made",
        { completed, lost },
      );
}
