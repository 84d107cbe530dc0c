import type { Validity } from "../findings/validity/schemas.ts";
import { participationOf, type Participant } from "../personas/people/participant.ts";
import type { ReportMaterial } from "./store.ts";
import { onceFor } from "./once-for.ts";

const attitudeOf = (participant: Participant) => participationOf(participant).attitude;

/**
 * How near the simulation of a report comes to people: its own respondents, or the human study it is paired with.
 * Measured once of what was read once; the statistics are loaded with the first. Null where nobody was asked the same.
 */
export const heldAgainstPeople = onceFor(async (material: ReportMaterial): Promise<Validity | null> => {
  const { simulation, input, aggregate, participants, people } = material;
  if (!aggregate || (people.studies.length === 0 && !people.respondents)) return null;
  const { validityOf } = await import("../findings/human-study/measure-people.ts");
  const attitudes = new Map(participants.map((one) => [one.persona_id, attitudeOf(one)]));
  const results = material.results.map((result) => ({
    result,
    attitude: attitudes.get(result.persona_id) ?? null,
    theme_embeddings: [],
  }));
  return validityOf({ candidate: { simulation, input, results }, participants, ...people });
});
