/** Any value that survives a JSON round trip. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Service quota on every payload of Step Functions (task input, task result, state output): 256 KiB of UTF-8. */
export const PAYLOAD_LIMIT_BYTES = 262_144;

/** Whether a serialised payload is over the service quota. */
export function exceedsPayloadLimit(serialised: string): boolean {
  // A UTF-16 unit takes at most 3 bytes of UTF-8, so short strings need no counting.
  return serialised.length * 3 > PAYLOAD_LIMIT_BYTES && Buffer.byteLength(serialised) > PAYLOAD_LIMIT_BYTES;
}

/** What a Lambda payload looks like on the other side: dates become strings, `undefined` becomes null or vanishes. */
export function roundTrip(value: unknown): { value: Json; text: string } {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? { value: null, text: "null" } : { value: JSON.parse(text) as Json, text };
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
