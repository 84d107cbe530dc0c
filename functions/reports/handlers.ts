import { sha256 } from "../accounts/tokens/opaque-tokens.ts";
import type { reportRoutes } from "./routes.ts";
import { NotFound } from "../platform/errors.ts";
import type { ApiHandlers } from "../platform/http/reads.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { exportResults } from "./export.ts";
import { createReportLink, deleteReportLink, listReportLinks } from "./links.ts";
import { pageAnswer } from "./page-answer.ts";
import { privately } from "./privately.ts";

export const reportHandlers: ApiHandlers<typeof reportRoutes, ReportDependencies> = {
  getReport: {
    load: async ({ readReport, makePage }, { identity, params }) => {
      const material = await readReport(simulationRef(identity, params));
      if (!material) throw new NotFound("Simulation");
      return pageAnswer(await makePage(material));
    },
  },

  exportResults,
  createReportLink,
  listReportLinks,
  deleteReportLink,

  readSharedReport: {
    load: async ({ readReport, reportLinks, makePage }, { params }) => {
      const leads = await reportLinks.findToken(sha256(params.token));
      if (!leads) throw new NotFound("Report", privately);
      const ref = { companyId: leads.company_id, projectId: leads.project_id, simulationId: leads.simulation_id };
      const material = await readReport(ref, leads.persona_group_id);
      // What is being deleted is gone in the same words as what never was.
      if (!material?.aggregate || !material.group) throw new NotFound("Report", privately);
      return pageAnswer(await makePage(material));
    },
  },
};
