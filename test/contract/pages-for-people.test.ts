import { describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation } from "../support/simulations.ts";

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

describe("the executions", () => {
  it("are listed with the names that people gave, with kind and project, and safely", async () => {
    const company = await Company.signUp(stack.url);
    const projectId = await company.createProject("Oat <b>drink</b>");
    const groupId = await company.createGroup(projectId, { name: "Buyers & co", persona_count: 1 });
    await company.generate(projectId, groupId);
    const id = await createSimulation(company, { projectId, groupId }, "concept_test", { name: "First try" });
    await company.waitForSimulation(projectId, id);

    const { html } = await pageAt(`${stack.endpoints.step_functions}/executions`);
    const rows = html.split("<tr>").filter((row) => row.includes("Oat &lt;b&gt;drink"));
    const cells = rows.map((row) =>
      [...row.matchAll(/<td>(?:<a [^>]+>)?([^<]*)/g)].slice(0, 3).map(([, text]) => text),
    );
    expect(cells).toEqual([
      ["First try", "Concept test", "Oat &lt;b&gt;drink&lt;/b&gt;"],
      ["Buyers &amp; co", "Persona generation", "Oat &lt;b&gt;drink&lt;/b&gt;"],
    ]);
    const page = await pageAt(stack.endpoints.step_functions + (/href="([^"]+)"/.exec(rows[0] ?? "")?.[1] ?? ""));
    expect(page.html).toContain("<h1>First try</h1>");
  });
});
