import { newId } from "../../../functions/platform/ids.ts";
import { signUp } from "./entrance.ts";
import { expectRefusal, expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

/** What a company may not see, and what it may. */
export async function checkSafeguards({ step, ...walk }: Walk, project_id: string): Promise<void> {
  const { customer, signal } = walk;
  const api = customer.api(signal);
  await step("Another company gets 404, as for an id that nobody has", async () => {
    const stranger = walk.newCustomer();
    await signUp(stranger, walk);
    const their = stranger.api(signal);
    const others = await expectRefusal(404, their.getProject({ params: { project_id } }));
    const nobodys = await expectRefusal(404, their.getProject({ params: { project_id: newId() } }));
    expectThat(others.text === nobodys.text, `Two answers can be told apart: ${others.message}; ${nobodys.message}`);
    await api.getProject({ params: { project_id } });
  });
  await step(
    "Persona library",
    () => api.searchLibraryPersonas(),
    ({ total }) => `${total} personas`,
  );
}

/** What the walk has cost, as the service counted it. */
export const usageOf = ({ customer, signal, step }: Walk) =>
  step(
    "Usage of the company",
    () => customer.api(signal).getCompanyUsage(),
    ({ llm_calls, input_tokens, output_tokens }) =>
      `${llm_calls} model calls, ${input_tokens} tokens in, ${output_tokens} out`,
  );
