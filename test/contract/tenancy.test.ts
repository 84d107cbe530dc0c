import * as z from "zod";
import { beforeAll, describe, expect, it } from "vitest";
import { pathParameters, type Route } from "../../functions/platform/http/route.ts";
import { exampleHumanStudyRequest } from "../../functions/findings/human-study/example.ts";
import { routes } from "../../functions/service/routes.ts";
import { newId } from "../../functions/platform/ids.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { createCompanyStore } from "../../functions/accounts/company/store.ts";
import { DELETION_PREFIX } from "../../functions/platform/table/keys.ts";
import type { RawClient } from "../support/raw-client.ts";
import { newProgram, type Program } from "../support/api-keys.ts";
import { colleagues } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { openLibrary, openLocalTable, seedLibrary } from "../support/library.ts";
import { COLUMNS, CONSENT, respondentGroup } from "../support/respondents.ts";
import { itemsOf, tableHash } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

const UNKNOWN = "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f";
/** One id for every placeholder and every reference in a body that the routes know. */
interface Ids {
  project_id: string;
  group_id: string;
  persona_id: string;
  simulation_id: string;
  briefing_id: string;
  human_study_id: string;
  respondent_id: string;
  link_id: string;
  question_id: string;
  user_id: string;
  api_key_id: string;
  webhook_id: string;
  id: string;
  upload_id: string;
}
const unknown: Ids = {
  project_id: UNKNOWN,
  group_id: UNKNOWN,
  persona_id: UNKNOWN,
  simulation_id: UNKNOWN,
  briefing_id: UNKNOWN,
  human_study_id: UNKNOWN,
  respondent_id: UNKNOWN,
  link_id: UNKNOWN,
  question_id: "reaction",
  user_id: UNKNOWN,
  api_key_id: UNKNOWN,
  webhook_id: UNKNOWN,
  upload_id: UNKNOWN,
  id: `lib-${UNKNOWN}`,
};

let company: Company;
let stranger: Company;
let theirs: Ids;
/** Those of the stranger, one for each function. */
const programs: Record<string, Program> = {};
beforeAll(async () => {
  [company, stranger] = await Promise.all([Company.signUp(stack.url), Company.signUp(stack.url)]);
  const { projectId, groupId } = await company.prepare({ persona_count: 1 });
  const personas = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
  const simulation = (await company.startConceptTest(projectId, groupId)).body.id as string;
  await company.waitForSimulation(projectId, simulation);
  expect((await company.post(`/projects/${projectId}/simulations/${simulation}/codebooks/reaction`)).status).toBe(202);
  const link = await company.post(`/projects/${projectId}/simulations/${simulation}/report-links`);
  const { raw, headers } = form({ title: "Board" }, { name: "a.txt", bytes: Buffer.from("Oat drink, 1.99 EUR") });
  const briefing = await company.call("POST", `/projects/${projectId}/briefings`, { raw, headers });
  const upload = await company.post(`/projects/${projectId}/briefings/uploads`, {
    file_name: "a.txt",
    content_type: "text/plain",
    size: 10,
  });
  const humanStudy = await company.post(`/projects/${projectId}/human-studies`, {
    ...exampleHumanStudyRequest,
    simulation_id: simulation,
  });
  const webhook = await company.post("/company/webhooks", {
    url: "https://example.com/hooks",
    events: ["reliability_check.failed"],
  });
  const people = await respondentGroup(company, 1, projectId);
  const respondents = (await company.get(`/projects/${projectId}/persona-groups/${people.groupId}/respondents`)).body;
  const [entry] = await seedLibrary(openLibrary(stack.endpoints.dynamodb), company.user.company_id as string, [{}]);
  theirs = {
    project_id: projectId,
    group_id: groupId,
    persona_id: personas[0].id as string,
    simulation_id: simulation,
    briefing_id: briefing.body.id as string,
    upload_id: upload.body.upload_id as string,
    human_study_id: humanStudy.body.id as string,
    respondent_id: respondents[0].id as string,
    link_id: link.body.id as string,
    question_id: "reaction",
    user_id: company.user.id as string,
    api_key_id: (await newProgram(company)).id,
    webhook_id: webhook.body.id as string,
    id: entry?.id as string,
  };
});

