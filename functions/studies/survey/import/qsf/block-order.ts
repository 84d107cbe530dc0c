import type { Condition } from "../../condition-schema.ts";
import type { SurveyDraft } from "../survey-draft.ts";
import { fieldsOf, listOf, numberOf, textOf, type Fields } from "../values.ts";
import type { Place } from "./place.ts";

/** How the questions of a block are ordered. If each respondent gets only some of them, also who is asked which. */
export interface BlockOrder {
  isShuffled: boolean;
  /** Ids of questions that keep their place. */
  fixed: Set<string>;
  /** By the id of a question there. */
  some: Map<string, Condition>;
}

/** What `Options` of a block say. */
export function blockOrder(block: Fields, name: string, draft: SurveyDraft, place: Place): BlockOrder {
  const options = fieldsOf(block.Options);
  const { Advanced, TotalRandSubset } = fieldsOf(options.Randomization);
  const advanced = fieldsOf(Advanced);
  const how = textOf(options.RandomizeQuestions);
  const isShuffled = how !== "" && !/^(?:false|none|no)$/i.test(how);
  const fixed = new Set(listOf(advanced.FixedOrder).map(textOf));
  if (!isShuffled) return { isShuffled, fixed, some: new Map() };
  const questions = listOf(block.BlockElements)
    .map((element) => textOf(fieldsOf(element).QuestionID))
    .filter(Boolean);
  const named = listOf(advanced.RandomSubSet)
    .map(textOf)
    .filter((id) => questions.includes(id));
  const drawn = named.length > 0 ? named : questions.filter((id) => !fixed.has(id));
  const count = numberOf(TotalRandSubset) ?? numberOf(advanced.TotalRandSubset) ?? 0;
  const isSome = (count > 0 || /OnlyX/i.test(how)) && count < drawn.length && drawn.length > 1;
  const some = isSome
    ? assignEvenly(
        draft,
        `${name.replace(/^Block /, "")}`,
        drawn.map((id) => id),
        Math.max(1, count),
        place,
      )
    : [];
  const conditions = new Map(some.map((condition, at) => [drawn[at]!, condition]));
  const hidden = listOf(advanced.Undisplayed)
    .map(textOf)
    .filter((id) => questions.includes(id));
  if (hidden.length > 0) draft.leaveOut(name, "Questions that it never asks are left out.");
  for (const id of hidden) conditions.set(id, { any: [] });
  return { isShuffled, fixed, some: conditions };
}

/**
 * Decides which respondents get which of several things, if everybody gets some of them. Each thing has an arm, which
 * begins with it and goes round the list, so that all are shown equally often.
 * @returns the condition of each
 */
export function assignEvenly(
  draft: SurveyDraft,
  name: string,
  things: readonly string[],
  count: number,
  { within }: Pick<Place, "within">,
): Condition[] {
  const { id, arms } = draft.addExperiment(name, things, within);
  return things.map((_, at) => ({
    experiment_id: id,
    any_of: arms.filter((_, arm) => (at - arm + things.length) % things.length < count),
  }));
}
