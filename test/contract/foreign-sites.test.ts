import { connect } from "node:http2";
import { once } from "node:events";
import { describe, expect, it } from "vitest";
import { rawRequest } from "../support/raw-request.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

// A page of a foreign site reaches every port of the machine that its reader sits at.
const { dynamodb, ...own } = stack.endpoints;
// A database of somebody else is theirs to guard.
const guarded = process.env.DYNAMODB_ENDPOINT ? own : { dynamodb, ...own };
const endpoints = Object.entries(guarded).flatMap(([name, url]) => (url ? [[name, url] as const] : []));

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

it.skipIf(process.env.DYNAMODB_ENDPOINT)("the database answers programs, and lets no page read along", async () => {
  const body = "{}";
  const headers = [
    "host: localhost",
    "origin: http://localhost:5173",
    "x-amz-target: DynamoDB_20120810.ListTables",
    "x-amz-date: 20260101T000000Z",
    "authorization: AWS4-HMAC-SHA256 Credential=a/20260101/l/dynamodb/aws4_request, SignedHeaders=host, Signature=a",
    "content-type: application/x-amz-json-1.0",
    `content-length: ${body.length}`,
    "connection: close",
  ];
  const answer = await rawRequest(dynamodb, `POST / HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n${body}`);
  expect(answer.status).toBe(200);
  expect(answer.headers).not.toMatch(/access-control-allow-origin/i);
});
