import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** A 256-bit random token for cookies and one-time links. Only its hash is stored. */
export const newOpaqueToken = (): string => randomBytes(TOKEN_BYTES).toString("base64url");

/** The stored hash of an opaque token; 256 random bits need no salt. */
export const sha256 = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A pad that only the holder of a token can make; it is used for one other token and never again. */
const padOf = (token: string): Buffer => createHash("sha256").update(`encrypt:${token}`).digest();

const combine = (value: Buffer, pad: Buffer): Buffer =>
  Buffer.from(value.map((byte, index) => byte ^ (pad[index] as number)));

/**
 * Encrypts a token so that only the holder of another token can read it. The one-time pad is derived from the 256
 * random bits of that other token. The stored text reveals nothing without it.
 */
export const encrypt = (token: string, holder: string): string =>
  combine(Buffer.from(token, "base64url"), padOf(holder)).toString("base64url");

/** Decrypts a result of {@link encrypt}. */
export const decrypt = (encrypted: string, holder: string): string =>
  combine(Buffer.from(encrypted, "base64url"), padOf(holder)).toString("base64url");
