import type { ChoiceSet } from "../../conjoint/choice-data.ts";
import type { Survey, SurveyQuestion } from "../schemas.ts";
import { countedAnswer, type Participant } from "./participants.ts";

/** Best–worst sets that belong together, with all their items in order of appearance. */
export interface BestWorstStudy {
  sets: SurveyQuestion[];
  items: string[];
}

/** The options that somebody chose as the best and the worst of a set; the worst is null if it was not named. */
export interface BestWorst {
  options: readonly string[];
  best: string;
  worst: string | null;
}

/** Best–worst studies of a survey: sets that share items, directly or by way of others. */
export function bestWorstStudiesIn({ questions }: Survey): BestWorstStudy[] {
  const studies: BestWorstStudy[] = [];
  for (const set of questions.filter(({ best_worst, options }) => best_worst && options)) {
    const related = studies.filter(({ items }) => set.options!.some((option) => items.includes(option)));
    const [first] = related;
    if (!first) {
      studies.push({ sets: [set], items: [...set.options!] });
      continue;
    }
    for (const other of related.slice(1)) {
      first.sets.push(...other.sets);
      first.items.push(...other.items);
      studies.splice(studies.indexOf(other), 1);
    }
    first.sets.push(set);
    first.items.push(...set.options!.filter((option) => !first.items.includes(option)));
  }
  return studies;
}

/** What a participant chose in every set that it answered. */
export const choicesOf = ({ sets }: BestWorstStudy, participant: Participant): BestWorst[] =>
  sets.flatMap((set) => {
    const options = set.options ?? [];
    const [best, ...others] = (countedAnswer(participant, set)?.ranking ?? []).filter((one) => options.includes(one));
    return best === undefined ? [] : [{ options, best, worst: others.at(-1) ?? null }];
  });

/** An item as a column of its own, ±1; the first one is the reference. */
const coded = (item: string, items: readonly string[], sign: number): number[] =>
  items.slice(1).map((other) => (other === item ? sign : 0));

/**
 * A best–worst choice as two choices of a logit: first the best of all, then the worst of the rest, by utilities of the
 * opposite sign. This is sequential best–worst (Louviere, Flynn & Marley 2015, Best–Worst Scaling, ch. 1).
 */
export function choiceSetsOf(
  { persona_id: person, weight }: Pick<Participant, "persona_id" | "weight">,
  choices: readonly BestWorst[],
  items: readonly string[],
): ChoiceSet[] {
  return choices.flatMap(({ options, best, worst }) => {
    const left = options.filter((option) => option !== best);
    const asBest: ChoiceSet = {
      person,
      weight,
      alternatives: options.map((option) => coded(option, items, 1)),
      chosen: options.indexOf(best),
    };
    if (worst === null || left.length < 2) return [asBest];
    const asWorst = {
      person,
      weight,
      alternatives: left.map((option) => coded(option, items, -1)),
      chosen: left.indexOf(worst),
    };
    return [asBest, asWorst];
  });
}
