import type { MatchedQuestion } from "../validity/input.ts";
import { peopleWordingOf, type PeopleWording } from "../../languages/people-wording.ts";
import { quoteIn } from "../../languages/wording.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { findAsked, type AskedQuestion } from "./asked-questions.ts";
import type { HumanAnswers } from "./record.ts";
import { placesOf } from "./same-text.ts";
import type { HumanFigures } from "./schemas.ts";

/** Characters of a question's text that a sentence about it repeats. */
const SHOWN = 80;

type Definition = Pick<HumanAnswers, "question_id" | "text" | "kind" | "scale" | "options" | "multiple">;

export const nameOf = ({ text, question_id }: Pick<HumanAnswers, "question_id" | "text">): string =>
  beginningOf(text || (question_id ?? ""), SHOWN);

/** The places of people's options in the order of the personas' options; undefined unless they are the same set. */
function orderOf(people: readonly string[], personas: readonly string[]): number[] | undefined {
  const place = placesOf(people);
  const order = personas.map((option) => place(option));
  return people.length === personas.length && new Set(order).size === order.length && !order.includes(undefined)
    ? (order as number[])
    : undefined;
}

/** A sentence on why people's answers cannot be compared with those of personas; undefined where they can. */
export function mismatch(people: Definition, asked: AskedQuestion, wording: PeopleWording): string | undefined {
  const { say } = wording;
  const question = quoteIn(wording, nameOf(people));
  const differ = (key: "points" | "first_value", ours: number, theirs: number) =>
    say(`human_studies.${key}`, { question, people: String(ours), personas: String(theirs) });
  if (asked.fact) return say("human_studies.fact", { question });
  if (people.kind !== asked.kind) return say("human_studies.kind", { question });
  if (people.multiple !== asked.multiple) return say("human_studies.multiple", { question });
  if (people.scale && asked.scale) {
    if (people.scale.points !== asked.scale.points) return differ("points", people.scale.points, asked.scale.points);
    if (people.scale.first_value !== asked.scale.first_value)
      return differ("first_value", people.scale.first_value, asked.scale.first_value);
  }
  if (people.options && asked.options && !orderOf(people.options, asked.options))
    return say("human_studies.options", {
      question,
      people: people.options.join(" | "),
      personas: asked.options.join(" | "),
    });
  return undefined;
}

/** The answers of people in the words and the order of the simulation's options. */
function inTheirOrder(humans: HumanAnswers, options: readonly string[]): HumanAnswers {
  const order = humans.options && orderOf(humans.options, options);
  if (!order) return humans;
  const sorted = <F extends Pick<HumanFigures, "counts">>(figures: F): F => ({
    ...figures,
    counts: figures.counts && order.map((from, to) => ({ answer: options[to]!, count: figures.counts![from]!.count })),
  });
  const half = (counts: readonly number[]) => order.map((from) => counts[from]!);
  return {
    ...sorted(humans),
    options: [...options],
    halves: humans.halves && humans.halves.map(([one, other]) => [half(one), half(other)]),
    subgroups: humans.subgroups.map(sorted),
    ...(humans.arms && { arms: humans.arms.map(sorted) }),
  };
}

export interface Match {
  matched: MatchedQuestion[];
  /** A sentence for each question of people that has no counterpart. */
  unmatched: string[];
  /** One sentence on all questions of the simulation that people were not asked, if there are any. */
  missing: string[];
}

/**
 * Matches the questions of people with those of a simulation. They match by id, or else by text without case,
 * punctuation and spacing, and need the same scale or options. People's answers to options are returned in the order
 * and words of the simulation.
 * @param named whether the uploader named the simulation ({@link findAsked})
 * @param language language of the sentences (BCP 47)
 */
export function matchQuestions(
  asked: readonly AskedQuestion[],
  people: readonly HumanAnswers[],
  { named, language }: { named: boolean; language: string },
): Match {
  const wording = peopleWordingOf(language);
  const found = new Map<string, HumanAnswers>();
  const unmatched: string[] = [];
  for (const humans of people) {
    const question = findAsked(asked, humans, named);
    const quoted = quoteIn(wording, nameOf(humans));
    if (!question) unmatched.push(wording.say("human_studies.not_asked", { question: quoted }));
    else if (found.has(question.id)) unmatched.push(wording.say("human_studies.twice", { question: quoted }));
    else {
      const problem = mismatch(humans, question, wording);
      if (problem) unmatched.push(problem);
      else found.set(question.id, question.options ? inTheirOrder(humans, question.options) : humans);
    }
  }
  const held = asked.filter(({ fact }) => !fact);
  const missing = held.filter(({ id }) => !found.has(id));
  const questions = wording.list(missing.map(({ texts }) => quoteIn(wording, beginningOf(texts[0], SHOWN))));
  return {
    matched: held.flatMap(({ id }) => (found.has(id) ? [{ question_id: id, humans: found.get(id)! }] : [])),
    unmatched,
    missing: missing.length === 0 ? [] : [wording.say("human_studies.missing", { count: missing.length, questions })],
  };
}
