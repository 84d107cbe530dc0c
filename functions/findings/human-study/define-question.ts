import { peopleWordingOf } from "../../languages/people-wording.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { HumanDraft, QuestionDefinition } from "./draft.ts";
import { mismatch } from "./match-questions.ts";
import type { Problems } from "./problems.ts";
import { placesOf } from "./same-text.ts";
import { formOf } from "../../studies/survey/answer-forms.ts";
import { LONGEST_OPTION, OPTIONS } from "../../studies/survey/schemas.ts";

const NO_SCALE =
  "its scale is not known; give points and first_value, or name the simulation that asked it in simulation_id";
const NO_OPTIONS = "its options are not known; give options, or name the simulation that asked it in simulation_id";

/** The options that toplines list: one line per answer. */
const listed = ({ results }: HumanDraft): string[] | null => {
  if (results.form !== "counts") return null;
  const answers = results.counts.map(({ answer }) => answer);
  return answers.length >= OPTIONS.fewest ? answers : null;
};

/**
 * A question with its scale or its options. They come with the question, or else from the simulation, or else from the
 * options that toplines list. None is ever assumed.
 * @param named whether the simulation was named: then a mismatch is a problem; otherwise it just is another question
 * @returns undefined where a problem was found
 */
export function defineQuestion(
  draft: HumanDraft,
  asked: readonly AskedQuestion[],
  named: boolean,
  problems: Problems,
): QuestionDefinition | undefined {
  const { definition, place } = draft;
  const say = (problem: string) => {
    problems.add(place, problem);
    return undefined;
  };
  const found = findAsked(asked, definition, named);
  const differs = found && mismatch(definition, found, peopleWordingOf("en"));
  if (differs && named) return say(differs);
  const same = differs ? undefined : found;
  if (formOf(definition) === "rating") {
    const scale = definition.scale ?? same?.scale;
    if (!scale) return say(NO_SCALE);
    if (scale.labels && scale.labels.length !== scale.points)
      return say(`its scale has ${scale.points} points and ${scale.labels.length} labels`);
    // Labels that the upload leaves out may be the simulation's.
    const labelled = [scale.low_label, scale.high_label, scale.labels].some((label) => label !== null);
    return { ...definition, multiple: false, options: null, scale: labelled ? scale : (same?.scale ?? scale) };
  }
  if (draft.results.form === "mean") return say("mean, sd and n are of rating scales; send counts of each option");
  const options = definition.options ?? same?.options ?? listed(draft);
  if (!options) return say(NO_OPTIONS);
  if (options.length > OPTIONS.most) return say(`it has more than ${OPTIONS.most} options`);
  if (options.some((option) => option.length > LONGEST_OPTION))
    return say(`it has an option of more than ${LONGEST_OPTION} characters`);
  const placeOf = placesOf(options);
  const twice = options.find((option, position) => placeOf(option) !== position);
  if (twice !== undefined) return say(`the option “${twice}” is there twice`);
  return { ...definition, scale: null, options: [...options] };
}
