import type { Message } from "../simulation/message.ts";
import { meanInterval } from "../../statistics/mean-interval.ts";
import { mean, sum } from "../../statistics/moments.ts";
import { wilsonInterval } from "../../statistics/wilson.ts";
import type { InterviewAggregate } from "./aggregate-schema.ts";
import { countWords } from "./count-words.ts";
import type { Coverage, Guide } from "./schemas.ts";

/** The data kept of one finished interview. */
export interface FinishedInterview {
  persona_id: string;
  /** By question of the guide; null where nobody could judge it; shorter if later ones were not asked. */
  coverage: readonly (Coverage | null)[];
  /** Probes asked for each of these questions. */
  probes: readonly number[];
  messages: readonly Message[];
}

const oneDecimal = (value: number) => Math.round(value * 10) / 10;
const percent = (share: number) => oneDecimal(share * 100);

function questionFigures(guide: Guide, interviews: readonly FinishedInterview[]): InterviewAggregate["questions"] {
  const questions = guide.sections.flatMap(({ title, questions }, section) =>
    questions.map(({ text }, question) => ({
      question_id: `${section + 1}.${question + 1}`,
      section: title,
      text,
    })),
  );
  return questions.map((question, index) => {
    const covered = interviews.filter(({ coverage }) => coverage[index] === "covered").length;
    const { share, lower, upper } = wilsonInterval(covered, interviews.length);
    return {
      ...question,
      asked: interviews.filter(({ coverage }) => coverage.length > index).length,
      covered,
      share: percent(share),
      share_interval: [percent(lower), percent(upper)],
      probes: sum(interviews.map(({ probes }) => probes[index] ?? 0)),
    };
  });
}

/**
 * Computes the figures of interviews. Shares are of all personas, so that a question that was not reached, or could not
 * be judged, counts as not covered. A question that was partly covered is not covered.
 * @param guide null for live interviews, which then have no questions, no coverage and no mean
 * @param interviews one per persona
 */
export function interviewFigures(guide: Guide | null, interviews: readonly FinishedInterview[]): InterviewAggregate {
  const questions = guide ? questionFigures(guide, interviews) : [];
  const coverage = guide
    ? interviews.map(({ persona_id, coverage }) => ({
        persona_id,
        questions: questions.map((_, index) => coverage[index] ?? ("not_covered" as const)),
      }))
    : [];
  const covered = coverage.map(
    (row) => (100 * row.questions.filter((level) => level === "covered").length) / questions.length,
  );
  return {
    interviews: interviews.map(({ persona_id, probes, messages }) => ({
      persona_id,
      exchanges: messages.filter(({ role }) => role === "interviewer").length,
      probes: sum(probes),
      words: sum(messages.map(({ role, content }) => (role === "persona" ? countWords(content) : 0))),
    })),
    questions,
    coverage,
    mean_coverage: covered.length > 0 ? oneDecimal(mean(covered)) : null,
    mean_coverage_interval: covered.length > 0 ? meanInterval(covered, 0, 100, { decimals: 1 }) : null,
  };
}
