import { simulationTypes, type SimulationType } from "../platform/log/study-types.ts";
import { conceptTest } from "./concept-test/kind.ts";
import { conjoint } from "./conjoint/kind.ts";
import { focusGroup } from "./focus-group/kind.ts";
import { interview } from "./interview/kind.ts";
import { liveInterview } from "./interview/live/kind.ts";
import type { StudyKind } from "./study-kind.ts";
import { survey } from "./survey/kind.ts";

/** Every kind of study, a file each; a kind that has none is an error of types. */
export const studyKinds: Readonly<Record<SimulationType, StudyKind>> = {
  concept_test: conceptTest,
  survey,
  focus_group: focusGroup,
  idi_ai: interview,
  idi_manual: liveInterview,
  conjoint,
};

/** The kind of a study, or of what was read of one. */
export const kindOf = ({ simulation_type }: { simulation_type: SimulationType }): StudyKind =>
  studyKinds[simulation_type];

/** Whether personas answer questions with scales or options: they can be counted, crossed and estimated. */
export const hasClosedQuestions = (study: { simulation_type: SimulationType }): boolean =>
  ["battery", "questionnaire"].includes(kindOf(study).asks);

/** The kinds for which something holds, in their usual order. */
export const typesWhere = (holds: (kind: StudyKind) => boolean): SimulationType[] =>
  simulationTypes.filter((type) => holds(studyKinds[type]));
