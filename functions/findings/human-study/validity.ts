import type { humanStudyRoutes } from "./routes.ts";
import { canBeId } from "../../platform/ids.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../../platform/http/request.ts";
import type { Reads } from "../../platform/http/reads.ts";
import type { Validity } from "../validity/schemas.ts";
import type { ValidityMaterial } from "./store-validity.ts";
import { choicesBehind, measuredChoices, takesChoices } from "./measure-choosers.ts";
import { measured, peopleAskedFor, peopleBehind, unreadAnswers } from "./measure-people.ts";

type Route = (typeof humanStudyRoutes)["getValidity"];

const NOBODY =
  "Nobody has answered these questions yet: add a human study to the project, or name one in human_study_id";

const NOBODY_CHOSE =
  "Nobody has chosen between these offers yet: add a human study with choices for this simulation, or name one in " +
  "human_study_id";

/**
 * How near a simulation comes to the people who were requested.
 * @param humanStudyId null for the group's own respondents, else the human study that is paired with the simulation
 * @param language language of the sentences (BCP 47)
 * @throws NotFound, and BadRequest where nobody can be compared
 */
export async function validityAgainst(
  material: ValidityMaterial,
  humanStudyId: string | null,
  language = material.candidate.simulation.language,
): Promise<Validity> {
  if (humanStudyId !== null && !canBeId(humanStudyId)) throw new NotFound("Human study");
  const { status } = material.candidate.simulation;
  if (status !== "complete")
    throw new BadRequest(`The simulation is ${status}; its answers can be compared once complete`);
  if (takesChoices(material)) {
    const study = humanStudyId === null ? choicesBehind(material) : material.studies[0];
    if (!study && humanStudyId !== null) throw new NotFound("Human study");
    if (!study) throw new BadRequest(NOBODY_CHOSE);
    return measuredChoices(material, study, language);
  }
  const peopleIn = (inLanguage: string) =>
    humanStudyId === null ? peopleBehind(material, inLanguage) : peopleAskedFor(material, inLanguage);
  const people = peopleIn(language);
  if (!people) {
    const unread = humanStudyId === null ? unreadAnswers(material) : [];
    throw new BadRequest(unread.length > 0 ? `${NOBODY}. ${unread.join(" ")}` : NOBODY);
  }
  if (people.people.matched.length === 0) {
    // Errors are English, whatever the study's language.
    const why = peopleIn("en")!.people.unmatched.slice(0, 5).join(" ");
    throw new BadRequest(`No question of the human study is one of the simulation's. ${why}`.trim());
  }
  return measured(material, people, language);
}

/** The load of `getValidity`. */
export async function readValidity(
  { validities }: Pick<Reads, "validities">,
  { identity, params, query }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const humanStudyId = query.human_study_id ?? null;
  const ref = { companyId: identity.companyId, projectId: params.project_id, simulationId: params.simulation_id };
  const material = await validities.read(ref, humanStudyId);
  if (!material) throw new NotFound("Simulation");
  return { status: 200, body: await validityAgainst(material, humanStudyId) };
}
