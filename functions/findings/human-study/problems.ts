/** Human answers that are refused. The message says in whole sentences what is wrong and where. */
export class HumanStudyRefused extends Error {
  override readonly name = "HumanStudyRefused";
}

/** How many problems a message contains. A file with one mistake usually has it in every line. */
const TOLD = 5;
/** Once this many problems are found, others are only counted as "more". */
const MOST = 10_000;

/** The problems of an upload, collected so that one response names them all. */
export interface Problems {
  readonly found: readonly string[];
  /** @param place `Line 7`, or the field of a JSON body */
  add(place: string, problem: string): void;
  /** @throws HumanStudyRefused if anything was added: the first five, and how many more there are */
  throwIfAny(): void;
}

export function collectProblems(): Problems {
  const found: string[] = [];
  return {
    found,
    add(place, problem) {
      if (found.length < MOST) found.push(`${place}: ${problem}`);
    },
    throwIfAny() {
      if (found.length === 0) return;
      const more = found.length - TOLD;
      throw new HumanStudyRefused(found.slice(0, TOLD).join("; ") + (more > 0 ? `; and ${more} more` : ""));
    },
  };
}
