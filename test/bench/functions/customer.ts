import { randomUUID } from "node:crypto";
import * as z from "zod";
import { signUpAnswerSchema } from "../../../functions/domain/company/schemas.ts";
import { conductOf, type Conduct } from "../../../local/study/conduct.ts";
import { send } from "../../../local/study/http-client.ts";
import type { ProgressDisplay } from "../../../local/study/terminal/progress-display.ts";

export type Method = "GET" | "POST" | "PATCH" | "DELETE";

/** The owner of a new company. */
export interface Customer {
  email: string;
  password: string;
  /** Sends a request whatever its answer may be; with the refresh token as a cookie. @returns the answer's JSON, if any */
  call(method: Method, path: string, body?: object): Promise<unknown>;
  /** With what studies are held. */
  conduct: Conduct;
}

const silent: ProgressDisplay = { say: () => {}, update: () => {}, quote: () => {}, ask: () => {}, end: () => {} };
const POLLING = { first: 200, growth: 1, longest: 200 };

/** Signs a new company up. */
export async function signUp(url: string, signal: AbortSignal): Promise<Customer> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const response = await fetch(`${url}/auth/signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...account, company_name: "Haferfreunde", full_name: "Mia Weber" }),
    signal,
  });
  if (!response.ok) throw new Error(`Signing up was answered ${response.status}: ${await response.text()}`);
  const { access_token: token } = signUpAnswerSchema.parse(await response.json());
  const cookie = response.headers
    .getSetCookie()
    .map((set) => set.split(";")[0] ?? "")
    .join("; ");
  const session = {
    email: () => account.email,
    request: <S extends z.ZodType>(call: Parameters<typeof send>[1], schema: S) =>
      send(url, { ...call, token }, schema),
  };
  return {
    ...account,
    conduct: conductOf({ session, display: silent, signal, polling: POLLING }),
    async call(method, path, body) {
      const answer = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          cookie,
          ...(body && !(body instanceof FormData) ? { "content-type": "application/json" } : {}),
        },
        signal,
        ...(body ? { body: body instanceof FormData ? body : JSON.stringify(body) } : {}),
      });
      const text = await answer.text();
      return answer.headers.get("content-type")?.includes("json") ? (JSON.parse(text) as unknown) : undefined;
    },
  };
}

/** The id of what was just created. @throws Error with the answer that has none */
export function idOf(answer: unknown): string {
  const created = z.object({ id: z.string() }).safeParse(answer);
  if (!created.success) throw new Error(`Nothing was created; the answer is ${JSON.stringify(answer)}.`);
  return created.data.id;
}
