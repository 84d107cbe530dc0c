import { createHash, randomBytes } from "node:crypto";

/** A 256-bit random token for cookies and one-time links. Only its hash is stored. */
export const newOpaqueToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of an opaque token; 256 random bits need no salt. */
export const sha256 = (token: string): string => createHash("sha256").update(token).digest("hex");
