import { beforeAll, describe, expect, it } from "vitest";
import { exportFormats, type ExportFormat } from "../../functions/platform/files/export-formats.ts";
import { CONTENT_SOURCE, DIGITAL_SOURCE_TYPE, DRAWN_SOURCE_TYPE } from "../../functions/platform/content-source.ts";
import { routes } from "../../functions/service/routes.ts";
import { Company } from "../support/company.ts";
import { readCsv } from "../support/read-csv.ts";
import { readSav } from "../support/read-sav.ts";
import { readZipBytes } from "../support/read-zip.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const OWN_DATA = "what callers themselves wrote, or settings";
const PEOPLE = "what real people answered";
const PAGES = "the same page for everybody, written by people";
/** Routes whose answers hold nothing that was generated, and what they hold. */
const NOTHING_GENERATED: Readonly<Record<string, string>> = {
  getHealth: "the state of the service",
  ...Object.fromEntries(
    [
      ...["signUp", "logIn", "refreshSession", "getCurrentUser", "getNotifications", "updateNotifications"],
      ...["forgotPassword", "resetPassword", "acceptInvitation"],
      ...["getCompanyUsage", "getCompanySettings", "updateCompanySettings", "listMembers", "listInvitations"],
      ...["inviteMember", "createApiKey", "listApiKeys"],
      ...["listWebhooks", "createWebhook", "getWebhook", "updateWebhook", "listWebhookDeliveries", "testWebhook"],
      ...["listProjects", "createProject", "getProject", "updateProject", "createPersonaGroup"],
      ...[
        "createSampleProject",
        "createBriefingUpload",
        "getBriefingPicture",
        "uploadSurvey",
        "downloadSurvey",
        "readQuestions",
        "listLibraryPersonaProjects",
      ],
      ...["createReportLink", "listReportLinks"],
    ].map((operation) => [operation, OWN_DATA]),
  ),
  ...Object.fromEntries(
    [
      ...["uploadRespondents", "listRespondents", "getSamplePlan"],
      ...["listHumanStudies", "createHumanStudy", "readHumanStudyFile", "getHumanStudy"],
    ].map((operation) => [operation, PEOPLE]),
  ),
  previewPersonaGroup: "figures of population tables",
  previewConjointDesign: "a design that code has made from the caller's attributes",
  generatePersonas: "that it has begun",
  estimateSimulation: "costs and times that code has computed",
  getOpenApiDocument: PAGES,
  getReferencePage: PAGES,
  getConsole: PAGES,
  getConsoleWords: PAGES,
};

describe("every route", () => {
  it.each(routes.map((route) => [route.operationId, route] as const))("%s is marked, or has a reason", (id, route) => {
    const hasAnswer = Object.keys(route.responses).some((status) => status !== "204");
    expect(route.content === CONTENT_SOURCE || !hasAnswer, id).toBe(NOTHING_GENERATED[id] === undefined);
  });

  it("is named if it has a reason", () => {
    const known = new Set(routes.map(({ operationId }) => operationId));
    expect(Object.keys(NOTHING_GENERATED).filter((id) => !known.has(id))).toEqual([]);
  });
});

describe("the mark", () => {
  let company: Company;
  let base: string;
  let group: string;
  const headerOf = async (path: string) => (await company.get(path)).headers["x-content-source"];
  const fileOf = async (format: ExportFormat) => (await company.get(`${base}/export?format=${format}`)).bytes;
  beforeAll(async () => {
    company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    group = `/projects/${projectId}/persona-groups/${groupId}`;
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    base = `/projects/${projectId}/simulations/${id as string}`;
    await company.waitForSimulation(projectId, id as string);
  });

  it("is a header of answers with generated content, and of no other", async () => {
    for (const path of [base, `${base}/results`, `${base}/report`, `${base}/export?format=csv`, `${group}/personas`])
      expect(await headerOf(path), path).toBe(CONTENT_SOURCE);
    for (const path of ["/projects", "/auth/me", `${base}/report-links`, `${base}/nothing`, "/library/personas/x"])
      expect(await headerOf(path), path).toBeUndefined();
  });

  it("is a header of an answer that the caller has already", async () => {
    const { headers } = await company.get(base);
    const again = await company.call("GET", base, { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.headers["x-content-source"]]).toEqual([304, CONTENT_SOURCE]);
  });

  const officeProperties = async (bytes: Buffer): Promise<string> =>
    String((await readZipBytes(bytes)).get("docProps/core.xml"));
  /** What a file says of itself, as the programs find it that read it. */
  const markIn: Readonly<Record<ExportFormat, (bytes: Buffer) => Promise<string> | string | undefined>> = {
    csv: (bytes) => {
      const rows = readCsv(bytes.toString());
      expect(rows.length).toBeGreaterThan(1);
      expect(rows[0]!.at(-1)).toBe("source");
      return [...new Set(rows.slice(1).map((row) => row.at(-1)))].join(" ");
    },
    jsonl: (bytes) => {
      const lines = bytes.toString().trimEnd().split("\n");
      return [...new Set(lines.map((line) => (JSON.parse(line) as { source: string }).source))].join(" ");
    },
    sav: (bytes) => readSav(bytes).documents.join(" "),
    docx: officeProperties,
    xlsx: officeProperties,
    pptx: officeProperties,
    md: (bytes) => bytes.toString().split("\n")[0],
  };
  it.each(exportFormats)("is in a file of %s", async (format) => {
    const mark = await markIn[format](await fileOf(format));
    expect(
      [CONTENT_SOURCE, DIGITAL_SOURCE_TYPE].some((word) => mark?.includes(word)),
      String(mark),
    ).toBe(true);
  });

  it("is in the page of a report, as data that runs nowhere", async () => {
    const page = (await company.get(`${base}/report`)).bytes.toString();
    const [, data = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(data)).toEqual({
      "@context": "https://schema.org",
      "@type": "Report",
      digitalSourceType: DIGITAL_SOURCE_TYPE,
    });
  });

  it("is in portraits, which were drawn and not learned from pictures", async () => {
    const { text, headers } = await company.get("/avatars/019a9f62-2c00-7d44-8e33-6b7c8d9e0f1a");
    expect(headers["x-content-source"]).toBe(CONTENT_SOURCE);
    expect(text).toContain(`<Iptc4xmpExt:DigitalSourceType>${DRAWN_SOURCE_TYPE}</Iptc4xmpExt:DigitalSourceType>`);
  });
});
