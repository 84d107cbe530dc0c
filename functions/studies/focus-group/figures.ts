import type { FocusGroupAggregate } from "./aggregate-schema.ts";
import { airtime } from "./airtime.ts";
import { conformity, type PrivateViews } from "./conformity.ts";
import { discussionOf, saidByMembers, type CodedMessage } from "./discussion.ts";
import { topics } from "./topics.ts";

export interface FinishedFocusGroup {
  /** Rounds of the discussion; private views have round 0 and `rounds` + 1. */
  rounds: number;
  /** One per persona; null where words could not be rated. */
  views: readonly { persona_id: string; before: number | null; after: number | null }[];
  /** The whole transcript, in any order. */
  messages: readonly CodedMessage[];
  /** The weight of each persona in the shares of themes. */
  weightOf?: (personaId: string) => number;
}

/**
 * Computes the figures of a focus group. Its disagreements are not among them, as a model names these.
 * @throws StatisticsInputError without views
 */
export function focusGroupFigures({
  rounds,
  views,
  messages,
  weightOf,
}: FinishedFocusGroup): Omit<FocusGroupAggregate, "disagreements"> {
  const discussion = discussionOf(messages, rounds);
  const said = saidByMembers(discussion);
  const rated = views.flatMap(({ persona_id, before, after }): PrivateViews[] =>
    before === null || after === null ? [] : [{ persona_id, before, after }],
  );
  const members = views.map(({ persona_id }) => persona_id);
  return {
    rounds,
    messages: discussion.length,
    conformity: rated.length > 0 ? conformity(rated) : null,
    airtime: airtime(members, said),
    themes: topics(said, members, weightOf),
  };
}
