import { libraryPersonaSchema } from "../../../functions/personas/library/schemas.ts";
import { companyUsageSchema } from "../../../functions/platform/costs/company-usage.ts";
import { newId } from "../../../functions/platform/ids.ts";
import * as z from "zod";
import { signUp } from "./entrance.ts";
import { expectThat } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

const librarySchema = z.object({ personas: z.array(libraryPersonaSchema), total: z.int() });

/** What a company may not see, and what it may. */
export async function checkSafeguards({ step, ...walk }: Walk, project: string): Promise<void> {
  const { customer, signal } = walk;
  await step("Another company gets 404, as for an id that nobody has", async () => {
    const stranger = walk.newCustomer();
    await signUp(stranger, walk);
    const theirs = await stranger.send({ method: "GET", path: project, status: 404 }, signal);
    const nobodys = await stranger.send({ method: "GET", path: `/projects/${newId()}`, status: 404 }, signal);
    expectThat(theirs.text === nobodys.text, `${theirs.where} can be told from ${nobodys.where}: ${theirs.text}`);
    await customer.send({ method: "GET", path: project, status: 200 }, signal);
  });
  await step(
    "Persona library",
    () => customer.ask({ method: "GET", path: "/library/personas", status: 200 }, librarySchema, signal),
    ({ total }) => `${total} personas`,
  );
}

/** What the walk has cost, as the service counted it. */
export const usageOf = ({ customer, signal, step }: Walk) =>
  step(
    "Usage of the company",
    () => customer.ask({ method: "GET", path: "/company/usage", status: 200 }, companyUsageSchema, signal),
    ({ llm_calls, input_tokens, output_tokens }) =>
      `${llm_calls} model calls, ${input_tokens} tokens in, ${output_tokens} out`,
  );
