import { writeTask, type HumanChooser, type HumanChoices } from "./choice-record.ts";
import { readChoiceBody, readChoiceFile, type Alternative } from "./choice-rows.ts";
import { shown } from "./cells.ts";
import { collectProblems, type Problems } from "./problems.ts";
import type { ChoiceRow } from "./schemas.ts";
import type { Attribute } from "../../studies/conjoint/attributes.ts";

/** Most alternatives of a task. People cannot answer a task with more. */
const MOST_ALTERNATIVES = 20;
/** Most tasks of a person. More do not come from a single person. The tasks of a person are stored together. */
const MOST_TASKS = 500;
/** The service's name for a real respondent of whom a persona was made; it does not identify a person. */
const RESPONDENT_CODE = /^R-\d{4,}$/;

/** Choices as they were sent, with what the offers of the simulation are made of. */
export interface SentChoices {
  sent: { bytes: Uint8Array } | { rows: readonly ChoiceRow[] };
  attributes: readonly Attribute[];
  /** Whether personas could take none of the offers. */
  none: boolean;
}

/** The stored part of choices: offers and choices by person. */
export interface ReadChoices {
  choices: HumanChoices;
  choosers: HumanChooser[];
}

/** Groups rows by task. The rows of one task of one person have to follow each other. */
function tasksOf(rows: readonly Alternative[], problems: Problems): Alternative[][] {
  const tasks: Alternative[][] = [];
  const seen = new Map<string, string>();
  for (const row of rows) {
    const last = tasks.at(-1);
    if (last && last[0]!.respondent === row.respondent && last[0]!.task === row.task) last.push(row);
    else {
      const key = JSON.stringify([row.respondent, row.task]);
      const earlier = seen.get(key);
      if (earlier !== undefined)
        problems.add(row.place, `is the same task of the same respondent as ${earlier}; keep its rows together, once`);
      seen.set(key, row.place);
      tasks.push([row]);
    }
  }
  return tasks;
}

function check(task: readonly Alternative[], none: boolean, problems: Problems): void {
  const { place } = task[0]!;
  const taken = task.filter(({ chosen }) => chosen);
  if (task.length < 2) problems.add(place, "its task has one alternative; give at least two");
  if (task.length > MOST_ALTERNATIVES) problems.add(place, `its task has more than ${MOST_ALTERNATIVES} alternatives`);
  if (taken.length === 0) problems.add(place, "nothing is chosen in its task; mark one alternative");
  if (taken.length > 1) problems.add(taken[1]!.place, "is the second alternative chosen in its task; mark one");
  const names = new Map<string, string>();
  for (const { place: at, alternative } of task) {
    const earlier = names.get(alternative);
    if (earlier !== undefined) problems.add(at, `alternative ${shown(alternative)} is there twice in its task`);
    names.set(alternative, at);
  }
  const [first, second] = task.filter(({ levels }) => levels === null);
  if (second) problems.add(second.place, "is the second “none” of its task");
  if (first && !none)
    problems.add(first.place, "is “none”, which the simulation did not offer; leave out tasks with it");
}

/** A level that nobody was shown has no part-worth. */
function requireAllLevels(rows: readonly Alternative[], attributes: readonly Attribute[], problems: Problems): void {
  for (const [at, { name, levels }] of attributes.entries()) {
    const offered = new Set(rows.map((row) => row.levels?.[at]));
    for (const [place, level] of levels.entries())
      if (!offered.has(place))
        problems.add(`Attribute ${shown(name)}`, `no offer has the level ${shown(level)}, whose value stays unknown`);
  }
}

/**
 * Reads choices of people between offers, sent as a file or as JSON. People are renumbered. A name is only kept if it
 * is the code of a real respondent of the service.
 * @throws HumanStudyRefused naming lines and columns, or fields
 */
export function readChoices({ sent, attributes, none }: SentChoices): ReadChoices {
  const rows = "bytes" in sent ? readChoiceFile(sent.bytes, attributes) : readChoiceBody(sent.rows, attributes);
  const problems = collectProblems();
  const tasks = tasksOf(rows, problems);
  for (const task of tasks) check(task, none, problems);
  const people = Map.groupBy(tasks, (task) => task[0]!.respondent);
  for (const own of people.values()) {
    const next = own[MOST_TASKS];
    if (next)
      problems.add(
        next[0]!.place,
        `its respondent has more than ${MOST_TASKS} tasks; give each person a respondent of their own`,
      );
  }
  requireAllLevels(rows, attributes, problems);
  problems.throwIfAny();
  const choosers = [...people].map(([respondent, own]) => ({
    code: RESPONDENT_CODE.test(respondent) ? respondent : null,
    tasks: own.map((task) =>
      writeTask({
        alternatives: task.map(({ levels }) => levels ?? null),
        chosen: task.findIndex(({ chosen }) => chosen),
      }),
    ),
  }));
  const withNone = tasks.filter((task) => task.some(({ levels }) => levels === null));
  const taken = withNone.filter((task) => task.some(({ levels, chosen }) => chosen && levels === null));
  return {
    choices: {
      attributes: attributes.map(({ name, levels }) => ({ name, levels: [...levels] })),
      tasks: tasks.length,
      none_share: withNone.length === 0 ? null : taken.length / withNone.length,
    },
    choosers,
  };
}
