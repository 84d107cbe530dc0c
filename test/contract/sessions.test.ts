import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { DynamoDBDocumentClient, UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sha256 } from "../../functions/adapters/tokens/opaque-tokens.ts";
import { refreshTokenKey } from "../../functions/storage/keys.ts";
import { TABLE_NAME } from "../../local/function-environment.ts";
import type { Answer } from "../support/api-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let table: DynamoDBDocumentClient;
beforeAll(async () => {
  stack = await startTemporaryStack();
  table = DynamoDBDocumentClient.from(
    new DynamoDBClient({
      endpoint: stack.endpoints.dynamodb,
      region: "local",
      credentials: { accessKeyId: "x", secretAccessKey: "x" },
    }),
  );
});
afterAll(() => {
  table.destroy();
  return stack.close();
});

const cookieOf = (answer: Answer): string => {
  const [cookie = ""] = answer.headers["set-cookie"] as unknown as string[];
  return /refresh_token=([^;]*)/.exec(cookie)?.[1] ?? "";
};
const refresh = (company: Company, token: string) =>
  company.post("/auth/refresh", undefined, { cookie: `other=1; refresh_token=${token}` });
const signIn = async (): Promise<{ company: Company; token: string }> => {
  const company = await Company.signUp(stack.url);
  const answer = await company.post("/auth/login", { email: company.email, password: PASSWORD });
  return { company, token: cookieOf(answer) };
};
/** Lets an exchange lie in the past, beyond the grace for lost answers. */
const age = (token: string, milliseconds: number) =>
  table.send(
    new UpdateCommand({
      TableName: TABLE_NAME,
      Key: refreshTokenKey(sha256(token)),
      UpdateExpression: "SET rotated_at = rotated_at - :age",
      ExpressionAttributeValues: { ":age": milliseconds },
    }),
  );

describe("refreshing a session", () => {
  it("gives a working access token and a successor of the cookie", async () => {
    const { company, token } = await signIn();
    const answer = await refresh(company, token);
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).toMatch(/^[\w-]{43}$/);
    expect(cookieOf(answer)).not.toBe(token);
    company.token = answer.body.access_token as string;
    expect((await company.get("/auth/me")).body.email).toBe(company.email);
    expect((await refresh(company, cookieOf(answer))).status).toBe(200);
  });

  it("survives a lost answer: the same token again gets the same successor", async () => {
    const { company, token } = await signIn();
    const first = cookieOf(await refresh(company, token));
    expect(cookieOf(await refresh(company, token))).toBe(first);
    expect((await refresh(company, first)).status).toBe(200);
  });

  it("asked many times at once leaves one live chain", async () => {
    const { company, token } = await signIn();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(company, token)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(8).fill(200));
    expect(new Set(answers.map(cookieOf)).size).toBe(1);
  });

  it("with an old token, later, ends the whole session", async () => {
    const { company, token } = await signIn();
    const successor = cookieOf(await refresh(company, token));
    await age(token, 11_000);
    expect((await refresh(company, token)).status).toBe(401);
    expect((await refresh(company, successor)).status).toBe(401);
  });

  it("does not end the user's other sessions", async () => {
    const { company, token } = await signIn();
    const other = cookieOf(await company.post("/auth/login", { email: company.email, password: PASSWORD }));
    await refresh(company, token);
    await age(token, 11_000);
    await refresh(company, token);
    expect((await refresh(company, other)).status).toBe(200);
  });

  it.each(["", "rubbish", "A".repeat(43), "%00"])("refuses the cookie '%s'", async (token) => {
    const { company } = await signIn();
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("does not take an access token for a refresh token, nor the other way round", async () => {
    const { company, token } = await signIn();
    expect((await refresh(company, company.token as string)).status).toBe(401);
    company.token = token;
    expect((await company.get("/auth/me")).status).toBe(401);
  });
});

describe("logging out", () => {
  it("revokes the session and clears the cookie", async () => {
    const { company, token } = await signIn();
    const answer = await company.post("/auth/logout", undefined, { cookie: `refresh_token=${token}` });
    expect(answer.status).toBe(204);
    expect(answer.headers["set-cookie"]?.[0]).toBe(
      "refresh_token=; HttpOnly; SameSite=Lax; Path=/api/v1/auth; Max-Age=0",
    );
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("also ends what was refreshed a moment before with a lost answer", async () => {
    const { company, token } = await signIn();
    const successor = cookieOf(await refresh(company, token));
    await company.post("/auth/logout", undefined, { cookie: `refresh_token=${successor}` });
    expect((await refresh(company, token)).status).toBe(401);
  });

  it("needs an access token, and cannot end somebody else's session", async () => {
    const { token } = await signIn();
    const { company: stranger } = await signIn();
    expect((await stranger.post("/auth/logout", undefined, { cookie: `refresh_token=${token}` })).status).toBe(204);
    expect((await refresh(stranger, token)).status).toBe(200);
    stranger.token = undefined;
    expect((await stranger.post("/auth/logout")).status).toBe(401);
  });
});
