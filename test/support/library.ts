import { newId } from "../../functions/platform/ids.ts";
import {
  promotedPersona,
  type LibraryEntry,
  type LibraryPersonaRecord,
} from "../../functions/personas/library/record.ts";
import type { InventedPersona } from "../../functions/personas/people/record.ts";
import { createLibraryStore, type LibraryStore } from "../../functions/personas/library/store.ts";
import { openTable, type Table } from "../../functions/platform/table/table.ts";
import { TABLE_NAME } from "../../local/stack/function-environment.ts";

/** A persona as generation stores it. */
export const storedPersona = (fields: Partial<InventedPersona> = {}): InventedPersona => ({
  id: newId(),
  persona_group_id: newId(),
  full_name: "Katharina Maurer",
  age: 34,
  gender: "Female",
  occupation: "accounts clerk",
  location: "Munich, Germany",
  income_level: "Middle",
  personality_traits: ["frugal", "curious", "direct"],
  trusted_brands: ["dm Bio"],
  distrusted_brands: [],
  digital_habits: "Reads test magazines online.",
  price_sensitivity: "Waits for offers.",
  psychographic_notes: "Distrusts claims on the front of a pack.",
  library_persona_id: null,
  signals: [],
  created_at: "2026-11-20T20:44:09.000",
  facts: {
    age: 34,
    gender: "Female",
    income_level: "Middle",
    occupation_family: "clerical",
    education: "vocational",
    household: "lives with a partner",
    region: "Munich, Germany",
    market: "DE",
    life_circumstance: "Has just moved.",
    attitude: "pragmatist",
    price_sensitivity: 60,
    big_five: { openness: 40, conscientiousness: 70, extraversion: 50, agreeableness: 55, neuroticism: 45 },
    name_initials: "K. M.",
  },
  encrypted: null,
  generation: 1,
  plan_index: 0,
  model_id: "offline-consumer-v1",
  usage: { llm_calls: 1, input_tokens: 900, cached_input_tokens: 0, output_tokens: 300, cost_microusd: 0 },
  signals_stale: false,
  similarity: null,
  collides_with: null,
  ...fields,
});

/** Someone who has just been promoted; `entry` says what differs. */
export function libraryPersona(entry: Partial<LibraryEntry> = {}): LibraryPersonaRecord {
  const promotion = { alpha: 0.86, reason: "Promoted: consistent.", at: "2026-11-24T16:05:31.902" };
  const promoted = promotedPersona(storedPersona(), promotion);
  return { ...promoted, entry: { ...promoted.entry, ...entry } };
}

/** The table of a running stack. */
export const openLocalTable = (endpoint: string): Table =>
  openTable(TABLE_NAME, {
    endpoint,
    region: "local",
    credentials: { accessKeyId: "local", secretAccessKey: "local" },
  });

/** The library in the table of a running stack, as the research part writes to it. */
export const openLibrary = (endpoint: string): LibraryStore => createLibraryStore(openLocalTable(endpoint));

/** Promotes personas into a company's library; the entries in their order. */
export async function seedLibrary(
  library: LibraryStore,
  companyId: string,
  entries: readonly Partial<LibraryEntry>[],
): Promise<LibraryEntry[]> {
  const personas = entries.map(libraryPersona);
  for (const persona of personas) await library.promote(companyId, persona);
  return personas.map(({ entry }) => entry);
}
