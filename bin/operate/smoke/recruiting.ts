import { randomUUID } from "node:crypto";
import * as z from "zod";
import { generationStartedSchema, personaGroupSchema } from "../../../functions/personas/groups/schemas.ts";
import { personaSchema, type Persona } from "../../../functions/personas/people/schemas.ts";
import { projectSchema } from "../../../functions/projects/schemas.ts";
import { expectThat, StepFailed } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

/** A project, made twice with one key so that it is there once. @returns its path */
export async function beginProject({ customer, signal, step }: Walk): Promise<string> {
  const key = randomUUID();
  const body = { name: "Smoke test" };
  const asked = { method: "POST", path: "/projects", status: 201, headers: { "idempotency-key": key } } as const;
  const { id } = await step("Project", () => customer.ask({ ...asked, body }, projectSchema, signal));
  await step("The same request again is answered again, not done again", async () => {
    const again = await customer.ask({ ...asked, body }, projectSchema, signal);
    expectThat(again.id === id, `The repeated POST /projects made another project, ${again.id} beside ${id}`);
    await customer.send({ ...asked, body: { name: "Another body" }, status: 400 }, signal);
    const asList = { method: "GET", path: "/projects", status: 200 } as const;
    const projects = await customer.ask(asList, z.array(projectSchema), signal);
    expectThat(projects.length === 1, `There are ${projects.length} projects instead of one`);
  });
  return `/projects/${id}`;
}

/** A group with its personas. */
export async function recruit(walk: Walk, project: string): Promise<{ groupId: string; personas: Persona[] }> {
  const { customer, signal, step, watch } = walk;
  const body = {
    name: "Smoke test",
    gender: "All",
    age_min: 25,
    age_max: 45,
    location: "Munich, Germany",
    persona_count: walk.personas,
  };
  const { id: groupId } = await step("Persona group", () =>
    customer.ask({ method: "POST", path: `${project}/persona-groups`, body, status: 201 }, personaGroupSchema, signal),
  );
  const group = `${project}/persona-groups/${groupId}`;
  await step(
    `Generation of ${walk.personas} personas`,
    async () => {
      await customer.ask({ method: "POST", path: `${group}/generate`, status: 202 }, generationStartedSchema, signal);
      const ended = await watch(
        () => customer.ask({ method: "GET", path: group, status: 200 }, personaGroupSchema, signal),
        {
          progressOf: ({ progress }) => progress,
          ended: ({ generation_status }) => ["complete", "failed"].includes(generation_status),
        },
      );
      if (ended.generation_status === "failed") throw new StepFailed(`Failed: ${ended.error ?? "no reason"}`);
      return ended;
    },
    ({ generation_progress }) => generation_progress ?? "complete",
  );
  const personas = await step(
    "Personas",
    async () => {
      const asked = { method: "GET", path: `${group}/personas`, status: 200 } as const;
      const found = await customer.ask(asked, z.array(personaSchema), signal);
      expectThat(found.length === walk.personas, `There are ${found.length} personas instead of ${walk.personas}`);
      return found;
    },
    (found) => found.map(({ full_name, age, occupation }) => `${full_name} (${age}, ${occupation})`).join(", "),
  );
  await step("Avatar", async () => {
    const [{ avatar_url }] = personas as [Persona];
    const picture = await customer.send({ method: "GET", path: avatar_url, status: 200 }, signal);
    expectThat(picture.contentType.startsWith("image/"), `${avatar_url} is ${picture.contentType}, which is no image`);
  });
  return { groupId, personas };
}
