import { isPlace } from "../facts/place.ts";
import { isInvented, type InventedPersona, type PersonaRecord } from "../../personas/people/record.ts";
import { cellsByFact } from "./cells.ts";
import { nextWave } from "./next-wave.ts";
import { quotaName, type KeptSample, type Quota, type SampleRequest } from "./schemas.ts";

/** A group cannot yield the sample that was asked for; the message says why and what to do. */
export class SampleRefused extends Error {
  override readonly name = "SampleRefused";
}

function counts({ fact, value = "", min = 0, max = Infinity }: Quota, persona: InventedPersona): boolean {
  if (fact === "age") return min <= persona.age && persona.age <= max;
  if (fact === "location") return isPlace(value, persona.location);
  return persona[fact].trim().toLowerCase() === value.trim().toLowerCase();
}

function candidateOf(quotas: readonly Quota[], persona: PersonaRecord): KeptSample["candidates"][number] {
  const isIn = (quota: Quota) => isInvented(persona) && counts(quota, persona);
  return {
    persona_id: persona.id,
    quotas: [...quotas.keys()].filter((index) => isIn(quotas[index]!)),
  };
}

/**
 * What a study keeps of its sample of a group, and the personas of it that are asked first.
 * @throws SampleRefused where the group cannot yield the completes even if nobody is screened out
 */
export function planSample(
  { completes, replacements, quotas }: SampleRequest,
  personas: readonly PersonaRecord[],
): { sample: KeptSample; first: string[] } {
  if (personas.length < completes)
    throw new SampleRefused(
      `sample: ${completes} completes are wanted and the group has ${personas.length} personas; generate more, or ` +
        "ask for fewer completes",
    );
  if (quotas.length > 0 && !personas.every(isInvented))
    throw new SampleRefused("sample: quotas are not possible for real respondents; leave quotas out");
  const sample = {
    completes,
    replacements,
    quotas,
    candidates: personas.map((persona) => candidateOf(quotas, persona)),
  };
  for (const { fact, quota, completes: wanted, holds } of cellsByFact(sample).flat()) {
    const there = sample.candidates.filter(holds).length;
    if (there >= wanted) continue;
    const name = quota ? quotaName(quota) : `no quota of ${fact}`;
    throw new SampleRefused(
      `sample: ${wanted} completes of ${name} are wanted and the group has ${there === 0 ? "none" : there} of ` +
        "that kind; generate such personas, or change the quotas",
    );
  }
  const first = nextWave(sample, {});
  if (first.length < completes)
    throw new SampleRefused(
      "sample: the personas of this group cannot fill the quotas of both facts together; generate more, or change " +
        "the quotas",
    );
  return { sample, first };
}
