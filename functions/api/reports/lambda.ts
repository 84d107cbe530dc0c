import { openSealing } from "../../adapters/sealing/sealing.ts";
import { parseEnvironment } from "../../contracts/environment.ts";
import { comparisonRoutes } from "../../contracts/routes/comparisons.ts";
import { reportRoutes } from "../../contracts/routes/reports.ts";
import { createLogger } from "../../shared/logger.ts";
import { createComparisonStore } from "../../storage/comparisons/store.ts";
import { createIdempotencyStore } from "../../storage/idempotency/store.ts";
import { createReportLinkStore } from "../../storage/report-links/store.ts";
import { createReportStore } from "../../storage/reports/store.ts";
import { createSaltStore } from "../../storage/respondents/salts.ts";
import { createRespondentStore } from "../../storage/respondents/store.ts";
import { openCallersTable } from "../callers.ts";
import { createProtectedApi } from "../protected-api.ts";
import type { ApiHandlers } from "../reads.ts";
import { comparisonHandlers } from "./comparison-handlers.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { openFiles } from "./files.ts";
import { reportHandlers } from "./handlers.ts";
import { openPages } from "./page.ts";
import { openReportReader } from "./read-report.ts";

const environment = parseEnvironment("api-reports");
const table = openCallersTable(environment.TABLE_NAME);
const routes = { ...reportRoutes, ...comparisonRoutes };
const handlers: ApiHandlers<typeof routes, ReportDependencies> = { ...reportHandlers, ...comparisonHandlers };
const sealing = openSealing(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));

export const handler = createProtectedApi(environment, table, {
  routes,
  handlers,
  dependencies: {
    readReport: openReportReader(createReportStore(table, sealing, createRespondentStore(table, sealing))),
    comparisons: createComparisonStore(table, sealing),
    reportLinks: createReportLinkStore(table),
    makePage: openPages(environment.ASSETS_ROOT),
    makeFile: openFiles(),
    // Seldom needed; the client of S3 is loaded with the first use.
    offerDownload: async (...download) =>
      (await import("../../adapters/files/downloads.ts")).openDownloads(environment.FILES_BUCKET)(...download),
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger: createLogger({ function: "api-reports" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
