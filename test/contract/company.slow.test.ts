import { beforeAll, describe, expect, it } from "vitest";
import type { Member } from "../../functions/accounts/company/schemas.ts";
import { newId } from "../../functions/platform/ids.ts";
import { createAccountStore } from "../../functions/accounts/sign-in/store.ts";
import { createCompanyStore } from "../../functions/accounts/company/store.ts";
import { newProgram } from "../support/api-keys.ts";
import { RawClient } from "../support/raw-client.ts";
import { colleagues, invite, someone } from "../support/colleagues.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { refresh } from "../support/refresh-token.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { itemsOf } from "../support/table-contents.ts";

const called = (name: string): string => `/company?name=${encodeURIComponent(name)}`;
const nameOf = (company: Company): string => company.user.company_name as string;

describe("deleting a company", () => {
  it("asks for its name, exactly", async () => {
    const owner = await Company.signUp(stack.url);
    const name = nameOf(owner);
    for (const other of [name.toUpperCase(), ` ${name}`, `${name}s`, ""]) {
      const answer = await owner.delete(called(other));
      expect([answer.status, answer.body.detail]).toEqual([
        400,
        "name: must be exactly the name of the company; nothing was deleted",
      ]);
    }
    expect((await owner.delete("/company")).body.detail).toBe("name: is required");
    expect((await owner.get("/auth/me")).status).toBe(200);
  });

  it("is an owner's work", async () => {
    const owner = await Company.signUp(stack.url);
    const { client } = await colleagues(stack, owner).join();
    expect((await client.delete(called(nameOf(owner)))).status).toBe(403);
    expect((await new RawClient(stack.url).delete(called(nameOf(owner)))).status).toBe(401);
    expect((await owner.get("/company/members")).body).toHaveLength(2);
  });

  it("does not touch another company of the same name", async () => {
    const [owner, namesake] = [await Company.signUp(stack.url), await Company.signUp(stack.url)];
    const twin = new RawClient(stack.url, "127.0.52.1");
    const email = someone();
    const answer = await twin.post("/auth/signup", { email, password: PASSWORD, company_name: nameOf(owner) });
    twin.token = answer.body.access_token as string;
    expect((await owner.delete(called(nameOf(namesake)))).status).toBe(400);
    expect((await owner.delete(called(nameOf(owner)))).status).toBe(204);
    expect((await twin.get("/auth/me")).status).toBe(200);
  });

  it("twice at once is done once, and again finds nobody", async () => {
    const owner = await Company.signUp(stack.url);
    const answers = await Promise.all([1, 2].map(() => owner.delete(called(nameOf(owner)))));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 401]);
    const again = await owner.delete(called(nameOf(owner)));
    expect([again.status, again.body.detail]).toEqual([401, "This user no longer exists"]);
  });
});

