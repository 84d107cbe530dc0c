import type { PersonaResult } from "../../../functions/domain/simulation/results.ts";
import type { Page } from "./page.ts";
import { oneLine } from "../../cli/printable.ts";

/** Names of the people of a study by their id; who is not listed any more is called so. */
export function namesOf({ say }: Page, results: readonly PersonaResult[]): (personaId: string | null) => string {
  const names = new Map(results.map(({ persona_id, persona_name }) => [persona_id, oneLine(persona_name)]));
  return (personaId) => names.get(personaId ?? "") ?? say("people.unlisted");
}
