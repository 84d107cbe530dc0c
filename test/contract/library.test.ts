import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { reusableFor } from "../../functions/personas/library/search.ts";
import type { LibraryEntry } from "../../functions/personas/library/record.ts";
import { projectKey } from "../../functions/platform/table/keys.ts";
import type { LibraryStore } from "../../functions/personas/library/store.ts";
import { Company } from "../support/company.ts";
import { libraryPersona, openLibrary, openLocalTable, seedLibrary } from "../support/library.ts";
import { itemsOf } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const LIBRARY = "/library/personas";
const RETIRED_AT = "2026-12-01T00:00:00.000";

let library: LibraryStore;
let company: Company;
let companyId: string;
beforeAll(async () => {
  library = openLibrary(stack.endpoints.dynamodb);
  company = await Company.signUp(stack.url);
  companyId = company.user.company_id as string;
});

/** Someone new in the company's library. */
async function promoted(fields: Partial<LibraryEntry> = {}): Promise<{ id: string; path: string }> {
  const [entry] = await seedLibrary(library, companyId, [fields]);
  return { id: entry!.id, path: `${LIBRARY}/${entry!.id}` };
}
async function companyWith(entries: Partial<LibraryEntry>[]) {
  const other = await Company.signUp(stack.url);
  return { company: other, seeded: await seedLibrary(library, other.user.company_id as string, entries) };
}
const search = (company: Company, query: Record<string, string | number>) =>
  company.get(
    `${LIBRARY}?${Object.entries(query)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join("&")}`,
  );
const namesIn = (body: { personas: { full_name: string }[] }) => body.personas.map(({ full_name }) => full_name);

