import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitFor, type Call, type Client, type Ended, type Which } from "../../clients/typescript/src/index.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import { projectRoot } from "../../lib/project-root.ts";

type Params = { project_id: string; simulation_id: string };

interface ExampleStudy {
  audience: Call<"createPersonaGroup">["body"];
  fields: Omit<Call<"createSimulation">["body"], "persona_group_id">;
  /** What it waits for after it has been created. */
  begin?: (api: Client, params: Params) => Promise<unknown>;
}

const example = (name: string): File =>
  new File([readFileSync(join(projectRoot, "docs", "examples", name))], name, { type: "text/plain" });

const audience = (name: string, location: string, persona_count = 5): ExampleStudy["audience"] => ({
  name,
  location,
  language: "en",
  persona_count,
});
const MINT_TEA =
  "Cold-brewed mint tea without sugar, in a glass bottle of 0.5 l, from the leaves of three farms, for 2.20 GBP.";

/** One study of each kind, each small enough for a model on a laptop. */
export const exampleStudies: Readonly<Record<string, ExampleStudy>> = {
  "concept-test": {
    audience: audience("People in Manchester", "Manchester, United Kingdom", 8),
    fields: { simulation_type: "concept_test", name: "Cold-brewed mint tea", prompt_question: MINT_TEA },
  },
  survey: {
    audience: audience("People in Bristol", "Bristol, United Kingdom"),
    fields: { simulation_type: "survey", name: "Breakfast drinks" },
    begin: async (api, params) => {
      await api.uploadSurvey({ params, file: example("survey.txt") });
      await api.runSurvey({ params });
    },
  },
  "focus-group": {
    audience: audience("People in Leeds", "Leeds, United Kingdom", 4),
    fields: {
      simulation_type: "focus_group",
      name: "Refill station",
      prompt_question:
        "A refill station for laundry detergent at the entrance of the supermarket, at 1.80 GBP per litre.",
    },
  },
  interviews: {
    audience: audience("People in Glasgow", "Glasgow, United Kingdom", 3),
    fields: { simulation_type: "idi_ai", name: "Breakfast, in interviews" },
    begin: (api, params) => api.uploadScript({ params, file: example("guide.txt") }),
  },
  conjoint: {
    audience: audience("People in Cardiff", "Cardiff, United Kingdom", 8),
    fields: { simulation_type: "conjoint", name: "Oat drinks: brand and price" },
    begin: (api, params) =>
      api.sendConjointDesign({
        params,
        body: {
          attributes: [
            { name: "Brand", levels: ["Alpenhof", "Nordic"] },
            { name: "Price", levels: ["1.49 GBP", "1.99 GBP", "2.49 GBP"] },
          ],
        },
      }),
  },
};

/** Milliseconds, fewer than an access token works. */
const STEP_MS = 600_000;

/** Waits until something is over, however long that takes, with a new token every ten minutes. */
export async function waitPatiently<K extends keyof Ended>(
  signIn: () => Promise<Client>,
  kind: K,
  which: Which,
): Promise<Ended[K]> {
  for (;;) {
    const step = AbortSignal.timeout(STEP_MS);
    try {
      return await waitFor(await signIn(), kind, which, { signal: step });
    } catch (error) {
      if (!step.aborted) throw error;
    }
  }
}

/**
 * Creates an example study on an audience of its own, and takes it to where it runs by itself.
 * @param signIn gives a client whose token is new
 * @throws WorkFailed
 */
export async function beginExample(
  name: string,
  signIn: () => Promise<Client>,
  output: { write(text: string): unknown },
): Promise<{ params: { project_id: string }; id: string }> {
  const { audience: wanted, fields, begin } = exampleStudies[name]!;
  const api = await signIn();
  const project = await api.createProject({ body: { name: fields.name ?? name } });
  const params = { project_id: project.id };
  const group = await api.createPersonaGroup({ params, body: wanted });
  await api.generatePersonas({ params: { ...params, group_id: group.id } });
  const made = await waitPatiently(signIn, "persona_group", { ...params, id: group.id });
  if (made.generation_status !== "complete") throw new WorkFailed(`The audience failed: ${made.error ?? ""}`);
  output.write(`${made.personas_total} personas\n`);
  const signedIn = await signIn();
  const { id } = await signedIn.createSimulation({ params, body: { ...fields, persona_group_id: group.id } });
  await begin?.(signedIn, { ...params, simulation_id: id });
  return { params, id };
}
