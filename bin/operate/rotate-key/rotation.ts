import { randomBytes } from "node:crypto";
import * as z from "zod";
import { ACCESS_TOKEN_SECONDS } from "../../../functions/accounts/tokens/access-tokens.ts";
import { SIGNING_KEYS_CACHED_MS, signingKeySchema } from "../../../functions/accounts/tokens/signing-keys.ts";

const instantSchema = z.iso.datetime();
/** The secret with the times by which a rotation goes on, whoever continues it. */
export const rotatedSecretSchema = signingKeySchema.extend({
  signing_since: instantSchema.optional(),
  previous: z
    .array(
      signingKeySchema.extend({
        /** Of the key that is to sign next: since when it is known. */
        announced_at: instantSchema.optional(),
        /** Of a key that no longer signs: since when. */
        retired_at: instantSchema.optional(),
      }),
    )
    .default([]),
});
export type RotatedSecret = z.infer<typeof rotatedSecretSchema>;

// Clocks of functions may differ a little, and a write takes a moment to be seen everywhere.
const MARGIN_MS = 60_000;
/** After it every function knows an announced key. */
export const ANNOUNCED_MS = SIGNING_KEYS_CACHED_MS + MARGIN_MS;
/**
 * After it no token is left that a retired key signed: some functions went on signing with it for as long as they
 * cache.
 */
export const RETIRED_MS = ACCESS_TOKEN_SECONDS * 1000 + SIGNING_KEYS_CACHED_MS + MARGIN_MS;

export type RotationStep =
  | { kind: "wait"; until: number; for: string }
  | { kind: "write"; secret: RotatedSecret; done: string; finished: boolean };

const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** 256 random bits under an id that says when it was made. */
const newKey = (now: number) => ({
  kid: `${instant(now).slice(0, 10)}-${randomBytes(4).toString("hex")}`,
  secret: randomBytes(32).toString("base64url"),
});

/**
 * What is to be done next so that nobody is logged out: announce a new key, which verifies only; when every function
 * knows it, sign with it; when nothing lives that the old one signed, drop that.
 * @param now milliseconds since 1970
 */
export function nextStep(secret: RotatedSecret, now: number): RotationStep {
  const { previous, ...signing } = secret;
  const announced = previous.find((key) => key.announced_at !== undefined);
  if (announced?.announced_at !== undefined) {
    const until = Date.parse(announced.announced_at) + ANNOUNCED_MS;
    if (now < until) return { kind: "wait", until, for: `key ${announced.kid} signs` };
    const { kid, secret: value } = announced;
    const retired = previous
      .filter((key) => key !== announced)
      // One without a time was put there by hand: as if it had signed until now.
      .map((key) => ({ ...key, retired_at: key.retired_at ?? instant(now) }));
    const old = { kid: signing.kid, secret: signing.secret, retired_at: instant(now) };
    return {
      kind: "write",
      secret: { kid, secret: value, signing_since: instant(now), previous: [...retired, old] },
      done: `Key ${kid} signs from now on; ${signing.kid} still verifies.`,
      finished: false,
    };
  }
  if (previous.length > 0) {
    const undated = previous.filter((key) => key.retired_at === undefined);
    if (undated.length > 0) {
      const dated = previous.map((key) => ({ ...key, retired_at: key.retired_at ?? instant(now) }));
      const done = `Found ${undated.map(({ kid }) => kid).join(", ")} without a time: counted from now on.`;
      return { kind: "write", secret: { ...secret, previous: dated }, done, finished: false };
    }
    const until = Math.max(...previous.map(({ retired_at = "" }) => Date.parse(retired_at))) + RETIRED_MS;
    const names = previous.map(({ kid }) => kid).join(", ");
    if (now < until) return { kind: "wait", until, for: `${names} is dropped` };
    return {
      kind: "write",
      secret: { ...secret, previous: [] },
      done: `Dropped ${names}: the rotation is complete.`,
      finished: true,
    };
  }
  const key = { ...newKey(now), announced_at: instant(now) };
  const done = `Announced key ${key.kid}: it verifies, and ${signing.kid} goes on signing.`;
  return { kind: "write", secret: { ...secret, previous: [key] }, done, finished: false };
}

/** One new key and none beside it: every token that was issued so far is refused as soon as functions have read it. */
export const revoked = (now: number): RotatedSecret => ({
  ...newKey(now),
  signing_since: instant(now),
  previous: [],
});
