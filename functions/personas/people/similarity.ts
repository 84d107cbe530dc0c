import * as z from "zod";
import { requireInput } from "../../statistics/input-error.ts";

/**
 * A vector as base64 of one signed byte per component, and the model that made it: vectors of two models do not
 * compare.
 */
export const packedVectorSchema = z.object({ model_id: z.string(), bytes: z.string() });
export type PackedVector = z.infer<typeof packedVectorSchema>;

/** What distinguishes a person from others of the same segment; a name does not, nor do the facts they share. */
export interface Portrait {
  occupation: string;
  personality_traits: readonly string[];
  trusted_brands: readonly string[];
  distrusted_brands: readonly string[];
  digital_habits: string;
  price_sensitivity: string;
  psychographic_notes: string;
  full_name: string;
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Takes a person's names out of a text: the same person under two names is the same person. */
const withoutNames = (text: string, fullName: string): string => {
  const names = fullName.split(/\s+/).filter(({ length }) => length > 1);
  if (names.length === 0) return text;
  const anyName = new RegExp(`(?<!\\p{L})(?:${names.map(literally).join("|")})(?!\\p{L})`, "gu");
  return text.replaceAll(anyName, "");
};

/** The text whose embedding shows how similar two personas are. */
export const portraitText = (persona: Portrait): string => {
  const text = [
    persona.occupation,
    persona.personality_traits.join(", "),
    `Trusts ${persona.trusted_brands.join(", ")}. Avoids ${persona.distrusted_brands.join(", ")}.`,
    persona.digital_habits,
    persona.price_sensitivity,
    persona.psychographic_notes,
  ].join("\n");
  return withoutNames(text, persona.full_name);
};

const LARGEST = 127;

/**
 * Rounds a vector to 8 bits a component: 512 bytes instead of the 10 KB of a list of numbers, and cosines within .002.
 */
export function packVector(vector: readonly number[], modelId: string): PackedVector {
  const largest = Math.max(...vector.map(Math.abs));
  requireInput(Number.isFinite(largest) && vector.length > 0, "A vector has components, and they are numbers.");
  const scale = largest === 0 ? 0 : LARGEST / largest;
  const bytes = Int8Array.from(vector, (component) => Math.round(component * scale));
  return { model_id: modelId, bytes: Buffer.from(bytes.buffer).toString("base64") };
}

/** The vector up to its length, which no cosine depends on. */
export const unpackVector = ({ bytes }: PackedVector): number[] =>
  Array.from(new Int8Array(Buffer.from(bytes, "base64")));
