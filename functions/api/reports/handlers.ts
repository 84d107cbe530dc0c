import type { reportRoutes } from "../../contracts/routes/reports.ts";
import type { ReportStore } from "../../storage/reports/store.ts";
import type { ApiHandlers } from "../reads.ts";
import { simulationRef } from "../simulations/simulation-ref.ts";
import type { MakePage, SentPage } from "./page.ts";

export interface ReportDependencies {
  reports: ReportStore;
  makePage: MakePage;
}

/** Results belong to nobody's cache and no search engine. */
const privately = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

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
    load: async ({ reports, makePage }, { identity, params }) =>
      pageAnswer(await makePage(await reports.find(simulationRef(identity, params)))),
  },
};
