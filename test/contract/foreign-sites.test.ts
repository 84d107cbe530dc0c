import { connect } from "node:http2";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

// A page of a foreign site reaches every port of the machine that its reader sits at.
const { dynamodb, ...own } = stack.endpoints;
const endpoints = Object.entries(own).flatMap(([name, url]) => (url ? [[name, url] as const] : []));

describe.each(endpoints)("%s, asked by a page of a foreign site,", (_, url) => {
  const path = new URL(url).pathname;
  it.each([
    ["under a name that leads here", "host: evil.example"],
    ["with its origin", "host: localhost\r\norigin: https://evil.example"],
    ["with an origin that it hides", "host: localhost\r\norigin: null"],
  ])("refuses %s", async (_how, headers) => {
    for (const method of ["GET", "POST", "OPTIONS"]) {
      const answer = await rawRequest(url, `${method} ${path} HTTP/1.1\r\n${headers}\r\nconnection: close\r\n\r\n`);
      expect([method, answer.status]).toEqual([method, 403]);
      expect(answer.headers).not.toMatch(/access-control-allow-origin/i);
    }
  });

  it("lives on after request targets that are no path", async () => {
    for (const target of ["//", "///", "//[", "//x:y", "http://a:99999/", "*"]) {
      const answer = await rawRequest(url, `GET ${target} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
      expect([target, [400, 404]]).toEqual([target, expect.arrayContaining([answer.status])]);
    }
    const answer = await rawRequest(url, `GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(answer.status).toBeTypeOf("number");
  });
});

it("the models' endpoint refuses foreign names and origins over HTTP/2, too", async () => {
  const session = connect(own.bedrock as string);
  const statusOf = async (headers: Record<string, string>) => {
    const stream = session.request({ ":path": "/", ...headers });
    const [answer] = (await once(stream, "response")) as [Record<string, unknown>];
    stream.close();
    return answer[":status"];
  };
  expect(await statusOf({ ":authority": "evil.example" })).toBe(403);
  expect(await statusOf({ origin: "https://evil.example" })).toBe(403);
  expect(await statusOf({})).toBe(404);
  session.close();
});

it.skipIf(process.platform === "darwin" || process.env.DYNAMODB_ENDPOINT)(
  "the database, whose engine answers every page, is where no page can look for it",
  () => expect(new URL(dynamodb).hostname).not.toBe("127.0.0.1"),
);
