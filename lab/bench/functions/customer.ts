import { randomUUID } from "node:crypto";
import { createClient, type Client } from "../../../clients/typescript/src/index.ts";
import type { Conduct } from "../../../bin/study/conduct.ts";
import { silent } from "../../../bin/cli/progress-display.ts";

/** The owner of a new company. */
export interface Customer {
  companyName: string;
  api: Client;
  /** With what studies are held. */
  conduct: Conduct;
}

const POLLING = { first: 200, growth: 1, longest: 200 };

/** Signs a new company up. */
export async function signUp(url: string, signal: AbortSignal): Promise<Customer> {
  const account = { email: `bench-${randomUUID()}@example.com`, password: randomUUID() };
  const options = { url, signal, patience: { attempts: 1 }, idempotencyKeys: false };
  const companyName = "Haferfreunde";
  const { access_token: token } = await createClient(options).signUp({
    body: { ...account, company_name: companyName, full_name: "Mia Weber" },
  });
  const api = createClient({ ...options, key: token });
  return { companyName, api, conduct: { api, display: silent, signal, polling: POLLING } };
}
