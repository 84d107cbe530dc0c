import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from "node:crypto";
import { promisify } from "node:util";

const hash = promisify(argon2) as (algorithm: "argon2id", parameters: Argon2Parameters) => Promise<Buffer>;

// OWASP's first choice for Argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet, 2024).
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 };

const derive = (password: string, nonce: Buffer) =>
  hash("argon2id", { message: password.normalize("NFKC"), nonce, ...COST });

const encoded = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}` +
  `$${nonce.toString("base64url")}$${tag.toString("base64url")}`;

/** Hashes a password; the string names algorithm and cost, so that they can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const nonce = randomBytes(16);
  return encoded(nonce, await derive(password, nonce));
}

// Verifying against this takes as long for an unknown address as a wrong password for a known one.
const decoy = encoded(Buffer.alloc(16), Buffer.alloc(32));

/**
 * @param stored the result of {@link hashPassword}; undefined for an unknown account, which takes as long and is false
 */
export async function verifyPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, , , , nonce = "", tag = ""] = (stored ?? decoy).split("$");
  const expected = Buffer.from(tag, "base64url");
  const actual = await derive(password, Buffer.from(nonce, "base64url"));
  return timingSafeEqual(actual, expected) && stored !== undefined;
}
