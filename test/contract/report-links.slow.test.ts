import { randomBytes } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { MOST_REPORT_LINKS } from "../../functions/reports/links/record.ts";
import { parseTimestamp } from "../../functions/platform/timestamp.ts";
import { reportLinkKey } from "../../functions/platform/table/keys.ts";
import { reportTokenKey } from "../../functions/platform/table/unowned-keys.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { RawClient, type Answer } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId: string;
let groupId: string;
const anybody = new RawClient(stack.url, "127.0.90.1");

/** A complete study of the group. */
async function completeStudy(): Promise<string> {
  const { id } = (await company.startConceptTest(projectId, groupId)).body;
  await company.waitForSimulation(projectId, id as string);
  return id as string;
}
const linksOf = (study: string) => `/projects/${projectId}/simulations/${study}/report-links`;
const refOf = (study: string) => ({
  companyId: company.user.company_id as string,
  projectId,
  simulationId: study,
});
/** The address of a link below the API's own. */
const pathOf = ({ url }: { url: string }) => url.slice(stack.url.length);
const tokenOf = ({ url }: { url: string }) => url.split("/").at(-1) as string;
const open = (link: { url: string }) => anybody.get(pathOf(link));
/** What an answer is to a reader: all but the id of the request and the date. */
const seen = ({ status, text, headers: { "x-request-id": _id, date: _date, ...headers } }: Answer) => ({
  status,
  text,
  headers,
});
const makeLink = async (study: string, body?: object) => (await company.post(linksOf(study), body)).body;

const KEPT_BY_NOBODY = {
  "cache-control": "no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "no-referrer",
};

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 1 }));
});

describe("a link to a report", () => {
  it("shows the report's page to whoever has no account", async () => {
    const study = await completeStudy();
    const answer = await company.post(linksOf(study), { expires_in_days: 7 });
    expect(answer.status).toBe(201);
    const link = answer.body;
    expect(link.url).toMatch(new RegExp(`^${stack.url}/reports/[\\w-]{43}$`));
    const days = (parseTimestamp(link.expires_at as string).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    const page = await open(link);
    const own = await company.get(`/projects/${projectId}/simulations/${study}/report`);
    expect(seen(page)).toEqual(seen(own));
    expect(page.headers).toMatchObject(KEPT_BY_NOBODY);
    expect((await company.get(linksOf(study))).headers).toMatchObject(KEPT_BY_NOBODY);
    expect(page.headers["set-cookie"]).toBeUndefined();
  });

  it("works for thirty days if nothing is said, also without a body", async () => {
    const study = await completeStudy();
    for (const body of [undefined, {}]) {
      const link = await makeLink(study, body);
      const seconds =
        (parseTimestamp(link.expires_at as string).getTime() - parseTimestamp(link.created_at as string).getTime()) /
        1000;
      expect(Math.round(seconds / 86_400)).toBe(30);
    }
  });

  it.each([0, 91, 1.5, "7", null])("is not made for %j days", async (expires_in_days) => {
    const study = await completeStudy();
    const answer = await company.post(linksOf(study), { expires_in_days });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain("expires_in_days: ");
    expect((await company.get(linksOf(study))).body).toEqual([]);
  });

  it("is listed as it was made, oldest first or last", async () => {
    const study = await completeStudy();
    const [first, second] = [await makeLink(study), await makeLink(study)];
    expect((await company.get(linksOf(study))).body).toEqual([first, second]);
    expect((await company.get(`${linksOf(study)}?order=desc`)).body).toEqual([second, first]);
  });

  it("is made once, however often a request is repeated", async () => {
    const study = await completeStudy();
    const headers = { "idempotency-key": "once" };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => company.post(linksOf(study), { expires_in_days: 3 }, headers)),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect((await company.get(linksOf(study))).body).toHaveLength(1);
    expect((await company.post(linksOf(study), { expires_in_days: 4 }, headers)).status).toBe(400);
  });

  it("is refused beyond a hundred, until one is revoked", async () => {
    const study = await completeStudy();
    const made = await Promise.all(Array.from({ length: MOST_REPORT_LINKS }, () => makeLink(study)));
    const refused = await company.post(linksOf(study));
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      "This report has 100 links that work; revoke one, or wait until one expires",
    ]);
    await company.delete(`${linksOf(study)}/${made[0].id}`);
    expect((await company.post(linksOf(study))).status).toBe(201);
  });

  it("is refused for a study that is not complete", async () => {
    const { id } = (
      await company.post(`/projects/${projectId}/simulations`, { persona_group_id: groupId, simulation_type: "survey" })
    ).body;
    const answer = await company.post(linksOf(id as string));
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      "The simulation is pending; its report can be shared when it is complete",
    ]);
    expect((await company.get(linksOf(id as string))).body).toEqual([]);
  });
});

