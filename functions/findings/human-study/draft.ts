import type { ArmOfPeople } from "./arms.ts";
import { HumanStudyRefused } from "./problems.ts";
import type { CreateHumanStudy, HumanQuestion, HumanResults, SubgroupFact } from "./schemas.ts";

/** The definition of a question before the asked question is known: its scale and options may still be missing. */
export type QuestionDefinition = Omit<HumanQuestion, "results">;
type Value = Extract<HumanResults, { values: unknown }>["values"][number];

export type DraftResults =
  | { form: "counts"; counts: { answer: string; count: number; place: string }[]; n: number | undefined }
  | { form: "mean"; mean: number; sd: number; n: number }
  /** One value per person; null for no answer. */
  | { form: "values"; values: readonly Value[]; placeOf: (person: number) => string };

/** A question with people's answers, as in an upload. */
export interface HumanDraft {
  definition: QuestionDefinition;
  results: DraftResults;
  /** JSON only: the same by arms, as the sender names them. */
  arms?: readonly { experiment: string; arm: string; results: DraftResults; place: string }[];
  /** Where it is in the upload. */
  place: string;
}

/** An upload, read but not yet compared with scales and options. */
export interface DraftStudy {
  questions: HumanDraft[];
  /** Rows only: the known facts of each person, in the order of the people. */
  facts: Partial<Record<SubgroupFact, readonly string[]>>;
  /** Rows only: the weight of each person; absent if all have the same weight. */
  weights?: readonly number[] | undefined;
  /** Columns of a file that were left out. */
  notRead?: readonly string[];
  /** Rows only: which person was in which arm. */
  arms?: readonly ArmOfPeople[];
  /** Whether `4,5` is a number. */
  decimalComma: boolean;
}

const resultsOf = (results: HumanResults, place: string): DraftResults => {
  if ("counts" in results)
    return {
      form: "counts",
      counts: Object.entries(results.counts).map(([answer, count]) => ({
        answer,
        count,
        place: `${place}.counts.${answer}`,
      })),
      n: results.n,
    };
  if ("values" in results)
    return { form: "values", values: results.values, placeOf: (person) => `${place}.values.${person}` };
  return { form: "mean", ...results };
};

/** Reads the study of a JSON body. @throws HumanStudyRefused if values are not those of the same people */
export function draftOfBody({ questions }: Pick<Required<CreateHumanStudy>, "questions">): DraftStudy {
  const drafts = questions.map(({ results, arms, ...definition }, position): HumanDraft => {
    const place = `questions.${position}`;
    const ofArms = arms.map((one, at) => {
      const own = `${place}.arms.${at}`;
      return { ...one, place: own, results: resultsOf(one.results, `${own}.results`) };
    });
    return { definition, place, results: resultsOf(results, `${place}.results`), arms: ofArms };
  });
  const people = drafts.flatMap(({ results, place }) =>
    results.form === "values" ? [{ n: results.values.length, place }] : [],
  );
  const other = people.find(({ n }) => n !== people[0]!.n);
  if (other)
    throw new HumanStudyRefused(
      `${other.place}.results.values: has ${other.n} values where ${people[0]!.place} has ${people[0]!.n}; ` +
        "send one per person in the same order, and null for no answer",
    );
  return { questions: drafts, facts: {}, decimalComma: false };
}
