import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cookieOperations } from "../../functions/service/openapi/headers.ts";
import { RawClient, type Answer } from "../support/raw-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let client: RawClient;
beforeAll(async () => {
  client = new RawClient(stack.url);
});

const projectFile = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** What a policy allows, by directive. */
const policyOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    String(answer.headers["content-security-policy"])
      .split("; ")
      .map((directive) => directive.split(/ (.*)/).slice(0, 2) as [string, string]),
  );
const contentOf = (element: string, page: string): string[] =>
  [...page.matchAll(new RegExp(`<${element}(?: type="module")?>([^]*?)</${element}>`, "g"))].map(
    ([, content = ""]) => content,
  );
const hashOf = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("GET /openapi.json", () => {
  it("is the document in docs/openapi.json, byte for byte, for anybody", async () => {
    const answer = await client.get("/openapi.json");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.text).toBe(projectFile("docs/openapi.json"));
  });

  it("may be kept for minutes", async () => {
    expect((await client.get("/openapi.json")).headers["cache-control"]).toBe("public, max-age=300");
  });

  it("names a server that lies on the host it came from", async () => {
    const { servers } = (await client.get("/openapi.json")).body;
    expect(servers.map(({ url }: { url: string }) => new URL(url, `${stack.url}/openapi.json`).href)).toEqual([
      stack.url,
    ]);
  });
});

describe("GET /docs", () => {
  it("is a page that may be kept for minutes", async () => {
    const answer = await client.get("/docs");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
    expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it("runs its own script and style alone, and talks to this service alone", async () => {
    const answer = await client.get("/docs");
    const policy = policyOf(answer);
    expect(policy["default-src"]).toBe("'none'");
    expect(contentOf("script", answer.text).map(hashOf)).toEqual([policy["script-src"]]);
    expect(contentOf("style", answer.text).map(hashOf)).toEqual([policy["style-src"]]);
    expect(policy["connect-src"]).toBe("'self'");
    expect(policy["frame-ancestors"]).toBe("'none'");
    expect(answer.text).not.toMatch(/ on[a-z]+="| style="|<(?:script|img|iframe)[^>]* src=/);
    expect([...answer.text.matchAll(/<link[^>]* href="(?!data:)([^"]+)"/g)].map(([, address]) => address)).toEqual([
      "openapi.json",
    ]);
  });

  it("keeps the other headers that protect a page", async () => {
    const { headers } = await client.get("/docs");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  it("shows every operation with its call, its form and its answers, and every schema", async () => {
    const { text } = await client.get("/docs");
    const { paths, components } = JSON.parse(projectFile("docs/openapi.json")) as {
      paths: Record<string, Record<string, { operationId: string; responses: object }>>;
      components: { schemas: object };
    };
    for (const operation of Object.values(paths).flatMap((item) => Object.values(item))) {
      const part = text
        .split(`<details class="operation" id="${operation.operationId}">`)[1]
        ?.split("<summary>Try it")[0];
      expect(part, operation.operationId).toContain("<code>curl");
      for (const status of Object.keys(operation.responses)) expect(part).toContain(`>${status}</code></dt>`);
    }
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toEqual(expect.arrayContaining(Object.keys(components.schemas).map((name) => `schema-${name}`)));
    const named = [...text.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(named.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it("shows the address it was asked at, in words of this service and not of another", async () => {
    const other = stack.url.replace("127.0.0.1", "localhost");
    for (const url of [stack.url, other]) {
      const { text } = await new RawClient(url).get("/docs");
      expect(text).toContain(`API=${url}\n`);
      expect(text).toContain(`curl &#39;${url}/health&#39;`);
      expect(text).not.toContain(url === other ? stack.url : other);
    }
  });

  it("has no row of a table outside its table", async () => {
    const { text } = await client.get("/docs");
    expect(text).not.toMatch(/<p>\|/);
  });
});

describe("GET /console", () => {
  it("is a page for anybody that may be kept for minutes", async () => {
    const answer = await client.get("/console");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers["cache-control"]).toBe("public, max-age=300");
    expect(answer.text).toMatch(/^<!doctype html>\n<html lang="en">/);
  });

  it("runs its own script, has its own style and that of reports, and calls this service and its files", async () => {
    const answer = await client.get("/console");
    const [script = "", ...scripts] = contentOf("script", answer.text);
    const [style = "", ...styles] = contentOf("style", answer.text);
    expect([scripts, styles]).toEqual([[], []]);
    const reportScript = projectFile("functions/reports/page/report.js");
    const reportStyle = projectFile("functions/reports/page/report.css");
    expect(policyOf(answer)).toEqual({
      "default-src": "'none'",
      "script-src": `${hashOf(script)} ${hashOf(reportScript)}`,
      "style-src": `${hashOf(style)} ${hashOf(reportStyle)}`,
      "img-src": "'self' data: blob:",
      "connect-src": `'self' ${stack.endpoints.s3}`,
      "frame-src": "blob:",
      "base-uri": "'none'",
      "form-action": "'none'",
      "frame-ancestors": "'none'",
    });
  });
});

it("everything else keeps a policy that lets nothing run", async () => {
  for (const path of ["/openapi.json", "/health"]) {
    const policy = policyOf(await client.get(path));
    expect(policy["default-src"]).toBe("'none'");
    expect(policy).not.toHaveProperty("script-src");
    expect(policy).toHaveProperty("sandbox");
  }
});

it("the operations of Auth that set the cookie are those whose description announces it", async () => {
  const owner = await Company.signUp(stack.url);
  const answers: Record<string, Answer> = {};
  const credentials = { email: owner.email, password: PASSWORD };
  answers.logIn = await owner.post("/auth/login", credentials);
  answers.refreshSession = await refresh(owner, cookieOf(answers.logIn));
  answers.getCurrentUser = await owner.get("/auth/me");
  answers.forgotPassword = await owner.post("/auth/forgot-password", { email: owner.email });
  const reset = tokenIn(await waitForMail(stack, owner.email));
  answers.resetPassword = await owner.post("/auth/reset-password", { token: reset, new_password: `${PASSWORD} 2` });
  answers.logOut = await owner.post("/auth/logout");

  const email = "colleague@example.com";
  const password = `${PASSWORD} 3`;
  await owner.post("/company/invitations", { email });
  const token = tokenIn(await waitForMail(stack, email));
  answers.acceptInvitation = await client.post("/auth/accept-invitation", { token, password, full_name: "Jo" });
  answers.signUp = await client.post("/auth/signup", {
    email: "another@example.com",
    password,
    company_name: "Another",
  });

  expect(Object.entries(answers).filter(([, { status }]) => status >= 300)).toEqual([]);
  const setting = Object.entries(answers).filter(([, { headers }]) => headers["set-cookie"]);
  expect(setting.map(([operationId]) => operationId).sort()).toEqual([...cookieOperations].sort());
});
