import type { RespondentAnswers } from "../validity/input.ts";
import { peopleWordingOf } from "../../languages/people-wording.ts";
import { quoteIn } from "../../languages/wording.ts";
import type { AskedQuestion } from "./asked-questions.ts";
import { definitionOfAsked } from "./column-use.ts";
import type { DraftStudy, QuestionDefinition } from "./draft.ts";
import { nameOf } from "./match-questions.ts";
import { partsOf } from "./parts.ts";
import { collectProblems } from "./problems.ts";
import { answerReader } from "./read-answer.ts";
import type { HumanAnswers } from "./record.ts";
import { subgroupFacts, type SubgroupFact } from "./schemas.ts";
import { summarise } from "./summarise.ts";

type Answer = number | string | readonly string[];

/** The answers of a group's respondents, as a human study and person by person. */
export interface RespondentStudy {
  questions: HumanAnswers[];
  /** In the numbers of scales and the words of options. */
  answers: RespondentAnswers;
  /** A sentence for each question with answers that could not be read. */
  unread: string[];
}

/** One answer in the form that figures use; undefined if it says nothing or does not fit the question. */
function readOne(definition: QuestionDefinition, answer: Answer): Answer | undefined {
  const read = answerReader(definition, true)(answer);
  if (!read || "problem" in read) return undefined;
  if (!definition.options) return read.values[0];
  const chosen = read.values.map((place) => definition.options![place]!);
  return definition.multiple ? chosen : chosen[0];
}

/**
 * Whether a fact divides people into parts. It does not if no row has it, or if every row has another value. The same
 * applies to anything for which an upload would be refused, since these people are already in the group.
 */
function dividesPeople([fact, cells]: readonly [SubgroupFact, readonly string[]]): boolean {
  const problems = collectProblems();
  partsOf({ [fact]: cells }, problems);
  return problems.found.length === 0;
}

/**
 * The answers to a simulation's questions of the people whom personas were made of, in the form of a human study.
 * @param own answers by question id, then by persona id, as the people's rows have them
 * @param facts facts by persona id
 * @param language language of the sentences (BCP 47)
 */
export function studyOfRespondents(
  asked: readonly AskedQuestion[],
  own: RespondentAnswers,
  facts: ReadonlyMap<string, Readonly<Record<string, string>>>,
  language: string,
): RespondentStudy {
  const wording = peopleWordingOf(language);
  const unread: string[] = [];
  const answers = new Map<string, Map<string, Answer>>();
  const people = [...new Set([...own.values()].flatMap((given) => [...given.keys()]))].toSorted();
  const questions = asked.flatMap((question): DraftStudy["questions"] => {
    const given = own.get(question.id);
    if (!given || question.fact) return [];
    const definition = definitionOfAsked(question);
    const read = new Map(
      [...given].flatMap(([person, answer]) => {
        const one = readOne(definition, answer);
        return one === undefined ? [] : [[person, one] as const];
      }),
    );
    if (read.size < given.size)
      unread.push(
        wording.say("human_studies.unreadable", {
          count: given.size - read.size,
          question: quoteIn(wording, nameOf(definition)),
        }),
      );
    if (read.size === 0) return [];
    answers.set(question.id, read);
    const values = people.map((person) => read.get(person) ?? null) as (number | string | string[] | null)[];
    return [{ definition, place: question.id, results: { form: "values", values, placeOf: String } }];
  });
  const factsOf = (fact: SubgroupFact) => people.map((person) => facts.get(person)?.[fact] ?? "");
  const draft = {
    questions,
    facts: Object.fromEntries(subgroupFacts.map((fact) => [fact, factsOf(fact)] as const).filter(dividesPeople)),
    decimalComma: false,
  };
  // Nothing of this is stored, so the number of different answers is not limited.
  return { questions: summarise(draft, asked, true, Infinity), answers, unread };
}
