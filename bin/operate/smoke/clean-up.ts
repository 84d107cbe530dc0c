import type { Customer } from "./customer.ts";
import { expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

/** How long removing one company may take, however the walk ended. */
const PATIENCE_MS = 60_000;

/**
 * Removes every company that was signed up, and sees that it is gone.
 * @param project path of the project of the walk's own company, once there is one
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
  // Signing it up may have failed, or its answer may be lost.
  if (!(await company.logIn(signal))) return;
  if (project) {
    await step("Project deleted", async () => {
      await company.send({ method: "DELETE", path: project, status: 204 }, signal);
      await company.send({ method: "GET", path: project, status: 404 }, signal);
    });
  }
  await step(
    "Company deleted",
    async () => {
      const path = `/company?name=${encodeURIComponent(companyName)}`;
      await company.send({ method: "DELETE", path, status: 204 }, signal);
      const body = { email, password };
      await company.send({ method: "POST", path: "/auth/login", body, status: 401, anonymous: true }, signal);
      expectThat(!(await company.logIn(signal)), `${email} can still log in`);
    },
    () => `${companyName}; its login is refused`,
  );
}
