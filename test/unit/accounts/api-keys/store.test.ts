import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newApiKey } from "../../../../functions/accounts/tokens/api-keys.ts";
import { findApiKey } from "../../../../functions/accounts/callers.ts";
import {
  LAST_USE_ROUNDED_TO_MS,
  MOST_API_KEYS,
  type ApiKeyRecord,
} from "../../../../functions/accounts/api-keys/record.ts";
import { newId } from "../../../../functions/platform/ids.ts";
import { timestamp } from "../../../../functions/platform/timestamp.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { createApiKeyStore, type ApiKeyStore } from "../../../../functions/accounts/api-keys/store.ts";
import { companyKey } from "../../../../functions/platform/table/keys.ts";
import { startEngineTable, type EngineTable } from "../../../support/engine-table.ts";

let engine: EngineTable;
let keys: ApiKeyStore;
beforeAll(async () => {
  engine = await startEngineTable();
  keys = createApiKeyStore(engine.table);
});
afterAll(() => engine.close());

const AT = Date.UTC(2026, 10, 22, 12);
let companyId: string;
beforeEach(async () => {
  companyId = newId();
  await engine.raw.put(companyKey(companyId), { id: companyId });
});

/** A key as it is stored, and the text that its holder has. */
function someKey(): { key: ApiKeyRecord; text: string } {
  const id = newId();
  const { text, prefix, secretSha256 } = newApiKey(companyId, id);
  const made = { id, name: "Key", role: "member" as const, prefix, created_at: timestamp() };
  return { key: { ...made, secret_sha256: secretSha256 }, text };
}
async function createKey() {
  const made = someKey();
  expect(await keys.create(companyId, made.key, null)).toBe("created");
  return made;
}
const context = () => ({ correlationId: newId(), companyId });
const caller = (text: string) => inContext(context(), () => findApiKey(engine.table, text));

describe("an API key", () => {
  it("names its company and itself, until it is revoked", async () => {
    const { key, text } = await createKey();
    const other = await createKey();
    expect(await caller(text)).toEqual({ companyId, apiKeyId: key.id, role: "member" });
    expect(await keys.revoke(companyId, key.id, newId(), timestamp())).toBe(true);
    await expect(caller(text)).rejects.toThrow("API key");
    expect(await keys.revoke(companyId, key.id, newId(), timestamp())).toBe(false);
    expect(await keys.list(companyId)).toMatchObject([{ id: other.key.id }]);
    expect((await caller(other.text)).apiKeyId).toBe(other.key.id);
  });

  it("is nothing with another secret, of another company, or of one that is gone", async () => {
    const { key, text } = await createKey();
    const [forged, elsewhere] = [newApiKey(companyId, key.id).text, newApiKey(newId(), key.id).text];
    for (const wrong of [forged, elsewhere]) await expect(caller(wrong)).rejects.toThrow("API key");
    await expect(caller(text.slice(0, -1))).rejects.toThrow("mistyped or cut off");
    await engine.table.deleteAll([companyKey(companyId)]);
    await expect(caller(text)).rejects.toThrow("API key");
  });

  it("is one of at most so many, and gives its place back", async () => {
    const made = await Promise.all(Array.from({ length: MOST_API_KEYS }, createKey));
    expect(await keys.create(companyId, someKey().key, null)).toBe("too many");
    expect(await keys.list(companyId)).toHaveLength(MOST_API_KEYS);
    expect(await keys.revoke(companyId, made[0]!.key.id, newId(), timestamp())).toBe(true);
    expect(await keys.revoke(companyId, made[0]!.key.id, newId(), timestamp())).toBe(false);
    await createKey();
    expect(await keys.create(companyId, someKey().key, null)).toBe("too many");
  });

  it("is not made in a company that is gone", async () => {
    await engine.table.deleteAll([companyKey(companyId)]);
    expect(await keys.create(companyId, someKey().key, null)).toBe("gone");
    expect(await keys.list(companyId)).toEqual([]);
  });

  it("is revoked with all others of its company, and with nobody else's", async () => {
    const [one, two] = [await createKey(), await createKey()];
    const mine = companyId;
    companyId = newId();
    await engine.raw.put(companyKey(companyId), { id: companyId });
    const theirs = await createKey();
    for (const _ of ["once", "and again"]) await keys.revokeAll(mine);
    for (const { text } of [one, two]) await expect(caller(text)).rejects.toThrow("API key");
    expect((await caller(theirs.text)).companyId).toBe(companyId);
  });
});

describe("the last use of a key", () => {
  const lastUse = async (id: string) => (await keys.find(companyId, id))?.last_used_at;

  it("is written down once an hour", async () => {
    const { key } = await createKey();
    await keys.noteUse(companyId, key, AT);
    expect(await lastUse(key.id)).toBe(timestamp(new Date(AT)));
    const used = (await keys.find(companyId, key.id))!;
    for (const stale of [used, key]) {
      await keys.noteUse(companyId, stale, AT + LAST_USE_ROUNDED_TO_MS - 1);
      expect(await lastUse(key.id)).toBe(timestamp(new Date(AT)));
    }
    await keys.noteUse(companyId, used, AT + LAST_USE_ROUNDED_TO_MS);
    expect(await lastUse(key.id)).toBe(timestamp(new Date(AT + LAST_USE_ROUNDED_TO_MS)));
  });

  it("does not bring a revoked key back", async () => {
    const { key } = await createKey();
    await keys.revoke(companyId, key.id, newId(), timestamp());
    await keys.noteUse(companyId, key, AT);
    expect(await lastUse(key.id)).toBeUndefined();
    expect(await keys.list(companyId)).toEqual([]);
  });
});
