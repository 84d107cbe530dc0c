import { beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { RawClient } from "../support/raw-client.ts";
import { colleagues, invite, someone } from "../support/colleagues.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { refresh } from "../support/refresh-token.ts";
import { itemsOf } from "../support/table-contents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { until } from "../support/until.ts";

let owner: Company;
let { accept, invited, join } = {} as ReturnType<typeof colleagues>;
beforeAll(async () => {
  owner = await Company.signUp(stack.url);
  ({ accept, invited, join } = colleagues(stack, owner));
});

describe("the members", () => {
  it("are listed for each of them, oldest first", async () => {
    const { client, email, user } = await join();
    const members = (await client.get("/company/members")).body as { id: string; created_at: string }[];
    expect(members.at(0)).toMatchObject({ id: owner.user.id, email: owner.email, role: "owner" });
    expect(members.at(-1)).toMatchObject({ id: user.id, email, full_name: "Jonas Weber", role: "member" });
    const created = members.map(({ created_at }) => created_at);
    expect(created).toEqual(created.toSorted());
    expect((await owner.get("/company/members?order=desc")).body).toEqual(members.toReversed());
  });

  it("are not told to others", async () => {
    const other = await Company.signUp(stack.url);
    const members = (await other.get("/company/members")).body as { id: string }[];
    expect(members.map(({ id }) => id)).not.toContain(owner.user.id);
  });
});

describe("removing a member", () => {
  it("ends the sessions, frees the address and leaves nothing behind", async () => {
    const { client, email, user, refreshToken } = await join();
    await client.post("/auth/login", { email, password: PASSWORD });
    expect((await owner.delete(`/company/members/${user.id}`)).status).toBe(204);

    expect((await refresh(client, refreshToken)).status).toBe(401);
    expect((await client.post("/auth/login", { email, password: PASSWORD })).status).toBe(401);
    expect((await client.get("/auth/me")).body.detail).toBe("This user no longer exists");
    expect((await client.get("/company/members")).status).toBe(401);
    expect((await invite(client, someone())).status).toBe(401);
    const members = (await owner.get("/company/members")).body as { id: string }[];
    expect(members.map(({ id }) => id)).not.toContain(user.id);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, user.id),
      (items) => items.length === 0,
    );

    const again = new RawClient(stack.url, "127.0.51.2");
    expect((await again.post("/auth/signup", { email, password: PASSWORD, company_name: "Own" })).status).toBe(201);
  });

  it("lets the person be invited again", async () => {
    const { email, user } = await join();
    await owner.delete(`/company/members/${user.id}`);
    const { token } = await invited(email);
    const back = await accept(token);
    expect(back.status).toBe(201);
    expect(back.body.user.id).not.toBe(user.id);
  });

  it("makes a reset link of theirs useless, also after the address has become somebody else's", async () => {
    const { client, email, user } = await join();
    await client.post("/auth/forgot-password", { email });
    const token = tokenIn(await waitForMail(stack, email, 2));
    await owner.delete(`/company/members/${user.id}`);
    const again = new RawClient(stack.url, "127.0.51.3");
    await again.post("/auth/signup", { email, password: PASSWORD, company_name: "Own" });
    const answer = await again.post("/auth/reset-password", { token, new_password: "a wholly different battery" });
    expect(answer.status).toBe(400);
    expect((await again.post("/auth/login", { email, password: PASSWORD })).status).toBe(200);
  });

  it("twice finds nobody, and of two at once one does it", async () => {
    const { user } = await join();
    const answers = await Promise.all([1, 2].map(() => owner.delete(`/company/members/${user.id}`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it("answers another company's user as nobody", async () => {
    const other = await Company.signUp(stack.url);
    const foreign = await owner.delete(`/company/members/${other.user.id}`);
    const nobody = await owner.delete(`/company/members/${newId()}`);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(nobody.text);
    expect((await owner.delete("/company/members/rubbish")).text).toBe(nobody.text);
    expect((await other.get("/auth/me")).status).toBe(200);
  });

  it("is an owner's work, and not done to oneself", async () => {
    const { client, user } = await join();
    expect((await client.delete(`/company/members/${owner.user.id}`)).status).toBe(403);
    expect((await client.delete(`/company/members/${user.id}`)).status).toBe(403);
    const answer = await owner.delete(`/company/members/${owner.user.id}`);
    expect(answer.status).toBe(400);
    expect(answer.body.detail).toMatch(/^You cannot remove yourself/);
  });
});
