import * as z from "zod";
import { personaFactsSchema, type PersonaFacts } from "../../../../functions/domain/persona/schemas.ts";
import { jsonBlockOf } from "../../model/blocks.ts";
import { shownSignals, type ShownSignal } from "./signals/shown.ts";

/** An adult of average standing, for requests whose facts are missing or odd. */
const average: PersonaFacts = {
  age: 40,
  gender: "Female",
  income_level: "Middle",
  occupation_family: "office and administration",
  education: "upper secondary or vocational qualification",
  household: "lives alone",
  region: "",
  market: "ZZ",
  life_circumstance: "",
  attitude: "pragmatist",
  price_sensitivity: 50,
  big_five: { openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50, neuroticism: 50 },
  name_initials: "",
};

/** What a request to write a person holds. */
export interface PersonRequest {
  facts: PersonaFacts;
  segment: { name: string; occupation: string | null };
  takenNames: readonly string[];
  /** Empty if the request has none. */
  signals: readonly ShownSignal[];
}

const segmentSchema = z
  .object({ name: z.string().catch(""), occupation: z.string().nullable().catch(null) })
  .catch({ name: "", occupation: null });

/** Reads the blocks of a request; fields of the facts that do not fit the schema fall back to an average adult's. */
export function readPersonRequest(request: string): PersonRequest {
  const given = z.record(z.string(), z.unknown()).catch({}).parse(jsonBlockOf(request, "facts"));
  const kept = Object.entries(personaFactsSchema.shape).flatMap(([field, schema]) => {
    const read = schema.safeParse(given[field]);
    return read.success ? [[field, read.data] as const] : [];
  });
  return {
    facts: { ...average, ...Object.fromEntries(kept) },
    segment: segmentSchema.parse(jsonBlockOf(request, "segment")),
    takenNames: z.array(z.string()).catch([]).parse(jsonBlockOf(request, "taken_names")),
    signals: shownSignals(request),
  };
}
