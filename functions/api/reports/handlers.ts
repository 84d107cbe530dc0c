import { sha256 } from "../../adapters/tokens/opaque-tokens.ts";
import type { reportRoutes } from "../../contracts/routes/reports.ts";
import { NotFound } from "../../shared/errors.ts";
import type { ApiHandlers } from "../reads.ts";
import { simulationRef } from "../simulations/simulation-ref.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { exportResults } from "./export.ts";
import { createReportLink, deleteReportLink, listReportLinks } from "./links.ts";
import { pageAnswer } from "./page-answer.ts";

export const reportHandlers: ApiHandlers<typeof reportRoutes, ReportDependencies> = {
  getReport: {
    load: ({ reports, makePage, inTurn }, { identity, params }) => {
      const ref = simulationRef(identity, params);
      const what = `page ${ref.companyId} ${ref.projectId} ${ref.simulationId}`;
      return inTurn(what, async () => pageAnswer(await makePage(await reports.find(ref))));
    },
  },

  exportResults,
  createReportLink,
  listReportLinks,
  deleteReportLink,

  readSharedReport: {
    load: async ({ reports, reportLinks, makePage, inTurn }, { params }) => {
      const hash = sha256(params.token);
      const leads = await reportLinks.findToken(hash);
      if (!leads) throw new NotFound("Report");
      const ref = { companyId: leads.company_id, projectId: leads.project_id, simulationId: leads.simulation_id };
      return inTurn(`shared page ${hash}`, async () => {
        const material = await reports.find(ref, leads.persona_group_id);
        // What is being deleted is gone in the same words as what never was.
        if (!material?.aggregate || !material.group) throw new NotFound("Report");
        return pageAnswer(await makePage(material));
      });
    },
  },
};
