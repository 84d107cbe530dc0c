import { createHash } from "node:crypto";
import type { ConverseRequest } from "../port/provider.ts";

/** The fields of a request that a model gets to see. */
export type SentFields = Omit<ConverseRequest, "requestMetadata">;

const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/** Bytes of a picture are bytes in this process and base64 on the wire. */
const pictureBytes = (key: string, value: unknown): Uint8Array | undefined => {
  if (value instanceof Uint8Array) return value;
  return key === "bytes" && typeof value === "string" ? Buffer.from(value, "base64") : undefined;
};

/** A buffer has turned itself into a list of numbers before it is asked for, so the holder is asked. */
function canonical(this: unknown, key: string, value: unknown): unknown {
  const picture = pictureBytes(key, (this as Record<string, unknown>)[key]);
  if (picture) return `sha256:${sha256(picture)}`;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What a model is sent, as text: everything that may change its answer, as JSON. Its keys are sorted, so that the text
 * is the same before and after its way over the wire. Pictures are named by the SHA-256 of their bytes. Marks for the
 * provider's own log are left out.
 */
const sentText = ({ modelId, system, messages, toolConfig, inferenceConfig }: SentFields): string =>
  JSON.stringify({ modelId, system, messages, toolConfig, inferenceConfig }, canonical);

/** A request as it was sent. */
export interface Sent {
  text: string;
  /** SHA-256 of the text, in hexadecimal: with the text, anybody can prove that it is what was sent. */
  sha256: string;
}

const known = new WeakMap<object, Sent>();

/** Computed once for a request, which a question and each of its calls record, and which may hold a large picture. */
export function sentRequest(request: SentFields): Sent {
  const found = known.get(request);
  if (found) return found;
  const text = sentText(request);
  const sent = { text, sha256: sha256(text) };
  known.set(request, sent);
  return sent;
}
