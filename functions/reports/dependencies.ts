import type { CallLog } from "../models/call-log/store.ts";
import type { OfferDownload } from "../platform/files/downloads.ts";
import type { reportRoutes } from "./routes.ts";
import type { ComparisonStore } from "../findings/comparisons/store.ts";
import type { ReportLinkStore } from "./links/store.ts";
import type { ApiHandler } from "../platform/http/reads.ts";
import type { MakeFile } from "./files.ts";
import type { MakePage, MakeSectionPage } from "./page.ts";
import type { ReadReport } from "./read-report.ts";
import type { MakeReplay } from "./replay/bundle.ts";
import type { ReportStore } from "./store.ts";
import type { MakeSurveyFile } from "./survey-files/make-survey-file.ts";

/** The dependencies of the routes of reports. */
export interface ReportDependencies {
  readReport: ReadReport;
  readPrompts: CallLog["prompts"];
  version: string;
  findStudy: ReportStore["findStudy"];
  comparisons: ComparisonStore;
  reportLinks: ReportLinkStore;
  makePage: MakePage;
  makeSectionPage: MakeSectionPage;
  makeFile: MakeFile;
  makeSurveyFile: MakeSurveyFile;
  makeReplay: MakeReplay;
  offerDownload: OfferDownload;
}

/** The handler of one operation of the routes of reports. */
export type ReportHandler<K extends keyof typeof reportRoutes> = ApiHandler<
  (typeof reportRoutes)[K],
  ReportDependencies
>;
