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
 * A page as an answer. If it is too large for an answer, it is compressed, which every browser accepts; the gateway
 * compresses the other pages itself.
 * @throws BadRequest if it is too large even then
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

/** The code that reads sections is loaded on the first request. */
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
      // A report that is being deleted gets the same error as one that never existed.
      if (!material?.aggregate || !material.group) throw new NotFound("Report", noIndex);
      return pageAnswer(await makePage(material, readerLanguage(request, material.simulation, leads.language)));
    },
  },
};
