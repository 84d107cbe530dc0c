import { expect, it } from "vitest";
import type { PersonaRecord } from "../../../../functions/personas/people/record.ts";
import type { Encryption } from "../../../../functions/personas/respondents/encryption.ts";
import { createPersonaStore } from "../../../../functions/personas/people/store.ts";
import type { Table } from "../../../../functions/platform/table/table.ts";

type QueryInput = Parameters<Table["queryPages"]>[1];

const ref = { companyId: "c", projectId: "p", groupId: "g" };
const persona = (id: string) => ({ id, full_name: id }) as unknown as PersonaRecord;

/** A store on a table whose queries give these pages, some of whose items could not be read. */
function storeOn(pages: readonly string[][], known: readonly string[] = []) {
  const asked: { input?: QueryInput; pages: number } = { pages: 0 };
  const table = {
    getMany: () => Promise.resolve([{}, {}]),
    get: (_: unknown, { SK }: { SK: string }) => Promise.resolve(known.some((id) => SK.endsWith(id)) ? {} : undefined),
    async *queryPages(_: unknown, input: QueryInput) {
      asked.input = input;
      for (const page of pages) {
        asked.pages += 1;
        yield page.map(persona);
      }
    },
  };
  return { asked, store: createPersonaStore(table as unknown as Table, {} as Encryption) };
}
const ids = (personas: readonly { id: string }[] | null | undefined) => personas?.map(({ id }) => id);

it("reads as many personas as a page is to have, and no more", async () => {
  const { asked, store } = storeOn([
    ["a", "b"],
    ["c", "d"],
  ]);
  expect(ids(await store.page(ref, { limit: 2, order: "asc" }))).toEqual(["a", "b"]);
  expect(asked).toMatchObject({ pages: 1, input: { Limit: 2, ScanIndexForward: true } });
});

it("reads on where one could not be read, so that the page is full", async () => {
  const { asked, store } = storeOn([["a"], ["c", "d"], ["e", "f"]]);
  expect(ids(await store.page(ref, { limit: 2, order: "desc" }))).toEqual(["a", "c"]);
  expect(asked).toMatchObject({ pages: 2, input: { ScanIndexForward: false } });
});

it("begins behind a persona that is there, and says when there is none", async () => {
  const { asked, store } = storeOn([["c"]], ["b"]);
  expect(ids(await store.page(ref, { after: "b", order: "asc" }))).toEqual(["c"]);
  expect(asked.input?.ExclusiveStartKey?.SK).toMatch(/b$/);
  expect(await store.page(ref, { after: "x", order: "asc" })).toBeNull();
});
