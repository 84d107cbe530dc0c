import * as z from "zod";
import { routeTable } from "../../functions/service/routes.ts";
import { createSimulationSchema, takesField } from "../../functions/studies/simulation/create-schema.ts";
import type { Ended, Schemas, Which } from "../../clients/typescript/src/index.ts";
import { overviewOf } from "./results.ts";
import { ADDS, ENDS, READS, type Outcome, type Run, type Tool } from "./tool.ts";
import { waitAtMost, waitSeconds } from "./waiting.ts";

type Kind = Schemas["Simulation"]["simulation_type"];
type Waits = z.output<typeof waits>;

const { simulation_type: _, ...fields } = createSimulationSchema.shape;
const study = z.object({ project_id: z.string(), simulation_id: z.string() });
const waits = z.object({ wait_seconds: waitSeconds });
const create = z.object({ project_id: z.string(), ...waits.shape });
const about = fields.prompt_question.describe("What the study is about; shown to every persona.");

/** What a tool takes that runs a study: of the fields of a creation those that this kind of study takes. */
function studyInput<S extends z.ZodRawShape>(kind: Kind, brings: S) {
  const own = Object.entries(fields).filter(([name]) => takesField(kind, name as keyof typeof fields));
  return create.extend({ ...(Object.fromEntries(own) as object), prompt_question: about, ...brings });
}

const idsOf = (project_id: string, simulation_id: string) => `project_id ${project_id}, simulation_id ${simulation_id}`;

/** What a study has come to: its results in short where it is complete. */
async function outcomeOf(seen: Ended["simulation"], { api, signal }: Run): Promise<Outcome> {
  const ids = idsOf(seen.project_id, seen.id);
  if (seen.status === "failed") return { says: `The study failed; ${ids}.`, data: { error: seen.error } };
  if (seen.status === "aborted") return { says: `The study was aborted; ${ids}.` };
  if (seen.status !== "complete")
    return { says: `The study is ${seen.status} (${seen.progress?.percent ?? 0} %); wait_for_study, ${ids}.` };
  const params = { project_id: seen.project_id, simulation_id: seen.id };
  // Everybody's figures are on every page.
  const data = await api.getSimulationResults({ params, query: { limit: 10 }, signal });
  const says = `The study is complete: ${data.aggregate.persona_count} simulated personas (the base of every figure).`;
  return { says: `${says} Intervals are of 95 %; ${ids}.`, data: overviewOf(data) };
}

const waitFor = async (which: Which, { wait_seconds }: Waits, run: Run): Promise<Outcome> =>
  outcomeOf(await waitAtMost("simulation", which, wait_seconds, run), run);

interface StudyPath {
  project_id: string;
  simulation_id: string;
}

/** Brings a new study what it waits for; where that is refused it is deleted: nobody else would bring it. */
async function orDelete<T>(params: StudyPath, { api }: Run, begin: (params: StudyPath) => Promise<T>): Promise<T> {
  try {
    return await begin(params);
  } catch (error) {
    await api.deleteSimulation({ params }).catch(() => undefined);
    throw error;
  }
}

/** Creates a study, brings it what it waits for, and waits. */
async function conduct(
  simulation_type: Kind,
  { project_id, wait_seconds, ...body }: z.output<typeof create>,
  run: Run,
  begin: (params: StudyPath) => Promise<unknown> = async () => undefined,
): Promise<Outcome> {
  const { id } = await run.api.createSimulation({
    params: { project_id },
    body: { simulation_type, ...body } as never,
    signal: run.signal,
  });
  await orDelete({ project_id, simulation_id: id }, run, begin);
  return waitFor({ project_id, id }, { wait_seconds }, run);
}

const textFile = (text: string) => new File([text], "questions.txt", { type: "text/plain" });

const conceptTestInput = studyInput("concept_test", {});
export const runConceptTest: Tool<typeof conceptTestInput> = {
  title: "Run a concept test",
  description:
    "Personas react to one concept (`prompt_question`) or to 2 to 10 (`concepts`), which are then compared: purchase " +
    "intent and the other items of a concept battery, sentiment, themes.",
  input: conceptTestInput,
  hints: ADDS,
  run: (fields, run) => conduct("concept_test", fields, run),
};

const focusGroupInput = studyInput("focus_group", {});
export const runFocusGroup: Tool<typeof focusGroupInput> = {
  title: "Run a focus group",
  description: "Personas discuss a question with a moderator, in rounds; at most 50 of them.",
  input: focusGroupInput,
  hints: ADDS,
  run: (fields, run) => conduct("focus_group", fields, run),
};

/** The API checks it: its schema alone is longer than all tools together, and every caller pays for it. */
const surveyJson = z
  .looseObject({ questions: z.array(z.looseObject({})) })
  .describe("The questions as JSON, in the form of `survey_schema` (POST …/survey); plain text is shorter.");

