import { randomUUID } from "node:crypto";
import { createApiClient, type ApiClient } from "../../../bin/api-client/client.ts";
import { ServiceAnsweredError } from "../../../bin/api-client/errors.ts";
import type { Conduct } from "../../../bin/study/conduct.ts";
import { silent } from "../../../bin/cli/progress-display.ts";

/** The owner of a new company. */
export interface Customer {
  email: string;
  password: string;
  companyName: string;
  /** The refresh token, as a header. */
  cookie: { cookie: string };
  api: ApiClient;
  /** With what studies are held. */
  conduct: Conduct;
}

const POLLING = { first: 200, growth: 1, longest: 200 };

/** Signs a new company up. */
export async function signUp(url: string, signal: AbortSignal): Promise<Customer> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const options = { url, signal, retryReads: false };
  const companyName = "Haferfreunde";
  const { body, headers } = await createApiClient(options).exchange("signUp", {
    body: { ...account, company_name: companyName, full_name: "Mia Weber" },
  });
  const cookies = headers.getSetCookie().map((set) => set.split(";")[0] ?? "");
  const api = createApiClient({ ...options, token: body.access_token });
  return {
    ...account,
    companyName,
    cookie: { cookie: cookies.join("; ") },
    api,
    conduct: { api, display: silent, signal, polling: POLLING },
  };
}

/** Lets the service refuse what is asked only for being asked. */
export async function evenIfRefused(answer: Promise<unknown>): Promise<void> {
  await answer.catch((error: unknown) => {
    if (!(error instanceof ServiceAnsweredError)) throw error;
  });
}
