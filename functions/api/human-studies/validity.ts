import { calculate } from "../../adapters/calculations/calculate.ts";
import { validity } from "../../adapters/calculations/validity.ts";
import type { humanStudyRoutes } from "../../contracts/routes/human-studies.ts";
import type { ValidityInput } from "../../domain/fidelity/input.ts";
import { askedQuestions, type AskedQuestion } from "../../domain/human-study/asked-questions.ts";
import { matchQuestions } from "../../domain/human-study/match-questions.ts";
import { studyOfRespondents } from "../../domain/human-study/respondents.ts";
import { subgroupFacts } from "../../domain/human-study/schemas.ts";
import { partOf } from "../../domain/human-study/subgroups.ts";
import { canBeId } from "../../domain/ids.ts";
import { isAnonymous, type Participant } from "../../domain/simulation/participant.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import type { ApiRequest, ApiResponse } from "../../shared/http/request.ts";
import type { HumanStudyWithAnswers } from "../../storage/human-studies/items.ts";
import type { ValidityMaterial } from "../../storage/human-studies/validity.ts";
import type { Reads } from "../reads.ts";
import { observeCandidate } from "./observe-candidate.ts";

type Route = (typeof humanStudyRoutes)["getValidity"];
type People = Pick<ValidityInput, "people" | "respondents">;

const NOBODY =
  "Nobody has answered these questions yet: add a human study to the project, or name one in human_study_id";

/** What the profile of a participant says of the facts by which people are divided, as text. */
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
      const part = facts[fact] === undefined ? null : partOf(fact, facts[fact]);
      return part === null ? [] : [[fact, part]];
    }),
  );

function peopleOfStudy(
  { study, questions }: HumanStudyWithAnswers,
  asked: readonly AskedQuestion[],
  simulationId: string,
  language: string,
): People {
  const named = study.named && study.simulation_id === simulationId;
  const { matched, unmatched, missing } = matchQuestions(asked, questions, { named, language });
  if (matched.length === 0)
    throw new BadRequest(
      `No question of the human study is one of the simulation's. ${unmatched.slice(0, 5).join(" ")}`.trim(),
    );
  const { id, name, source, fielded_on, people: n } = study;
  return {
    people: { human_study_id: id, name, source, fielded_on, n, matched, unmatched: [...unmatched, ...missing] },
  };
}

/** The respondents whom the personas were made of; undefined where they answered none of the questions. */
function peopleOfGroup(
  { respondents, participants }: ValidityMaterial,
  asked: readonly AskedQuestion[],
  language: string,
): People | undefined {
  if (!respondents) return undefined;
  const facts = new Map(participants.map((one) => [one.persona_id, factsOf(one)]));
  const { questions, answers, unread } = studyOfRespondents(asked, respondents.answers, facts, language);
  if (questions.length === 0) return undefined;
  const { matched, unmatched, missing } = matchQuestions(asked, questions, { named: true, language });
  return {
    people: {
      human_study_id: null,
      name: respondents.name,
      source: respondents.name,
      fielded_on: null,
      n: Math.max(...questions.map(({ n }) => n)),
      matched,
      unmatched: [...unmatched, ...unread, ...missing],
    },
    respondents: answers,
  };
}

/** The study that was asked for, else the group's own respondents, else the study that is paired with the simulation. */
function peopleFor(material: ValidityMaterial, humanStudyId: string | null): People {
  const { simulation, input } = material.candidate;
  const asked = askedQuestions(simulation, input);
  const ofStudy = (study: HumanStudyWithAnswers) => peopleOfStudy(study, asked, simulation.id, simulation.language);
  if (humanStudyId !== null) {
    const [study] = material.studies;
    if (!study) throw new NotFound("Human study");
    return ofStudy(study);
  }
  const own = peopleOfGroup(material, asked, simulation.language);
  if (own) return own;
  const paired = material.studies.find(({ study }) => study.simulation_id === simulation.id);
  if (!paired) throw new BadRequest(NOBODY);
  return ofStudy(paired);
}

/** The load of `getValidity`. */
export async function readValidity(
  { humanStudies, validities }: Pick<Reads, "humanStudies" | "validities">,
  { identity, params, query }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const humanStudyId = query.human_study_id ?? null;
  const ref = { companyId: identity.companyId, projectId: params.project_id, simulationId: params.simulation_id };
  const material = await validities.read(ref, humanStudyId);
  if (!material) throw new NotFound("Simulation");
  if (humanStudyId !== null && !canBeId(humanStudyId)) throw new NotFound("Human study");
  const { candidate, anonymous, participants, estimates } = material;
  if (candidate.simulation.status !== "complete")
    throw new BadRequest(`The simulation is ${candidate.simulation.status}; its answers can be compared once complete`);
  const people = peopleFor(material, humanStudyId);
  const body = await calculate(validity, {
    input: {
      simulation: await observeCandidate(humanStudies, ref, candidate),
      anonymous: anonymous && (await observeCandidate(humanStudies, ref, anonymous)),
      directEstimates: estimates,
      facts: new Map(participants.map((one) => [one.persona_id, partsOf(factsOf(one))])),
      ...people,
    },
    language: candidate.simulation.language,
  });
  return { status: 200, body };
}
