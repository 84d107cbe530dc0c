import { describe, expect, it } from "vitest";
import { Unauthenticated } from "../../../../functions/platform/errors.ts";
import type { Row } from "../../../../functions/platform/http/request.ts";
import { findUser, identify, type Callers } from "../../../../functions/platform/http/authenticate.ts";

const user = { companyId: "c", userId: "u" };
const key = { companyId: "c", apiKeyId: "k", role: "member" as const };
const callers: Callers = {
  verify: async (token) => {
    if (token !== "good") throw new Error("The access token is not valid");
    return user;
  },
  findUser: async ({ userId }) =>
    userId === "u"
      ? { id: "u", email: "a@b.c", full_name: "Ada", company_id: "c", company_name: "Oats", role: "member" }
      : undefined,
  findApiKey: (token) =>
    token === "scr_member"
      ? Promise.resolve(key)
      : token === "scr_owner"
        ? Promise.resolve({ ...key, role: "owner" as const })
        : undefined,
};
const route = (more: Partial<Row> = {}) => ({ auth: "bearer", ...more }) as unknown as Row;
const as = (authorization: string | undefined, more: Partial<Row> = {}) =>
  identify(callers, route(more), { authorization });

describe("who a request is from", () => {
  it("is whom its token or key names", async () => {
    for (const header of ["Bearer good", "bearer good", "BEARER   good"]) expect(await as(header)).toEqual(user);
    expect(await as("Bearer scr_member")).toEqual(key);
  });

  it("is nobody without a bearer token that is one", async () => {
    for (const header of [
      undefined,
      "",
      "good",
      "Bearer",
      "Bearer ",
      "Basic good",
      "Bearer good more",
      "x Bearer good",
    ])
      await expect(as(header)).rejects.toThrow("A bearer access token or API key is needed");
    await expect(as("Bearer bad")).rejects.toThrow("not valid");
  });

  it("is not asked of a public route, and never let through by a route that has nobody to ask", async () => {
    expect(await identify(undefined, route({ auth: "none" }), {})).toBeNull();
    await expect(identify(undefined, route(), { authorization: "Bearer good" })).rejects.toThrow("nobody who checks");
  });

  it("must be a user where only a user may, and an owner where only an owner may", async () => {
    await expect(as("Bearer scr_owner", { usersOnly: true })).rejects.toThrow("not an API key");
    expect(await as("Bearer good", { usersOnly: true })).toEqual(user);
    await expect(as("Bearer scr_member", { role: "owner" })).rejects.toThrow("Only an owner");
    expect(await as("Bearer scr_owner", { role: "owner" })).toMatchObject({ role: "owner" });
  });

  it("must still be there, and have the role as it is now", async () => {
    expect(await findUser(callers, route(), user)).toMatchObject({ id: "u" });
    await expect(findUser(callers, route({ role: "owner" }), user)).rejects.toThrow("Only an owner");
    for (const [of, identity] of [
      [callers, { ...user, userId: "gone" }],
      [undefined, user],
    ] as const)
      await expect(findUser(of, route(), identity)).rejects.toThrow(Unauthenticated);
  });
});
