import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ask, retryAfter } from "../../../../../functions/personas/signals/sources/ask.ts";
import { Refresh } from "../../../../../functions/personas/signals/sources/refresh.ts";
import {
  REFRESH_LIMITS,
  type RefreshLimits,
} from "../../../../../functions/personas/signals/sources/refresh-limits.ts";

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

async function setup(listener: RequestListener, limits: Partial<RefreshLimits> = {}) {
  server = createServer(listener);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const refresh = new Refresh("Source", { ...REFRESH_LIMITS, ...limits });
  return { url, refresh, asked: () => ask({ source: "Source", about: "things", url }, refresh) };
}

const status = (code: number, headers: Record<string, string> = {}): RequestListener => {
  return (_request, response) => response.writeHead(code, headers).end("{}");
};

describe("ask", () => {
  it.each([
    [429, "SourceThrottled"],
    [500, "SourceUnavailable"],
    [503, "SourceUnavailable"],
    [400, "SourceUnusable"],
    [401, "SourceUnusable"],
    [403, "SourceUnusable"],
    [404, "SourceUnusable"],
    [302, "SourceUnusable"],
  ])("names the failure behind status %i", async (code, name) => {
    const { asked } = await setup(status(code, { location: "/elsewhere" }));
    await expect(asked()).rejects.toMatchObject({ name });
  });

  it("does not carry a request to where it is redirected", async () => {
    const paths: (string | undefined)[] = [];
    const { asked } = await setup((request, response) => {
      paths.push(request.url);
      response.writeHead(302, { location: "/elsewhere" }).end();
    });
    await expect(asked()).rejects.toThrow("302");
    expect(paths).toEqual(["/"]);
  });

  it.each([true, false])("stops reading an answer that is too large (length announced: %s)", async (announced) => {
    const { asked } = await setup(
      (_request, response) => {
        if (announced) response.setHeader("content-length", 4_000_000);
        response.write(Buffer.alloc(4_000, " "));
      },
      { maxAnswerBytes: 1_000 },
    );
    await expect(asked()).rejects.toMatchObject({ name: "SourceUnusable", message: expect.stringContaining("1000") });
  });

  it("does not wait for the end of an answer that never ends", async () => {
    const { asked } = await setup((_request, response) => void response.writeHead(200).write("{"), {
      requestTimeoutMs: 40,
    });
    await expect(asked()).rejects.toMatchObject({
      name: "SourceUnavailable",
      message: expect.stringContaining("time"),
    });
  });

  it("names a connection that is refused", async () => {
    const { url, refresh } = await setup(status(200));
    server!.close();
    await once(server!, "close");
    await expect(ask({ source: "Source", about: "things", url }, refresh)).rejects.toMatchObject({
      name: "SourceUnavailable",
      message: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("spends no more requests than a refresh has", async () => {
    let requests = 0;
    const { asked } = await setup(
      (_request, response) => {
        requests += 1;
        response.end("{}");
      },
      { maxRequests: 2 },
    );
    await asked();
    await asked();
    await expect(asked()).rejects.toMatchObject({ name: "SourceUnavailable" });
    expect(requests).toBe(2);
  });
});

describe("retryAfter", () => {
  const now = Date.UTC(2026, 0, 1);
  it.each([
    ["120", 120],
    ["Thu, 01 Jan 2026 00:01:30 GMT", 90],
    ["Wed, 31 Dec 2025 00:00:00 GMT", 0],
    ["soon", null],
    ["", null],
  ])("reads %j", (value, seconds) => {
    expect(retryAfter(new Headers({ "retry-after": value }), now)).toBe(seconds);
  });
});
