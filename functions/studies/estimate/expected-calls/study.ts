import type { Concept } from "../../concept-test/schemas.ts";
import type { ConjointDesign } from "../../conjoint/design-schema.ts";
import type { Guide } from "../../interview/schemas.ts";
import type { GroupDefinition } from "../../../personas/groups/schemas.ts";
import type { ParticipantProfile } from "../../../personas/people/participant.ts";
import type { ScaleFamily } from "../../rating/scale-families.ts";
import type { automaticSimulationTypes } from "../../../platform/log/study-types.ts";
import type { Survey } from "../../survey/schemas.ts";
import type { Material } from "../../../models/prompts/material.ts";
import type { AskedPersona } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";

/** Kinds of study whose calls are known beforehand. */
export type EstimableType = (typeof automaticSimulationTypes)[number];

/** A study that has not been started, with all that decides which calls it will make. */
export interface PlannedStudy {
  type: EstimableType;
  /** BCP 47. */
  language: string;
  /** What it is about; null if nothing was said. */
  context: string | null;
  /** With their texts; pictures are not counted. */
  briefings: readonly (Material & { id: string })[];
  /** Those that are shown with everything. */
  briefingIds: readonly string[];
  concepts: readonly Concept[];
  /** Whether each persona sees one of the concepts. */
  isMonadic: boolean;
  survey: Survey | null;
  guide: Guide | null;
  design: ConjointDesign | null;
  /** The audience of direct estimates; null: there are none. */
  audience: GroupDefinition | null;
  /** Rounds of a focus group. */
  rounds: number;
  /** Personas that take part. */
  personas: number;
  /** Some of them, who represent all. */
  sample: readonly ParticipantProfile[];
  /** Survey questions of one persona that are asked in parallel. */
  questionsAtOnce: number;
  /** Scales on which vectors rate words of the language; on all others a further turn of the persona's model does. */
  scales: ReadonlySet<ScaleFamily>;
}

/** Everything that may be asked and said, what probably is, or what is in any case. */
export type Bound = "low" | "expected" | "high";

/** Calls of one prompt: a persona of the sample represents several. */
export interface ExpectedCall {
  prompt: Prompt<unknown>;
  times: number;
  /** Position of the persona that is asked, which decides its model; null where a role's first model is asked. */
  position: number | null;
  /** Parts of the answer whose number the prompt decides: tasks, options, statements. */
  items?: number;
  /** Prompts with the same mark have tools of the same size; without one those of the same id. */
  toolMark?: string;
}

/** The calls of a study, in total and in sequence. */
export interface ExpectedWork {
  calls: ExpectedCall[];
  /** The longest sequence of calls that wait for each other. */
  sequence: number;
}

/** A persona of the sample as prompts address it. */
export const plannedPersona = (
  { context, language, briefings, briefingIds }: PlannedStudy,
  persona: ParticipantProfile,
  shown: readonly string[] = briefingIds,
): AskedPersona => ({ persona, context, language, briefings: briefings.filter(({ id }) => shown.includes(id)) });

/** The number of a study's personas that one persona of the sample represents. */
export const personaMultiple = ({ personas, sample }: Pick<PlannedStudy, "personas" | "sample">): number =>
  personas / sample.length;
