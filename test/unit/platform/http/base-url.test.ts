import type { APIGatewayProxyEvent } from "aws-lambda";
import { expect, it } from "vitest";
import { routeTable } from "../../../../functions/service/routes.ts";
import { readRequest } from "../../../../functions/platform/http/read-request.ts";

const baseUrl = async (domainName: string | undefined, headers: Record<string, string>) => {
  const requestContext = { domainName, identity: { sourceIp: "192.0.2.1" } };
  return (await readRequest({ headers, requestContext } as unknown as APIGatewayProxyEvent, routeTable.getHealth))
    .baseUrl;
};

it.each([
  ["the gateway's name", "api.example.com", { host: "other.example.com" }, "https://api.example.com/api/v1"],
  ["this machine", "127.0.0.1:3000", {}, "http://127.0.0.1:3000/api/v1"],
  [
    "the host that was asked for, from an emulator",
    undefined,
    { host: "localhost:4566" },
    "http://localhost:4566/api/v1",
  ],
  ["an empty name as none", "", { host: "api.example.com" }, "https://api.example.com/api/v1"],
  ["no host at all, from the gateway's own form", undefined, {}, "/api/v1"],
])("links begin with %s", async (_, domainName, headers, expected) => {
  expect(await baseUrl(domainName, headers as Record<string, string>)).toBe(expected);
});
