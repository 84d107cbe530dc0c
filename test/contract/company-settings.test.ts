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
    expect((await owner.get("/company/settings")).body).toEqual({ public_spread: true, brand: null });
    const changed = await owner.patch("/company/settings", { public_spread: false });
    expect([changed.status, changed.body]).toEqual([200, { public_spread: false, brand: null }]);
    expect((await owner.get("/company/settings")).body).toEqual({ public_spread: false, brand: null });
    expect((await other.get("/company/settings")).body).toEqual({ public_spread: true, brand: null });
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

/** A picture of so many pixels, as far as its first and last bytes say. */
const png = (width: number, height: number): string => {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width);
  size.writeUInt32BE(height, 4);
  const start = Buffer.concat([Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), size]);
  return Buffer.concat([start, Buffer.alloc(20), Buffer.from("49454e44ae426082", "hex")]).toString("base64");
};

describe("the look of a company's reports", () => {
  const brand = { logo: png(400, 100), colour: "#FF9900" };

  it("is kept beside the other settings, changed by its owner alone, and taken away by null", async () => {
    const company = await Company.signUp(stack.url);
    const { client } = await colleagues(stack, company).join();
    expect((await client.patch("/company/settings", { brand })).status).toBe(403);
    await company.patch("/company/settings", { public_spread: false });
    const changed = await company.patch("/company/settings", { brand });
    expect([changed.status, changed.body]).toEqual([200, { public_spread: false, brand }]);
    expect((await client.get("/company/settings")).body).toEqual({ public_spread: false, brand });
    expect((await company.patch("/company/settings", { brand: { colour: "#112233" } })).body.brand).toEqual({
      logo: null,
      colour: "#112233",
    });
    await company.patch("/company/settings", { brand: null });
    expect((await company.get("/company/settings")).body).toEqual({ public_spread: false, brand: null });
  });

  it.each([
    [{ colour: "red" }, "brand.colour: must be a colour of six hexadecimal digits, such as #1f5fa8"],
    [{ logo: "data:image/png;base64,AAAA" }, "brand.logo: must be the bytes of a file in base64, without a prefix"],
    [
      { logo: Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64") },
      "brand.logo: must be a PNG or JPEG file; convert the logo to one of these",
    ],
    [{ logo: png(9_000, 10) }, "brand.logo: is 9000 × 10 pixels; make it 4000 pixels at most on either side"],
    [{ logo: png(0, 10) }, "brand.logo: must be a PNG or JPEG file; convert the logo to one of these"],
    [{ logo: "A".repeat(140_000) }, "brand.logo: must be at most 133336 characters"],
  ])("is refused where it could not be shown: %#", async (wrong, sentence) => {
    const { status, body } = await owner.patch("/company/settings", { brand: wrong });
    expect([status, JSON.stringify(body)]).toEqual([422, expect.stringContaining(sentence)]);
  });
});
