import { join } from "node:path";
import { readConvergence } from "../../../functions/findings/convergence/handlers.ts";
import type { SimulationDependencies } from "../../../functions/studies/simulation/dependencies.ts";
import { studyInputHandlers, type StudyInputDependencies } from "../../../functions/studies/inputs/handlers.ts";
import {
  promoteConsistent,
  type PromotionDependencies,
} from "../../../functions/findings/promotion/promote-consistent.ts";
import { measureStudy } from "../../../functions/findings/reliability/measure-study.ts";
import { reportSimulation, type ReportDependencies } from "../../../functions/reports/writing/report-simulation.ts";
import { openFiles } from "../../../functions/reports/files.ts";
import { openPages } from "../../../functions/reports/page.ts";
import { exportFacts, reportFormats } from "../../../functions/platform/files/export-formats.ts";
import { noCost } from "../../../functions/platform/costs/cost.ts";
import type { Logger } from "../../../functions/platform/log/logger.ts";
import type { ReliabilityStore } from "../../../functions/findings/reliability/store.ts";
import type { AnsweredSize } from "./answers.ts";
import { inputOf, LARGEST_CHOICES, roughDesign, type ChoiceSize } from "./choices.ts";
import { finishedConjoint, finishedSurveys, type Finished } from "./finished.ts";
import { LARGEST } from "./largest.ts";
import { reportMaterial } from "./report-material.ts";

/** Where the style of pages lies. */
const PROJECT = join(import.meta.dirname, "../../..");

/** Work of the largest size that the service takes, from where a function has read its data to where it writes. */
export interface Blocking {
  statistic: string;
  /** The function that does it. */
  runsIn: string;
  size: string;
  /** Builds what storage would give. @param share of the largest personas and questions, 1 for figures to be shown */
  prepare: (share: number) => () => Promise<unknown>;
}

const silent = { info() {}, warn() {}, error() {}, debug() {} } as unknown as Logger;
const identity = { companyId: "company", userId: "user", role: "owner" };
const part = (most: number, share: number): number => Math.max(2, Math.round(most * share));

const ratings = (share: number): AnsweredSize => ({
  personas: part(LARGEST.personas, share),
  questions: part(LARGEST.questions, share),
  categories: LARGEST.points,
  themes: LARGEST.themesPerPersona,
  dimensions: LARGEST.dimensions,
  mix: "ratings",
});
const options = (share: number): AnsweredSize => ({ ...ratings(share), categories: LARGEST.options, mix: "options" });

