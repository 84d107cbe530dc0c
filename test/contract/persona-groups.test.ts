import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { PERSONAS_PER_GROUP } from "../../functions/personas/groups/schemas.ts";
import { groupPartition, keyReader, personaKey, personaNameKey } from "../../functions/platform/table/keys.ts";
import { Company } from "../support/company.ts";
import { openLocalTable, storedPersona } from "../support/library.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groups: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
  groups = `/projects/${projectId}/persona-groups`;
});

describe("persona groups", () => {
  it("need only a name; everything else has a default or is null", async () => {
    const { body } = await company.post(groups, { name: "Anyone" });
    expect(body).toMatchObject({
      name: "Anyone",
      age_min: null,
      age_max: null,
      gender: "All",
      location: null,
      income_level: null,
      occupation: null,
      description: null,
      language: null,
      persona_count: 5,
      generation_status: "pending",
      generation_progress: null,
      error: null,
      personas_total: 0,
      progress: null,
    });
    expect((await company.get(`${groups}/${body.id}`)).body).toEqual(body);
  });

  it.each([
    ["Munich, Germany", { market: "DE", missing: [], note: null }],
    [
      "Reykjavik, Iceland",
      {
        market: "IS",
        missing: ["ages", "education", "households", "work"],
        note:
          "There are no figures of Iceland, so figures of the world are used for its population (ages, " +
          "education, households, work).",
      },
    ],
    ["Xanadu", expect.objectContaining({ market: "ZZ", note: expect.stringMatching(/^The location was not rec/) })],
  ])("say whose population they are drawn from: %s", async (location, population) => {
    expect((await company.post(groups, { name: "Anyone", location })).body.population).toEqual(population);
  });

  it("count in their project", async () => {
    const id = await company.createProject();
    const group = await company.createGroup(id);
    expect((await company.get(`/projects/${id}`)).body.persona_group_count).toBe(1);
    expect((await company.delete(`/projects/${id}/persona-groups/${group}`)).status).toBe(204);
    expect((await company.get(`/projects/${id}`)).body.persona_group_count).toBe(0);
    expect((await company.get(`/projects/${id}/persona-groups`)).body).toEqual([]);
  });

  it.each([
    [{ persona_count: 0 }, "persona_count: must be between 1 and 10"],
    [{ persona_count: 11 }, "persona_count: must be between 1 and 10"],
    [{ persona_count: 1.5 }, "persona_count: must be a whole number between 1 and 10"],
    [{ persona_count: "5" }, "persona_count: must be a whole number between 1 and 10"],
    [{ age_min: 40, age_max: 30 }, "age_min: must not exceed age_max"],
    [{ age_min: 12 }, "age_min: must be a whole number between 13 and 120"],
    [{ age_max: 121 }, "age_max: must be a whole number between 13 and 120"],
    [{ gender: "female" }, "gender: must be Male, Female or All"],
    [{ income_level: "Rich" }, "income_level: must be Low, Middle or High"],
    [{ name: undefined, persona_count: 11 }, "name: is required; persona_count: must be between 1 and 10"],
  ])("refuse %j", async (fields, detail) => {
    const before = (await company.get(groups)).body.length as number;
    const answer = await company.post(groups, { name: "x", ...fields });
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
    expect((await company.get(groups)).body).toHaveLength(before);
  });

  it("change only what a PATCH names, and judge ages against both bounds", async () => {
    const id = await company.createGroup(projectId, { age_min: 20, age_max: 30 });
    const before = (await company.get(`${groups}/${id}`)).body;
    const changed = (
      await company.patch(`${groups}/${id}`, { age_max: 40, location: null, generation_status: "complete" })
    ).body;
    const population = { market: "US", missing: [], note: null };
    expect(changed).toEqual({ ...before, age_max: 40, location: null, population, updated_at: changed.updated_at });
    const refused = await company.patch(`${groups}/${id}`, { age_min: 41 });
    expect([refused.status, refused.body.detail]).toEqual([422, "age_min: must not exceed age_max"]);
    expect((await company.patch(`${groups}/${id}`, { persona_count: 0 })).status).toBe(422);
    expect((await company.get(`${groups}/${id}`)).body).toEqual(changed);
  });

  it("survive simultaneous changes of different fields", async () => {
    const id = await company.createGroup(projectId, { persona_count: 1 });
    await Promise.all([
      company.patch(`${groups}/${id}`, { age_min: 20 }),
      company.patch(`${groups}/${id}`, { age_max: 50 }),
      company.patch(`${groups}/${id}`, { occupation: "nurse" }),
    ]);
    expect((await company.get(`${groups}/${id}`)).body).toMatchObject({
      age_min: 20,
      age_max: 50,
      occupation: "nurse",
    });
  });
});

