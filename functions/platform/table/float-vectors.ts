/**
 * The components as 32-bit floats. They take a third of the bytes of a list of numbers in transit, and a tenth of the
 * time.
 */
export const packFloats = (vector: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(vector).buffer);

/** Copied, because the bytes of an answer may not be aligned for floats. */
export const unpackFloats = (bytes: Uint8Array): number[] => [...new Float32Array(Uint8Array.from(bytes).buffer)];
