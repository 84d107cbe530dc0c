import { waitFor, type Call, type Client, type Ended, type Which } from "../../clients/typescript/src/index.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import { GUIDE, SURVEY } from "../../test/support/simulations.ts";

type Params = { project_id: string; simulation_id: string };

interface ExampleStudy {
  /** What its project is called. */
  project?: string;
  /** File in test/recorded with answers of a model to the same questions: other words would get answers not theirs. */
  recording: string;
  location: string;
  language: string;
  fields: Omit<Call<"createSimulation">["body"], "persona_group_id">;
  /** What it waits for after it has been created. */
  begin?: (api: Client, params: Params) => Promise<unknown>;
}

const textFile = (text: string): File => new File([text], "file.txt", { type: "text/plain" });
const PERSONAS = 5;
const MINT_TEA =
  "Cold-brewed mint tea without sugar, in a glass bottle of 0.5 l, from the leaves of three farms, for 2.20 GBP.";
const manchester = { recording: "en", location: "Manchester, United Kingdom", language: "en" };

/** One study of each kind that runs by itself, each small enough for a model on a laptop. */
export const exampleStudies: Readonly<Record<string, ExampleStudy>> = {
  "concept-test": {
    ...manchester,
    project: "Sample: cold-brewed mint tea",
    fields: { simulation_type: "concept_test", name: "Cold-brewed mint tea", prompt_question: MINT_TEA },
  },
  survey: {
    ...manchester,
    fields: { simulation_type: "survey", name: "How you drink", prompt_question: MINT_TEA },
    begin: async (api, params) => {
      await api.uploadSurvey({ params, file: textFile(SURVEY) });
      await api.runSurvey({ params });
    },
  },
  "focus-group": {
    recording: "en-group",
    location: "Leeds, United Kingdom",
    language: "en",
    fields: {
      simulation_type: "focus_group",
      name: "Refill station",
      prompt_question:
        "A refill station for laundry detergent at the entrance of the supermarket, at 1.80 GBP per litre.",
    },
  },
  interviews: {
    ...manchester,
    fields: { simulation_type: "idi_ai", name: "Breakfast, in interviews", prompt_question: MINT_TEA },
    begin: (api, params) => api.uploadScript({ params, file: textFile(GUIDE) }),
  },
  conjoint: {
    recording: "fr",
    location: "Lyon, France",
    language: "fr",
    fields: {
      simulation_type: "conjoint",
      name: "Thé à la menthe",
      prompt_question:
        "Thé à la menthe infusé à froid, sans sucre, dans une bouteille en verre de 0,5 l, des feuilles de trois " +
        "fermes, à 2,40 EUR.",
    },
    begin: (api, params) =>
      api.sendConjointDesign({
        params,
        body: {
          attributes: [
            { name: "Brand", levels: ["Alpenhof", "Nordic"] },
            { name: "Price", levels: ["1.49 EUR", "2.49 EUR"] },
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
  const { project: title = "Example", location, language, fields, begin } = exampleStudies[name]!;
  const api = await signIn();
  const project = await api.createProject({ body: { name: title } });
  const params = { project_id: project.id };
  const audience = { name: `People in ${location.split(",")[0]}`, location, language, persona_count: PERSONAS };
  const group = await api.createPersonaGroup({ params, body: audience });
  await api.generatePersonas({ params: { ...params, group_id: group.id } });
  const made = await waitPatiently(signIn, "persona_group", { ...params, id: group.id });
  if (made.generation_status !== "complete") throw new WorkFailed(`The audience failed: ${made.error ?? ""}`);
  output.write(`${made.personas_total} personas\n`);
  const signedIn = await signIn();
  const { id } = await signedIn.createSimulation({ params, body: { ...fields, persona_group_id: group.id } });
  await begin?.(signedIn, { ...params, simulation_id: id });
  return { params, id };
}