describe("a link that does not work", () => {
  const guess = () => anybody.get(`/reports/${randomBytes(32).toString("base64url")}`);

  it("is the same to its reader, whatever ended it", async () => {
    const guessed = seen(await guess());
    expect([guessed.status, guessed.text]).toEqual([404, '{"detail":"Report not found"}']);
    // Caches may keep a 404 that does not forbid it.
    expect(guessed.headers).toMatchObject(KEPT_BY_NOBODY);

    const [kept, deleted] = [await completeStudy(), await completeStudy()];
    const [revoked, expired, gone] = [await makeLink(kept), await makeLink(kept), await makeLink(deleted)];
    expect((await company.delete(`${linksOf(kept)}/${revoked.id}`)).status).toBe(204);
    await expire(kept, expired);
    await company.delete(`/projects/${projectId}/simulations/${deleted}`);
    for (const link of [revoked, expired, gone]) expect(seen(await open(link))).toEqual(guessed);
  });

  it.each(["", "x", "../health", "%00", "a".repeat(5_000), "%E2%80%AE", "' OR 1=1", "%FF"])(
    "is a 404 for the token “$0”",
    async (token) => {
      expect((await anybody.get(`/reports/${encodeURIComponent(token)}`)).status).toBe(404);
    },
  );

  it("is neither listed nor revoked again", async () => {
    const study = await completeStudy();
    const [revoked, expired] = [await makeLink(study), await makeLink(study)];
    await company.delete(`${linksOf(study)}/${revoked.id}`);
    await expire(study, expired);
    expect((await company.get(linksOf(study))).body).toEqual([]);
    for (const { id } of [revoked, expired]) {
      const again = await company.delete(`${linksOf(study)}/${id}`);
      expect([again.status, again.body.detail]).toEqual([404, "Report link not found"]);
    }
  });

  it("is revoked by one of many who do so at once", async () => {
    const study = await completeStudy();
    const link = await makeLink(study);
    const answers = await Promise.all(Array.from({ length: 8 }, () => company.delete(`${linksOf(study)}/${link.id}`)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(7).fill(404)]);
  });

  it("goes with its group, its project and its company, at once, and leaves no item", async () => {
    const other = await Company.signUp(stack.url);
    const table = openLocalTable(stack.endpoints.dynamodb);
    const ends: ((ids: { projectId: string; groupId: string }) => Promise<unknown>)[] = [
      (ids) => other.delete(`/projects/${ids.projectId}/persona-groups/${ids.groupId}`),
      (ids) => other.delete(`/projects/${ids.projectId}`),
      () => other.delete(`/company?name=${encodeURIComponent(other.user.company_name as string)}`),
    ];
    for (const end of ends) {
      const ids = await other.prepare({ persona_count: 1 });
      const { id } = (await other.startConceptTest(ids.projectId, ids.groupId)).body;
      await other.waitForSimulation(ids.projectId, id as string);
      const link = (await other.post(`/projects/${ids.projectId}/simulations/${id}/report-links`)).body;
      expect((await open(link)).status).toBe(200);
      await end(ids);
      expect(seen(await open(link))).toEqual(seen(await guess()));
      const ref = {
        companyId: other.user.company_id as string,
        projectId: ids.projectId,
        simulationId: id as string,
      };
      const items = [reportTokenKey(sha256(tokenOf(link))), reportLinkKey(ref, link.id as string)];
      await until(
        async () => Promise.all(items.map((key) => table.get({ read: (item) => item }, key))),
        (found) => found.every((item) => item === undefined),
      );
    }
  });
});

/** Has both items of a link say that it has expired, which no test can wait for. */
async function expire(study: string, link: { id: string; url: string }): Promise<void> {
  const table = openLocalTable(stack.endpoints.dynamodb);
  for (const key of [reportTokenKey(sha256(tokenOf(link))), reportLinkKey(refOf(study), link.id)])
    await table.update({
      Key: { ...key },
      ConditionExpression: "attribute_exists(PK)",
      UpdateExpression: "SET expires_at = :past",
      ExpressionAttributeValues: { ":past": Math.floor(Date.now() / 1000) - 1 },
    });
}
