import { dividedExperiments } from "../comparisons/tabled-simulation.ts";
import { calculate } from "../../platform/calculations/calculate.ts";
import { validity } from "../validity/calculation.ts";
import type { ValidityInput } from "../validity/input.ts";
import type { Validity } from "../validity/schemas.ts";
import { askedQuestions, type AskedQuestion } from "./asked-questions.ts";
import { choicesBehind, measuredChoices, takesChoices } from "./measure-choosers.ts";
import { matchQuestions } from "./match-questions.ts";
import { studyOfRespondents, type RespondentStudy } from "./respondents.ts";
import { subgroupFacts } from "./schemas.ts";
import { subgroupName } from "./subgroups.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import { isAnonymous, type Participant } from "../../personas/people/participant.ts";
import { NotFound } from "../../platform/errors.ts";
import type { HumanStudyWithAnswers } from "./store-items.ts";
import type { Candidate } from "./store.ts";
import type { ValidityMaterial } from "./store-validity.ts";

type People = Pick<ValidityInput, "people" | "respondents">;

/** The facts in a participant's profile by which people are divided, as text. */
function factsOf({ profile }: Participant): Record<string, string> {
  if (isAnonymous(profile)) return {};
  return Object.fromEntries(
    subgroupFacts.flatMap((fact) => {
      const value = profile[fact];
      return value === undefined ? [] : [[fact, String(value)]];
    }),
  );
}

const partsOf = (facts: Record<string, string>) =>
  Object.fromEntries(
    subgroupFacts.flatMap((fact) => {
      const part = facts[fact] === undefined ? null : subgroupName(fact, facts[fact]);
      return part === null ? [] : [[fact, part]];
    }),
  );

/** @param named whether the uploader said that this simulation asked the same: only then ids of questions count */
function peopleOfStudy(
  { study, questions }: HumanStudyWithAnswers,
  asked: readonly AskedQuestion[],
  named: boolean,
  language: string,
): People {
  const { matched, unmatched, missing } = matchQuestions(asked, questions, { named, language });
  const { id, name, source, fielded_on, people: n } = study;
  return {
    people: { human_study_id: id, name, source, fielded_on, n, matched, unmatched: [...unmatched, ...missing] },
  };
}

/** The answers of the group's own respondents; undefined if personas were invented. */
function studyOfGroup(
  { respondents, participants }: ValidityMaterial,
  asked: readonly AskedQuestion[],
  language: string,
): RespondentStudy | undefined {
  if (!respondents) return undefined;
  const facts = new Map(participants.map((one) => [one.persona_id, factsOf(one)]));
  // The simulation has no persona of people who joined the group later.
  const answers = new Map(
    [...respondents.answers].map(([question, own]) => [question, new Map([...own].filter(([id]) => facts.has(id)))]),
  );
  return studyOfRespondents(asked, answers, facts, language);
}

/** Sentences on questions for which no answer of the group's own respondents could be read. */
export function unreadAnswers(material: ValidityMaterial): readonly string[] {
  const { simulation, input } = material.candidate;
  return studyOfGroup(material, askedQuestions(simulation, input), "en")?.unread ?? [];
}

/** The respondents whom the personas were made of; undefined where they answered none of the questions. */
function peopleOfGroup(
  material: ValidityMaterial,
  asked: readonly AskedQuestion[],
  language: string,
): People | undefined {
  const study = studyOfGroup(material, asked, language);
  if (!study || study.questions.length === 0) return undefined;
  const { questions, answers, unread } = study;
  const { name } = material.respondents!;
  const { matched, unmatched, missing } = matchQuestions(asked, questions, { named: true, language });
  return {
    people: {
      human_study_id: null,
      name,
      source: name,
      fielded_on: null,
      n: Math.max(...questions.map(({ n }) => n)),
      matched,
      unmatched: [...unmatched, ...unread, ...missing],
    },
    respondents: answers,
  };
}

/**
 * The group's own respondents, or else the study that is paired with the simulation.
 * @param language language of the sentences (BCP 47)
 */
export function peopleBehind(
  material: ValidityMaterial,
  language = material.candidate.simulation.language,
): People | undefined {
  const { simulation, input } = material.candidate;
  const asked = askedQuestions(simulation, input);
  const paired = material.studies.find(({ study }) => study.simulation_id === simulation.id);
  return (
    peopleOfGroup(material, asked, language) ?? (paired && peopleOfStudy(paired, asked, paired.study.named, language))
  );
}

/**
 * The people of the one study that was requested. @param language language of the sentences (BCP 47) @throws NotFound
 */
export function peopleAskedFor({ candidate, studies }: ValidityMaterial, language: string): People {
  const [study] = studies;
  if (!study) throw new NotFound("Human study");
  const { simulation, input } = candidate;
  return peopleOfStudy(study, askedQuestions(simulation, input), true, language);
}

const observed = (candidate: Candidate) => observeStored(candidate, candidate.results ?? []);

/** How near the simulation comes to these people. @param language language of the sentences (BCP 47) */
export const measured = (
  { candidate, anonymous, participants, estimates }: ValidityMaterial,
  people: People,
  language = candidate.simulation.language,
): Promise<Validity> => {
  const simulation = observed(candidate);
  const { participants: places } = candidate.simulation;
  return calculate(validity, {
    input: {
      simulation,
      experiments: dividedExperiments(candidate.input?.survey_schema, places, simulation.persona_ids),
      anonymous: anonymous && observed(anonymous),
      directEstimates: estimates,
      facts: new Map(participants.map((one) => [one.persona_id, partsOf(factsOf(one))])),
      ...people,
    },
    language,
  });
};

/**
 * How near a complete simulation comes to the people behind it.
 * @param language language of the sentences (BCP 47)
 * @returns null where nobody was asked one of its questions, or chose between its offers
 */
export async function measureValidity(material: ValidityMaterial, language: string): Promise<Validity | null> {
  if (takesChoices(material)) {
    const study = choicesBehind(material);
    return study ? measuredChoices(material, study, language) : null;
  }
  const people = peopleBehind(material, language);
  return people && people.people.matched.length > 0 ? measured(material, people, language) : null;
}
