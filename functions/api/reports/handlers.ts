import { sha256 } from "../../adapters/tokens/opaque-tokens.ts";
import type { reportRoutes } from "../../contracts/routes/reports.ts";
import { NotFound } from "../../shared/errors.ts";
import type { ApiHandlers } from "../reads.ts";
import { simulationRef } from "../simulations/simulation-ref.ts";
import { exportResults } from "./export.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { createReportLink, deleteReportLink, listReportLinks } from "./links.ts";
import type { SentPage } from "./page.ts";
import { privately } from "./privately.ts";

const pageAnswer = ({ text, policy }: SentPage) =>
  ({
    status: 200,
    text,
    headers: {
      ...privately,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "referrer-policy": "no-referrer",
    },
  }) as const;

export const reportHandlers: ApiHandlers<typeof reportRoutes, ReportDependencies> = {
  getReport: {
    load: ({ reports, makePage, inTurn }, { identity, params }) =>
      inTurn(async () => pageAnswer(await makePage(await reports.find(simulationRef(identity, params))))),
  },

  exportResults,
  createReportLink,
  listReportLinks,
  deleteReportLink,

  readSharedReport: {
    load: async ({ reports, reportLinks, makePage, inTurn }, { params }) => {
      const leads = await reportLinks.findToken(sha256(params.token));
      if (!leads) throw new NotFound("Report");
      const ref = { companyId: leads.company_id, projectId: leads.project_id, simulationId: leads.simulation_id };
      return inTurn(async () => {
        const material = await reports.find(ref, leads.persona_group_id);
        // What is being deleted is gone in the same words as what never was.
        if (!material?.aggregate || !material.group) throw new NotFound("Report");
        return pageAnswer(await makePage(material));
      });
    },
  },
};