/** An id that could be, of nothing. */
const NOWHERE = "019a9f62-2c00-7d44-8e33-000000000000";

/** What a route must have in its query: a reference to another resource, or how to answer. */
function queryOf(route: Route, ids: Ids): string {
  const names = route.query?.shape ?? {};
  if ("persona_group_id" in names) return `?persona_group_id=${ids.group_id}`;
  if ("half_width" in names) return "?half_width=0.25";
  if ("ids" in names) return `?ids=${ids.simulation_id},${NOWHERE}`;
  if ("section" in names) return "";
  if ("by" in names) return "?by=gender";
  return names["format"] instanceof z.ZodEnum ? `?format=${names["format"].options[0]}` : "";
}

const pathOf = (route: Route, ids: Ids) =>
  route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof Ids]) + queryOf(route, ids);

/** The body of a route's example, with references to the given ids. */
const bodyOf = (route: Route, ids: Ids): unknown =>
  route.bodyExample === undefined
    ? undefined
    : {
        ...(route.bodyExample as object),
        ...("persona_group_id" in (route.bodyExample as object) ? { persona_group_id: ids.group_id } : {}),
        ...("simulation_id" in (route.bodyExample as object) ? { simulation_id: ids.simulation_id } : {}),
        ...("upload_id" in (route.bodyExample as object) ? { upload_id: ids.upload_id } : {}),
      };

/** The fields of a route's form that it cannot do without. */
const fieldsOf = ({ multipart }: Route): Record<string, string> =>
  "consent" in (multipart?.fields.shape ?? {}) ? { columns: JSON.stringify(COLUMNS), consent: CONSENT } : {};

/** The request of a route's example; a small file for routes that take nothing else. */
const requestOf = (route: Route, ids: Ids) =>
  route.multipart && !route.body
    ? form(fieldsOf(route), { name: "a.txt", bytes: Buffer.from("1. What do you think of it?") })
    : { body: bodyOf(route, ids) };

const resources = routes.filter(
  (route) => route.auth === "bearer" && pathParameters(route.path).every((name) => name in unknown),
);
const withIds = resources.filter((route) => pathParameters(route.path).length > 0);

describe("another company's resources", () => {
  it("are covered here for every placeholder there is", () => {
    const placeholders = routes.filter(({ auth }) => auth === "bearer").flatMap(({ path }) => pathParameters(path));
    expect(placeholders.filter((name) => !(name in unknown))).toEqual([]);
  });

  it.each(withIds.map((route) => [route.operationId, route] as const))(
    "are, to %s, like ids that do not exist",
    async (_, route) => {
      const foreign = await stranger.call(route.method, pathOf(route, theirs), requestOf(route, theirs));
      const random = await stranger.call(route.method, pathOf(route, unknown), requestOf(route, unknown));
      expect([foreign.status, foreign.text]).toEqual([404, random.text]);
      // As much for the strangers' programs; each function notes by itself that a key is used.
      programs[route.function] ??= await newProgram(stranger, "owner");
      const { client } = programs[route.function] as Program;
      const asked = await client.call(route.method, pathOf(route, theirs), requestOf(route, theirs));
      if (route.usersOnly) expect(asked.status).toBe(403);
      else expect([asked.status, asked.text]).toEqual([404, random.text]);
    },
  );

  it("have been asked for with every key, which each function has noted", async () => {
    const keys = (await stranger.get("/company/api-keys")).body as { last_used_at: string | null }[];
    expect(keys).toHaveLength(Object.keys(programs).length);
    expect(keys.filter(({ last_used_at }) => last_used_at === null)).toEqual([]);
  });

  it("are no children of one's own project", async () => {
    const own = { ...theirs, project_id: await stranger.createProject() };
    const children = withIds.filter(
      (route) =>
        pathParameters(route.path).length > 1 ||
        queryOf(route, theirs) !== "" ||
        [theirs.group_id, theirs.simulation_id].some((id) => JSON.stringify(bodyOf(route, theirs) ?? "").includes(id)),
    );
    expect(children.length).toBeGreaterThan(5);
    for (const route of children) {
      const answer = await stranger.call(route.method, pathOf(route, own), requestOf(route, own));
      expect([route.operationId, answer.status]).toEqual([route.operationId, 404]);
    }
  });

  it("cannot be referred to: briefings of another company, or of another project", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const answer = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "What do you think?",
      briefing_ids: [theirs.briefing_id],
    });
    expect([answer.status, answer.body.detail]).toEqual([404, "Briefing not found"]);
  });

  it("are as they were after all of that", async () => {
    const mine = () => tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);
    const before = await mine();
    for (const route of withIds) {
      await stranger.call(route.method, pathOf(route, theirs), requestOf(route, theirs));
    }
    expect(await mine()).toBe(before);
  });
});