function convergence(studies: readonly Finished[]): () => Promise<unknown> {
  const simulations = {
    findForConvergence: () => Promise.resolve({ available: studies.length, simulations: studies }),
  } as unknown as SimulationDependencies["simulations"];
  const request = {
    identity,
    params: { project_id: "project" },
    query: { persona_group_id: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f" },
  };
  return () => readConvergence({ simulations }, request as never);
}

function designSearch(share: number): () => Promise<unknown> {
  const { simulation } = finishedSurveys(1, ratings(share))[0]!;
  const waiting = { ...simulation, simulation_type: "conjoint", status: "pending" };
  const personas = Object.entries(simulation.participants).map(([id, one]) => ({ id, ...one, facts: null }));
  const group = { status: "complete", language: "en" };
  const dependencies = {
    followUps: { order: () => Promise.resolve({ outcome: "written" as const }) },
    pipeline: { start: () => Promise.resolve() },
    logger: silent,
  } as unknown as StudyInputDependencies;
  const body = inputOf({ ...LARGEST_CHOICES, tasks: part(LARGEST_CHOICES.tasks, share) });
  const request = { identity, params: { project_id: "project", simulation_id: simulation.id }, body };
  return () =>
    studyInputHandlers.sendConjointDesign.act!(
      dependencies,
      request as never,
      { simulation: waiting, personas, group } as never,
    );
}

const reference = { company_id: "company", project_id: "project", simulation_id: "study-00" };

/** The state that writes a report; the model that narrates it answers at once and in nothing. */
function report(study: Finished): () => Promise<unknown> {
  const narrative = { summary: "", recommendations: [], disagreements: [] };
  const dependencies = {
    modelId: "none",
    model: {
      prepare: () => undefined,
      ask: () => Promise.resolve({ value: narrative, usage: noCost, modelId: "none" }),
    },
    reader: {
      tellsApart: () => Promise.resolve(true),
      samePersonAbove: () => Promise.resolve(null),
      similarity: {
        modelId: "none",
        embed: (texts: readonly string[]) => Promise.resolve({ vectors: texts.map(() => []), usage: noCost }),
      },
    },
    simulations: {
      beginReport: () => Promise.resolve(true),
      loadReport: () => Promise.resolve({ ...study, drafts: new Map(), messages: [], hasAggregate: false }),
      saveAggregate: () => Promise.resolve(true),
    },
  } as unknown as ReportDependencies;
  return () => reportSimulation(dependencies, reference);
}

/** A store of a project whose studies are all runs of the same. */
function storeOf(runs: readonly Finished[]) {
  const byId = new Map(runs.map((run) => [run.simulation.id, run]));
  return {
    load: () =>
      Promise.resolve({
        study: { id: "study", status: "running", vary: [] },
        ...runs[0]!,
        reruns: runs.slice(1),
      }),
    studiesOfProject: () => Promise.resolve({ simulations: runs, reruns: [] }),
    results: ({ simulationId }: { simulationId: string }) => Promise.resolve(byId.get(simulationId)?.results ?? []),
    participantsOf: () =>
      Promise.resolve(runs[0]!.results.map(({ result }) => ({ ...result, grounded: true, profile: {} }))),
    personasOf: () =>
      Promise.resolve(runs[0]!.results.map(({ result }) => ({ id: result.persona_id, library_persona_id: null }))),
    aggregate: () => Promise.resolve(runs[0]!.aggregate),
    saveOutcome: () => Promise.resolve(true),
  } as unknown as ReliabilityStore & PromotionDependencies["reliability"];
}

const reliability = (runs: readonly Finished[]) => () =>
  measureStudy({ reliability: storeOf(runs) }, { ...reference, study_id: "study" });

const promotion = (runs: readonly Finished[]) => () =>
  promoteConsistent(
    { reliability: storeOf(runs), library: { promote: () => Promise.resolve(false) } },
    { companyId: "company", projectId: "project" },
    "group",
    silent,
  );

const survey = `${LARGEST.personas} personas, ${LARGEST.questions} questions`;
const scales = `${survey} of ${LARGEST.points} points`;
const several = `${survey} of ${LARGEST.options} options`;
const conjoint =
  `${LARGEST.personas} personas, ${LARGEST.tasks} tasks, ` + `${LARGEST.alternatives} offers, ${LARGEST.levels} levels`;

/** One task each: as many versions as personas, and hardly a choice to tell anybody's utilities from. */
const FEWEST_TASKS: ChoiceSize = { personas: LARGEST.personas, tasks: 1, alternatives: 2, levels: [7, 7, 7, 7, 2] };

/** Everything that computes for long, each as its handler calls it. */
export const blocking: readonly Blocking[] = [
  {
    statistic: "Convergence",
    runsIn: "request api-simulations",
    size: `${LARGEST.simulations} simulations, ${scales}`,
    prepare: (share) => convergence(finishedSurveys(part(LARGEST.simulations, share), ratings(share))),
  },
  {
    statistic: "Convergence",
    runsIn: "request api-simulations",
    size: `${LARGEST.simulations} simulations, ${several}`,
    prepare: (share) => convergence(finishedSurveys(part(LARGEST.simulations, share), options(share))),
  },
  { statistic: "Design search", runsIn: "request api-study-inputs", size: conjoint, prepare: designSearch },
  {
    statistic: "Report of a conjoint study",
    runsIn: "state simulation-write-report",
    size: conjoint,
    prepare: (share) =>
      report(
        finishedConjoint(
          roughDesign({ ...LARGEST_CHOICES, tasks: part(LARGEST.tasks, share) }),
          part(LARGEST.personas, share),
        ),
      ),
  },
  {
    statistic: "Report of a conjoint study",
    runsIn: "state simulation-write-report",
    size: `${LARGEST.personas} personas, 1 task of 2 offers, 30 levels`,
    prepare: () => report(finishedConjoint(roughDesign(FEWEST_TASKS), FEWEST_TASKS.personas)),
  },
  {
    statistic: "Report of a survey",
    runsIn: "state simulation-write-report",
    size: scales,
    prepare: (share) => report(finishedSurveys(1, ratings(share))[0]!),
  },
  {
    statistic: "Report of a survey",
    runsIn: "state simulation-write-report",
    size: several,
    prepare: (share) => report(finishedSurveys(1, options(share))[0]!),
  },
  {
    statistic: "Report as a page",
    runsIn: "request api-reports",
    size: scales,
    prepare: (share) => {
      const material = reportMaterial(ratings(share));
      const { makePage } = openPages(PROJECT, async () => undefined);
      return () => makePage(material, undefined);
    },
  },
  ...reportFormats.map((format) => ({
    statistic: `Report as ${exportFacts[format].label}`,
    runsIn: "request api-reports",
    size: scales,
    prepare: (share: number) => {
      const material = reportMaterial(ratings(share));
      return () => openFiles()(format, material, undefined);
    },
  })),
  {
    statistic: "Reliability",
    runsIn: "state reliability-study-measure-reliability",
    size: `${LARGEST.runs} runs, ${scales}`,
    prepare: (share) => reliability(finishedSurveys(LARGEST.runs, ratings(share))),
  },
  {
    statistic: "Reliability",
    runsIn: "state reliability-study-measure-reliability",
    size: `${LARGEST.runs} runs, ${several}`,
    prepare: (share) => reliability(finishedSurveys(LARGEST.runs, options(share))),
  },
  {
    statistic: "Promotion",
    runsIn: "state simulation-promote-personas",
    size: `${LARGEST.promotionRuns} runs, ${scales}`,
    prepare: (share) =>
      promotion(finishedSurveys(part(LARGEST.promotionRuns, share), { ...ratings(share), themes: 0 })),
  },
];
