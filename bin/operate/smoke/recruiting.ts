import { randomUUID } from "node:crypto";
import type { Schemas } from "../../../clients/typescript/src/index.ts";
import { expectRefusal, expectThat, StepFailed } from "./step-failed.ts";
import type { Walk } from "./walk.ts";

/** A project, made twice with one key so that it is there once. @returns its id */
export async function beginProject({ customer, signal, step }: Walk): Promise<string> {
  const api = customer.api(signal);
  const idempotencyKey = randomUUID();
  const body = { name: "Smoke test" };
  const { id } = await step("Project", () => api.createProject({ body, idempotencyKey }));
  await step("The same request again is answered again, not done again", async () => {
    const again = await api.createProject({ body, idempotencyKey });
    expectThat(again.id === id, `The repeated POST /projects made another project, ${again.id} beside ${id}`);
    await expectRefusal(400, api.createProject({ body: { name: "Another body" }, idempotencyKey }));
    const projects = await api.listProjects();
    expectThat(projects.length === 1, `There are ${projects.length} projects instead of one`);
  });
  return id;
}

/** A group with its personas. */
export async function recruit(
  walk: Walk,
  project_id: string,
): Promise<{ groupId: string; personas: Schemas["Persona"][] }> {
  const { customer, signal, step, watch } = walk;
  const api = customer.api(signal);
  const body = {
    name: "Smoke test",
    gender: "All" as const,
    age_min: 25,
    age_max: 45,
    location: "Munich, Germany",
    persona_count: walk.personas,
  };
  const { id: groupId } = await step("Persona group", () => api.createPersonaGroup({ params: { project_id }, body }));
  const params = { project_id, group_id: groupId };
  await step(
    `Generation of ${walk.personas} personas`,
    async () => {
      await api.generatePersonas({ params });
      const ended = await watch(() => api.getPersonaGroup({ params }), {
        progressOf: ({ progress }) => progress,
        ended: ({ generation_status }) => ["complete", "failed"].includes(generation_status),
      });
      if (ended.generation_status === "failed") throw new StepFailed(`Failed: ${ended.error ?? "no reason"}`);
      return ended;
    },
    ({ generation_progress }) => generation_progress ?? "complete",
  );
  const personas = await step(
    "Personas",
    async () => {
      const found = await api.listPersonas({ params });
      expectThat(found.length === walk.personas, `There are ${found.length} personas instead of ${walk.personas}`);
      return found;
    },
    (found) => found.map(({ full_name, age, occupation }) => `${full_name} (${age}, ${occupation})`).join(", "),
  );
  await step("Avatar", async () => {
    const [{ avatar_url }] = personas as [Schemas["Persona"]];
    const picture = await fetch(avatar_url, { signal }).catch(() => undefined);
    const type = picture?.ok ? (picture.headers.get("content-type") ?? "") : "nothing";
    expectThat(type.startsWith("image/"), `${avatar_url} is ${type}, which is no image`);
  });
  return { groupId, personas };
}
