import type { FunctionName } from "../../../../functions/contracts/environment.ts";
import { batchesOf } from "../../../../functions/contracts/batch-capacity.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../../functions/contracts/states/simulation.ts";
import type { MeasuredWork } from "../../measured-file.ts";
import { demandOf, type Demand, type RoleDemand } from "../demand.ts";
import type { LoadKind } from "../load.ts";
import type { Settings, TaskSettings } from "./settings.ts";

/** A kind of study, or a generation, which people wait for as well. */
export type WaitedKind = LoadKind | "persona_generation";

/** Part of a study: items that are worked on side by side, as far as there are lanes and turns. */
export interface Stage {
  task: TaskSettings;
  /** Personas of each item. */
  items: readonly number[];
  lanes: number;
  /** Model calls of a persona, in steps that follow each other: calls side by side. */
  steps: readonly number[];
  /** Of one call in the mean, by model: how likely it goes there, and what it takes of the model's quota. */
  models: readonly { id: string; share: number; tokens: number }[];
  /** States entered before the items. */
  transitions: number;
}

const times = <T>(count: number, one: T): T[] => Array.from({ length: Math.max(0, count) }, () => one);

/** Questions that are asked side by side. */
function surveySteps(calls: number): number[] {
  const questions = Math.max(1, calls);
  const full = times(Math.floor(questions / SURVEY_QUESTIONS_AT_ONCE), SURVEY_QUESTIONS_AT_ONCE);
  const rest = questions % SURVEY_QUESTIONS_AT_ONCE;
  return [...full, ...(rest > 0 ? [rest] : [])];
}

/** Roles whose calls a stage makes, in the order of {@link DeployedModelIds}. */
type Roles = Partial<Record<"persona" | "moderator" | "report" | "parse", RoleDemand | undefined>>;

/** Calls of a role are spread over its models evenly. */
function modelsOf(roles: Roles, { models, quotas }: Settings): Stage["models"] {
  const all = Object.values(roles).reduce((sum, role) => sum + (role?.calls ?? 0), 0);
  return Object.entries(roles).flatMap(([role, demand]) => {
    if (!demand || demand.calls === 0) return [];
    const ids = [models[role as keyof Roles]].flat();
    return ids.map((id) => ({
      id,
      share: demand.calls / all / ids.length,
      tokens: (demand.input + (quotas.get(id)?.outputWeight ?? 1) * demand.output) / demand.calls,
    }));
  });
}

/** Turns of a discussion that is measured here. */
const TURNS = 12;
const RERUNS = 3;

/** What a study asks models, one stage after the other. @param work everything that was measured */
export function stagesOf(
  kind: WaitedKind,
  personas: number,
  work: readonly MeasuredWork[],
  settings: Settings,
): Stage[] {
  const demand: Demand = demandOf(kind, personas, work, 1);
  const { persona, moderator, report, parse } = demand.roles;
  const task = (name: FunctionName): TaskSettings => {
    const found = settings.tasks.get(name);
    if (!found) throw new Error(`No pipeline has ${name} call models`);
    return found;
  };
  const stage = (name: FunctionName, roles: Roles, own: Partial<Stage> = {}): Stage => {
    const found = task(name);
    const models = modelsOf(roles, settings);
    return { task: found, items: [1], lanes: found.lanes, steps: [1], models, transitions: 2, ...own };
  };
  /** A Map over batches of everybody. */
  const asked = (name: FunctionName, steps: readonly number[], roles: Roles = { persona }, runs = 1): Stage => {
    const { capacity, lanes } = task(name);
    const ids = Array.from({ length: personas }, (_, index) => String(index));
    const batches = batchesOf(ids, capacity).map(({ length }) => length);
    const items = times(runs, batches).flat();
    return stage(name, roles, { items, lanes: lanes * runs, steps });
  };
  const each = Math.max(1, Math.round((persona?.calls ?? 0) / personas));
  const reported = stage("simulation-write-report", { report }, { transitions: 3 });
  const one = times(personas, 1);

  switch (kind) {
    case "concept_test":
      return [asked("simulation-ask-concept", [1]), reported];
    case "survey":
      return [asked("simulation-ask-survey", surveySteps(each)), reported];
    case "conjoint":
      return [asked("simulation-make-choices", [1]), reported];
    case "idi_ai": {
      // Answers of the persona, and what the moderator makes of each: one after the other.
      const moderated = Math.round((moderator?.calls ?? 0) / personas);
      return [asked("simulation-interview-persona", times(each + moderated, 1), { persona, moderator }), reported];
    }
    case "focus_group": {
      const spoken = Math.max(1, Math.round(((persona?.calls ?? 0) - 2 * personas) / TURNS));
      const turn = [
        stage("simulation-moderate-group", { moderator }),
        stage("simulation-speak-in-group", { persona }, { items: times(spoken, 1) }),
      ];
      return [
        stage("simulation-form-private-view", { persona }, { items: one }),
        ...times(TURNS, turn).flat(),
        stage("simulation-look-back", { persona }, { items: one }),
        reported,
      ];
    }
    case "reliability_study":
      return [asked("simulation-ask-concept", [1], { persona }, RERUNS)];
    case "persona_generation":
      return [stage("persona-generation-plan-personas", { parse }), asked("persona-generation-generate-persona", [1])];
  }
}
