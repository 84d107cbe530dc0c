import { COMPARED_SIMULATIONS } from "../findings/comparisons/schemas.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import type { Reads } from "../platform/http/reads.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import { allFilledIn } from "../studies/survey/variable-names.ts";
import { comparison } from "./content/comparison.ts";
import { writingIn } from "./content/context.ts";
import { crosstab } from "./content/crosstab.ts";
import { norms } from "./content/norms.ts";
import { pipeNames } from "./content/pipe-names.ts";
import { reportOfSection, type OwnSection } from "./content/compose-report.ts";
import type { Report, Section, SingleSection } from "./content/report.ts";
import { readerLanguage, readersOwn } from "./reader-language.ts";
import { heldAgainst, reportSource } from "./report-source.ts";
import type { reportRoutes } from "./routes.ts";

type Request = ApiRequest<(typeof reportRoutes)["getReport"]>;
type ReadSection = (reads: Pick<Reads, "readReport" | "comparisons">, request: Request) => Promise<Report>;

/** A section of the report of one study. The comparison with people is only measured for the section that shows it. */
const own =
  (name: OwnSection): ReadSection =>
  async ({ readReport }, request) => {
    const { identity, params, query } = request;
    const material = await readReport(simulationRef(identity, params));
    if (!material) throw new NotFound("Simulation");
    const language = readerLanguage(request, material.simulation);
    const source = await reportSource(material, "its report can be read", {
      language,
      measureValidity: async () =>
        name === "validity" ? heldAgainst(material, query.human_study_id ?? null, language) : null,
    });
    const report = reportOfSection(source, name, language);
    if (!report) throw new BadRequest(`section: the report has nothing on ${name}; leave it out for the whole report`);
    return report;
  };

/** Figures of a study as a report of one section. */
const alone = (
  { language: spokenLanguage, name, prompt_question }: SimulationRecord,
  language: string,
  section: Section,
): Report => ({
  language,
  spokenLanguage,
  title: name ?? prompt_question ?? section.heading,
  subtitle: "",
  answer: null,
  sections: [section],
});

/** @throws BadRequest for a study compared with itself, and for more than can be compared */
function requireOthers(ids: readonly string[]): void {
  if (new Set(ids).size < ids.length)
    throw new BadRequest("with: names a simulation twice, or the simulation itself; name each other one once");
  const most = COMPARED_SIMULATIONS.most - 1;
  if (ids.length - 1 > most) throw new BadRequest(`with: must name 1 to ${most} others, and names ${ids.length - 1}`);
}

const needed = (parameter: string, value: string): string => `${parameter}: is missing; add it, as in ${value}`;

const sections: Record<SingleSection, { takes: readonly (keyof Request["query"])[]; read: ReadSection }> = {
  validity: { takes: ["human_study_id"], read: own("validity") },
  reliability: { takes: [], read: own("reliability") },
  concepts: { takes: [], read: own("concepts") },
  crosstab: {
    takes: ["by", "questions"],
    read: async (reads, request) => {
      const { identity, params, query } = request;
      const { by, questions } = query;
      const languageOf = readersOwn(request);
      if (by === undefined) throw new BadRequest(needed("by", "by=gender"));
      const { cross } = await import("./crosstab.ts");
      const { simulation, survey, figures } = await cross(
        reads,
        simulationRef(identity, params),
        { by, questions },
        languageOf,
      );
      const own = languageOf(simulation);
      const told = survey ? allFilledIn(figures, pipeNames(survey, own)) : figures;
      return alone(simulation, own, crosstab(writingIn(own, figures.personas), told));
    },
  },
  comparison: {
    takes: ["with", "questions"],
    read: async (reads, request) => {
      const { identity, params, query } = request;
      const { with: others, questions } = query;
      const languageOf = readersOwn(request);
      if (others === undefined) throw new BadRequest(needed("with", "with=019a9f63-5f00-7a77-b166-9e0f1a2b3c4d"));
      const { compare } = await import("./compare.ts");
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const ids = [params.simulation_id, ...others];
      requireOthers(ids);
      const { simulation, survey, figures } = await compare(reads, ref, { ids, questions }, languageOf);
      const fewest = Math.min(...figures.simulations.map(({ personas }) => personas));
      const own = languageOf(simulation);
      const told = survey ? allFilledIn(figures, pipeNames(survey, own)) : figures;
      return alone(simulation, own, comparison(writingIn(own, fewest), told));
    },
  },
  norms: {
    takes: [],
    read: async (reads, request) => {
      const languageOf = readersOwn(request);
      const { place } = await import("./norms.ts");
      const { simulation, figures } = await place(reads, simulationRef(request.identity, request.params), languageOf);
      const fewest = Math.min(...figures.figures.map(({ base }) => base));
      const own = languageOf(simulation);
      return alone(simulation, own, norms(writingIn(own, fewest), figures));
    },
  },
};

/**
 * Reads one section of a report by itself.
 * @throws NotFound, and BadRequest if the study has no such section or a parameter belongs to another section
 */
export const readSection: ReadSection = async (reads, request) => {
  const { section, language: _, ...others } = request.query;
  const found = section && sections[section];
  const stray = Object.keys(others).find((name) => !found?.takes.some((one) => one === name));
  if (!found || stray) {
    const takers = Object.entries(sections).filter(([, { takes }]) => takes.some((one) => one === stray));
    const wanted = takers.map(([name]) => `section=${name}`).join(" and ");
    throw new BadRequest(`${stray}: only valid with ${wanted}; ask for that, or leave ${stray} out`);
  }
  return found.read(reads, request);
};
