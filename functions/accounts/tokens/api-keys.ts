import { randomBytes, timingSafeEqual } from "node:crypto";
import { canBeId } from "../../platform/ids.ts";
import { sha256 } from "./opaque-tokens.ts";

/**
 * The text of an API key: `scr_<key id>_<company id>_<secret><checksum>`, all hexadecimal, ids without dashes. It
 * begins with a prefix that source code scanners recognize. It contains its company's id, so that one read finds it. It
 * ends with a checksum, so that a mistyped or shortened key is detected without a read.
 */
const FORM = /^scr_([0-9a-f]{32})_([0-9a-f]{32})_([0-9a-f]{64})([0-9a-f]{8})$/;
const SECRET_BYTES = 32;
/** Ids begin with their time in milliseconds: these 12 digits distinguish the keys. */
const PREFIX_LENGTH = "scr_".length + 12;

const checksum = (text: string): string => sha256(text).slice(0, 8);
const withoutDashes = (id: string): string => id.replaceAll("-", "");
const withDashes = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");

/** The parts of the text of a key. */
export interface ReadApiKey {
  companyId: string;
  apiKeyId: string;
  secretSha256: string;
}

/** Whether a bearer token looks like an API key. An access token begins with `ey`. */
export const looksLikeApiKey = (token: string): boolean => /^scr_/i.test(token);

/** A new key of 256 random bits: its text, which is shown once, and the parts that are stored. */
export function newApiKey(companyId: string, apiKeyId: string): { text: string; prefix: string; secretSha256: string } {
  const secret = randomBytes(SECRET_BYTES).toString("hex");
  const body = `scr_${withoutDashes(apiKeyId)}_${withoutDashes(companyId)}_${secret}`;
  return { text: body + checksum(body), prefix: body.slice(0, PREFIX_LENGTH), secretSha256: sha256(secret) };
}

/** Parses the text of a key; undefined if it cannot be a key of this service. */
export function readApiKey(text: string): ReadApiKey | undefined {
  const [, key = "", company = "", secret = "", sum = ""] = FORM.exec(text) ?? [];
  const [apiKeyId, companyId] = [withDashes(key), withDashes(company)];
  if (!canBeId(apiKeyId) || !canBeId(companyId) || checksum(text.slice(0, -sum.length)) !== sum) return undefined;
  return { apiKeyId, companyId, secretSha256: sha256(secret) };
}

/** Compares two hashes in constant time. */
export const sameHash = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
