import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import type { Persona } from "../../functions/personas/people/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { askedOf, whoIsAsked, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { CONSENT, canary, peopleCsv, respondentGroup, uploadRespondents } from "../support/respondents.ts";
import { itemsOf, mentionsOf, tableContents } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let asked: Asked[];
/** Until then models do not answer. */
let held: Promise<void> | undefined;
const modelFaults: FaultInjector = (call) => {
  asked.push(askedOf(call));
  return held?.then(() => undefined);
};
beforeAll(async () => {
  stack = await borrowStack({ modelFaults });
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());
beforeEach(() => {
  asked = [];
  held = undefined;
});

type Group = { projectId: string; groupId: string };
const path = ({ projectId, groupId }: Group, rest = "") => `/projects/${projectId}/persona-groups/${groupId}${rest}`;
const personasOf = async (group: Group) => (await company.get(path(group, "/personas"))).body as Persona[];

async function study(group: Group, type: SimulationType, fields = {}): Promise<string> {
  const id = await createSimulation(company, group, type, fields);
  await begin(company, group.projectId, id, type);
  const { status } = await company.waitForSimulation(group.projectId, id);
  expect(status).toBe("complete");
  return id;
}

/** Canaries of any person, of what is asked for. */
const anyCanary = (of: string) => new RegExp(`zq${of}\\d+xk`, "g");
const logs = () => {
  const folder = join(stack.dataFolder, "logs");
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .join("\n");
};
/** What of the table was not said by a persona: that is recorded, and stays. */
const profilesAndRows = async () =>
  (await tableContents(stack.endpoints.dynamodb)).filter(
    ({ SK }) => !/^(RESULT|MESSAGE|DRAFT|AGGREGATE)/.test(SK as string),
  );

describe("rows of real respondents", () => {
  it("become personas as they stand, one each, without a model", async () => {
    const group = await respondentGroup(company, 4);
    expect(asked).toEqual([]);
    expect((await company.get(path(group))).body).toMatchObject({
      generation_status: "complete",
      generation_progress: "Generated 4 of 4 personas",
      personas_total: 4,
      respondents: 4,
      progress: { completed: 4, total: 4, percent: 100 },
    });
    const personas = await personasOf(group);
    expect(personas.map(({ full_name }) => full_name).toSorted()).toEqual(["R-0001", "R-0002", "R-0003", "R-0004"]);
    expect(personas.find(({ full_name }) => full_name === "R-0002")).toMatchObject({
      age: 15,
      gender: "Female",
      income_level: "High",
      occupation: canary(2, "job"),
      location: canary(2, "town"),
      psychographic_notes: `I like ${canary(2, "word")}, and nothing sweet`,
      personality_traits: [],
      trusted_brands: [],
      digital_habits: "",
      library_persona_id: null,
      signals: [],
    });
    const { body } = await company.get(path(group, "/respondents"));
    expect(body).toEqual(
      ["R-0001", "R-0002", "R-0003", "R-0004"].map((code) => {
        const { id, created_at } = personas.find(({ full_name }) => full_name === code)!;
        return { id, code, persona_id: id, answered: ["q1", "q2"], created_at };
      }),
    );
  });

  it("leave what was not said empty", async () => {
    const projectId = await company.createProject();
    const groupId = await company.createGroup(projectId);
    const group = { projectId, groupId };
    const columns = { facts: { age: "Age" }, own_words: ["Words"] };
    expect((await uploadRespondents(company, group, "Age,Words\n,nothing\n41,", { columns })).status).toBe(202);
    await company.waitForGroup(projectId, groupId);
    const shown = (await personasOf(group)).toSorted((a, b) => (a.full_name < b.full_name ? -1 : 1));
    expect(shown).toMatchObject([
      { age: null, income_level: null, gender: "", occupation: "", psychographic_notes: "nothing" },
      { age: 41, income_level: null, psychographic_notes: "" },
    ]);
    await study(group, "concept_test");
    const [one, two] = ["R-0001", "R-0002"].map((code) => asked.find(({ text }) => whoIsAsked(text) === code)!);
    expect(one!.text).not.toMatch(/^(age|gender|attitude|big_five|trusted_brands): |null/m);
    expect(two!.text).not.toMatch(/^own_words: /m);
    for (const { system } of [one!, two!]) expect(system).not.toMatch(/attitude|brands decide/);
  });

  it("are in the clear nowhere: not in the table, in no log, in nobody else's prompt", async () => {
    const group = await respondentGroup(company, 3);
    for (const type of ["concept_test", "survey", "focus_group", "idi_ai", "conjoint"] as const)
      await study(group, type);
    const stored = JSON.stringify(await profilesAndRows());
    const written = logs();
    for (const part of ["id", "job", "town", "word", "mail"]) {
      expect(stored).not.toMatch(anyCanary(part));
      expect(written).not.toMatch(anyCanary(part));
    }
    expect(asked.length).toBeGreaterThan(20);
    for (const { text, system } of asked) {
      expect(`${text}${system}`).not.toMatch(anyCanary("mail"));
      expect(`${text}${system}`).not.toMatch(anyCanary("id"));
      // Who speaks knows of themselves alone; of others what these said, which the offline model makes of no canary.
      expect(new Set(text.match(anyCanary("town"))).size).toBeLessThanOrEqual(1);
      expect(system).not.toMatch(anyCanary("town"));
    }
    // Their own answers to the questions of a survey are in no prompt either.
    const { body } = await company.get(path(group, "/respondents"));
    expect(body[0].answered).toEqual(["q1", "q2"]);
  });
});

it("the answers of rows plan a sample; nobody else's do", async () => {
  const group = await respondentGroup(company, 12);
  // What lies off the scale, such as a code for no answer, is none.
  await uploadRespondents(company, group, peopleCsv(2, 13).replaceAll(/sweet",\d/g, 'sweet",99'));
  await company.waitForGroup(group.projectId, group.groupId);
  const id = await study(group, "survey");
  const plan = (simulation: string, half = "0.25") =>
    company.get(`/projects/${group.projectId}/simulations/${simulation}/sample-plan?half_width=${half}`);
  const { status, body } = await plan(id);
  expect(status).toBe(200);
  // 1 + n % 7 for n from 1 to 12.
  const own = Array.from({ length: 12 }, (_, index) => 1 + ((index + 1) % 7));
  const centre = own.reduce((sum, value) => sum + value, 0) / 12;
  const sd = Math.sqrt(own.reduce((sum, value) => sum + (value - centre) ** 2, 0) / 11);
  expect(body).toMatchObject({ half_width: 0.25, questions: [{ question_id: "q1", pairs: 12 }] });
  expect(body.questions[0].sd).toBeCloseTo(sd, 10);
  expect(body.questions[0].people_alone).toBeGreaterThan((1.96 * sd) ** 2 / 0.25 ** 2);
  for (const half of ["0", "-1", "a", ""]) expect((await plan(id, half)).status).toBe(400);
  // Who comes later has no persona in it.
  await uploadRespondents(company, group, peopleCsv(1, 15));
  await company.waitForGroup(group.projectId, group.groupId);
  const validity = await company.get(`/projects/${group.projectId}/simulations/${id}/validity`);
  expect(validity.body.questions[0]).toMatchObject({ question_id: "q1", people: { n: 12 }, paired: { asked: 12 } });
  const concept = await plan(await study(group, "concept_test"));
  expect([concept.body.questions, concept.body.notes]).toEqual([[], [expect.stringContaining("two real")]]);
});

it("answers of rows that cannot be read are no answers, and whoever asks for the validity is told", async () => {
  const projectId = await company.createProject();
  const group = { projectId, groupId: await company.createGroup(projectId, { location: "London, United Kingdom" }) };
  const file = peopleCsv(2).replaceAll(/sweet",\d,Supermarket \| Online/g, 'sweet",99,nowhere');
  expect((await uploadRespondents(company, group, file)).status).toBe(202);
  await company.waitForGroup(projectId, group.groupId);
  const id = await study(group, "survey");
  const { status, body } = await company.get(`/projects/${projectId}/simulations/${id}/validity`);
  expect([status, body.detail]).toEqual([400, expect.stringMatching(/^Nobody has answered .* did not fit its scale/)]);
});

describe("deleting", () => {
  it("removes a row with its persona and the copies in studies; what was answered stays", async () => {
    const group = await respondentGroup(company, 3);
    const simulation = await study(group, "concept_test");
    const [gone] = (await company.get(path(group, "/respondents"))).body as [{ id: string; code: string }];
    const before = (await company.get(`/projects/${group.projectId}/simulations/${simulation}/results`)).body;
    expect((await company.delete(path(group, `/respondents/${gone.id}`))).status).toBe(204);
    expect((await company.delete(path(group, `/respondents/${gone.id}`))).status).toBe(404);
    expect((await company.get(path(group, `/personas/${gone.id}`))).status).toBe(404);
    expect((await company.get(path(group))).body).toMatchObject({ personas_total: 2, respondents: 2 });
    const left = await until(
      () => itemsOf(stack.endpoints.dynamodb, gone.id),
      (keys) => !keys.some((key) => /PARTICIPANT#|PERSONA#|RESPONDENT#/.test(key)),
    );
    expect(left.every((key) => key.includes(" RESULT#"))).toBe(true);
    expect((await company.get(`/projects/${group.projectId}/simulations/${simulation}/results`)).body).toEqual(before);
    expect((await company.get(`/projects/${group.projectId}/simulations/${simulation}/report`)).status).toBe(200);
  });

  it("of the group leaves nothing of them", async () => {
    const group = await respondentGroup(company, 3);
    const simulation = await study(group, "concept_test");
    await company.delete(path(group));
    await until(
      () => mentionsOf(stack.endpoints.dynamodb, group.groupId),
      (keys) => keys.length === 0,
    );
    expect(await mentionsOf(stack.endpoints.dynamodb, simulation)).toEqual([]);
  });

  it("in the middle of a study has it go on without them, and say so", async () => {
    // Who has room for nobody else's call loads nobody else.
    const variables = { ...process.env, LOCAL_MODEL_CALLS_AT_ONCE: "1" };
    const narrow = await startTemporaryStack({ modelFaults, variables });
    onTestFinished(() => narrow.close());
    const company = await Company.signUp(narrow.url);
    const group = await respondentGroup(company, 6);
    const listed = (await company.get(path(group, "/respondents"))).body as { id: string }[];
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    const id = await createSimulation(company, group, "concept_test");
    await until(async () => asked.length, Boolean);
    const gone = listed.at(-1)!.id;
    await company.delete(path(group, `/respondents/${gone}`));
    await until(
      () => itemsOf(narrow.endpoints.dynamodb, `S#${id} PARTICIPANT#${gone}`),
      (keys) => keys.length === 0,
    );
    resolve();
    const ended = await company.waitForSimulation(group.projectId, id);
    expect(ended).toMatchObject({ status: "complete", error: null });
    const { aggregate } = (await company.get(`/projects/${group.projectId}/simulations/${id}/results`)).body;
    expect(aggregate.participants_lost).toMatchObject([{ persona_id: gone, reason: "the profile was deleted" }]);
    expect(aggregate.persona_count).toBe(5);
  });

  it("of the company leaves nothing of them, nor the salt of its key", async () => {
    const other = await Company.signUp(stack.url);
    await respondentGroup(other, 3);
    const salts = async () => itemsOf(stack.endpoints.dynamodb, `C#${other.user.company_id} ENCRYPTION_SALT`);
    expect(await salts()).toHaveLength(1);
    const name = encodeURIComponent(other.user.company_name);
    expect((await other.delete(`/company?name=${name}`)).status).toBe(204);
    await until(
      () => mentionsOf(stack.endpoints.dynamodb, other.user.company_id),
      (keys) => keys.every((key) => key.includes(" DELETION#")),
    );
    expect(await salts()).toEqual([]);
  });
});

describe("a group", () => {
  it("never holds both kinds", async () => {
    const invented = await company.prepare({ persona_count: 1 });
    const refused = await uploadRespondents(company, invented, peopleCsv(1));
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining("invented personas")]);
    const group = await respondentGroup(company, 1);
    const generated = await company.post(path(group, "/generate"), {});
    expect([generated.status, generated.body.detail]).toEqual([400, expect.stringContaining("real respondents")]);
    const { id } = (await personasOf(group))[0]!;
    expect((await company.delete(path(group, `/personas/${id}`))).status).toBe(400);
    expect((await company.delete(path(group, "/personas"))).status).toBe(400);
  });

  it("takes more people later, whose codes go on; and 300 at most", async () => {
    const group = await respondentGroup(company, 2);
    await uploadRespondents(company, group, peopleCsv(2, 3));
    await company.waitForGroup(group.projectId, group.groupId);
    const { body } = await company.get(path(group, "/respondents"));
    expect(body.map(({ code }: { code: string }) => code)).toEqual(["R-0001", "R-0002", "R-0003", "R-0004"]);
    const { status, body: refusal } = await uploadRespondents(company, group, peopleCsv(297));
    expect([status, refusal.detail]).toEqual([
      400,
      expect.stringMatching(/at most 300 .* has 4, and the file has 297/),
    ]);
  });

  it("of more people than a transaction takes is asked like any other", async () => {
    const group = await respondentGroup(company, 120);
    const people = (await personasOf(group)).length;
    const simulation = await study(group, "concept_test");
    const { body } = await company.get(`/projects/${group.projectId}/simulations/${simulation}/results`);
    expect([people, body.persona_results.length]).toEqual([120, 120]);
    const items = await itemsOf(stack.endpoints.dynamodb, `S#${simulation}`);
    for (const kind of [" PARTICIPANT#", " RESULT#"])
      expect(items.filter((key) => key.includes(kind))).toHaveLength(people);
  });
});

it("consent is stored with who declared it and when, and a repeated request is one upload", async () => {
  const projectId = await company.createProject();
  const groupId = await company.createGroup(projectId);
  const headers = { "idempotency-key": "people-1" };
  const [one, two] = [
    await uploadRespondents(company, { projectId, groupId }, peopleCsv(2), { headers }),
    await uploadRespondents(company, { projectId, groupId }, peopleCsv(2), { headers }),
  ];
  expect(two.body).toEqual(one.body);
  expect((await company.waitForGroup(projectId, groupId)).personas_total).toBe(2);
  const items = (await tableContents(stack.endpoints.dynamodb)).filter(({ PK }) => (PK as string).endsWith(groupId));
  const [consent] = items.filter(({ SK }) => (SK as string).startsWith("CONSENT#"));
  expect(consent).toMatchObject({ declaration: CONSENT, declared_by: company.user.id, respondents: 2 });
  expect(items.some(({ SK }) => (SK as string).startsWith("ROWS#"))).toBe(false);
});
