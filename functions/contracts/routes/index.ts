import type { Route } from "../route.ts";
import { apiKeyRoutes } from "./api-keys.ts";
import { authRoutes } from "./auth.ts";
import { briefingRoutes } from "./briefings.ts";
import { codebookRoutes } from "./codebooks.ts";
import { companyRoutes } from "./company.ts";
import { comparisonRoutes } from "./comparisons.ts";
import { documentRoutes } from "./documents.ts";
import { estimateRoutes } from "./estimates.ts";
import { humanStudyRoutes } from "./human-studies.ts";
import { libraryRoutes } from "./library.ts";
import { liveInterviewRoutes } from "./live-interviews.ts";
import { personaGroupRoutes } from "./persona-groups.ts";
import { personaRoutes } from "./personas.ts";
import { projectRoutes } from "./projects.ts";
import { reliabilityRoutes } from "./reliability.ts";
import { reportRoutes } from "./reports.ts";
import { respondentRoutes } from "./respondents.ts";
import { simulationRoutes } from "./simulations.ts";
import { studyInputRoutes } from "./study-inputs.ts";
import { systemRoutes } from "./system.ts";
import { webhookRoutes } from "./webhooks.ts";

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

/** Where every path begins: `/api` is the gateway's stage, `/v1` the root of its resources. */
export const BASE_PATH = "/api/v1";
