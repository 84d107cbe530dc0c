import * as z from "zod";
import { signUpAnswerSchema, tokenAnswerSchema } from "../../../functions/accounts/company/schemas.ts";
import { userSchema } from "../../../functions/platform/http/identity.ts";
import type { Customer } from "./customer.ts";
import { expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

const healthSchema = z.object({ status: z.literal("ok"), version: z.string(), environment: z.string() });
const openApiSchema = z.object({
  openapi: z.string().startsWith("3."),
  info: z.object({ version: z.string() }),
  paths: z.record(z.string(), z.object({})),
});

/** Signs a company up. From then on it is in the walk's list of what has to be removed. */
export async function signUp(customer: Customer, { companies }: Pick<Walk, "companies">) {
  const { email, password, companyName } = customer;
  // Before the answer: one that is lost may have made the company all the same.
  companies.push(customer);
  const body = { email, password, company_name: companyName, full_name: "Smoke test" };
  const asked = { method: "POST", path: "/auth/signup", body, status: 201 } as const;
  // Not to be interrupted: whether there is a company to remove would be unknown.
  const { access_token, user } = await customer.ask(asked, signUpAnswerSchema, new AbortController().signal);
  customer.signedIn(access_token);
  customer.companyId = user.company_id;
  return user;
}

/** What anybody meets first: the service itself, its documents, sign-up and sessions. */
export async function enter(walk: Walk): Promise<void> {
  const { customer, signal, step } = walk;
  const { email, password } = customer;
  await step(
    "Health",
    () => customer.ask({ method: "GET", path: "/health", status: 200 }, healthSchema, signal),
    ({ version, environment }) => `${environment}, version ${version}`,
  );
  await step(
    "OpenAPI document",
    () => customer.ask({ method: "GET", path: "/openapi.json", status: 200 }, openApiSchema, signal),
    ({ openapi, paths }) => `OpenAPI ${openapi}, ${Object.keys(paths).length} paths`,
  );
  await step(
    "Sign-up of a throw-away company",
    () => signUp(customer, walk),
    ({ company_id }) => `${email}, company ${company_id}`,
  );
  await step("A wrong password is refused", () => {
    const body = { email, password: `not ${password}` };
    return customer.send({ method: "POST", path: "/auth/login", body, status: 401, anonymous: true }, signal);
  });
  await step("Login", async () => {
    const asked = { method: "POST", path: "/auth/login", body: { email, password }, status: 200 } as const;
    customer.signedIn((await customer.ask({ ...asked, anonymous: true }, tokenAnswerSchema, signal)).access_token);
  });
  await step("Refresh of the session", async () => {
    const asked = { method: "POST", path: "/auth/refresh", status: 200, anonymous: true } as const;
    customer.signedIn((await customer.ask(asked, tokenAnswerSchema, signal)).access_token);
    const me = await customer.ask({ method: "GET", path: "/auth/me", status: 200 }, userSchema, signal);
    expectThat(me.email === email, `GET /auth/me names ${me.email} instead of ${email}`);
  });
}
