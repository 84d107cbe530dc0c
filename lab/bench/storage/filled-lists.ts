import { newId } from "../../../functions/platform/ids.ts";
import { timestamp } from "../../../functions/platform/timestamp.ts";
import { simulationKey } from "../../../functions/platform/table/keys.ts";
import { libraryEntryKey, libraryLengthKey, libraryRowKey } from "../../../functions/personas/library/keys.ts";
import { libraryEntryEntity, packRow } from "../../../functions/personas/library/store-writes.ts";
import type { Item, Table } from "../../../functions/platform/table/table.ts";
import { rawItem } from "../../../test/support/raw-item.ts";
import { openLocalTable, seedLibrary } from "../../../test/support/library.ts";
import { createLibraryStore } from "../../../functions/personas/library/store.ts";
import type { Stack } from "../../../local/stack.ts";
import type { OperationId } from "../../../clients/typescript/src/index.ts";
import { copyOf } from "./copies.ts";
import { recruit } from "./walk/audience.ts";
import { signUp } from "./walk/people.ts";
import { holdSimulation } from "./walk/simulations.ts";
import { Visitor, type Visited } from "./walk/visitor.ts";

/** A list of a route, with as many entries as it was filled with. */
export interface FilledList {
  operationId: OperationId;
  name: string;
  /** What is listed. */
  of: string;
  size: number;
  /** @param offset 0 of a list whose pages begin behind an id */
  page(limit: number, offset: number): Promise<Visited>;
}

async function itemAt(table: Table, key: { PK: string; SK: string }): Promise<Item & { PK: string; SK: string }> {
  const item = await table.get(rawItem, key);
  if (!item) throw new Error(`There is no item ${key.PK} ${key.SK} to fill a list with copies of.`);
  return { ...item, ...key };
}

/** Two of three have been used, each at a time of its own. */
const used = (index: number): Partial<Item> =>
  index % 3 === 0
    ? {}
    : { times_used: 1 + (index % 7), last_used_at: timestamp(new Date(Date.UTC(2026, 0, 1) + index * 60_000)) };

/**
 * A company whose library has so many personas. What is copied is the entry, with its row of the list; profiles and
 * uses, which a list does not read, are left out.
 */
export async function libraryOf(stack: Stack, signal: AbortSignal, size: number): Promise<FilledList> {
  const table = openLocalTable(stack.endpoints.dynamodb);
  const visitor = new Visitor({ url: stack.url, signal });
  const { companyId } = await signUp(visitor);
  const [first] = await seedLibrary(createLibraryStore(table), companyId, [{}]);
  const id = first?.id ?? "";
  const entry = await itemAt(table, libraryEntryKey(companyId, id));
  const copies = Array.from({ length: size - 1 }, (_, index) => ({
    ...copyOf([entry], new Map([[id, `lib-${newId()}`]]))[0],
    ...used(index),
  }));
  const rows = copies.map((copy) => {
    const listed = libraryEntryEntity.read(copy);
    return { ...libraryRowKey(companyId, listed), row: packRow(listed) };
  });
  const length = { ...(await itemAt(table, libraryLengthKey(companyId))), entries: size };
  await table.putAll([...(copies as (typeof entry)[]), ...rows, length]);
  return {
    operationId: "searchLibraryPersonas",
    name: "Library list",
    of: "entries",
    size,
    page: (limit, offset) => visitor.ask("searchLibraryPersonas", { query: { limit, offset } }),
  };
}

/**
 * A project with so many concept tests, all complete; what lies below them, which the list does not read, is left out.
 */
export async function projectWithSimulations(stack: Stack, signal: AbortSignal, size: number): Promise<FilledList> {
  const table = openLocalTable(stack.endpoints.dynamodb);
  const visitor = new Visitor({ url: stack.url, signal });
  const { companyId } = await signUp(visitor);
  const { body } = await visitor.ask("createProject", { body: { name: "Oat drinks" } });
  const projectId = body.id;
  const panel = await recruit(visitor, projectId, {}, 5);
  const simulationId = await holdSimulation(visitor, panel, "concept_test");
  const study = await itemAt(table, simulationKey({ companyId, projectId, simulationId }));
  const copies = Array.from({ length: size - 1 }, () => copyOf([study], new Map([[simulationId, newId()]]))[0]);
  await table.putAll(copies as (typeof study)[]);
  return {
    operationId: "listSimulations",
    name: "Simulation list",
    of: "simulations",
    size,
    page: (limit) => visitor.ask("listSimulations", { params: { project_id: projectId }, query: { limit } }),
  };
}
