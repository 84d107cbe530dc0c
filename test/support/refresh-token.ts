import type { Answer, RawClient } from "./raw-client.ts";

/** The refresh token in the cookie that an answer sets. */
export const cookieOf = (answer: Answer): string => {
  const [cookie = ""] = answer.headers["set-cookie"] as unknown as string[];
  return /refresh_token=([^;]*)/.exec(cookie)?.[1] ?? "";
};

export const refresh = (client: RawClient, token: string): Promise<Answer> =>
  client.post("/auth/refresh", undefined, { cookie: `other=1; refresh_token=${token}` });
