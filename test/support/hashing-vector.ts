import { hashText } from "../../functions/statistics/random.ts";

const DIMENSIONS = 512;

/** A vector of nothing but a text's words: what an embedding model makes of a language that it does not know. */
export function hashingVector(text: string): number[] {
  const vector = Array.from({ length: DIMENSIONS }, () => 0);
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text]) vector[hashText(word) % DIMENSIONS]! += 1;
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}
