import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { DecryptionFailed, type EncryptedPlace, type Encryption } from "./encryption.ts";
import { createSigningKeyLoader, type SigningKeys } from "../../accounts/tokens/signing-keys.ts";

/** Where the salts of companies are kept. */
export interface Salts {
  find(companyId: string): Promise<string | undefined>;
  findOrCreate(companyId: string, offered: string): Promise<string>;
}

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const SALT_BYTES = 32;
/**
 * The nonce length that GCM is defined for (NIST SP 800-38D, 8.2); random nonces are safe for 2^32 texts with one key.
 */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

const additional = ({ PK, SK }: EncryptedPlace): Buffer => Buffer.from(`${PK}\n${SK}`);

/**
 * AES-256-GCM with a key for each company, by HKDF-SHA-256 from the secret and the company's own random salt; the key
 * of the item is authenticated with it. The secret has the form of that of access tokens: one key that encrypts, and
 * earlier ones that still open. What is encrypted reads `<id of the key>.<base64 of nonce, text and tag>`.
 * @param loadKeys called when something is encrypted or opened, and not before
 */
export function createEncryption(loadKeys: () => Promise<SigningKeys>, salts: Salts): Encryption {
  const derived = new Map<string, Buffer>();
  const found = new Map<string, string>();
  const keyOf = async (companyId: string, kid: string, secret: Uint8Array, findSalt: () => Promise<string>) => {
    const name = `${companyId} ${kid}`;
    const known = derived.get(name);
    if (known) return known;
    const salt = Buffer.from(await findSalt(), "base64");
    const key = Buffer.from(hkdfSync("sha256", secret, salt, `respondents of ${companyId}`, KEY_BYTES));
    derived.set(name, key);
    return key;
  };

  return {
    async prepare(companyId) {
      const salt = await salts.find(companyId);
      if (salt !== undefined) found.set(companyId, salt);
    },

    async encrypt(companyId, place, value) {
      const { signing } = await loadKeys();
      const offered = () => randomBytes(SALT_BYTES).toString("base64");
      const key = await keyOf(
        companyId,
        signing.kid,
        signing.key,
        async () => found.get(companyId) ?? salts.findOrCreate(companyId, offered()),
      );
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(additional(place));
      const text = deflateRawSync(JSON.stringify(value));
      const encrypted = [nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()];
      return `${signing.kid}.${Buffer.concat(encrypted).toString("base64")}`;
    },

    async open(companyId, place, encrypted) {
      const split = encrypted.lastIndexOf(".");
      const kid = encrypted.slice(0, Math.max(0, split));
      const secret = (await loadKeys()).verifying.get(kid);
      if (!secret) throw new DecryptionFailed("The key that this was encrypted with is not among those of the secret");
      const key = await keyOf(companyId, kid, secret, async () => {
        const salt = found.get(companyId) ?? (await salts.find(companyId));
        if (salt === undefined) throw new DecryptionFailed("The company has no salt any more");
        return salt;
      });
      const bytes = Buffer.from(encrypted.slice(split + 1), "base64");
      try {
        const decipher = createDecipheriv(ALGORITHM, key, bytes.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        })
          .setAAD(additional(place))
          .setAuthTag(bytes.subarray(-TAG_BYTES));
        const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
        return JSON.parse(inflateRawSync(text).toString("utf8")) as unknown;
      } catch {
        // Neither the content nor the cause goes into a log.
        throw new DecryptionFailed("It was encrypted for another company or place, or is damaged");
      }
    },
  };
}

/** Opens the encryption of an environment; its secret is read with the first use. */
export const openEncryption = (secretId: string, salts: Salts): Encryption =>
  createEncryption(createSigningKeyLoader(secretId), salts);
