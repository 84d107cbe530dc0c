import { beforeAll, describe, expect, it } from "vitest";
import { colleagues } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let owner: Company;
beforeAll(async () => {
  owner = await Company.signUp(stack.url);
});

describe("the settings of a company", () => {
  it("show figures of the public prior until its owner switches them off, for this company alone", async () => {
    const other = await Company.signUp(stack.url);
    expect((await owner.get("/company/settings")).body).toEqual({ public_spread: true });
    const changed = await owner.patch("/company/settings", { public_spread: false });
    expect([changed.status, changed.body]).toEqual([200, { public_spread: false }]);
    expect((await owner.get("/company/settings")).body).toEqual({ public_spread: false });
    expect((await other.get("/company/settings")).body).toEqual({ public_spread: true });
  });

  it("are read, but not changed, by members", async () => {
    const { client } = await colleagues(stack, owner).join();
    expect((await client.get("/company/settings")).status).toBe(200);
    expect((await client.patch("/company/settings", { public_spread: true })).status).toBe(403);
  });

  it("take a yes or a no", async () => {
    expect((await owner.patch("/company/settings", { public_spread: "sometimes" })).status).toBe(422);
    expect((await owner.patch("/company/settings", {})).status).toBe(422);
  });
});
