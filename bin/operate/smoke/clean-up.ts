import type { Customer } from "./customer.ts";
import { expectRefusal, expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

/** How long removing one company may take, however the walk ended. */
const PATIENCE_MS = 60_000;

/**
 * Removes every company that was signed up, and sees that it is gone.
 * @param project id of the project of the walk's own company, once there is one
 * @returns companies that could not be removed, each with the reason
 */
export async function cleanUp(
  { companies, step, customer }: Pick<Walk, "companies" | "step" | "customer">,
  project: string | undefined,
): Promise<{ company: Customer; reason: string }[]> {
  const left: { company: Customer; reason: string }[] = [];
  for (const company of companies) {
    try {
      await remove(company, step, company === customer ? project : undefined);
    } catch (error) {
      left.push({ company, reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return left;
}

async function remove(company: Customer, step: Walk["step"], project: string | undefined): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const { email, password, companyName } = company;
  const api = company.api(signal);
  // Signing it up may have failed, or its answer may be lost.
  if (!(await company.logIn(signal))) return;
  if (project) {
    await step("Project deleted", async () => {
      const params = { project_id: project };
      await api.deleteProject({ params });
      await expectRefusal(404, api.getProject({ params }));
    });
  }
  await step(
    "Company deleted",
    async () => {
      await api.deleteCompany({ query: { name: companyName } });
      await expectRefusal(401, api.logIn({ body: { email, password } }));
      expectThat(!(await company.logIn(signal)), `${email} can still log in`);
    },
    () => `${companyName}; its login is refused`,
  );
}