const surveyInput = studyInput("survey", {
  questionnaire: z
    .string()
    .max(200_000)
    .optional()
    .describe(
      "Numbered questions as plain text, answers below them as `a)`, scales as `(1 = not at all … 7 = very)`, " +
        "`[multiple]`, `[open]`, `[number]`, `[rank]` behind them. Or give `survey`.",
    ),
  survey: surveyJson.optional(),
}).refine(({ questionnaire, survey }) => (questionnaire === undefined) !== (survey === undefined), {
  path: ["questionnaire"],
  message: "must be given, or survey; not both",
});
export const runSurvey: Tool<typeof surveyInput> = {
  title: "Run a survey",
  description: "Every persona answers a questionnaire, given as plain text or as JSON.",
  input: surveyInput,
  hints: ADDS,
  run: ({ questionnaire, survey, ...fields }, run) =>
    conduct("survey", fields, run, async (params) => {
      const { api, signal } = run;
      if (survey) await api.uploadSurvey({ params, body: survey as never, signal });
      else await api.uploadSurvey({ params, file: textFile(questionnaire ?? ""), signal });
      await api.runSurvey({ params, signal });
    }),
};

const interviewsInput = studyInput("idi_ai", {
  guide: z
    .string()
    .max(200_000)
    .describe("The discussion guide: headings, numbered questions, probes below as `- why`."),
});
export const runInterviews: Tool<typeof interviewsInput> = {
  title: "Run in-depth interviews",
  description: "A model interviews every persona by a discussion guide, with probes; at most 100 personas.",
  input: interviewsInput,
  hints: ADDS,
  run: ({ guide, ...fields }, run) =>
    conduct("idi_ai", fields, run, (params) =>
      run.api.uploadScript({ params, file: textFile(guide), signal: run.signal }),
    ),
};

const conjointInput = studyInput("conjoint", { design: routeTable.sendConjointDesign.body });
export const runConjoint: Tool<typeof conjointInput> = {
  title: "Run a conjoint study",
  description:
    "Personas choose between offers made of attributes and levels: part-worths, importances, willingness to pay, " +
    "shares of preference.",
  input: conjointInput,
  hints: ADDS,
  run: ({ design, ...fields }, run) =>
    conduct("conjoint", fields, run, (params) =>
      run.api.sendConjointDesign({ params, body: design, signal: run.signal }),
    ),
};

const estimateBody = z.object(routeTable.estimateSimulation.body.shape).extend({
  survey: z.union([z.string(), surveyJson]).optional(),
});
const estimateInput = z.object({ project_id: z.string(), study: estimateBody });
export const estimateStudy: Tool<typeof estimateInput> = {
  title: "Estimate a study",
  description: "What a study would cost and how long it would take, without starting anything.",
  input: estimateInput,
  hints: READS,
  async run({ project_id, study: body }, { api, signal }) {
    const data = await api.estimateSimulation({ params: { project_id }, body: body as never, signal });
    const { low, expected, high } = data.estimated_cost_usd;
    return { says: `About ${expected} US dollars (${low} to ${high}), ${data.llm_calls} model calls.`, data };
  },
};

const waitInput = study.extend(waits.shape);
export const waitForStudy: Tool<typeof waitInput> = {
  title: "Wait for a study",
  description: "Waits until a study has ended, and gives a summary of its results.",
  input: waitInput,
  hints: READS,
  run: ({ project_id, simulation_id: id, ...rest }, run) => waitFor({ project_id, id }, rest, run),
};

export const abortStudy: Tool<typeof study> = {
  title: "Abort a study",
  description: "Stops a running study and discards its answers.",
  input: study,
  hints: ENDS,
  async run(params, { api, signal }) {
    await api.abortSimulation({ params, signal });
    return { says: `Aborted; ${idsOf(params.project_id, params.simulation_id)}.` };
  },
};

const messageInput = z
  .object({
    project_id: z.string(),
    simulation_id: z.string().optional().describe("The interview to continue. Absent: a new one begins."),
    persona_group_id: z.string().optional().describe("For a new interview: the group whose personas you talk to."),
    ...routeTable.sendMessage.body.shape,
  })
  .refine(({ simulation_id, persona_group_id }) => (simulation_id === undefined) !== (persona_group_id === undefined), {
    path: ["persona_group_id"],
    message: "must be given to begin, or simulation_id to continue; not both",
  });
export const talkToPersona: Tool<typeof messageInput> = {
  title: "Talk to a persona",
  description:
    "Says something in a live interview and gives the persona's reply. end_interview ends it and gives its report.",
  input: messageInput,
  hints: ADDS,
  async run({ project_id, simulation_id, persona_group_id, ...body }, run) {
    const { api, signal } = run;
    const begun =
      simulation_id ??
      (
        await api.createSimulation({
          params: { project_id },
          body: { simulation_type: "idi_manual", persona_group_id: persona_group_id ?? "" },
          signal,
        })
      ).id;
    const say = (params: StudyPath) => api.sendMessage({ params, body, signal });
    const params = { project_id, simulation_id: begun };
    const { reply } = await (simulation_id === undefined ? orDelete(params, run, say) : say(params));
    const { persona_id, persona_name, content } = reply;
    return { says: `A reply; ${idsOf(project_id, begun)}.`, data: { persona_id, persona_name, content } };
  },
};

export const endInterview: Tool<typeof waitInput> = {
  title: "End a live interview",
  description: "Ends a live interview and waits for its report.",
  input: waitInput,
  hints: { ...ENDS, destructiveHint: false },
  async run({ project_id, simulation_id, ...rest }, run) {
    await run.api.endInterview({ params: { project_id, simulation_id }, signal: run.signal });
    return waitFor({ project_id, id: simulation_id }, rest, run);
  },
};
