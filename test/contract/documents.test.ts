import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { cookieOperations } from "../../functions/contracts/openapi/headers.ts";
import { ApiClient, type Answer } from "../support/api-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import { cookieOf, refresh } from "../support/refresh-token.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let client: ApiClient;
beforeAll(async () => {
  client = new ApiClient(stack.url);
});

const projectFile = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
/** What a policy allows, by directive. */
const policyOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    String(answer.headers["content-security-policy"])
      .split("; ")
      .map((directive) => directive.split(/ (.*)/).slice(0, 2) as [string, string]),
  );
const addressesIn = (page: string): string[] =>
  [...page.matchAll(/<(?:script|link)[^>]* (?:src|href)="(?!data:)([^"]+)"/g)].map(([, address]) => address as string);

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

  it("runs scripts of this service only, and none that stands in the page", async () => {
    const answer = await client.get("/docs");
    const policy = policyOf(answer);
    expect(policy["default-src"]).toBe("'none'");
    expect(policy["script-src"]).toBe("'self'");
    expect(policy["style-src"]).toBe("'self'");
    expect(policy["connect-src"]).toBe("'self'");
    expect(policy["frame-ancestors"]).toBe("'none'");
    expect(policy).not.toHaveProperty("sandbox");
    expect([...answer.text.matchAll(/<script[^>]*>([^<]*)</g)].map(([, text]) => text?.trim())).toEqual(["", ""]);
    expect(answer.text).not.toMatch(/ on[a-z]+=| style=|<style/);
  });

  it("keeps the other headers that protect a page", async () => {
    const { headers } = await client.get("/docs");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["x-frame-options"]).toBe("DENY");
  });

  it("loads nothing from elsewhere, and everything it loads is there", async () => {
    const { text } = await client.get("/docs");
    const addresses = addressesIn(text);
    expect(addresses).toHaveLength(5);
    for (const address of addresses) {
      const url = new URL(address, `${stack.url}/docs`).href;
      expect(url.startsWith(`${stack.url}/`)).toBe(true);
      expect([url, (await client.get(url.slice(stack.url.length))).status]).toEqual([url, 200]);
    }
  });
});

describe("GET /docs/assets/{file}", () => {
  const files = async () =>
    addressesIn((await client.get("/docs")).text)
      .filter((address) => address.includes("assets"))
      .map((address) => `/${address}`);

  it("may be kept forever, because a file's name changes with its content", async () => {
    for (const path of await files()) {
      const answer = await client.get(path);
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
      expect(path).toMatch(/\.[0-9a-f]{12}\.(js|css)$/);
    }
  });

  it("is a script or a style sheet, and is served as that", async () => {
    for (const path of await files()) {
      const { headers, text } = await client.get(path);
      expect(headers["content-type"]).toBe(`text/${path.endsWith(".js") ? "javascript" : "css"}; charset=utf-8`);
      expect(text.length).toBeGreaterThan(500);
    }
  });

  it("fits in what a function may answer", async () => {
    for (const path of await files()) {
      expect(JSON.stringify((await client.get(path)).text).length).toBeLessThan(6 * 1024 * 1024);
    }
  });

  it.each(["nothing.js", "openapi.json", "swagger-ui-bundle.js", "..%2Fpackage.json", "__proto__"])(
    "is 404 for %s",
    async (name) => {
      const answer = await client.get(`/docs/assets/${name}`);
      expect([answer.status, answer.body]).toEqual([404, { detail: "Document not found" }]);
    },
  );
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
