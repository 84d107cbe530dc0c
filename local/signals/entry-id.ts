import { createHash } from "node:crypto";

/** A number that stays the same for the same sample entry, so that a signal is stored once however often it is seen. */
export const entryNumber = (...parts: string[]): bigint =>
  createHash("sha256").update(parts.join("\u0000")).digest().readBigUInt64BE(0) >> 24n;
