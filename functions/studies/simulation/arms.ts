import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { isAnonymous, isRespondent, type Participant } from "../../personas/people/participant.ts";
import type { KeptSample } from "../sample/schemas.ts";
import { assignArms, type Arms } from "../survey/experiments.ts";
import type { Survey } from "../survey/schemas.ts";

/** Arms of all participants, divided once for everybody who takes part. */
const divided = new WeakMap<PersonaProgressMap, { experiments: string; arms: Arms[] }>();

/** The arms of the participant at a position, from all participants of the study. */
export function armsOf(
  { experiments }: Pick<Survey, "experiments">,
  participants: PersonaProgressMap,
  position: number,
): Arms {
  if (experiments.length === 0) return {};
  const key = JSON.stringify(experiments);
  const known = divided.get(participants);
  if (known?.experiments === key) return known.arms[position] ?? {};
  const groups = Array.from({ length: Object.keys(participants).length }, () => "");
  for (const { position: place, balanced_within = "" } of Object.values(participants)) groups[place] = balanced_within;
  const arms = assignArms(experiments, groups);
  divided.set(participants, { experiments: key, arms });
  return arms[position] ?? {};
}

/** First years of the ages that arms are balanced within. */
const AGES = [25, 35, 45, 55, 65] as const;

/**
 * The groups within which arms are balanced: the quotas of a participant, or its gender and age. Groups of real
 * respondents are numbered, as the record of a study must not show who they are.
 * @param taken participants who are in the study already
 */
export function balancingGroups(
  participants: readonly Participant[],
  sample: KeptSample | null,
  taken = 0,
): Map<string, string> {
  const numbers = new Map<string, string>();
  const quotasOf = new Map(sample?.candidates.map(({ persona_id, quotas }) => [persona_id, quotas.join("+")]));
  return new Map(
    participants.map(({ persona_id, profile }) => {
      if (sample && sample.quotas.length > 0) return [persona_id, `quota ${quotasOf.get(persona_id) ?? ""}`];
      if (isAnonymous(profile)) return [persona_id, ""];
      const { gender = "", age } = profile;
      const group = `${gender} ${age === undefined ? "" : AGES.filter((first) => age >= first).length}`;
      if (!isRespondent(profile)) return [persona_id, group];
      const number = numbers.get(group) ?? `${taken}.${numbers.size}`;
      numbers.set(group, number);
      return [persona_id, number];
    }),
  );
}
