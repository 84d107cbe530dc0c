import type { FocusGroupAggregate } from "./aggregate-schema.ts";
import { airtime } from "./airtime.ts";
import { conformity, type PrivateViews } from "./conformity.ts";
import { discussionOf, saidByMembers, type CodedMessage } from "./discussion.ts";
import { topics } from "./topics.ts";

export interface FinishedFocusGroup {
  /** Rounds of the discussion; private views have round 0 and `rounds` + 1. */
  rounds: number;
  /** One per persona. */
  views: readonly PrivateViews[];
  /** The whole transcript, in any order. */
  messages: readonly CodedMessage[];
  personaCount: number;
}

/**
 * Computes the figures of a focus group; what it disagreed on is named by a model and not among them.
 * @throws StatisticsInputError without views, or if more personas spoke than there are
 */
export function focusGroupFigures({
  rounds,
  views,
  messages,
  personaCount,
}: FinishedFocusGroup): Omit<FocusGroupAggregate, "disagreements"> {
  const discussion = discussionOf(messages, rounds);
  const said = saidByMembers(discussion);
  return {
    rounds,
    messages: discussion.length,
    conformity: conformity(views),
    airtime: airtime(
      views.map(({ persona_id }) => persona_id),
      said,
    ),
    themes: topics(said, personaCount),
  };
}
