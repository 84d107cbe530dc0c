import { FORMULA, isFormula } from "./cells.ts";
import { UNCLEAR_LETTERS, genderReader } from "../../studies/facts/gender-column.ts";
import type { DraftStudy } from "./draft.ts";
import type { Problems } from "./problems.ts";
import { subgroupFacts, type SubgroupFact } from "./schemas.ts";
import { subgroupName } from "./subgroups.ts";

/** People who share a fact, by their places. */
export interface Part {
  by: SubgroupFact;
  value: string;
  people: ReadonlySet<number>;
}

/** Most parts of one fact. If there are more, they are not parts but single people. */
const MOST_PARTS = 8;
/** Longest name of a part. A longer one is not a gender but a text that somebody wrote. */
const LONGEST_PART = 50;

/** Divides people by their known facts. If a cell says nothing, its person is in no part. */
export function partsOf(facts: DraftStudy["facts"], problems: Problems): Part[] {
  return subgroupFacts.flatMap((by) => {
    const cells = facts[by];
    if (!cells) return [];
    const place = `Column “${by}”`;
    const genderSaid = by === "gender" ? genderReader(cells) : undefined;
    if (genderSaid === null) problems.add(place, UNCLEAR_LETTERS);
    const people = new Map<string, Set<number>>();
    for (const [person, cell] of cells.entries()) {
      const value = subgroupName(by, cell, genderSaid ?? undefined);
      if (value === null) continue;
      const known = people.get(value) ?? new Set<number>();
      people.set(value, known.add(person));
    }
    const names = [...people.keys()];
    if (names.some(isFormula)) problems.add(place, `has an entry that ${FORMULA}`);
    if (names.some((name) => name.length > LONGEST_PART))
      problems.add(place, `has an entry of more than ${LONGEST_PART} characters`);
    if (people.size === 0) problems.add(place, "no cell says what it is for; leave the column out");
    if (people.size > MOST_PARTS) problems.add(place, `has more than ${MOST_PARTS} different entries`);
    return [...people].map(([value, own]) => ({ by, value, people: own }));
  });
}
