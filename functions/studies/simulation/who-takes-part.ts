import { populationCoverage } from "../../personas/market/population/coverage.ts";
import { isInvented, type PersonaRecord } from "../../personas/people/record.ts";
import type { SegmentDefinition } from "../../personas/groups/schemas.ts";
import { SampleRefused, planSample } from "../sample/plan-sample.ts";
import type { SampleRequest } from "../sample/schemas.ts";
import type { PendingSimulation } from "./record.ts";
import type { WeightsRequest } from "../weights/schemas.ts";
import { BadRequest } from "../../platform/errors.ts";
import type { Written } from "./store-available.ts";
import type { OrderedWho } from "./store-inputs.ts";

export const NOBODY_AVAILABLE =
  "The persona group has no persona that could take part (retired library personas take no part); generate " +
  "personas first";

/** What decides which personas of a group take part, and the weight of each. */
export interface Wanted {
  weights?: WeightsRequest | undefined;
  sample?: SampleRequest | undefined;
}

/**
 * Loads the code that weighs personas when it is needed: the tables of populations would make every start of the
 * function longer.
 * @throws BadRequest if these personas cannot be weighted so
 */
async function weigh(wanted: WeightsRequest, personas: readonly PersonaRecord[], group: SegmentDefinition) {
  if (!personas.every(isInvented))
    throw new BadRequest("weights: real respondents are not weighted to margins; leave weights out");
  const { WeightsRefused, weighPersonas } = await import("../weights/weigh-personas.ts");
  try {
    return weighPersonas(
      wanted,
      personas.map(({ facts }) => facts),
      group,
    );
  } catch (error) {
    if (error instanceof WeightsRefused) throw new BadRequest(error.message);
    throw error;
  }
}

/** The personas that are asked first, and what is kept of the sample; everybody without one. @throws BadRequest */
function firstAsked(wanted: SampleRequest | undefined, personas: readonly PersonaRecord[]) {
  if (!wanted) return { sample: null, asked: personas };
  try {
    const { sample, first } = planSample(wanted, personas);
    const byId = new Map(personas.map((persona) => [persona.id, persona]));
    return { sample, asked: first.map((id) => byId.get(id)!) };
  } catch (error) {
    if (error instanceof SampleRefused) throw new BadRequest(error.message);
    throw error;
  }
}

/** @throws BadRequest if these personas cannot be weighted or sampled as wanted */
export async function whoTakesPart(
  personas: readonly PersonaRecord[],
  group: SegmentDefinition,
  wanted: Wanted,
): Promise<OrderedWho> {
  const weighed = wanted.weights ? await weigh(wanted.weights, personas, group) : null;
  const { sample, asked } = firstAsked(wanted.sample, personas);
  return {
    // Real respondents are drawn from no table.
    population_covered: asked.every(
      ({ facts }) => facts === null || populationCoverage(facts.market).missing.length === 0,
    ),
    weights: weighed?.study ?? null,
    sample,
    participants: Object.fromEntries(
      asked.map(({ id, full_name }, position) => {
        const weight = weighed?.weights[position];
        return [id, { full_name, status: "pending" as const, position, ...(weight === undefined ? {} : { weight }) }];
      }),
    ),
  };
}

/**
 * The participants of a study that was created a while ago, as its group is now. Weights stay where nobody came or
 * went: the study keeps rounded targets.
 * @throws BadRequest if those who are there now cannot be weighted or sampled as they were to be
 */
export async function whoTakesPartNow(
  { participants, population_covered, weights, sample }: PendingSimulation,
  personas: readonly PersonaRecord[],
  group: SegmentDefinition,
): Promise<OrderedWho> {
  const isSame =
    personas.length === Object.keys(participants).length && personas.every(({ id }) => participants[id] !== undefined);
  if (weights && isSame) return { participants, population_covered, weights, sample };
  const margins = weights?.margins.map(({ by, categories }) => ({
    by,
    targets: Object.fromEntries(categories.map(({ category, target_percent }) => [category, target_percent])),
  }));
  return whoTakesPart(personas, group, {
    weights: weights ? { margins, cap: weights.cap ?? undefined } : undefined,
    sample: sample ?? undefined,
  });
}

/** The library entries of personas that come from the library. */
export const libraryIdsOf = (personas: readonly PersonaRecord[]): Set<string> =>
  new Set(personas.flatMap(({ library_persona_id: id }) => (id ? [id] : [])));

/**
 * Writes a study with those of its group who are not retired. A write that is refused names those who are retired; the
 * next attempt is made without them.
 * @param changed the sentence for a write that something else has overtaken
 * @throws BadRequest
 */
export async function writeWithAvailable<A>(
  personas: readonly PersonaRecord[],
  changed: string,
  write: (available: readonly PersonaRecord[]) => Promise<{ written: Written; answer: A }>,
): Promise<A> {
  let available = personas;
  for (;;) {
    if (available.length === 0) throw new BadRequest(NOBODY_AVAILABLE);
    const { written, answer } = await write(available);
    if (written.outcome === "changed") throw new BadRequest(changed);
    if (written.outcome === "written") return answer;
    const { libraryIds } = written;
    available = available.filter(({ library_persona_id: id }) => !id || !libraryIds.has(id));
  }
}
