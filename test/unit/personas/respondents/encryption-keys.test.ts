import { createDecipheriv, hkdfSync } from "node:crypto";
import { inflateRawSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { createEncryption, type Salts } from "../../../../functions/personas/respondents/encryption-keys.ts";
import { DecryptionFailed } from "../../../../functions/personas/respondents/encryption.ts";

const place = { PK: "C#a#P#p#G#g", SK: "PERSONA#1" };
const value = { age: 34, own_words: "Oat milk, häufig 🥛" };
const bytes = (text: string) => new TextEncoder().encode(text);
const SECRET = "s".repeat(64);

function setup(
  {
    secret = SECRET,
    previous = {},
    kid = "1",
  }: { secret?: string; previous?: Record<string, string>; kid?: string } = {},
  known?: Map<string, string>,
) {
  const stored = known ?? new Map<string, string>();
  const salts: Salts = {
    find: async (companyId) => stored.get(companyId),
    findOrCreate: async (companyId, offered) => {
      if (!stored.has(companyId)) stored.set(companyId, offered);
      return stored.get(companyId)!;
    },
  };
  const keys = {
    signing: { kid, key: bytes(secret) },
    verifying: new Map([...Object.entries(previous), [kid, secret]].map(([id, text]) => [id!, bytes(text!)] as const)),
  };
  const load = vi.fn(async () => keys);
  return { encryption: createEncryption(load, salts), load, stored };
}

it("opens what it has encrypted, in another process as well, and reads no secret before", async () => {
  const { encryption, load, stored } = setup();
  await encryption.prepare("a");
  expect(load).not.toHaveBeenCalled();
  const encrypted = await encryption.encrypt("a", place, value);
  expect(await encryption.open("a", place, encrypted)).toEqual(value);
  expect(await setup({}, stored).encryption.open("a", place, encrypted)).toEqual(value);
  expect(await encryption.encrypt("a", place, value)).not.toBe(encrypted);
});

it("is AES-256-GCM with a key by HKDF-SHA-256, as anybody can compute it", async () => {
  const { encryption, stored } = setup();
  const [kid, text] = (await encryption.encrypt("a", place, value)).split(".") as [string, string];
  expect(kid).toBe("1");
  const raw = Buffer.from(text, "base64");
  const salt = Buffer.from(stored.get("a")!, "base64");
  expect(salt).toHaveLength(32);
  const key = Buffer.from(hkdfSync("sha256", SECRET, salt, "respondents of a", 32));
  const decipher = createDecipheriv("aes-256-gcm", key, raw.subarray(0, 12)).setAAD(
    Buffer.from(`${place.PK}\n${place.SK}`),
  );
  decipher.setAuthTag(raw.subarray(-16));
  const opened = Buffer.concat([decipher.update(raw.subarray(12, -16)), decipher.final()]);
  expect(JSON.parse(inflateRawSync(opened).toString())).toEqual(value);
});

it.each<[string, (encrypted: string, stored: Map<string, string>) => Promise<unknown>]>([
  [
    "at another place",
    (encrypted, stored) => setup({}, stored).encryption.open("a", { ...place, SK: "PERSONA#2" }, encrypted),
  ],
  [
    "by another company",
    async (encrypted, stored) => {
      const { encryption } = setup({}, stored);
      await encryption.encrypt("b", place, value);
      return encryption.open("b", place, encrypted);
    },
  ],
  [
    "with another secret",
    (encrypted, stored) => setup({ secret: "t".repeat(64) }, stored).encryption.open("a", place, encrypted),
  ],
  [
    "with a key that the secret has no more",
    (encrypted, stored) => setup({ kid: "2" }, stored).encryption.open("a", place, encrypted),
  ],
  ["when the company's salt is gone", (encrypted) => setup({}, new Map()).encryption.open("a", place, encrypted)],
  [
    "when a bit of it has changed",
    (encrypted, stored) => {
      const raw = Buffer.from(encrypted.split(".")[1]!, "base64");
      raw[20]! ^= 1;
      return setup({}, stored).encryption.open("a", place, `1.${raw.toString("base64")}`);
    },
  ],
  ["when most of it is missing", (_, stored) => setup({}, stored).encryption.open("a", place, "1.AAAA")],
])("opens nothing %s, and says nothing of what it holds", async (_, open) => {
  const { encryption, stored } = setup();
  const encrypted = await encryption.encrypt("a", place, value);
  const error = await open(encrypted, stored).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(DecryptionFailed);
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toContain("Oat");
});

it("goes on opening with an earlier key after a new one was added", async () => {
  const before = setup();
  const encrypted = await before.encryption.encrypt("a", place, value);
  const after = setup({ kid: "2", secret: "n".repeat(64), previous: { "1": SECRET } }, before.stored);
  expect(await after.encryption.open("a", place, encrypted)).toEqual(value);
  expect(await after.encryption.encrypt("a", place, value)).toMatch(/^2\./);
});
