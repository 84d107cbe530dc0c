import { createHash } from "node:crypto";
import type { ConverseRequest } from "../port/provider.ts";

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
export const sentText = ({
  modelId,
  system,
  messages,
  toolConfig,
  inferenceConfig,
}: Omit<ConverseRequest, "requestMetadata">): string =>
  JSON.stringify({ modelId, system, messages, toolConfig, inferenceConfig }, canonical);

/** SHA-256 of what a model is sent, in hexadecimal: with the text, anybody can prove that it is what was sent. */
export const fingerprint = (text: string): string => sha256(text);
