import type { Role } from "../../functions/platform/http/identity.ts";
import type { Company } from "./company.ts";
import { RawClient } from "./raw-client.ts";

/** A program with an API key of a company, which calls from the company's address. */
export interface Program {
  id: string;
  key: string;
  client: RawClient;
}

/** A client that sends a text as its bearer token. */
export function clientWith(company: Company, token: string): RawClient {
  const client = new RawClient(company.url, company.address);
  client.token = token;
  return client;
}

/** Creates an API key. @param owner signed in */
export async function newProgram(owner: Company, role: Role = "member", name = "Program"): Promise<Program> {
  const { id, key } = await owner.api.createApiKey({ body: { name, role } });
  if (key === null) throw new Error("The key of a new API key is missing");
  return { id, key, client: clientWith(owner, key) };
}
