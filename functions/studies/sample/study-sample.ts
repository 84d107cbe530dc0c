import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { cellsByFact, type Candidate } from "./cells.ts";
import type { KeptSample, StudySample } from "./schemas.ts";

/**
 * The state of a sample so far.
 * @param asked everybody who was asked
 * @param end whether nobody is asked any more, so that what is missing stays missing, and whether that is because of
 * its cost
 */
export function studySample(
  sample: KeptSample,
  asked: PersonaProgressMap,
  { isOver, atMaxCost }: { isOver: boolean; atMaxCost: boolean },
): StudySample {
  const { completes, replacements, candidates } = sample;
  const total = Object.keys(asked).length;
  const becauseOfMoney = atMaxCost && total < candidates.length;
  const because = total >= completes + replacements ? "replacements" : becauseOfMoney ? "max_cost" : "group";
  const progressOf = ({ persona_id: id }: Candidate) => (Object.hasOwn(asked, id) ? asked[id] : undefined);
  const count = (wanted: number, those: readonly Candidate[]) => {
    const own = those.flatMap((one) => progressOf(one) ?? []);
    const screened = own.filter(({ screened_out }) => screened_out === true).length;
    const completed = own.filter(({ status }) => status === "complete").length - screened;
    return {
      completes: wanted,
      asked: own.length,
      screened_out: screened,
      completed,
      unfilled_because: isOver && completed < wanted ? because : null,
    } as const;
  };
  return {
    ...count(completes, candidates),
    replacements,
    available: candidates.length,
    replaced: Math.max(0, total - completes),
    cells: cellsByFact(sample)
      .flat()
      .map(({ fact, quota, completes: wanted, holds }) => ({
        fact,
        value: quota?.value ?? null,
        min: quota?.min ?? null,
        max: quota?.max ?? null,
        ...count(wanted, candidates.filter(holds)),
      })),
  };
}
