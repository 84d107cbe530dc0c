import { openEncryption } from "../personas/respondents/encryption-keys.ts";
import { parseEnvironment } from "../platform/functions/environment.ts";
import { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { createCallLog } from "../models/call-log/store.ts";
import { disclosureHandlers } from "./disclosure/handlers.ts";
import { disclosureRoutes } from "./disclosure/routes.ts";
import { replayHandlers } from "./replay/handlers.ts";
import { replayRoutes } from "./replay/routes.ts";
import { reportRoutes } from "./routes.ts";
import { createLogger } from "../platform/log/logger.ts";
import { createComparisonStore } from "../findings/comparisons/store.ts";
import { openTurns } from "../platform/in-turn.ts";
import { createIdempotencyStore } from "../platform/idempotency/store.ts";
import { createReportLinkStore } from "./links/store.ts";
import { createReportStore } from "./store.ts";
import { createSaltStore } from "../personas/respondents/store-salts.ts";
import { createRespondentStore } from "../findings/respondents/store.ts";
import { createSigningKeyLoader } from "../accounts/tokens/signing-keys.ts";
import { openCallersTable } from "../accounts/callers.ts";
import { createProtectedApi } from "../accounts/protected-api.ts";
import type { ApiHandlers } from "../platform/http/reads.ts";
import { comparisonHandlers } from "./comparison-handlers.ts";
import type { ReportDependencies } from "./dependencies.ts";
import { openFiles } from "./files.ts";
import { reportHandlers } from "./handlers.ts";
import { openPages } from "./page.ts";
import { openReportReader } from "./read-report.ts";
import { openPictures } from "./stimuli.ts";
import { makeSurveyFile } from "./survey-files/make-survey-file.ts";

const environment = parseEnvironment("api-reports");
const table = openCallersTable(environment.TABLE_NAME);
const routes = { ...reportRoutes, ...disclosureRoutes, ...replayRoutes, ...comparisonRoutes };
const handlers: ApiHandlers<typeof routes, ReportDependencies> = {
  ...reportHandlers,
  ...comparisonHandlers,
  ...disclosureHandlers,
  ...replayHandlers,
};
const encryption = openEncryption(environment.RESPONDENTS_SECRET_ID, createSaltStore(table));
const readPicture = openPictures(environment.FILES_BUCKET);
const makers = { ...openPages(environment.ASSETS_ROOT, readPicture), makeFile: openFiles() };
/** A bundle has every file of a study in memory. */
const oneReplay = openTurns();
const loadKeys = createSigningKeyLoader(environment.TOKEN_SECRET_ID);
const reports = createReportStore(table, encryption, createRespondentStore(table, encryption));

export const handler = createProtectedApi(environment, table, {
  routes,
  handlers,
  dependencies: {
    readReport: openReportReader(reports),
    readPrompts: createCallLog(table).prompts,
    version: environment.SERVICE_VERSION,
    findStudy: reports.findStudy,
    comparisons: createComparisonStore(table, encryption),
    reportLinks: createReportLinkStore(table),
    ...makers,
    // Seldom needed, and loaded with its first use.
    makeReplay: (ref) =>
      oneReplay(JSON.stringify(ref), async () => {
        const [{ makeBundle }, { signBundle }, { signing }] = await Promise.all([
          import("./replay/make-bundle.ts"),
          import("./replay/sign.ts"),
          loadKeys(),
        ]);
        const version = environment.SERVICE_VERSION;
        return signBundle(await makeBundle({ table, encryption, readPicture, version, ...makers }, ref), signing.key);
      }),
    makeSurveyFile,
    // Seldom needed; the client of S3 is loaded with the first use.
    offerDownload: async (...download) =>
      (await import("../platform/files/downloads.ts")).openDownloads(environment.FILES_BUCKET)(...download),
  },
  findIdempotencyRecord: createIdempotencyStore(table).find,
  logger: createLogger({ function: "api-reports" }),
  publicBaseUrl: environment.PUBLIC_BASE_URL,
});
