import { presentCodebook } from "../findings/codebook/record.ts";
import { presentReliability } from "../findings/reliability/record.ts";
import { isAnonymous, type Participant, participationOf } from "../personas/people/participant.ts";
import { presentResults } from "../studies/simulation/present-results.ts";
import { presentSimulation } from "../studies/simulation/present-simulation.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";
import type { ReportPerson, ReportSource } from "./content/source.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ReportMaterial } from "./store.ts";
import type { Ranking } from "../findings/ask-first/schemas.ts";
import type { Validity } from "../findings/validity/schemas.ts";
import type { ValidityMaterial } from "../findings/human-study/store-validity.ts";
import { studyRecord } from "./disclosure/study-record.ts";
import { stimuliOf } from "./stimuli.ts";
import { memoizeBy } from "./memoize-by.ts";
import type { ObservedSimulation } from "../dataset/observed-simulation.ts";
import { withPauses, type Steps } from "../platform/steps.ts";
import type { StudyInput } from "../studies/simulation/record.ts";
import { audienceText } from "../personas/groups/schemas.ts";

const attitudeOf = (participant: Participant) => participationOf(participant).attitude;

/** The material that is compared with people. */
function comparedMaterial({ simulation, input, results, participants, people }: ReportMaterial): ValidityMaterial {
  const attitudes = new Map(participants.map((one) => [one.persona_id, attitudeOf(one)]));
  const rated = results.map((result) => ({
    result,
    attitude: attitudes.get(result.persona_id) ?? null,
    theme_embeddings: [],
  }));
  return { candidate: { simulation, input, results: rated }, participants, ...people };
}

/**
 * The distance between the simulation and people: its own respondents, or the human study it is paired with. It is
 * measured once for material that was read once; the statistics are loaded with the first. Null if no people were asked
 * the same.
 */
const heldAgainstPeople = memoizeBy(async (material: ReportMaterial, language: string): Promise<Validity | null> => {
  const { aggregate, people } = material;
  if (!aggregate || (people.studies.length === 0 && !people.respondents)) return null;
  const { measureValidity } = await import("../findings/human-study/measure-people.ts");
  return measureValidity(comparedMaterial(material), language);
});

/**
 * The distance between the simulation and the people of one human study.
 * @param humanStudyId null for the respondents behind the simulation
 * @param language language of the sentences (BCP 47); absent: the study's
 * @throws NotFound, and BadRequest if no people were asked the same
 */
export async function heldAgainst(
  material: ReportMaterial,
  humanStudyId: string | null,
  language?: string,
): Promise<Validity> {
  const { validityAgainst } = await import("../findings/human-study/validity.ts");
  const compared = comparedMaterial(material);
  const isAsked = ({ study: { id } }: (typeof compared.studies)[number]) =>
    humanStudyId === null || id === humanStudyId;
  return validityAgainst({ ...compared, studies: compared.studies.filter(isAsked) }, humanStudyId, language);
}

/** This number of questions to 1,000 people is observed in 30 to 60 ms; 60 questions took 105 ms. */
const QUESTIONS_AT_ONCE = 10;

/** A survey in parts of a few questions each; a study of another kind as one part. */
function partsOf(input: StudyInput | undefined): (StudyInput | undefined)[] {
  const survey = input?.survey_schema;
  if (!survey) return [input];
  const parts = Math.ceil(survey.questions.length / QUESTIONS_AT_ONCE);
  return Array.from({ length: parts }, (_, part) => {
    const questions = survey.questions.slice(part * QUESTIONS_AT_ONCE, (part + 1) * QUESTIONS_AT_ONCE);
    return { ...input, survey_schema: { ...survey, questions } };
  });
}

/**
 * If no people have answered: the questions that are most useful to ask people. Other requests get their turn
 * meanwhile.
 */
const rankedQuestions = memoizeBy(async (material: ReportMaterial, language: string): Promise<Ranking | null> => {
  const { simulation, input } = material;
  const { askedQuestions } = await import("../findings/human-study/asked-questions.ts");
  const asked = askedQuestions(simulation, input);
  if (asked.length === 0) return null;
  const [{ observeStored }, { rankQuestions }] = await Promise.all([
    import("../dataset/observe-stored.ts"),
    import("../findings/ask-first/rank-questions.ts"),
  ]);
  const results = comparedMaterial(material).candidate.results ?? [];
  function* observedParts(): Steps<ObservedSimulation> {
    const parts: ObservedSimulation[] = [];
    for (const part of partsOf(input)) {
      parts.push(observeStored({ simulation, input: part }, results));
      yield;
    }
    return { ...parts[0]!, questions: parts.flatMap(({ questions }) => questions) };
  }
  const observed = await withPauses(observedParts());
  const ranking = rankQuestions({ simulation: observed, anonymous: undefined, asked, people: new Map() }, language);
  return ranking.questions.length === 0 ? null : ranking;
});

/** @throws BadRequest */
export function requireComplete({ status }: SimulationRecord, what: string): void {
  if (status !== "complete") throw new BadRequest(`The simulation is ${status}; ${what} when it is complete`);
}

function personOf({ persona_id, persona_name, profile }: Participant): ReportPerson {
  const person = { persona_id, full_name: persona_name };
  if (isAnonymous(profile)) return person;
  const { age, gender, occupation, location, income_level } = profile;
  return { ...person, age, gender, occupation, location, income_level };
}

interface SourceOptions {
  language?: string | undefined;
  measureValidity?: (material: ReportMaterial, language: string) => Promise<Validity | null>;
}

/**
 * The source of a report, as callers of the API see it.
 * @param what half of a sentence for requests that come too early: what can be done when it is complete
 * @param options.language language of the sentences on people (BCP 47); absent: the study's
 * @param options.measureValidity measures how near the simulation comes to people
 * @throws BadRequest if the simulation is not complete, NotFound if it has just been deleted
 */
export async function reportSource(
  material: ReportMaterial,
  what: string,
  { language = material.simulation.language, measureValidity = heldAgainstPeople }: SourceOptions = {},
): Promise<ReportSource> {
  const { simulation, input, aggregate, results, messages, participants, group, codebooks, reliability, known, brand } =
    material;
  requireComplete(simulation, what);
  if (!aggregate || !group) throw new NotFound("Simulation");
  const validity = await measureValidity(material, language);
  const position = ({ persona_id }: Participant) => simulation.participants[persona_id]?.position ?? 0;
  return {
    simulation: presentSimulation(simulation, input),
    results: await presentResults(simulation, aggregate, results, messages, known, input),
    people: participants.toSorted((a, b) => position(a) - position(b)).map(personOf),
    record: studyRecord(material),
    audience: { name: group.name, description: audienceText(group) },
    stimuli: stimuliOf(material),
    codebooks: codebooks.map(presentCodebook),
    reliability: reliability ? presentReliability(reliability) : null,
    ...(brand ? { brand } : {}),
    validity,
    askFirst: validity === null ? await rankedQuestions(material, language) : null,
  };
}
