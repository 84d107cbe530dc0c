import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Identity } from "../../../functions/platform/http/identity.ts";
import { newId } from "../../../functions/platform/ids.ts";
import { whileCallerExists } from "../../../functions/accounts/store-caller.ts";
import { ABSENT } from "../../../functions/platform/table/conditions.ts";
import { apiKeyKey, projectKey, userKey } from "../../../functions/platform/table/keys.ts";
import { ConditionFailed, type Table, type Write } from "../../../functions/platform/table/table.ts";
import { startEngineTable, type EngineTable } from "../../support/engine-table.ts";

let engine: EngineTable;
beforeAll(async () => {
  engine = await startEngineTable();
});
afterAll(() => engine.close());

const GONE = "The caller is gone";
let companyId: string;
beforeEach(() => {
  companyId = newId();
});

const tableFor = (caller: Identity | undefined): Table =>
  whileCallerExists(
    engine.table,
    () => caller,
    () => new Error(GONE),
  );
const put = (id: string): Write => ({
  Put: { Item: { ...projectKey({ companyId, projectId: id }), name: "P" }, ConditionExpression: ABSENT },
});
const isThere = async (id: string) => (await engine.raw.get(projectKey({ companyId, projectId: id }))) !== undefined;

describe.each([
  ["a user", () => ({ companyId, userId: "u" }), () => userKey(companyId, "u")],
  ["an API key", () => ({ companyId, apiKeyId: "k", role: "member" as const }), () => apiKeyKey(companyId, "k")],
])("a transaction for %s", (_who, caller, key) => {
  it("is carried out while they are there, and not a moment longer", async () => {
    await engine.raw.put(key(), {});
    await tableFor(caller()).transact(put("one"));
    expect(await isThere("one")).toBe(true);
    await engine.table.deleteAll([key()]);
    await expect(tableFor(caller()).transact(put("two"))).rejects.toThrow(GONE);
    expect(await isThere("two")).toBe(false);
  });

  it("fails by its own condition as it would without them, unless they are gone as well", async () => {
    await engine.raw.put(key(), {});
    await tableFor(caller()).transact(put("one"));
    await expect(tableFor(caller()).transact(put("two"), put("one"))).rejects.toThrow(ConditionFailed);
    await engine.table.deleteAll([key()]);
    await expect(tableFor(caller()).transact(put("one"))).rejects.toThrow(GONE);
  });

  it("that is about them says itself what it asks of them", async () => {
    await tableFor(caller()).transact({ Put: { Item: { ...key(), name: "new" } } });
    expect(await engine.raw.get(key())).toMatchObject({ name: "new" });
    await tableFor(caller()).transact({ Delete: { Key: { ...key() } } });
    expect(await engine.raw.get(key())).toBeUndefined();
  });

  it("asks for them also when it is about somebody else, or something of the same name", async () => {
    const [other, below] = [userKey(companyId, "other"), { PK: `${key().PK}#U`, SK: key().SK }];
    for (const Key of [other, below])
      await expect(tableFor(caller()).transact({ Put: { Item: { ...Key } } })).rejects.toThrow(GONE);
  });
});

it("a transaction of nobody asks for nobody", async () => {
  await tableFor(undefined).transact(put("one"));
  expect(await isThere("one")).toBe(true);
});
