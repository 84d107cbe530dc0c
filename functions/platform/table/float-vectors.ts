/**
 * The components as 32-bit floats: a third of the bytes that a list of numbers is on its way, and a tenth of the time.
 */
export const packFloats = (vector: readonly number[]): Uint8Array => new Uint8Array(Float32Array.from(vector).buffer);

/** Copied, because the bytes of an answer need not begin where floats may. */
export const unpackFloats = (bytes: Uint8Array): number[] => [...new Float32Array(Uint8Array.from(bytes).buffer)];
