import { ApiError } from "../../clients/typescript/src/index.ts";
import { CommandError } from "../../bin/cli/errors.ts";
import type { Conduct, SimulationParams } from "../../bin/study/conduct.ts";
import { deadlineIn, untilSimulationEnds } from "../../bin/study/poll.ts";
import { recruit } from "../../bin/study/recruit.ts";
import type { Validity } from "../../functions/findings/validity/schemas.ts";
import type { NotImported } from "../../functions/studies/survey/import/not-imported.ts";
import type { Survey } from "../../functions/studies/survey/schemas.ts";
import { effectsOf, type ExperimentEffects } from "./effects.ts";
import { ourAnswers, peoplesAnswers } from "./answers.ts";
import { matchColumns, type ColumnMatch, type UnmatchedColumn } from "./match-columns.ts";
import type { PublishedStudy } from "./read-study.ts";

/** The panel of all of these studies (Twin-2K-500): adults of the United States. */
export const AUDIENCE = "Adults aged 18 to 80 in the United States";
/** The data do not say when people were asked; this is the month in which they were published. */
const PUBLISHED_ON = "2025-09-01";

const steps = ["audience", "import", "survey", "people", "validity"] as const;

/** How far a study came, and what it came to. */
export interface StudyOutcome {
  study: string;
  respondents: number;
  source: string;
  columns: number;
  /** The step that failed with what the service said; null where all went through. */
  failed: { step: (typeof steps)[number]; why: string } | null;
  seconds: Partial<Record<(typeof steps)[number], number>>;
  personas: number;
  survey: Survey | null;
  not_imported: NotImported[];
  completes: number;
  models: string[];
  /** Whether the built-in model answered, which demonstrates the service. */
  offline: boolean;
  match: ColumnMatch;
  /** Columns whose question was matched and not compared, with a sentence why. */
  uncompared: UnmatchedColumn[];
  validity: Validity | null;
  effects: ExperimentEffects[];
}

export interface RunOptions {
  personas: number;
  timeoutSeconds: number;
}

/** Takes a published study through the service, from its audience to people's answers beside ours. */
export async function runPublishedStudy(
  study: PublishedStudy,
  { personas, timeoutSeconds }: RunOptions,
  conduct: Conduct,
): Promise<StudyOutcome> {
  const { api } = conduct;
  const deadline = deadlineIn(timeoutSeconds);
  const outcome: StudyOutcome = {
    study: study.name,
    respondents: study.people.respondents,
    source: study.people.source,
    columns: study.people.answers.length,
    failed: null,
    seconds: {},
    personas: 0,
    survey: null,
    not_imported: [],
    completes: 0,
    models: [],
    offline: false,
    match: { matched: [], unmatched: [] },
    uncompared: [],
    validity: null,
    effects: [],
  };
  let step: (typeof steps)[number] = "audience";
  const timed = async <T>(name: typeof step, work: () => Promise<T>): Promise<T> => {
    step = name;
    const start = performance.now();
    const done = await work();
    outcome.seconds[name] = (performance.now() - start) / 1_000;
    return done;
  };
  try {
    const group = await timed("audience", async () => {
      const { id: projectId } = await api.createProject({ body: { name: study.name } });
      return recruit({ projectId, audience: AUDIENCE, goOn: true, personas }, conduct, deadline);
    });
    outcome.personas = group.personas.length;
    const { id: groupId, project_id } = group.personaGroup;
    const params = await timed("import", async (): Promise<SimulationParams> => {
      const { id } = await api.createSimulation({
        params: { project_id },
        body: { persona_group_id: groupId, simulation_type: "survey" },
      });
      const read = { project_id, simulation_id: id };
      const { survey_schema, not_imported } = await api.uploadSurvey({ params: read, file: study.file });
      outcome.survey = survey_schema;
      outcome.not_imported = not_imported;
      return read;
    });
    outcome.match = matchColumns(outcome.survey!, outcome.not_imported, study);
    const { survey: figures, quality } = await timed("survey", async () => {
      await api.runSurvey({ params });
      const ended = await untilSimulationEnds(params, conduct, deadline, ({ progress }) =>
        conduct.display.update(study.name, { ...progress, personas: [] }),
      );
      conduct.display.end();
      if (ended.status !== "complete") throw new CommandError(`The survey is ${ended.status}: ${ended.error}`);
      outcome.models = ended.model_ids;
      return (await api.getSimulationResults({ params, query: { limit: 1 } })).aggregate;
    });
    if (!figures) throw new CommandError("The results have no figures of a survey.");
    outcome.completes = figures.sample.completed;
    outcome.offline = quality.flags.includes("offline_model");
    const { matched } = outcome.match;
    outcome.effects = effectsOf(outcome.survey!, figures.experiments, ourAnswers(figures), peoplesAnswers(matched));
    if (matched.length === 0) return outcome;
    const humanStudy = await timed("people", () =>
      api.createHumanStudy({
        params: { project_id },
        body: {
          name: study.name,
          source: study.people.source.slice(0, 500),
          fielded_on: PUBLISHED_ON,
          simulation_id: params.simulation_id,
          questions: matched.map(({ question: { id, text, kind }, results }) => ({
            ...{ question_id: id, text, results },
            kind: kind as "likert" | "multiple_choice",
          })),
        },
      }),
    );
    const validity = await timed("validity", () =>
      api.getValidity({ params, query: { human_study_id: humanStudy.id } }),
    );
    outcome.validity = validity;
    outcome.uncompared = matched
      .filter(({ question }) => !validity.questions.some(({ question_id }) => question_id === question.id))
      .map(({ column, question: { id } }) => {
        const asked = figures.questions.find(({ question_id }) => question_id === id)?.asked ?? 0;
        return { column, why: `${asked} personas were asked ${id} here, and none answered.` };
      });
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof CommandError)) throw error;
    conduct.display.end();
    outcome.failed = { step, why: error.message };
  }
  return outcome;
}
