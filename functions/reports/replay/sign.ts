import { createPrivateKey, createPublicKey, hkdfSync, sign, verify, type KeyObject } from "node:crypto";
import { digestParts, type Bundle, type UnsignedBundle } from "./bundle.ts";

/** The first bytes of an Ed25519 private key of 32 bytes in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key that signs bundles, derived from the key that signs tokens. A bundle does not reveal the latter. */
function signingKey(secret: Uint8Array): KeyObject {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "replay bundles", 32));
  return createPrivateKey({ key: Buffer.concat([PKCS8_PREFIX, seed]), format: "der", type: "pkcs8" });
}

const signed = (digests: Record<string, string>): Buffer => Buffer.from(JSON.stringify(digests));

/** @param secret the deployment's */
export function signBundle(bundle: UnsignedBundle, secret: Uint8Array): Bundle {
  const key = signingKey(secret);
  const digests = digestParts(bundle);
  return {
    ...bundle,
    signature: {
      public_key: createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64"),
      digests,
      value: sign(null, signed(digests), key).toString("base64"),
    },
  };
}

/** Whether the key of the bundle signed its digests. */
export function isSigned({ signature: { public_key, digests, value } }: Bundle): boolean {
  try {
    const key = createPublicKey({ key: Buffer.from(public_key, "base64"), format: "der", type: "spki" });
    return verify(null, signed(digests), key, Buffer.from(value, "base64"));
  } catch {
    return false;
  }
}

/** Places of the parts that were changed, added or removed since the bundle was signed. */
export function changedParts({ signature, ...bundle }: Bundle): string[] {
  const now = digestParts(bundle);
  const places = new Set([...Object.keys(signature.digests), ...Object.keys(now)]);
  return [...places].filter((place) => signature.digests[place] !== now[place]);
}
