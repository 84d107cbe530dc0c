import { studyTitle } from "../../../functions/studies/simulation/study-title.ts";
import type { Answer } from "../../../clients/typescript/src/index.ts";
import { t } from "../../language/say.ts";

export type Study = Answer<"getSimulation">;
export type StudyKind = Study["simulation_type"];

interface KindWords {
  label: string;
  /** The question that it answers. */
  answers: string;
  /** The field for `prompt_question`. */
  prompt: { label: string; hint: string; required: boolean };
  /** The field for `prompt_question` of a study with several concepts; absent if the kind cannot have several. */
  several?: KindWords["prompt"];
  /** The input it waits for after its creation; absent for a kind that starts at once. */
  waitsFor?: string;
  /** Whether that is a text with questions, whose number an estimate needs. */
  written?: true;
  /** Whether its cost depends on the questions that the user asks, so that no estimate or limit is possible. */
  unpriced?: true;
  /** Whether its figures can be compared with people's answers, and crossed by groups. */
  counted?: true;
  /** Whether it may ask a sample by quotas. */
  sampled?: true;
  /** Whether its figures are choices between offers, which are compared with no other study's. */
  offers?: true;
  /** Whether the user asks the questions live, so that they cannot be asked again. */
  live?: true;
}

const context = (hint: string) => ({ label: t("What it is about"), hint, required: false });

/** The six kinds, in the usual order of research. */
export const studyKinds: Readonly<Record<StudyKind, KindWords>> = {
  concept_test: {
    label: t("Concept test"),
    answers: t("How is an idea received, and would it be bought?"),
    prompt: {
      label: t("Concept"),
      hint: t("The idea as personas read it: what it is, what it does for them, what it costs."),
      required: true,
    },
    several: context(t("Shown above each of the concepts.")),
    counted: true,
  },
  survey: {
    label: t("Survey"),
    answers: t("How common are opinions and habits? You bring the questionnaire."),
    prompt: context(t("Shown to all personas before the first question.")),
    waitsFor: t("questionnaire"),
    written: true,
    counted: true,
    sampled: true,
  },
  focus_group: {
    label: t("Focus group"),
    answers: t("What do personas say to each other about it?"),
    prompt: { label: t("Question"), hint: t("What the group is to discuss."), required: true },
  },
  idi_ai: {
    label: t("Interviews with a guide"),
    answers: t("What are the reasons behind it? An interviewer follows your guide."),
    prompt: context(t("Shown to all personas before the interview.")),
    waitsFor: t("discussion guide"),
    written: true,
  },
  idi_manual: {
    label: t("Live interviews"),
    answers: t("What would you like to ask? You talk with the personas live."),
    prompt: context(t("What the personas know about the talk before it begins.")),
    waitsFor: t("first question"),
    unpriced: true,
    live: true,
  },
  conjoint: {
    label: t("Conjoint"),
    answers: t("What is each feature worth, and which price works?"),
    prompt: context(t("The situation in which personas choose; shown before the first choice.")),
    waitsFor: t("attributes"),
    offers: true,
  },
};

/** The title of a study: its name, or else its subject. */
export const titleOf = (study: Study): string => studyTitle(study) ?? studyKinds[study.simulation_type].label;

export const hasEnded = ({ status }: Study): boolean => ["complete", "failed", "aborted"].includes(status);

/** Whether it runs without the user, as far as the study shows. */
export const isWorking = ({ status, simulation_type, script, conjoint_design }: Study): boolean =>
  status === "running" ||
  status === "generating_report" ||
  (status === "pending" && (!studyKinds[simulation_type].waitsFor || script !== null || conjoint_design !== null));

const ends = { complete: t("complete"), failed: t("failed"), aborted: t("stopped") };

/** The state of a study, in a few words. */
export function statusOf(study: Study): string {
  const { waitsFor } = studyKinds[study.simulation_type];
  switch (study.status) {
    case "pending":
      if (isWorking(study) || !waitsFor) return t("starting");
      return study.survey_schema ? t("ready") : t("waits for its {waitsFor}", { waitsFor });
    case "running":
      return t("running, {percent} %", { percent: study.progress.percent });
    case "active":
      return t("under way");
    case "generating_report":
      return t("report being written");
    case "aborted":
      return "stopped";
    default:
      return ends[study.status];
  }
}
