import type { Entity, Reader } from "../../platform/table/entity.ts";
import { humanChoosersEntity, type HumanChooser } from "./choice-record.ts";
import { humanAnswersEntity, humanStudyEntity, type HumanAnswers, type HumanStudyRecord } from "./record.ts";
import {
  humanAnswersKey,
  humanChoosersKey,
  humanStudyKey,
  type HumanStudyRef,
  type Key,
} from "../../platform/table/keys.ts";
import type { Write } from "../../platform/table/table.ts";

/** A human study with people's answers, question by question, or their choices, person by person. */
export interface HumanStudyWithAnswers {
  study: HumanStudyRecord;
  questions: HumanAnswers[];
  /** Choices between offers only. */
  choosers?: HumanChooser[];
}

interface AnswersItem {
  human_study_id: string;
  questions: HumanAnswers[];
}
interface ChoosersItem {
  human_study_id: string;
  first: number;
  choosers: HumanChooser[];
}
type Item = HumanStudyRecord | AnswersItem | ChoosersItem;

const behindStudy = [humanAnswersEntity, humanChoosersEntity];
/** Reads the items under the prefix of human studies. */
export const humanStudyItem: Reader<Item> = {
  read: (item) => (behindStudy.find(({ label }) => label.entity === item.entity) ?? humanStudyEntity).read(item),
};
const isStudy = (item: Item): item is HumanStudyRecord => !("human_study_id" in item);

/**
 * Puts studies together with their questions, or with the choices of their people, in the order of the studies. Leaves
 * out items of a study that no longer exists. Also leaves out a study that lacks some of its items; the reader of the
 * items has reported that.
 */
export function joinAnswers(items: readonly Item[]): HumanStudyWithAnswers[] {
  const behind = Map.groupBy(items, (item) => (isStudy(item) ? null : item.human_study_id));
  return items.filter(isStudy).flatMap((study) => {
    const own = behind.get(study.id) ?? [];
    const questions = own
      .flatMap((item) => ("questions" in item ? item.questions : []))
      .toSorted((a, b) => a.position - b.position);
    const choosers = own
      .flatMap((item) => ("choosers" in item ? [item] : []))
      .toSorted((a, b) => a.first - b.first)
      .flatMap((item) => item.choosers);
    if (questions.length !== study.question_count) return [];
    if (!study.choices) return [{ study, questions }];
    return choosers.length === study.people ? [{ study, questions, choosers }] : [];
  });
}

/** Characters of JSON in one item, unless a single part is longer: items have at most 400 KB. */
const CHARACTERS_AN_ITEM = 100_000;

function* inItems<T>(all: readonly T[]): Generator<{ first: number; some: T[] }> {
  let some: T[] = [];
  let characters = 0;
  for (const [place, one] of all.entries()) {
    const own = JSON.stringify(one).length;
    if (some.length > 0 && characters + own > CHARACTERS_AN_ITEM) {
      yield { first: place - some.length, some };
      [some, characters] = [[], 0];
    }
    some.push(one);
    characters += own;
  }
  if (some.length > 0) yield { first: all.length - some.length, some };
}

/** The writes of a new study. */
export const humanStudyWrites = (
  ref: HumanStudyRef,
  { study, questions, choosers = [] }: HumanStudyWithAnswers,
): Write[] => {
  const behind = (key: Key, { label }: Entity<unknown>, fields: object): Write => ({
    Put: { Item: { ...key, ...label, human_study_id: study.id, ...fields } },
  });
  return [
    { Put: { Item: { ...humanStudyKey(ref), ...humanStudyEntity.label, company_id: ref.companyId, ...study } } },
    ...[...inItems(questions)].map(({ some }) =>
      behind(humanAnswersKey(ref, some[0]!.position), humanAnswersEntity, { questions: some }),
    ),
    ...[...inItems(choosers)].map(({ first, some }) =>
      behind(humanChoosersKey(ref, first), humanChoosersEntity, { first, choosers: some }),
    ),
  ];
};
