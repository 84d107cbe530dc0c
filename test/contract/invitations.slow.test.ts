import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/accounts/tokens/opaque-tokens.ts";
import { newId } from "../../functions/platform/ids.ts";
import { parseTimestamp } from "../../functions/platform/timestamp.ts";
import { invitationTokenKey } from "../../functions/platform/table/unowned-keys.ts";
import { createInvitationStore } from "../../functions/accounts/invitations/store.ts";
import { RawClient } from "../support/raw-client.ts";
import { colleagues, invite, someone } from "../support/colleagues.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { tableContents } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let table: RawTable;
let owner: Company;
let { accept, invited, join } = {} as ReturnType<typeof colleagues>;
beforeAll(async () => {
  table = openRawTable(stack.endpoints.dynamodb);
  owner = await Company.signUp(stack.url);
  ({ accept, invited, join } = colleagues(stack, owner));
});
afterAll(() => {
  table.close();
});

const NOT_VALID = "This invitation is not valid or has expired; ask for a new one";

describe("an invitation", () => {
  it("brings a colleague in", async () => {
    const email = someone();
    const invitation = await invite(owner, ` ${email.toUpperCase()}`);
    expect(invitation.status).toBe(201);
    expect(invitation.body.email).toBe(email);
    const lifetime =
      parseTimestamp(invitation.body.expires_at as string).getTime() -
      parseTimestamp(invitation.body.created_at as string).getTime();
    expect(Math.abs(lifetime - 7 * 86_400_000)).toBeLessThan(1_001);

    const mail = await waitForMail(stack, email);
    expect(mail.text).toContain(owner.user.company_name);
    expect(mail.text).toContain(owner.user.full_name);

    const answer = await accept(tokenIn(mail), { full_name: undefined });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      email,
      full_name: email.split("@")[0],
      role: "member",
      company_id: owner.user.company_id,
      company_name: owner.user.company_name,
    });
    const member = new RawClient(stack.url);
    member.token = answer.body.access_token as string;
    expect((await member.get("/auth/me")).body).toEqual(answer.body.user);
    expect((await refresh(member, cookieOf(answer))).status).toBe(200);
    expect((await member.post("/auth/login", { email, password: PASSWORD })).status).toBe(200);
  });

  it("opens the company's projects and nothing of another company", async () => {
    const other = await Company.signUp(stack.url);
    const [own, foreign] = [await owner.createProject(), await other.createProject()];
    const { client } = await join();
    expect((await client.get(`/projects/${own}`)).status).toBe(200);
    expect((await client.get(`/projects/${foreign}`)).status).toBe(404);
  });

  it("is listed for owners until somebody accepts it", async () => {
    const email = someone();
    const invitation = (await invite(owner, email)).body;
    const listed = async (client: RawClient) => client.get("/company/invitations");
    expect((await listed(owner)).body).toContainEqual(invitation);
    expect((await listed(await Company.signUp(stack.url))).body).toEqual([]);
    expect((await listed((await join()).client)).status).toBe(403);
    await accept(tokenIn(await waitForMail(stack, email)));
    expect((await listed(owner)).body).not.toContainEqual(invitation);
  });

  it("works once", async () => {
    const { token } = await invited();
    expect((await accept(token)).status).toBe(201);
    const again = await accept(token);
    expect(again.status).toBe(400);
    expect(again.body.detail).toBe(NOT_VALID);
  });

  it("makes one user of two who accept it at once", async () => {
    const { email, token } = await invited();
    const answers = await Promise.all([accept(token), accept(token, { password: "another good battery" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    const members = (await owner.get("/company/members")).body as { email: string }[];
    expect(members.filter((member) => member.email === email)).toHaveLength(1);
  });

  it("expires", async () => {
    const { token } = await invited();
    await table.set(invitationTokenKey(sha256(token)), { expires_at: Math.floor(Date.now() / 1000) - 1 });
    expect((await accept(token)).body.detail).toBe(NOT_VALID);
  });

  it.each(["", "rubbish", "A".repeat(43)])("is not the token %j", async (token) => {
    const answer = await accept(token);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe(NOT_VALID);
  });

  it("judges the password as sign-up does, and stays usable", async () => {
    const { email, token } = await invited();
    const judged = async (password: string) => (await accept(token, { password })).body.detail as string;
    expect(await judged("short")).toBe("password: must have at least 8 characters");
    expect(await judged("iloveyou")).toBe("password: is one of the most common passwords; choose another");
    expect(await judged(email)).toBe("password: must not be the e-mail address");
    expect((await accept(token)).status).toBe(201);
  });

  it("stores neither its token nor the password", async () => {
    const { token } = await invited();
    await accept(token, { password: "a very particular secret" });
    const stored = JSON.stringify(await tableContents(stack.endpoints.dynamodb));
    expect(stored).not.toContain(token);
    expect(stored).not.toContain("a very particular secret");
  });
});

describe("inviting", () => {
  it("the same address again renews the invitation: one invitation, and earlier links are dead", async () => {
    const email = someone();
    const first = await invite(owner, email);
    const early = tokenIn(await waitForMail(stack, email));
    const second = await invite(owner, email);
    // The early link is dead at once, and not only when the new mail is written.
    expect((await accept(early)).status).toBe(400);
    const late = tokenIn(await waitForMail(stack, email, 2));
    expect(second.body.id).toBe(first.body.id);
    expect((await accept(early)).status).toBe(400);
    expect((await accept(late)).status).toBe(201);
  });

  it("one address many times at once leaves one invitation and a bounded number of mails", async () => {
    const email = someone();
    const answers = await Promise.all(Array.from({ length: 7 }, () => invite(owner, email)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 400, 400]);
    expect(answers.find(({ status }) => status === 400)?.body.detail).toMatch(/^This address has been sent 5/);
    const items = await tableContents(stack.endpoints.dynamodb);
    expect(items.filter((item) => item.entity === "invitation" && item.email === email)).toHaveLength(1);
  });

  it("many addresses at once leaves an invitation of each that counts, until it is accepted", async () => {
    const company = await Company.signUp(stack.url);
    const { accept } = colleagues(stack, company);
    const emails = Array.from({ length: 8 }, someone);
    const answers = await Promise.all(emails.map((email) => invite(company, email)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const invitations = createInvitationStore(openLocalTable(stack.endpoints.dynamodb));
    const open = async () =>
      (await invitations.background(company.user.company_id as string, someone())).open.map(({ email }) => email);
    expect((await open()).sort()).toEqual(emails.toSorted());

    const [first = "", second = "", third = "", ...others] = emails;
    const tokens = await Promise.all([first, second].map(async (email) => tokenIn(await waitForMail(stack, email))));
    const joined = await Promise.all([...tokens.map((token) => accept(token)), invite(company, third)]);
    expect(joined.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await open()).sort()).toEqual([third, ...others].sort());
  });

  it("a hundred open invitations are the most, accepted ones not counted", async () => {
    const company = await Company.signUp(stack.url);
    const companyId = company.user.company_id as string;
    const { accept } = colleagues(stack, company);
    const invitations = createInvitationStore(openLocalTable(stack.endpoints.dynamodb));
    const store = async (email: string) =>
      invitations.invite(
        { companyId, email, invitedBy: company.user.id as string },
        await invitations.background(companyId, email),
        () => null,
      );
    const email = someone();
    await invite(company, email);
    for (let index = 0; index < 98; index++) expect(await store(someone())).not.toHaveProperty("refused");
    // Both have read 99; one of them is the hundredth.
    const last = await Promise.all([store(someone()), store(someone())]);
    expect(last.filter((outcome) => typeof outcome === "object" && "refused" in outcome)).toHaveLength(1);
    expect((await invite(company, someone())).body.detail).toMatch(/^The company has 100 open invitations/);
    expect((await accept(tokenIn(await waitForMail(stack, email)))).status).toBe(201);
    expect((await invite(company, someone())).status).toBe(201);
  });

  it("a colleague is refused", async () => {
    const { email } = await join();
    const answer = await invite(owner, email);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe("This person is a member of the company already");
  });

  it("does not tell whether an address has an account elsewhere; only who reads its mail finds out", async () => {
    const elsewhere = await Company.signUp(stack.url);
    const { token } = await invited(elsewhere.email);
    const answer = await accept(token);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toBe("This e-mail address is already in use");
    expect((await elsewhere.get("/auth/me")).body.company_id).toBe(elsewhere.user.company_id);
  });

  it("whoever signs up meanwhile is refused on accepting", async () => {
    const { email, token } = await invited();
    const client = new RawClient(stack.url, "127.0.51.1");
    await client.post("/auth/signup", { email, password: PASSWORD, company_name: "Own" });
    expect((await accept(token)).body.detail).toBe("This e-mail address is already in use");
  });

  it("needs an owner and an address", async () => {
    const { client } = await join();
    const answer = await invite(client, someone());
    expect(answer.status).toBe(403);
    expect((await invite(owner, "no address")).body.detail).toBe("email: must be an e-mail address");
    client.token = undefined;
    expect((await invite(client, someone())).status).toBe(401);
  });

  it("with an Idempotency-Key sends one mail, however often the request comes", async () => {
    const email = someone();
    const key = { "idempotency-key": newId() };
    const [first, second] = await Promise.all([invite(owner, email, key), invite(owner, email, key)]);
    const third = await invite(owner, email, key);
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(second.body).toEqual(first.body);
    expect(third.body).toEqual(first.body);
    await waitForMail(stack, email);
    const item = (await tableContents(stack.endpoints.dynamodb)).find(({ id }) => id === first.body.id);
    expect(item?.mails).toBe(1);
    expect((await invite(owner, someone(), key)).status).toBe(400);
  });
});

describe("accepting with an Idempotency-Key", () => {
  it("again answers with the same user and a session of its own", async () => {
    const { email, token } = await invited();
    const key = { "idempotency-key": newId() };
    const answers = await Promise.all([accept(token, {}, key), accept(token, {}, key)]);
    answers.push(await accept(token, {}, key));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.user.id as string)).size).toBe(1);
    for (const answer of answers) expect((await refresh(owner, cookieOf(answer))).status).toBe(200);
    const { id } = answers[0]?.body.user as { id: string };
    const members = (await owner.get("/company/members")).body as { id: string; email: string }[];
    expect(members.filter((member) => member.email === email)).toMatchObject([{ id }]);
  });

  it("is refused with another password, another name or another key", async () => {
    const { token } = await invited();
    const key = { "idempotency-key": newId() };
    expect((await accept(token, {}, key)).status).toBe(201);
    expect((await accept(token, { password: "another good battery" }, key)).body.detail).toBe(NOT_VALID);
    expect((await accept(token, { full_name: "Somebody Else" }, key)).body.detail).toMatch(/^This Idempotency-Key/);
    expect((await accept(token, {}, { "idempotency-key": newId() })).body.detail).toBe(NOT_VALID);
  });
});
