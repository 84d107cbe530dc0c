import { sha256 } from "../accounts/tokens/opaque-tokens.ts";
import type { reportRoutes } from "./routes.ts";
import { NotFound, BadRequest } from "../platform/errors.ts";
import type { ApiHandlers, Reads } from "../platform/http/reads.ts";
import type { ApiRequest } from "../platform/http/request.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { downloadSurvey } from "./download-survey.ts";
import { exportResults } from "./export.ts";
import { createReportLink, deleteReportLink, listReportLinks } from "./links.ts";
import { noIndex, noIndexByLanguage } from "./no-index-headers.ts";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { LARGEST_ANSWER_BYTES } from "../platform/http/response.ts";
import type { SentPage } from "./page.ts";
import { readerLanguage } from "./reader-language.ts";

/**
 * A page as it is answered. One that no answer could hold as it is goes compressed; every browser takes that, and the
 * gateway does it with the others by itself.
 * @throws BadRequest of one that is too large even then
 */
export async function pageAnswer({ text, policy }: SentPage) {
  const headers = {
    ...noIndexByLanguage,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "referrer-policy": "no-referrer",
  };
  if (Buffer.byteLength(text) <= LARGEST_ANSWER_BYTES) return { status: 200, text, headers } as const;
  const bytes = await promisify(gzip)(text);
  if (bytes.length > LARGEST_ANSWER_BYTES)
    throw new BadRequest("This report is too large for a page; export its results instead");
  return { status: 200, bytes, headers: { ...headers, "content-encoding": "gzip" } } as const;
}

/** What is read of a report is loaded when it is first asked for. */
async function readPart(
  reads: Pick<Reads, "readReport" | "comparisons" | "makeSectionPage">,
  request: ApiRequest<(typeof reportRoutes)["getReport"]>,
): Promise<SentPage> {
  const { readSection } = await import("./section.ts");
  return reads.makeSectionPage(await readSection(reads, request));
}

export const reportHandlers: ApiHandlers<typeof reportRoutes, ReportDependencies> = {
  getReport: {
    load: async (reads, request) => {
      const { identity, params, query } = request;
      const { language: _, ...part } = query;
      if (Object.keys(part).length > 0) return pageAnswer(await readPart(reads, request));
      const material = await reads.readReport(simulationRef(identity, params));
      if (!material) throw new NotFound("Simulation");
      return pageAnswer(await reads.makePage(material, readerLanguage(request, material.simulation)));
    },
  },

  exportResults,
  downloadSurvey,
  createReportLink,
  listReportLinks,
  deleteReportLink,

  readSharedReport: {
    load: async ({ readReport, reportLinks, makePage }, request) => {
      const { params } = request;
      const leads = await reportLinks.findToken(sha256(params.token));
      if (!leads) throw new NotFound("Report", noIndex);
      const ref = { companyId: leads.company_id, projectId: leads.project_id, simulationId: leads.simulation_id };
      const material = await readReport(ref, leads.persona_group_id);
      // What is being deleted is gone in the same words as what never was.
      if (!material?.aggregate || !material.group) throw new NotFound("Report", noIndex);
      return pageAnswer(await makePage(material, readerLanguage(request, material.simulation, leads.language)));
    },
  },
};
