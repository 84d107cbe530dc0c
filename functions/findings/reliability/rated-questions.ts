import { wordingOf } from "../../languages/wording.ts";
import type { ObservedQuestion, ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { Rating } from "../../statistics/pair-disagreement.ts";
import { levelOf, ratingOf } from "./evidence.ts";
import { mergeThemeWordings, type MergedTheme } from "./merge-theme-wordings.ts";
import type { AlphaGap, QuestionReliability } from "./schemas.ts";

/** Ratings by persona, then by run, in the order of {@link Comparison}; null is missing. */
export type Ratings = (Rating | null)[][];

/** One question of all runs. */
export interface RatedQuestion {
  id: string;
  question: string;
  kind: QuestionReliability["kind"];
  level: QuestionReliability["level"];
  /** Whole answers, which exact agreement compares. */
  answers: Ratings;
  /** The columns that α is computed for: the answers, or one column per option or theme. α is their mean. */
  columns: Ratings[];
  /** Every possible answer; empty for scores, which can have any number of values. */
  categories: readonly Rating[];
  /** Set where nothing can be compared whatever the ratings are. */
  gap: AlphaGap | null;
}

/** Runs next to each other, in the order of their ids, with personas in the order of theirs. */
export interface Comparison {
  personas: readonly string[];
  runs: number;
  questions: readonly RatedQuestion[];
}

/** A theme that only one persona ever names says nothing about agreement between personas, and much about chance. */
const FEWEST_NAMING = 2;

const CHOSEN = 1;
const LEFT = 0;

function ratedQuestion(personas: readonly string[], asked: readonly (ObservedQuestion | undefined)[]): RatedQuestion {
  const known = asked.find((question) => question !== undefined)!;
  const { id, question, kind } = known;
  const categories = [...new Set(known.categories)];
  const by = (of: (question: ObservedQuestion, personaId: string) => Rating | null): Ratings =>
    personas.map((personaId) => asked.map((run) => (run ? of(run, personaId) : null)));
  const answers = by(ratingOf);
  const columns =
    kind === "options"
      ? categories.map((option) =>
          by((run, personaId) => {
            const chosen = run.answers.get(personaId);
            if (typeof chosen !== "object") return null;
            return chosen.includes(String(option)) ? CHOSEN : LEFT;
          }),
        )
      : [answers];
  return { id, question, kind, level: levelOf(kind), answers, columns, categories, gap: null };
}

/**
 * Whether a persona could have named a theme in a run: it took part, and answered the question if it is an open one.
 */
function couldName(run: ObservedSimulation, questionId: string | null): ReadonlySet<string> {
  if (questionId === null) return new Set(run.persona_ids);
  return new Set(run.themes.flatMap((theme) => (theme.question_id === questionId ? [theme.persona_id] : [])));
}

function themeColumn(personas: readonly string[], runs: readonly ObservedSimulation[], theme: MergedTheme): Ratings {
  const could = runs.map((run) => couldName(run, theme.question_id));
  return personas.map((personaId) =>
    runs.map((_, run) => {
      if (!could[run]!.has(personaId)) return null;
      return theme.mentions.get(personaId)?.has(run) ? CHOSEN : LEFT;
    }),
  );
}

/**
 * All themes as one question. Themes with only a wording are left out: the same thing in other words would count as
 * disagreement.
 */
function themesQuestion(personas: readonly string[], runs: readonly ObservedSimulation[]): RatedQuestion[] {
  const merged = mergeThemeWordings(runs.map(({ themes }) => themes.filter(({ embedding }) => embedding !== null)));
  if (merged.length === 0) return [];
  const shared = merged.filter(({ mentions }) => mentions.size >= FEWEST_NAMING);
  const rare = merged.length - shared.length;
  const { say } = wordingOf(runs[0]!.language);
  const columns = shared.map((theme) => themeColumn(personas, runs, theme));
  return [
    {
      id: "themes",
      question:
        rare === 0
          ? say("questions.themes", { compared: shared.length })
          : say("questions.themes_left_out", { compared: shared.length, left_out: rare }),
      kind: "themes",
      level: "nominal",
      answers: [],
      columns,
      categories: [LEFT, CHOSEN],
      gap: shared.length === 0 ? "no_shared_themes" : null,
    },
  ];
}

const askedIn = (run: ObservedSimulation) =>
  new Map(
    run.questions.map((question) => [JSON.stringify([question.id, question.question, question.method]), question]),
  );

/**
 * Puts runs of one study next to each other. A question is the same if id, wording and the method of rating are the
 * same. Personas who were missing in a run, or did not answer, have gaps there.
 */
export function compareRuns(runs: readonly ObservedSimulation[]): Comparison {
  const ordered = runs.toSorted((a, b) => (a.simulation_id < b.simulation_id ? -1 : 1));
  const personas = [...new Set(ordered.flatMap(({ persona_ids }) => persona_ids))].sort();
  const asked = ordered.map(askedIn);
  const keys = new Set(asked.flatMap((questions) => [...questions.keys()]));
  const questions = [...keys].map((key) =>
    ratedQuestion(
      personas,
      asked.map((run) => run.get(key)),
    ),
  );
  return { personas, runs: runs.length, questions: [...questions, ...themesQuestion(personas, ordered)] };
}
