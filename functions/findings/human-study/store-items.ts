import type { Reader } from "../../platform/table/entity.ts";
import { humanAnswersEntity, humanStudyEntity, type HumanAnswers, type HumanStudyRecord } from "./record.ts";
import { humanAnswersKey, humanStudyKey, type HumanStudyRef } from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";

/** A human study with what people answered, question by question. */
export interface HumanStudyWithAnswers {
  study: HumanStudyRecord;
  questions: HumanAnswers[];
}

interface AnswersItem {
  human_study_id: string;
  questions: HumanAnswers[];
}
type Item = HumanStudyRecord | AnswersItem;

/** What lies under the prefix of human studies. */
export const humanStudyItem: Reader<Item> = {
  read: (item) => (item.entity === humanAnswersEntity.label.entity ? humanAnswersEntity : humanStudyEntity).read(item),
};
const isAnswers = (item: Item): item is AnswersItem => "human_study_id" in item;

/**
 * Puts studies and their questions together, in the order of the studies. What belongs to a study that is gone is left
 * out, and so is a study that lacks questions, which were reported where they were read.
 */
export function joinAnswers(items: readonly Item[]): HumanStudyWithAnswers[] {
  const answers = Map.groupBy(items.filter(isAnswers), ({ human_study_id: id }) => id);
  return items.flatMap((item) => {
    if (isAnswers(item)) return [];
    const questions = (answers.get(item.id) ?? [])
      .flatMap((some) => some.questions)
      .toSorted((a, b) => a.position - b.position);
    return questions.length === item.question_count ? [{ study: item, questions }] : [];
  });
}

/** Characters of questions as JSON that one item holds unless a single one is longer: items have 400 KB at most. */
const CHARACTERS_AN_ITEM = 100_000;

function* inItems(questions: readonly HumanAnswers[]): Generator<HumanAnswers[]> {
  let some: HumanAnswers[] = [];
  let characters = 0;
  for (const question of questions) {
    const own = JSON.stringify(question).length;
    if (some.length > 0 && characters + own > CHARACTERS_AN_ITEM) {
      yield some;
      [some, characters] = [[], 0];
    }
    some.push(question);
    characters += own;
  }
  yield some;
}

/** The writes of a new study. */
export const humanStudyWrites = (ref: HumanStudyRef, { study, questions }: HumanStudyWithAnswers): Write[] => [
  { Put: { Item: { ...humanStudyKey(ref), ...humanStudyEntity.label, company_id: ref.companyId, ...study } } },
  ...[...inItems(questions)].map((some): Write => ({
    Put: {
      Item: {
        ...humanAnswersKey(ref, some[0]!.position),
        ...humanAnswersEntity.label,
        human_study_id: study.id,
        questions: some,
      },
    },
  })),
];