describe("the personas of a group", () => {
  it("are all deleted with one request, of a full group too", async () => {
    const project = await company.createProject();
    const group = await company.createGroup(project);
    const table = openLocalTable(stack.endpoints.dynamodb);
    const ref = { companyId: company.user.company_id as string, projectId: project, groupId: group };
    const people = Array.from({ length: PERSONAS_PER_GROUP }, () => ({ id: newId(), full_name: newId() }));
    const items = people.flatMap((person) => [
      { ...personaKey(ref, person.id), ...storedPersona(person) },
      { ...personaNameKey(ref, person.full_name), entity: "name" },
    ]);
    await table.putAll(items);
    const under = () =>
      table.query(keyReader, {
        KeyConditionExpression: "PK = :pk",
        ExpressionAttributeValues: { ":pk": groupPartition(ref) },
      });
    expect(await under()).toHaveLength(2 * PERSONAS_PER_GROUP);
    expect((await company.delete(`/projects/${project}/persona-groups/${group}/personas`)).status).toBe(204);
    expect(await under()).toEqual([]);
  });
});

describe("reading an audience", () => {
  it("suggests only what the text says, valid as the body of create", async () => {
    const { body } = await company.post(`${groups}/parse-prompt`, { prompt: "women 25-40 in Munich who buy oat milk" });
    expect(body).toMatchObject({ age_min: 25, age_max: 40, gender: "Female", location: "Munich, Germany" });
    expect(body.name.length).toBeGreaterThan(0);
    expect(body).not.toHaveProperty("income_level");
    expect((await company.post(groups, body)).status).toBe(201);
  });

  it.each([
    [
      "retired men in rural Ohio who fish",
      { gender: "Male", location: "Ohio, United States", occupation: "Retired", description: "rural, who fish" },
    ],
    ["Familien in Lyon mit Kindern", { location: "Lyon, France", description: "Familien, mit Kindern" }],
    [
      "東京で一人暮らしの20代女性",
      { age_min: 20, age_max: 29, gender: "Female", location: "Tokyo, Japan", description: "一人暮らし" },
    ],
    ["mujeres de Madrid, 30 a 45 años", { age_min: 30, age_max: 45, gender: "Female", location: "Madrid, Spain" }],
    ["mães que compram pela internet", { gender: "Female", description: "que compram pela internet", language: "pt" }],
  ])("loses nothing of: %s", async (prompt, fields) => {
    const { body } = await company.post(`${groups}/parse-prompt`, { prompt });
    expect(body).toEqual({ name: body.name, ...fields, unplaced: [] });
    const created = await company.post(groups, body);
    expect(created.body).toMatchObject({ description: null, language: null, ...fields });
  });

  it("names what it could not place, word for word", async () => {
    const { body } = await company.post(`${groups}/parse-prompt`, { prompt: "nurses in Leeds, 7" });
    expect(body).toMatchObject({ location: "Leeds, United Kingdom", unplaced: ["7"] });
  });

  it("always suggests a name", async () => {
    expect((await company.post(`${groups}/parse-prompt`, { prompt: "people" })).body.name).toBeTypeOf("string");
  });

  it.each([
    [{}, "prompt: is required"],
    [{ prompt: " " }, "prompt: must not be empty"],
    [{ prompt: "x".repeat(4001) }, "prompt: must be at most 4000 characters"],
  ])("refuses $0", async (body, detail) => {
    const answer = await company.post(`${groups}/parse-prompt`, body);
    expect([answer.status, answer.body.detail]).toEqual([422, detail]);
  });
});
