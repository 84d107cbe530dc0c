import { describe, expect, it } from "vitest";
import { sharedStack as stack } from "../support/shared-stack.ts";

const origin = new URL(stack.url).origin;
const pageAt = async (address: string) => {
  const response = await fetch(address);
  return { status: response.status, headers: response.headers, html: await response.text() };
};

describe("the page at /", () => {
  it("leads to every page that the stack serves, and loads nothing", async () => {
    const { status, headers, html } = await pageAt(`${origin}/`);
    expect(status).toBe(200);
    expect(headers.get("content-security-policy")).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; script-src 'none'; connect-src 'none'; img-src data:/,
    );
    const links = [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, address = ""]) => new URL(address, origin).href);
    expect(links).toEqual([
      `${stack.url}/console`,
      `${stack.url}/docs`,
      `${stack.endpoints.mail}/`,
      `${stack.endpoints.step_functions}/executions`,
    ]);
    for (const link of links) expect([link, (await pageAt(link)).status]).toEqual([link, 200]);
  });

  it("is not there for writing", async () => {
    expect((await fetch(origin, { method: "POST" })).status).toBe(404);
  });
});
