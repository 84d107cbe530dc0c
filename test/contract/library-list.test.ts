import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { searchLibrary } from "../../functions/personas/library/search.ts";
import { keyReader } from "../../functions/platform/table/keys.ts";
import { LIBRARY_LIST_PREFIX, libraryPartition } from "../../functions/personas/library/keys.ts";
import { createLibraryStore, type LibraryStore } from "../../functions/personas/library/store.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { Company } from "../support/company.ts";
import { libraryPersona, openLocalTable, seedLibrary } from "../support/library.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let table: Table;
let library: LibraryStore;
beforeAll(() => {
  table = openLocalTable(stack.endpoints.dynamodb);
  library = createLibraryStore(table);
});

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 0, minute)).toISOString().slice(0, 23);
const newCompany = async () => {
  const company = await Company.signUp(stack.url);
  return { company, companyId: company.user.company_id as string };
};
const listItems = (companyId: string) => table.queryAll(keyReader, libraryPartition(companyId), LIBRARY_LIST_PREFIX);
const everyone = { limit: 100, offset: 0 };

/** Expects the list to be what the entries by themselves say, in their order, with one row each and no more. */
async function expectExact(companyId: string, ids: readonly string[]) {
  const entries = await Promise.all(ids.map(async (id) => (await library.find(companyId, id))!.entry));
  const expected = searchLibrary(entries, {}, { limit: entries.length, offset: 0 });
  expect(await library.page(companyId, { limit: entries.length, offset: 0 })).toEqual(expected);
  expect(await library.list(companyId)).toEqual(expected.found);
  expect(await listItems(companyId)).toHaveLength(1 + ids.length);
}

describe("a page without a filter", () => {
  it("is read from the front, and no further than it goes", async () => {
    const { companyId } = await newCompany();
    const used = Array.from({ length: 40 }, (_, index) => (index % 4 === 0 ? {} : { last_used_at: at(index % 7) }));
    await seedLibrary(library, companyId, used);
    let read = 0;
    const counting: Table = {
      ...table,
      query: async (reader, input) => {
        const items = await table.query(reader, input);
        read += items.length;
        return items;
      },
    };
    const whole = searchLibrary(await library.list(companyId), {}, everyone);
    const { page } = createLibraryStore(counting);
    expect(await page(companyId, { limit: 5, offset: 3 })).toEqual({ found: whole.found.slice(3, 8), total: 40 });
    expect(read).toBe(1 + 3 + 5);
    expect(await page(companyId, { limit: 100, offset: 38 })).toEqual({ found: whole.found.slice(38), total: 40 });
    expect(await page(companyId, { limit: 1, offset: 999_999_999_999_999 })).toEqual({ found: [], total: 40 });
  });

  it("of an empty library is one read", async () => {
    const { company, companyId } = await newCompany();
    expect((await company.get("/library/personas")).body).toEqual({ personas: [], total: 0, limit: 20, offset: 0 });
    expect(await library.list(companyId)).toEqual([]);
  });
});

describe("the order of the list", () => {
  it("is exact after promotions, uses and retirements side by side", async () => {
    const { company, companyId } = await newCompany();
    const personas = Array.from({ length: 8 }, () => libraryPersona());
    // Twice each, and the first of all: whoever comes begins the list.
    const entered = await Promise.all([...personas, ...personas].map((one) => library.promote(companyId, one)));
    expect(entered.filter(Boolean)).toHaveLength(8);
    const ids = personas.map(({ entry }) => entry.id);
    await expectExact(companyId, ids);

    const projectId = await company.createProject();
    const groups = await Promise.all(Array.from({ length: 5 }, () => company.createGroup(projectId)));
    const [first = "", second = "", third = ""] = ids;
    const late = Array.from({ length: 3 }, () => libraryPersona());
    await Promise.all([
      ...groups.flatMap((groupId, minute) =>
        [first, second].map((id) => library.recordUse(companyId, id, { projectId, groupId, at: at(minute) })),
      ),
      library.retire(companyId, second, at(30)),
      library.retire(companyId, third, at(31)),
      ...late.map((one) => library.promote(companyId, one)),
    ]);
    await expectExact(companyId, [...ids, ...late.map(({ entry }) => entry.id)]);
    const { found } = await library.page(companyId, { limit: 2, offset: 0 });
    expect(found).toMatchObject([first, second].sort().map((id) => ({ id, times_used: 5, last_used_at: at(4) })));
    expect(found.find(({ id }) => id === second)?.retired_at).toBe(at(30));
  });
});

it("nobody enters the library of a company that is gone", async () => {
  const { company, companyId } = await newCompany();
  const name = encodeURIComponent(company.user.company_name as string);
  expect((await company.delete(`/company?name=${name}`)).status).toBe(204);
  expect(await library.promote(companyId, libraryPersona({ id: `lib-${newId()}` }))).toBe(false);
  expect(await listItems(companyId)).toEqual([]);
});
