import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { setup } from "./setup.ts";

const HOSTILE = `"><script>alert(1)</script><b x='&`;
/** `HOSTILE` as it may stand in a page. */
const ESCAPED = "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;b x=&#39;&amp;";

/** A request whose Host header is chosen, which fetch does not allow. */
const statusUnder = (endpoint: string, host: string) =>
  new Promise<number>((resolve, reject) => {
    request(endpoint, { headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });

describe("the outbox page", () => {
  it("says what will appear while it is empty", async () => {
    const { page } = await setup();
    expect(await page("/")).toMatch(/Nothing has been sent yet[\s\S]*Password resets and invitations/);
  });

  it("shows who, what and when, newest first, each with its page", async () => {
    const { page, send, outbox } = await setup();
    await send({ to: "mia@example.com", subject: "first" });
    await send({ to: "jo@example.com", subject: "second" });
    const html = await page("/");
    const rows = Array.from(html.matchAll(/<li>(.*?)<\/li>/gs), ([, row]) => row);
    const mails = await outbox();
    expect(rows).toHaveLength(2);
    for (const [index, { id, to, subject, sent_at }] of mails.entries()) {
      for (const part of [`href="/messages/${id}"`, `to ${to}`, subject, `<time datetime="${sent_at}Z">`]) {
        expect(rows[index]).toContain(part);
      }
    }
    expect(html).not.toContain("Nothing has been sent yet");
  });

  it("asks for itself again, so that a mail appears by itself", async () => {
    const { page } = await setup();
    expect(await page("/")).toMatch(/<meta http-equiv="refresh" content="\d+">/);
  });
});

describe("the page of a mail", () => {
  it("shows head, link and both versions, the HTML one in a frame without scripts", async () => {
    const { page, send } = await setup();
    const link = "https://app.example/?a=1&b=2";
    const id = await send({ subject: "Hi", text: `Open ${link}`, html: "<!doctype html><html><head></head><p>Hi</p>" });
    const html = await page(`/messages/${id}`);
    expect(html).toContain("<h1>Hi</h1>");
    expect(html).toContain("<dd>Research &lt;no-reply@research.example&gt;</dd>");
    expect(html).toContain('<a href="https://app.example/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">');
    expect(html).toContain("Open https://app.example/?a=1&amp;b=2</pre>");
    const frame = /<iframe[^>]*>/.exec(html)?.[0];
    expect(frame).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
    expect(frame).toContain(
      `srcdoc="&lt;!doctype html&gt;&lt;html&gt;&lt;head&gt;&lt;base target=&quot;_blank&quot;&gt;`,
    );
  });

  it("shows hostile content as text", async () => {
    const { page, send } = await setup();
    const id = await send({
      subject: HOSTILE,
      from: `${HOSTILE.replaceAll(/[<>]/g, "")} <a@b.example>`,
      text: HOSTILE,
      html: HOSTILE,
    });
    for (const html of [await page(`/messages/${id}`), await page("/")]) {
      expect(html).toContain(ESCAPED);
      expect(html).not.toMatch(/<script|<b x/);
    }
  });

  it.each(["/messages/unknown", "/messages/019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f", "/messages/%ff"])(
    "is 404 for %s",
    async (path) => {
      const answer = await (await setup()).get(path);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain("There is no such mail");
    },
  );
});

describe("every page", () => {
  it("runs no script, loads nothing, and tells no one where it was", async () => {
    const { get, send } = await setup();
    const id = await send({ html: "<p>Hi</p>" });
    for (const path of ["/", `/messages/${id}`, "/nothing"]) {
      const answer = await get(path);
      const html = await answer.text();
      const policy = answer.headers.get("content-security-policy") ?? "";
      expect(policy).toContain("script-src 'none'");
      expect(policy).toMatch(/^default-src 'none';.*form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/);
      expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
      expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
      expect(html).not.toMatch(/<(?:link|script|img|iframe)[^>]*(?:src|href)="(?:https?:)?\/\//);
    }
  });

  it("has one heading of the first order and a language", async () => {
    const { page, send } = await setup();
    const id = await send();
    for (const path of ["/", `/messages/${id}`, "/nothing"]) {
      const html = await page(path);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<html lang="en">');
    }
  });

  it("answers HEAD without a body", async () => {
    const answer = await (await setup()).get("/", { method: "HEAD" });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  it("is not served under a foreign name that resolves to this machine", async () => {
    const { endpoint } = await setup();
    const { port } = new URL(endpoint);
    expect(await statusUnder(endpoint, `evil.example:${port}`)).toBe(403);
    expect(await statusUnder(`${endpoint}/outbox.json`, "127.0.0.1.evil.example")).toBe(403);
    expect(await statusUnder(endpoint, `127.0.0.1:${port}`)).toBe(200);
    expect(await statusUnder(endpoint, `localhost:${port}`)).toBe(200);
  });

  it.each(["//", "//evil.example/", "/%00", "/v3", "/messages/"])("is 404 at %s", async (path) => {
    expect((await (await setup()).get(path)).status).toBe(404);
  });
});
