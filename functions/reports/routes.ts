import * as z from "zod";
import { serviceLanguageSchema } from "../languages/service-language.ts";
import { singleSections } from "./content/report.ts";
import { idsSchema, questionsSchema } from "../findings/comparisons/routes.ts";
import { boundedText } from "../platform/text/bounded-text.ts";
import { exportFacts, exportFormats, reportFormats } from "../platform/files/export-formats.ts";
import { surveyFacts, surveyFormats } from "../platform/files/survey-formats.ts";
import { MOST_REPORT_LINKS } from "./links/record.ts";
import { createReportLinkSchema, reportLinkSchema, type ReportLink } from "./links/schemas.ts";
import { listQuery } from "../platform/http/query.ts";
import { defineRoutes } from "../platform/http/route.ts";

const common = { tag: "Reports", auth: "bearer", cache: "no-store", function: "api-reports" } as const;
const simulation = "/projects/{project_id}/simulations/{simulation_id}";
const NOT_COMPLETE = "The simulation is not complete.";

const TOO_LARGE = "The report is too large for a page (4.5 MB when it is compressed).";
const AT_ONCE = "Too many reports and exports were requested at once.";

/** Whose language a report speaks. */
const languageQuery = (description: string) => ({
  language: serviceLanguageSchema.optional().meta({
    description:
      `${description} Words of people and models stay as they are. Absent: the simulation's \`report_language\`, ` +
      "or else the first language of `Accept-Language` that reports speak, or else the study's language.",
  }),
});
const reportQuery = z.object({
  ...languageQuery("Language of the page's own words."),
  section: z
    .enum(singleSections, `must be one of ${singleSections.join(", ")}`)
    .optional()
    .meta({ description: "One section, with all of its figures, instead of the whole report." }),
  human_study_id: boundedText(100)
    .optional()
    .meta({ description: "For `validity`: the people to compare the simulation with." }),
  by: boundedText(100, { minimum: 1 })
    .optional()
    .meta({ description: "Required for `crosstab`: what makes the columns, as in `GET …/crosstab`." }),
  with: idsSchema
    .optional()
    .meta({ description: "Required for `comparison`: 1 to 9 other complete simulations, separated by commas." }),
  questions: questionsSchema.meta({
    description:
      "For `crosstab` and `comparison`: ids of the questions to show, separated by commas. Absent: " + "all.",
  }),
});

const exampleLink: ReportLink = {
  id: "019a9f65-5f00-7077-9b66-9e0f1a2b3c4d",
  url: "https://api.example.com/api/v1/reports/mT3vZ8sQ1xN5cLr7yWb2KfHd9jUe4pGa6iVoXtRzSkM",
  created_at: "2026-11-20T21:04:00.123",
  expires_at: "2026-12-20T21:04:00.000",
};