describe("deleting a company that changes meanwhile", () => {
  it("leaves nobody who joins it a way to sign in, when the answer arrives", async () => {
    for (let round = 0; round < 4; round++) {
      const owner = await Company.signUp(stack.url);
      const { accept, invited } = colleagues(stack, owner);
      const { email, token } = await invited();
      const [deleted, joined] = await Promise.all([
        owner.delete(called(nameOf(owner))).then(async (answer) => ({
          status: answer.status,
          login: (await owner.post("/auth/login", { email, password: PASSWORD })).status,
        })),
        accept(token),
      ]);
      expect([200, 201, 400]).toContain(joined.status);
      expect(deleted).toEqual({ status: 204, login: 401 });
    }
  });

  const setup = async () => {
    const owner = await Company.signUp(stack.url);
    const { join } = colleagues(stack, owner);
    const { email: member } = await join();
    const table = openLocalTable(stack.endpoints.dynamodb);
    const [accounts, companies] = [createAccountStore(table), createCompanyStore(table)];
    const companyId = owner.user.company_id as string;
    const members = await accounts.listMembers(companyId);
    const at = "2026-01-01T00:00:00.000";
    const close = (users = members, apiKeys: string[] = [], name = nameOf(owner)) =>
      companies.closeWithCallers(companyId, { members: users, apiKeys }, newId(), at, name);
    return { owner, member, members, join, close, accounts, companies, companyId };
  };

  it("does nothing with users who were read before somebody joined", async () => {
    const { owner, join, close } = await setup();
    await join();
    expect(await close()).toBe("others");
    expect((await owner.get("/company/members")).body).toHaveLength(3);
  });

  it("does nothing with users who were read before one was removed and another joined", async () => {
    const { owner, members, join, close } = await setup();
    expect((await owner.delete(`/company/members/${members[1]?.id}`)).status).toBe(204);
    await join();
    expect(await close()).toBe("others");
    expect((await owner.get("/company/members")).body).toHaveLength(2);
  });

  it("does nothing under another name, and with more users than fit into a transaction", async () => {
    const { owner, members, close } = await setup();
    expect(await close(members, [], "Other")).toBe("another name");
    expect(await close(Array.from({ length: 33 }, () => members[0] as Member))).toBe("others");
    expect((await owner.get("/company/members")).body).toHaveLength(2);
  });

  it("does nothing with API keys that were read before one was created or revoked", async () => {
    const { owner, members, close, companyId } = await setup();
    const [kept, revoked] = [await newProgram(owner), await newProgram(owner)];
    expect(await close(members)).toBe("others");
    expect(await close(members, [kept.id])).toBe("others");
    expect((await owner.delete(`/company/api-keys/${revoked.id}`)).status).toBe(204);
    expect(await close(members, [kept.id, revoked.id])).toBe("others");
    expect(await close(members, [revoked.id])).toBe("others");
    expect((await kept.client.get("/company/members")).body).toHaveLength(2);
    expect(await close(members, [kept.id])).toBe("closed");
    const left = await itemsOf(stack.endpoints.dynamodb, companyId);
    expect(left.filter((key) => key.includes("API_KEY"))).toEqual([]);
  });

  it("takes API keys with it at once that are too many for one transaction with its users", async () => {
    const { owner, members, close, companyId } = await setup();
    const programs = await Promise.all(Array.from({ length: 50 }, () => newProgram(owner)));
    expect(
      await close(
        Array.from({ length: 17 }, () => members[0] as Member),
        programs.map(({ id }) => id),
      ),
    ).toBe("others");
    for (let users = members.length; users < 17; users += 1) await colleagues(stack, owner).join();
    expect((await owner.delete(`/company?name=${encodeURIComponent(nameOf(owner))}`)).status).toBe(204);
    expect((await programs[0]?.client.get("/projects"))?.status).toBe(401);
    const left = await itemsOf(stack.endpoints.dynamodb, companyId);
    expect(left.filter((key) => key.includes("API_KEY") || key.includes("USER#"))).toEqual([]);
  });

  it("removes all of its users with it", async () => {
    const { owner, member, close, accounts, companyId } = await setup();
    expect(await close()).toBe("closed");
    expect(await accounts.listMembers(companyId)).toEqual([]);
    expect(await Promise.all([owner.email, member].map(accounts.findAccount))).toEqual([undefined, undefined]);
    expect(await close([])).toBe("gone");
  });
});

describe("from the moment a company is deleted", () => {
  let owner: Company;
  let member: { client: RawClient; email: string; refreshToken: string };
  let invitation: { email: string; token: string };
  let resetToken: string;
  beforeAll(async () => {
    owner = await Company.signUp(stack.url);
    const { invited, join } = colleagues(stack, owner);
    member = await join();
    invitation = await invited();
    await owner.post("/auth/forgot-password", { email: owner.email });
    resetToken = tokenIn(await waitForMail(stack, owner.email));
    expect((await owner.delete(called(nameOf(owner)))).status).toBe(204);
  });

  it("nobody of it can log in or refresh", async () => {
    for (const email of [owner.email, member.email])
      expect((await owner.post("/auth/login", { email, password: PASSWORD })).status).toBe(401);
    expect((await refresh(member.client, member.refreshToken)).status).toBe(401);
  });

  it("access tokens are refused", async () => {
    for (const client of [owner, member.client]) {
      for (const path of ["/auth/me", "/company/members", "/company/usage", "/projects", "/library/personas"])
        expect((await client.get(path)).status, path).toBe(401);
      const project = await client.post("/projects", { name: "Late" });
      expect([project.status, project.body.detail]).toEqual([401, "This user no longer exists"]);
    }
    expect((await invite(owner, someone())).status).toBe(401);
  });

  it("the links of its mails are dead", async () => {
    const { accept } = colleagues(stack, owner);
    expect((await accept(invitation.token)).status).toBe(400);
    const reset = await owner.post("/auth/reset-password", {
      token: resetToken,
      new_password: "another long sentence",
    });
    expect(reset.status).toBe(400);
  });

  it("the addresses are free", async () => {
    for (const email of [owner.email, member.email, invitation.email]) {
      const client = new RawClient(stack.url, "127.0.53.1");
      const answer = await client.post("/auth/signup", { email, password: PASSWORD, company_name: "Anew" });
      expect([answer.status, email]).toEqual([201, email]);
    }
  });
});