describe("the token of somebody, or the key of something, that has been removed", () => {
  const gone = [401, "This user no longer exists"];
  const revoked = [401, "This API key is not valid, or has been revoked"];
  /** Asks every route for what is there, with a token that has not expired, or a key. */
  const refusedEverywhere = async (client: RawClient, refusal: unknown[]) => {
    for (const route of resources) {
      const answer = await client.call(route.method, pathOf(route, theirs), requestOf(route, theirs));
      // A limit counts also whom it does not know.
      if (answer.status !== 429)
        expect([route.operationId, answer.status, answer.body.detail]).toEqual([route.operationId, ...refusal]);
    }
    const wrong = await client.post("/projects", { name: "" });
    expect([wrong.status, wrong.body.detail]).toEqual(refusal);
  };

  it("is refused by every route at once, and nothing comes of it", async () => {
    const { client, user } = await colleagues(stack, company).join();
    expect((await client.get(`/projects/${theirs.project_id}`)).status).toBe(200);
    const key = { "idempotency-key": newId() };
    expect((await client.post("/projects", { name: "In time" }, key)).status).toBe(201);
    expect((await company.delete(`/company/members/${user.id}`)).status).toBe(204);
    const again = await client.post("/projects", { name: "In time" }, key);
    expect([again.status, again.body.detail]).toEqual(gone);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, user.id),
      (items) => items.length === 0,
    );
    const before = await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);
    await refusedEverywhere(client, gone);
    expect(await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`)).toBe(before);
  });

  it("is refused in the same way when it is a key that has been revoked", async () => {
    const { id, client } = await newProgram(company, "owner");
    expect((await client.get(`/projects/${theirs.project_id}`)).status).toBe(200);
    expect((await company.delete(`/company/api-keys/${id}`)).status).toBe(204);
    // What the key invited and subscribed is withdrawn once more in the background.
    await until(
      () => itemsOf(stack.endpoints.dynamodb, `C#${company.user.company_id} ${DELETION_PREFIX}`),
      (items) => items.length === 0,
    );
    const before = await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);
    await refusedEverywhere(client, revoked);
    expect(await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`)).toBe(before);
  });

  it("is refused by every route when the company is gone, of users who are still there too", async () => {
    const owner = await Company.signUp(stack.url);
    const { client } = await colleagues(stack, owner).join();
    const program = await newProgram(owner, "owner");
    const companies = createCompanyStore(openLocalTable(stack.endpoints.dynamodb));
    const companyId = owner.user.company_id as string;
    expect(await companies.close(companyId, newId(), timestamp())).toBe("closed");
    expect((await itemsOf(stack.endpoints.dynamodb, companyId)).filter((key) => key.includes("USER#"))).toHaveLength(2);
    await refusedEverywhere(client, gone);
    await refusedEverywhere(owner, gone);
    await refusedEverywhere(program.client, revoked);
  });
});