export const reportRoutes = defineRoutes({
  getReport: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${simulation}/report`,
    summary: "The report of a complete simulation, as a page",
    description:
      "One self-contained page in the language of the study, or of its reader. It loads nothing, follows the " +
      "reader's light or dark setting, and prints on A4 and Letter. Charts have a table of the same numbers; " +
      "quotes lead to their place in the transcript. Answers are on a separate tab with a search, and are " +
      "printed on request. It includes the latest complete reliability check. A page of more than 4.5 MB is " +
      "sent compressed (gzip) whatever its caller accepts.\n\nWith `section` the page has only that section, " +
      "without contents and transcripts. It can be `validity` (with any human study), `reliability`, or the " +
      "`concepts` of a test of several. Three sections are in no report, only here: `crosstab`, `comparison` " +
      "and `norms`, as their own routes compute them.",
    query: reportQuery,
    responses: { 200: { description: "The page.", contentType: "text/html" } },
    refusals: { 400: `${NOT_COMPLETE} It has nothing to show in the section. ${TOO_LARGE}`, 429: AT_ONCE },
  },
  exportResults: {
    ...common,
    content: "synthetic",
    method: "GET",
    path: `${simulation}/export`,
    summary: "The results of a complete simulation as a file",
    description: [
      exportFormats.map((format) => `- \`${format}\`: ${exportFacts[format].holds}`).join("\n"),
      "In a table, no cell is a formula. In csv, an apostrophe precedes a text that begins with `=`, `+`, `-`, " +
        "`@` or a control character, and these signs after a semicolon, tab or line break.",
      "A file of more than 4.5 MB is answered with 303 and stays for five minutes at the address in `Location`, " +
        "which needs no token. Clients that follow redirects (`curl -L`, `fetch`) need no change.",
    ].join("\n\n"),
    query: z.object({
      format: z
        .enum(exportFormats, `must be one of ${exportFormats.join(", ")}`)
        .meta({ description: "The format of the file." }),
      ...languageQuery(`For ${reportFormats.join(" and ")}: language of the report's own words.`),
    }),
    responses: {
      200: { description: "The file.", fileTypes: Object.values(exportFacts).map(({ mediaType }) => mediaType) },
      303: { description: "The file is too large for an answer; fetch it from `Location`." },
    },
    refusals: { 400: NOT_COMPLETE, 429: AT_ONCE },
  },
  downloadSurvey: {
    ...common,
    method: "GET",
    path: `${simulation}/survey`,
    summary: "The questions of a survey as a file",
    description: [
      "Available before and after the survey has run. `POST …/survey` reads each of these files back as the " +
        "same questions:",
      surveyFormats.map((format) => `- \`${format}\`: ${surveyFacts[format].holds}`).join("\n"),
      "If a format cannot express a part of the survey, the answer is a 400 that names the part. Nothing is " +
        "left out silently.",
    ].join("\n\n"),
    query: z.object({
      format: z
        .enum(surveyFormats, `must be one of ${surveyFormats.join(", ")}`)
        .default("json")
        .meta({ description: "The format of the file." }),
    }),
    responses: {
      200: { description: "The file.", fileTypes: Object.values(surveyFacts).map(({ mediaType }) => mediaType) },
    },
    refusals: { 400: "The simulation is not a survey or has no questions yet, or the format cannot express them." },
  },
  createReportLink: {
    ...common,
    method: "POST",
    path: `${simulation}/report-links`,
    idempotent: true,
    summary: "Make a link that shows the report to everybody who has the link",
    description:
      "Its reader needs no account and sees this report and nothing else, as it is when they look. The link ends " +
      "when it expires, is revoked, or the simulation is deleted. At most " +
      `${MOST_REPORT_LINKS} links to a report work at a time.`,
    body: createReportLinkSchema,
    bodyOptional: true,
    bodyExample: { expires_in_days: 14 },
    responses: { 201: { description: "The link.", schema: reportLinkSchema, example: exampleLink } },
    refusals: { 400: `The simulation is not complete, or has ${MOST_REPORT_LINKS} links that work.` },
  },
  listReportLinks: {
    ...common,
    method: "GET",
    path: `${simulation}/report-links`,
    summary: "The links to a report that work",
    query: listQuery("a report link", "report links"),
    responses: {
      200: { description: "Links, oldest first.", schema: z.array(reportLinkSchema), example: [exampleLink] },
    },
  },
  deleteReportLink: {
    ...common,
    method: "DELETE",
    path: `${simulation}/report-links/{link_id}`,
    summary: "Revoke a link to a report",
    description: "Once the answer arrives, the link no longer shows anything.",
    responses: { 204: { description: "Revoked." } },
  },
  readSharedReport: {
    ...common,
    content: "synthetic",
    auth: "none",
    method: "GET",
    throttle: { rate: 10, burst: 20 },
    path: "/reports/{token}",
    summary: "The report that a link shows",
    description:
      "For readers without an account; see `POST …/report-links`. Caches may not keep it, and search engines " +
      "may not index it. Expired links, revoked links, links of deleted simulations and links that never " +
      "existed get the same 404.",
    query: z.object(languageQuery("Language of the page's own words.")),
    responses: { 200: { description: "The page.", contentType: "text/html" } },
    refusals: { 400: TOO_LARGE, 429: AT_ONCE },
  },
});
