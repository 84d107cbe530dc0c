import type { Route } from "../platform/http/route.ts";
import { apiKeyRoutes } from "../accounts/api-keys/routes.ts";
import { authRoutes } from "../accounts/sign-in/routes.ts";
import { briefingRoutes } from "../briefings/routes.ts";
import { codebookRoutes } from "../findings/codebook/routes.ts";
import { companyRoutes } from "../accounts/company/routes.ts";
import { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { documentRoutes } from "./documents/routes.ts";
import { disclosureRoutes } from "../reports/disclosure/routes.ts";
import { replayRoutes } from "../reports/replay/routes.ts";
import { estimateRoutes } from "../studies/estimate/routes.ts";
import { humanStudyRoutes } from "../findings/human-study/routes.ts";
import { libraryRoutes } from "../personas/library/routes.ts";
import { liveInterviewRoutes } from "../studies/interview/live/routes.ts";
import { personaGroupRoutes } from "../personas/groups/routes.ts";
import { personaRoutes } from "../personas/people/routes.ts";
import { projectRoutes } from "../projects/routes.ts";
import { reliabilityRoutes } from "../findings/reliability/routes.ts";
import { reportRoutes } from "../reports/routes.ts";
import { respondentRoutes } from "../findings/respondents/routes.ts";
import { simulationRoutes } from "../studies/simulation/routes.ts";
import { studyInputRoutes } from "../studies/inputs/routes.ts";
import { systemRoutes } from "./system/routes.ts";
import { webhookRoutes } from "../notifications/webhooks/routes.ts";

/** Every route by its operationId, with the literal types of its row: the types of clients are derived from it. */
export const routeTable = {
  ...systemRoutes,
  ...authRoutes,
  ...companyRoutes,
  ...apiKeyRoutes,
  ...webhookRoutes,
  ...projectRoutes,
  ...personaGroupRoutes,
  ...personaRoutes,
  ...respondentRoutes,
  ...briefingRoutes,
  ...simulationRoutes,
  ...estimateRoutes,
  ...studyInputRoutes,
  ...liveInterviewRoutes,
  ...reliabilityRoutes,
  ...reportRoutes,
  ...disclosureRoutes,
  ...replayRoutes,
  ...comparisonRoutes,
  ...codebookRoutes,
  ...humanStudyRoutes,
  ...libraryRoutes,
  ...documentRoutes,
};

/** Every route of the service, in the order of the documentation. */
export const routes: Route[] = Object.entries<Omit<Route, "operationId">>(routeTable).map(([operationId, row]) => ({
  operationId,
  ...row,
}));

/** The beginning of every path: `/api` is the gateway's stage, `/v1` the root of its resources. */
export const BASE_PATH = "/api/v1";
