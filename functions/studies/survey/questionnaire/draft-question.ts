import type { Fact } from "../../facts/fact.ts";
import type { Place } from "../../questionnaire/unreadable-line.ts";
import type { SurveyScale } from "../schemas.ts";

/** What a question's marks and usual words mean. */
export interface QuestionMarks {
  kind:
    | "single"
    | "multiple"
    | "open"
    | "scale"
    | "number"
    | "ranking"
    | "best_worst"
    | "maxdiff"
    | "allocation"
    | null;
  /** Whether the file requires an answer; null if it does not say. */
  required: boolean | null;
  scale: SurveyScale | null;
  min: number | null;
  max: number | null;
  unit: string | null;
  total: number | null;
  /** For best–worst sets: how many, and how many items in each; null: as many as the items need. */
  sets: { count: number; size: number } | null;
  randomize: boolean | null;
  shuffledRows: boolean;
  /** Whether it keeps its place in a shuffled section. */
  anchored: boolean;
  /** The words of the conditions under which it is asked, is not asked, or ends the survey. */
  conditions: { effect: "ask" | "skip" | "end"; words: string }[];
  /** For `(If yes)`: the answers to the choice above for which it is asked. */
  answerAbove: RegExp | null;
  /** The label of the question that it refers to. */
  follows: string | null;
}

export const plainMarks = (): QuestionMarks => ({
  ...{ kind: null, required: null, scale: null, min: null, max: null, unit: null, total: null, sets: null },
  ...{ randomize: null, shuffledRows: false, anchored: false, conditions: [], answerAbove: null, follows: null },
});

export interface DraftOption extends Place {
  /** The number or letter in front of it, as printed. */
  code: string | null;
  exclusive: boolean;
  anchored: boolean;
  /** Where it leads: the words behind its arrow. */
  direction: string | null;
}

/** Questions below a heading that has marks. */
export interface DraftSection extends Place {
  shuffled: boolean;
  /** Its rotation; null if it keeps its place. */
  rotation: string | null;
  /** How many sections of the rotation each respondent gets, where this heading says so. */
  shown: number | null;
  conditions: QuestionMarks["conditions"];
}

/** A question as it stands in a file, before all questions are numbered. */
export interface DraftQuestion extends Place {
  /** What conditions call it: `Q3`, `S1`, `3`; empty without a number. */
  label: string;
  /** What respondents read before it. */
  context: string | null;
  marks: QuestionMarks;
  scale: SurveyScale | null;
  options: readonly DraftOption[];
  /** Statements that are rated on its scale, or asked with its options. */
  rows: readonly Place[];
  section: DraftSection | null;
  /** What it asks of the person, as a model has read it; null if nothing, or if nobody has said so. */
  fact?: Fact | null | undefined;
}
