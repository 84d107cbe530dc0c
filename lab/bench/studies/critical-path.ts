/** Kinds of work whose wall time is measured: the making of personas, and the studies that run by themselves. */
export const workKinds = {
  persona_generation: "Persona generation",
  concept_test: "Concept test",
  survey: "Survey",
  focus_group: "Focus group",
  idi_ai: "AI interviews",
  conjoint: "Conjoint",
} as const;
export type WorkKind = keyof typeof workKinds;

/** A turn of a group discussion. */
export interface GroupTurn {
  /**
   * Whether the moderator says something first: it opens a round, or probes; between the waves of a round it is silent.
   */
  moderated: boolean;
  /** Who then speak side by side. */
  speakers: number;
}

/** What happened in a piece of work, as far as its model calls follow from it. */
export type Course =
  | {
      kind: "persona_generation";
      /**
       * Persons that were written side by side, round by round: everybody, then those who came out like somebody else.
       */
      written: readonly number[];
    }
  | { kind: "concept_test" | "conjoint"; personas: number }
  | { kind: "survey"; personas: number; questions: number }
  | { kind: "focus_group"; personas: number; turns: readonly GroupTurn[] }
  | {
      kind: "idi_ai";
      /** By persona: the probes put after each question of the guide. */
      interviews: readonly (readonly number[])[];
    };

/** The conversational model calls of a piece of work; repair turns and retries are none of them. */
export interface ModelCalls {
  /** On the longest chain in which each call is shown, or decided by, something that came of the one before. */
  critical: number;
  /** Embeddings on that chain; those side by side count once, those beside a conversational call never. */
  embeddings: number;
  /** One after the other on the longest way through the state machine: what is above `critical` waits without need. */
  ordered: number;
  /** All of them. */
  total: number;
}

/** After this many probes the interviewer is asked for the coverage only (`hold-interview.ts`). */
const MOST_PROBES = 2;
const REPORT = 1;
const LOOKING_BACK = 1;
/** What was said last is rated before the report shows it; the report's quotes are held against what they support. */
const READINGS = 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** The model calls that a piece of work needs by its method, given the course that it took. */
export function modelCallsOf(course: Course): ModelCalls {
  switch (course.kind) {
    case "persona_generation":
      return generation(course.written);
    case "concept_test":
    case "conjoint":
      return oneAnswerEach(course.personas);
    case "survey":
      return survey(course);
    case "focus_group":
      return focusGroup(course);
    case "idi_ai":
      return interviews(course.interviews);
  }
}

/**
 * Persons know nothing of each other while they are written, so a round is one call long; who has to be written again
 * is shown whom not to resemble, which is known after the round.
 */
function generation(written: readonly number[]): ModelCalls {
  const rounds = written.filter((persons) => persons > 0).length;
  // Who came out like somebody else is told by the vectors of a round.
  return { critical: rounds, embeddings: rounds, ordered: rounds, total: sum(written) };
}

/** Concept test and conjoint: everybody answers once, independently; the report is shown all answers. */
function oneAnswerEach(personas: number): ModelCalls {
  return { critical: 1 + REPORT, embeddings: READINGS, ordered: 1 + REPORT, total: personas + REPORT };
}

/** Questions are answered without knowing any other, the open one says what it turns on; the report is shown it all. */
function survey({ personas, questions }: { personas: number; questions: number }): ModelCalls {
  return { critical: 1 + REPORT, embeddings: READINGS, ordered: 1 + REPORT, total: personas * questions + REPORT };
}

/**
 * Speakers are shown all that was said aloud before their wave, and the moderator too, so moderator and waves follow
 * one another. Private views are shown to nobody but those who hold them: the moderator's first question does not
 * depend on them, only the first wave does. Closing views are shown the whole discussion.
 */
function focusGroup({ personas, turns }: { personas: number; turns: readonly GroupTurn[] }): ModelCalls {
  const PRIVATE_VIEW = 1;
  const discussion = sum(turns.map(({ moderated, speakers }) => Number(moderated) + Number(speakers > 0)));
  const ordered = PRIVATE_VIEW + discussion + LOOKING_BACK + REPORT;
  const besideTheViews = turns[0]?.moderated ? 1 : 0;
  const total =
    personas * (PRIVATE_VIEW + LOOKING_BACK) +
    sum(turns.map(({ moderated, speakers }) => Number(moderated) + speakers)) +
    REPORT;
  return { critical: ordered - besideTheViews, embeddings: READINGS, ordered, total };
}

/**
 * Interviews know nothing of each other; within one, every answer is shown the talk so far, and a judgement decides
 * whether a probe follows. The judgement of an answer after the last probe decides nothing: only the report reads it,
 * so the next question need not wait for it. As long as the longest interview, its looking back and the report.
 */
function interviews(all: readonly (readonly number[])[]): ModelCalls {
  const answers = (probes: readonly number[]) => sum(probes.map((put) => 1 + put));
  const deciding = (probes: readonly number[]) => sum(probes.map((put) => Math.min(1 + put, MOST_PROBES)));
  const longest = (length: (probes: readonly number[]) => number) =>
    Math.max(0, ...all.map(length)) + LOOKING_BACK + REPORT;
  return {
    critical: longest((probes) => answers(probes) + deciding(probes)),
    embeddings: READINGS,
    ordered: longest((probes) => 2 * answers(probes)),
    total: sum(all.map((probes) => 2 * answers(probes) + LOOKING_BACK)) + REPORT,
  };
}
