import { createHash } from "node:crypto";
import type { ConverseRequest } from "../port/provider.ts";

const sha256 = (bytes: string | Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

/**
 * What a model is sent, as text: everything that may change its answer, as JSON in the order in which the request has
 * it. Pictures are named by the SHA-256 of their bytes; marks for the provider's own log are left out.
 */
export const sentText = ({ modelId, system, messages, toolConfig, inferenceConfig }: ConverseRequest): string =>
  JSON.stringify({ modelId, system, messages, toolConfig, inferenceConfig }, (_, value: unknown) =>
    value instanceof Uint8Array ? `sha256:${sha256(value)}` : value,
  );

/** SHA-256 of what a model is sent, in hexadecimal: whoever has the text can prove that it is what was sent. */
export const fingerprint = (text: string): string => sha256(text);
