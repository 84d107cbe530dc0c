import { familyStatement, type Statement } from "../../rating/statement.ts";
import { followUpRatingPrompt } from "../../rating/prompt.ts";
import { closingQuestionPrompt, type Situation } from "../../closing-question/prompt.ts";
import type { AskedPersona, Utterance } from "../../../personas/people/asked-persona.ts";
import type { ExpectedCall, PlannedStudy } from "./study.ts";
import { said } from "./typical.ts";

/** How a view is read for its sentiment, as every study does. */
export const sentimentSaid = (language: string): Statement =>
  familyStatement(
    "overall_sentiment",
    "How does the speaker feel about it, taken together?",
    said("view", language),
    language,
  );

/** Whether ratings wait for a separate call, in most cases. */
export const isRatedApart = ({ scales }: PlannedStudy): boolean => scales.size === 0;

/** The call that places words on their scales, where vectors cannot. */
export function ratingCalls(
  { scales }: PlannedStudy,
  statements: readonly Statement[],
  at: Pick<ExpectedCall, "times" | "position">,
): ExpectedCall[] {
  const others = statements.filter(({ family }) => family === null || !scales.has(family));
  return others.length > 0 ? [{ prompt: followUpRatingPrompt(others), items: others.length, ...at }] : [];
}

/** The last question that a persona is asked, in private. */
export const closingQuestionCalls = (
  study: PlannedStudy,
  askedPersona: AskedPersona,
  { situation, talk }: { situation: Situation; talk: readonly Utterance[] },
  at: Pick<ExpectedCall, "times" | "position">,
): ExpectedCall[] => [
  { prompt: closingQuestionPrompt(askedPersona, { situation, talk }), ...at },
  ...ratingCalls(study, [sentimentSaid(study.language)], at),
];