describe("searching the library", () => {
  let searcher: Company;
  beforeAll(async () => {
    const person = (full_name: string, age: number, gender: string, fields: Partial<LibraryEntry>) => ({
      full_name,
      age,
      gender,
      ...fields,
    });
    ({ company: searcher } = await companyWith([
      person("Anna", 24, "Female", { location: "Munich, Germany", occupation: "nurse", income_level: "Middle" }),
      person("Bruno", 35, "Male", { location: "Hamburg, Germany", occupation: "Taxi driver", income_level: "Low" }),
      person("Clara", 35, "Female", { location: "São Paulo, Brazil", occupation: "head nurse", income_level: "High" }),
      person("Dieter", 61, "Male", { location: "Zürich, Schweiz", occupation: "Pâtissier", income_level: "High" }),
      person("Emma", 45, "Female", { location: "Nice, France", occupation: "driver", retired_at: RETIRED_AT }),
    ]));
  });

  it.each([
    [{}, ["Anna", "Bruno", "Clara", "Dieter", "Emma"]],
    [{ location: "germ" }, ["Anna", "Bruno"]],
    [{ location: "SAO" }, ["Clara"]],
    [{ location: "Switzerland" }, ["Dieter"]],
    [{ location: "münchen" }, ["Anna"]],
    [{ gender: "Male" }, ["Bruno", "Dieter"]],
    [{ gender: "All" }, ["Anna", "Bruno", "Clara", "Dieter", "Emma"]],
    [{ income_level: "High" }, ["Clara", "Dieter"]],
    [{ age_min: 35 }, ["Bruno", "Clara", "Dieter", "Emma"]],
    [{ age_max: 35 }, ["Anna", "Bruno", "Clara"]],
    [{ age_min: 35, age_max: 35 }, ["Bruno", "Clara"]],
    [{ occupation: "NURSE" }, ["Anna", "Clara"]],
    [{ occupation: "patissier" }, ["Dieter"]],
    [{ location: "", occupation: " " }, ["Anna", "Bruno", "Clara", "Dieter", "Emma"]],
    [{ location: "germany", gender: "Female", income_level: "Middle", age_max: 30, occupation: "nurse" }, ["Anna"]],
    [{ location: "germany", gender: "Female", income_level: "High" }, []],
  ] as [Record<string, string | number>, string[]][])("by %j finds %j", async (query, names) => {
    const { status, body } = await search(searcher, query);
    expect(status).toBe(200);
    expect(namesIn(body)).toEqual(names);
    expect(body).toMatchObject({ total: names.length, limit: 20, offset: 0 });
  });

  it.each([
    [{ limit: 0 }, "limit: must be a whole number between 1 and 100"],
    [{ limit: 101 }, "limit: must be a whole number between 1 and 100"],
    [{ limit: "abc" }, "limit: must be a whole number between 1 and 100"],
    [{ limit: 1.5 }, "limit: must be a whole number between 1 and 100"],
    [{ limit: "" }, "limit: must be a whole number between 1 and 100"],
    [{ offset: -1 }, "offset: must be a whole number of at least 0"],
    [{ offset: "1e3" }, "offset: must be a whole number of at least 0"],
    [{ offset: "9".repeat(400) }, "offset: must be a whole number of at least 0"],
    [{ age_min: "young" }, "age_min: must be a whole number of at least 0"],
    [{ age_max: 30.5 }, "age_max: must be a whole number of at least 0"],
    [{ age_min: 40, age_max: 39 }, "age_min: must not exceed age_max"],
    [{ gender: "female" }, "gender: must be Male, Female or All"],
    [{ income_level: "Rich" }, "income_level: must be Low, Middle or High"],
    [{ location: "x".repeat(201) }, "location: must be at most 200 characters"],
    [{ occupation: "?!" }, "occupation: must contain a letter or a digit"],
    [{ limit: 0, gender: "x" }, "gender: must be Male, Female or All; limit: must be a whole number between 1 and 100"],
  ] as [Record<string, string | number>, string][])("refuses $0", async (query, detail) => {
    const { status, body } = await search(searcher, query);
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it("needs a token", async () => {
    expect((await search(new Company(stack.url), {})).status).toBe(401);
  });
});

describe("the pages of a search", () => {
  it("go through 45 personas without overlap or loss, most recently used first", async () => {
    const used = (index: number) =>
      index % 3 === 0 ? {} : { last_used_at: `2026-12-${String((index % 20) + 1).padStart(2, "0")}T00:00:00.000` };
    const { company: reader, seeded } = await companyWith(Array.from({ length: 45 }, (_, index) => used(index)));
    const pages = [];
    for (const offset of [0, 7, 14, 21, 28, 35, 42, 49]) {
      const { body } = await search(reader, { limit: 7, offset });
      expect(body).toMatchObject({ total: 45, limit: 7, offset });
      pages.push(...(body.personas as { id: string; last_used_at: string | null }[]));
    }
    expect(pages.map(({ id }) => id).sort()).toEqual(seeded.map(({ id }) => id).sort());
    const order = pages.map(({ id, last_used_at }) => [last_used_at ?? "", id] as const);
    const expected = order.toSorted(([a, idA], [b, idB]) => (a === b ? (idA < idB ? -1 : 1) : a < b ? 1 : -1));
    expect(order).toEqual(expected);
    expect((await search(reader, { limit: 100 })).body.personas).toHaveLength(45);
    expect((await search(reader, {})).body.personas).toHaveLength(20);
  });
});

describe("one library persona", () => {
  it("is shown whole, beginning with what the list shows", async () => {
    const { id, path } = await promoted({ location: "Reykjavík, Iceland" });
    const { body } = await company.get(path);
    const [listed] = (await search(company, { location: "reykjavik" })).body.personas;
    expect(body).toMatchObject(listed);
    expect(body).toMatchObject({
      id,
      personality_traits: ["frugal", "curious", "direct"],
      promotion_reason: "Promoted: consistent.",
      retired_at: null,
      created_at: "2026-11-20T20:44:09.000",
    });
    expect((await fetch(body.avatar_url)).headers.get("content-type")).toContain("image/svg+xml");
  });

  it.each(["lib-", "x", "%00", "lib-%2F..", "019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a", "lib-".repeat(999)])(
    "is not found under what cannot be an id: %.36s",
    async (id) => {
      for (const answer of await everyRoute(company, id))
        expect([answer.status, answer.body.detail]).toEqual([404, "Library persona not found"]);
    },
  );

  it("does not exist for another company", async () => {
    const stranger = await Company.signUp(stack.url);
    const { id, path } = await promoted();
    const foreign = await everyRoute(stranger, id);
    const random = await everyRoute(stranger, `lib-${newId()}`);
    expect(foreign.map(({ status, text }) => [status, text])).toEqual(random.map(({ text }) => [404, text]));
    expect((await search(stranger, {})).body.total).toBe(0);
    expect((await company.get(path)).body.retired).toBe(false);
  });

  const everyRoute = (caller: Company, id: string) =>
    Promise.all([
      caller.get(`${LIBRARY}/${id}`),
      caller.get(`${LIBRARY}/${id}/projects`),
      caller.post(`${LIBRARY}/${id}/retire`),
    ]);
});

describe("retiring", () => {
  it("happens once: again answers the same", async () => {
    const { id, path } = await promoted({ location: "Oslo, Norway" });
    const inOslo = {
      age_min: null,
      age_max: null,
      gender: "All",
      income_level: null,
      occupation: null,
      description: null,
    } as const;
    const available = async () => reusableFor(await library.list(companyId), { ...inOslo, location: "Oslo" }).length;
    expect(await available()).toBe(1);
    const answer = await company.post(`${path}/retire`);
    expect([answer.status, answer.body.retired]).toEqual([200, true]);
    expect((await company.post(`${path}/retire`)).body).toEqual(answer.body);
    expect((await company.get(path)).body).toEqual(answer.body);
    expect((await search(company, { location: "oslo" })).body.personas).toMatchObject([{ id, retired: true }]);
    expect(await available()).toBe(0);
  });
});

describe("promotion", () => {
  it("happens once however often a persona qualifies", async () => {
    const persona = libraryPersona({ reliability_score: 90 });
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => library.promote(companyId, persona)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    const again = { ...persona, entry: { ...persona.entry, reliability_score: 95 } };
    expect(await library.promote(companyId, again)).toBe(false);
    expect((await company.get(`${LIBRARY}/${persona.entry.id}`)).body.reliability_score).toBe(90);
  });
});

describe("the uses of a library persona", () => {
  const at = (day: number) => `2026-12-${String(day).padStart(2, "0")}T00:00:00.000`;
  const createGroups = (projectId: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => company.createGroup(projectId)));

  it("are counted once per group, exactly, also while the persona is being retired", async () => {
    const { id, path } = await promoted();
    const projectId = await company.createProject();
    const groups = await createGroups(projectId, 10);
    const uses = [...groups, ...groups].map((groupId, index) => ({ projectId, groupId, at: at((index % 10) + 1) }));
    const [, ...counted] = await Promise.all([
      company.post(`${path}/retire`),
      ...uses.map((use) => library.recordUse(companyId, id, use)),
    ]);
    expect(counted.filter(Boolean)).toHaveLength(10);
    expect(await library.recordUse(companyId, id, { ...uses[0]!, at: at(28) })).toBe(false);
    const expected = { times_used: 10, last_used_at: at(10), retired: true };
    expect((await company.get(path)).body).toMatchObject(expected);
    const [project] = (await company.get(`${path}/projects`)).body;
    expect(project.persona_groups.map((group: { id: string }) => group.id)).toEqual(groups.toSorted());
  });

  it("move the last use forward only", async () => {
    const { id, path } = await promoted();
    const projectId = await company.createProject();
    for (const day of [5, 9, 9, 2]) {
      const groupId = await company.createGroup(projectId);
      expect(await library.recordUse(companyId, id, { projectId, groupId, at: at(day) })).toBe(true);
    }
    expect((await company.get(path)).body).toMatchObject({ times_used: 4, last_used_at: at(9) });
    const expected = [{ first_used_at: at(2), last_used_at: at(9) }];
    expect((await company.get(`${path}/projects`)).body).toMatchObject(expected);
  });

  it("of nobody, or in a group that is gone, leave nothing behind", async () => {
    const { id, path } = await promoted();
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId);
    const nobody = `lib-${newId()}`;
    expect(await library.recordUse(companyId, nobody, { projectId, groupId, at: at(1) })).toBe(false);
    expect(await library.recordUse(companyId, id, { projectId, groupId: newId(), at: at(1) })).toBe(false);
    expect(await itemsOf(stack.endpoints.dynamodb, nobody)).toEqual([]);
    expect((await company.get(path)).body).toMatchObject({ times_used: 0, last_used_at: null });
    expect((await company.get(`${path}/projects`)).body).toEqual([]);
  });

  it("are listed by project, under the names of today, without what has been deleted", async () => {
    const { id, path } = await promoted();
    const [older, newer] = [await company.createProject("Older"), await company.createProject("Newer")];
    const use = async (projectId: string, name: string, day: number) => {
      const groupId = await company.createGroup(projectId, { name });
      await library.recordUse(companyId, id, { projectId, groupId, at: at(day) });
      return groupId;
    };
    const inNewer = await use(newer, "A", 3);
    const kept = await use(older, "B", 4);
    const deleted = await use(older, "C", 6);
    expect((await company.delete(`/projects/${older}/persona-groups/${deleted}`)).status).toBe(204);
    await company.patch(`/projects/${older}/persona-groups/${kept}`, { name: "B, renamed" });
    const { body } = await company.get(`${path}/projects`);
    expect(body).toEqual([
      {
        id: older,
        name: "Older",
        description: null,
        persona_groups: [{ id: kept, name: "B, renamed" }],
        first_used_at: at(4),
        last_used_at: at(6),
      },
      expect.objectContaining({ id: newer, persona_groups: [{ id: inNewer, name: "A" }] }),
    ]);
    expect((await company.get(`${path}/projects?order=desc`)).body).toEqual(body.toReversed());
    expect((await company.get(`${path}/projects?order=up`)).status).toBe(400);
    // What a deletion leaves until its deletion job has run: the group without the project.
    await openLocalTable(stack.endpoints.dynamodb).deleteAll([projectKey({ companyId, projectId: newer })]);
    expect((await company.get(`${path}/projects`)).body).toEqual([body[0]]);
    expect((await company.get(path)).body.times_used).toBe(3);
  });

  it("can be forgotten group by group, until no item of the project is left", async () => {
    const { id, path } = await promoted();
    const projectId = await company.createProject();
    const groups = await createGroups(projectId, 2);
    for (const groupId of groups) await library.recordUse(companyId, id, { projectId, groupId, at: at(1) });
    const left = async () => {
      const items = await itemsOf(stack.endpoints.dynamodb, projectId);
      return items.filter((key) => key.includes(id)).length;
    };
    await library.forgetUse(companyId, id, { projectId, groupId: groups[0]! });
    expect(await left()).toBe(1);
    await Promise.all(groups.map((groupId) => library.forgetUse(companyId, id, { projectId, groupId })));
    expect(await left()).toBe(0);
    expect((await company.get(path)).body.times_used).toBe(2);
  });
});
