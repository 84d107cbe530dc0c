import type { MeasuredKind } from "../../costs/measured-kind.ts";

/** How many model calls the method asks for, and which. */
export interface NeededCalls {
  calls: number;
  because: string;
}

const REPORT = "1 for the report";

/** What was said in a study, each message once: every member's transcript of a group holds the whole discussion. */
function messagesOf({ results }: Pick<MeasuredKind, "results">): { persona: number; moderator: number } {
  const said = (results?.persona_results ?? []).flatMap(({ transcript }) => transcript ?? []);
  const roles = [...new Map(said.map(({ id, role }) => [id, role])).values()];
  const count = (wanted: string) => roles.filter((role) => role === wanted).length;
  return { persona: count("persona"), moderator: count("moderator") };
}

const answersOf = ({ results }: Pick<MeasuredKind, "results">): number =>
  (results?.persona_results ?? []).reduce((sum, { answers }) => sum + (answers?.length ?? 0), 0);

/**
 * Counts the calls that a piece of work cannot do without by the research methods, from its own results: one for
 * everything that somebody says unheard by others or in answer to them, one for every judgement, one for the report.
 * What comes on top of them was asked twice.
 */
export function neededCalls(work: Pick<MeasuredKind, "kind" | "personas" | "results" | "counts">): NeededCalls {
  const { kind, personas, counts } = work;
  switch (kind) {
    case "persona_generation":
      return {
        calls: personas + 2,
        because: "1 per persona, 1 that reads the audience, 1 that reads point by point what it says of everybody",
      };
    case "concept_test":
      return { calls: personas + 1, because: `1 per persona, ${REPORT}` };
    case "conjoint":
      return { calls: personas + 1, because: `1 sitting of all choice tasks per persona, ${REPORT}` };
    case "survey":
      return {
        calls: answersOf(work) + personas + 1,
        because:
          "1 per persona and question, which no other question may colour, " +
          `1 view in the end per persona, ${REPORT}`,
      };
    case "focus_group": {
      const { persona, moderator } = messagesOf(work);
      return {
        calls: persona + moderator + 1,
        because:
          `1 per contribution (${persona} of members, private views included, ${moderator} of the moderator), ` +
          `${REPORT}`,
      };
    }
    case "idi_ai": {
      const { persona } = messagesOf(work);
      return {
        calls: 2 * persona + personas + 1,
        because: `1 per answer and 1 that judges it (${persona} answers), 1 view in the end per persona, ${REPORT}`,
      };
    }
    case "live_message":
      return { calls: 1, because: "1 for the reply" };
    case "reliability_study":
      return { calls: personas * (counts.r ?? 0), because: `1 per persona and rerun (${counts.r ?? 0} reruns)` };
    case "answer_coding":
      return {
        calls: 1 + (counts.g ?? 0),
        because: `1 that drafts the codes and 1 per batch of answers (${counts.g ?? 0} batches)`,
      };
    case "market_refresh":
      return { calls: 0, because: "no model is asked" };
  }
}
