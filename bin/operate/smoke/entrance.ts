import * as z from "zod";
import type { Customer } from "./customer.ts";
import { expectRefusal, expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

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
  // Not to be interrupted: whether there is a company to remove would be unknown.
  const { access_token, user } = await customer.api(new AbortController().signal).signUp({ body });
  customer.signedIn(access_token);
  customer.companyId = user.company_id;
  return user;
}

/** What anybody meets first: the service itself, its documents, sign-up and sessions. */
export async function enter(walk: Walk): Promise<void> {
  const { customer, signal, step } = walk;
  const { email, password } = customer;
  const api = customer.api(signal);
  await step(
    "Health",
    () => api.getHealth(),
    ({ version, environment }) => `${environment}, version ${version}`,
  );
  await step(
    "OpenAPI document",
    async () => {
      const { data } = openApiSchema.safeParse(await api.getOpenApiDocument());
      expectThat(data !== undefined, "GET /openapi.json answered something that is no OpenAPI document");
      return data;
    },
    ({ openapi, paths }) => `OpenAPI ${openapi}, ${Object.keys(paths).length} paths`,
  );
  await step(
    "Sign-up of a throw-away company",
    () => signUp(customer, walk),
    ({ company_id }) => `${email}, company ${company_id}`,
  );
  await step("A wrong password is refused", () =>
    expectRefusal(401, api.logIn({ body: { email, password: `not ${password}` } })),
  );
  await step("Login", async () => {
    customer.signedIn((await api.logIn({ body: { email, password } })).access_token);
  });
  await step("Refresh of the session", async () => {
    customer.signedIn((await api.refreshSession()).access_token);
    const me = await api.getCurrentUser();
    expectThat(me.email === email, `GET /auth/me names ${me.email} instead of ${email}`);
  });
}
