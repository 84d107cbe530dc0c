import type { OfferDownload } from "../../adapters/files/downloads.ts";
import type { reportRoutes } from "../../contracts/routes/reports.ts";
import type { InTurn } from "../../shared/in-turn.ts";
import type { ReportLinkStore } from "../../storage/report-links/store.ts";
import type { ReportStore } from "../../storage/reports/store.ts";
import type { ApiHandler } from "../reads.ts";
import type { MakePage } from "./page.ts";

/** What the routes of reports work with. */
export interface ReportDependencies {
  reports: ReportStore;
  reportLinks: ReportLinkStore;
  makePage: MakePage;
  /** Reports of hundreds of people take hundreds of megabytes while they are made. */
  inTurn: InTurn;
  offerDownload: OfferDownload;
}

/** The handler of one operation of the routes of reports. */
export type ReportHandler<K extends keyof typeof reportRoutes> = ApiHandler<
  (typeof reportRoutes)[K],
  ReportDependencies
>;
