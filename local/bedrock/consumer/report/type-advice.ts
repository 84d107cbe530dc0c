import type { Disagreements } from "./disagreements.ts";
import { EVERYBODY, type Point } from "./evidence.ts";
import { findingsOf, ratedQuestions } from "./findings.ts";
import type { Study } from "./study.ts";
import { topicOf } from "./topics.ts";

/** Advice that follows from the figures of one type of study. */
export interface TypeAdvice {
  /** In shares of participants, as in recommend.ts. */
  weight: number;
  point: Point;
  words: readonly [title: string, rationale: string];
}

const WEIGHT = {
  build: 1.4,
  attribute: 1.1,
  worth: 0.5,
  weakest: 0.7,
  highest: 0.45,
  lowest: 0.4,
  choice: 0.5,
  settle: 1,
  again: 0.6,
} as const;

const about = (
  study: Study,
  words: string,
  topic: Point["topic"] = null,
  cites: readonly string[] = EVERYBODY,
): Point => ({
  cites,
  topic,
  theme: words,
  item: null,
  side: "open",
  holders: study.speakers,
});

/** A quote under a question has to be about what it asks. */
const asked = (study: Study, question: string, side: Point["side"] = "open"): Point => ({
  // Liking is asked about in so many questions, and named in so many answers, that it ties none of them together.
  ...about(study, question, topicOf(question) === "appeal" ? null : topicOf(question), [question]),
  side,
  isQuestion: true,
});

function surveyAdvice(study: Study): TypeAdvice[] {
  const { advice } = findingsOf(study);
  const rated = ratedQuestions(study);
  const weakest = rated.length > 1 ? rated.at(-1) : undefined;
  const [best] = rated;
  const chosen = study.special.questions
    .flatMap(({ question, options }) => {
      const [first, second] = options.toSorted((a, b) => b.participants - a.participants);
      return first && first.participants > (second?.participants ?? 0) ? [{ question, first }] : [];
    })
    .toSorted((a, b) => b.first.participants - a.first.participants)[0];
  return [
    ...(weakest && study.kind === "offer"
      ? [{ weight: WEIGHT.weakest, point: asked(study, weakest.question, "against"), words: advice.weakest(weakest) }]
      : []),
    ...(weakest && best && study.kind === "question"
      ? [
          { weight: WEIGHT.highest, point: asked(study, best.question), words: advice.highest(best) },
          { weight: WEIGHT.lowest, point: asked(study, weakest.question, "against"), words: advice.lowest(weakest) },
        ]
      : []),
    ...(chosen
      ? [
          {
            weight: (WEIGHT.choice * chosen.first.participants) / Math.max(1, study.size),
            point: about(study, chosen.first.option, null, [chosen.question]),
            words: advice.choice(chosen.question, chosen.first.option),
          },
        ]
      : []),
  ];
}

function conjointAdvice(study: Study): TypeAdvice[] {
  const { advice } = findingsOf(study);
  const { importances, best_profile, part_worths, willingness_to_pay } = study.special;
  const [first] = importances.toSorted((a, b) => b.percent - a.percent);
  const levels = part_worths.find(({ attribute }) => attribute === first?.attribute)?.levels ?? [];
  const best = levels.toSorted((a, b) => b.utility - a.utility)[0]?.level ?? null;
  const [worth] = willingness_to_pay.toSorted((a, b) => b.amount - a.amount);
  const words = first ? [first.attribute, ...levels.map(({ level }) => level)].join(" ") : "";
  return [
    ...(best_profile.length > 0
      ? [{ weight: WEIGHT.build, point: about(study, best_profile.join(" ")), words: advice.build(best_profile) }]
      : []),
    ...(first
      ? [
          {
            weight: WEIGHT.attribute,
            point: about(study, words, null, [first.attribute]),
            words: advice.attribute(first.attribute, first.percent, best),
          },
        ]
      : []),
    ...(worth && worth.amount > 0
      ? [{ weight: WEIGHT.worth, point: about(study, worth.level, "price"), words: advice.worth(worth) }]
      : []),
  ];
}

function interviewAdvice(study: Study): TypeAdvice[] {
  const [gap] = study.special.coverage.toSorted((a, b) => a.participants_covered - b.participants_covered);
  if (!gap || gap.participants_covered >= study.size) return [];
  const share = 1 - gap.participants_covered / Math.max(1, study.size);
  const words = findingsOf(study).advice.again(gap.question, gap.participants_covered, study.size);
  return [{ weight: WEIGHT.again * share, point: asked(study, gap.question), words }];
}

function groupAdvice(study: Study, disagreements: Disagreements): TypeAdvice[] {
  const [first] = disagreements;
  if (!first) return [];
  const holders = first.stands.map(({ speaker }) => speaker);
  const weight = (WEIGHT.settle * holders.length) / Math.max(1, study.size);
  const point: Point = { ...about(study, first.shown.topic, first.topic), holders };
  return [
    { weight, point, words: findingsOf(study).advice[study.kind === "offer" ? "settle" : "divide"](first.shown.topic) },
  ];
}

/** What the type's own figures suggest doing, besides what follows from themes and sentiment. */
export function typeAdvice(study: Study, disagreements: Disagreements): TypeAdvice[] {
  switch (study.type) {
    case "survey":
      return surveyAdvice(study);
    case "conjoint":
      return conjointAdvice(study);
    case "focus_group":
      return groupAdvice(study, disagreements);
    case "idi_ai":
    case "idi_manual":
      return interviewAdvice(study);
    default:
      return [];
  }
}
