import { beforeAll, describe, expect, it } from "vitest";
import { wordingOf } from "../../functions/languages/wording.ts";
import {
  exportFacts,
  exportFormats,
  exportObjects,
  reportFormats,
  type ExportFormat,
} from "../../functions/platform/files/export-formats.ts";
import { newId } from "../../functions/platform/ids.ts";
import { resultKey } from "../../functions/platform/table/keys.ts";
import { LARGEST_ANSWER_BYTES } from "../../functions/platform/http/response.ts";
import { Company } from "../support/company.ts";
import { objectKeys } from "../support/objects.ts";
import { openRawTable } from "../support/raw-table.ts";
import { readCsv } from "../support/read-csv.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { readZip } from "../support/read-zip.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId: string;
let groupId: string;
let study: string;
const pathOf = (simulationId: string, format: string) =>
  `/projects/${projectId}/simulations/${simulationId}/export?format=${format}`;
/** Whether a format is a package of parts, as Office has them. */
const isPackage = (format: ExportFormat) => exportFacts[format].mediaType.includes("openxmlformats");
const authorized = () => ({ authorization: `Bearer ${company.token}` });

async function completeStudy(name?: string): Promise<string> {
  const { id } = (
    await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      prompt_question: "An oat drink at 1.99 EUR per litre.",
      ...(name === undefined ? {} : { name }),
    })
  ).body;
  await company.waitForSimulation(projectId, id as string);
  return id as string;
}

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 2 }));
  study = await completeStudy("Hafer & <Drink>: „1,99 €“?");
});

describe("GET …/export", () => {
  it.each(exportFormats)("gives the study as %s, a file that nobody keeps", async (format) => {
    const { status, headers, bytes } = await company.get(pathOf(study, format));
    expect(status).toBe(200);
    expect(String(headers["content-type"]).split(";")[0]).toBe(exportFacts[format].mediaType);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="Hafer _ Drink _1,99 _.${format}"; ` +
        `filename*=UTF-8''Hafer%20%26%20Drink%20%E2%80%9E1%2C99%20%E2%82%AC%E2%80%9C.${format}`,
    );
    expect(Number(headers["content-length"])).toBe(bytes.length);
    if (isPackage(format)) expect(bytes.subarray(0, 2).toString()).toBe("PK");
  });

  it("gives the answers as they were", async () => {
    const { body } = await company.get(`/projects/${projectId}/simulations/${study}/results`);
    const reactions = (body.persona_results as { reaction: string }[]).map(({ reaction }) => reaction);
    const [header = [], ...rows] = readCsv((await company.get(pathOf(study, "csv"))).text);
    const answers = rows.map((row) => row[header.indexOf("answer")]);
    expect(answers).toEqual(expect.arrayContaining(reactions));
  });

  it("says of everybody who they are", async () => {
    const personas = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
    const [header = [], ...rows] = readCsv((await company.get(pathOf(study, "csv"))).text);
    for (const { id, age, gender, occupation, location, income_level } of personas) {
      const row = rows.find((one) => one[header.indexOf("persona_id")] === id)!;
      const told = ["age", "gender", "occupation", "location", "income_level"].map((name) => row[header.indexOf(name)]);
      expect(told).toEqual([String(age), gender, occupation, location, income_level]);
    }
  });

  it("is asked for by browsers of pages on other origins, who learn its name", async () => {
    const { headers } = await company.call("GET", pathOf(study, "csv"), {
      headers: { origin: "http://localhost:5173" },
    });
    expect(headers["access-control-allow-origin"]).toBe("http://localhost:5173");
    expect(headers["access-control-expose-headers"]).toContain("content-disposition");
  });

  it("does not depend on what its caller accepts", async () => {
    for (const accept of ["application/json", "text/html,*/*;q=0.8", "image/png"]) {
      const { bytes } = await company.call("GET", pathOf(study, "xlsx"), { headers: { accept } });
      expect(bytes.subarray(0, 2).toString()).toBe("PK");
    }
  });

  it.each(["", "?format=", "?format=pdf", "?format=CSV", "?format=csv%00", "?format[]=csv", "?format=constructor"])(
    "is refused without a format: %s",
    async (query) => {
      const answer = await company.get(`/projects/${projectId}/simulations/${study}/export${query}`);
      expect([answer.status, answer.body.detail]).toEqual([400, `format: must be one of ${exportFormats.join(", ")}`]);
    },
  );

  it.each(reportFormats)("is in the language of its reader as %s", async (format) => {
    const wordsIn = async (language: string) => {
      const { bytes } = await company.get(`${pathOf(study, format)}&language=${language}`);
      return isPackage(format) ? [...(await readZip(bytes)).values()].join("\n") : bytes.toString();
    };
    for (const [language, title] of [
      ["en", "Concept test with 2 synthetic consumers"],
      ["de", "Konzepttest mit 2 synthetischen Konsumenten"],
    ] as const) {
      const words = await wordsIn(language);
      expect(words).toContain(title);
      expect(words).toContain(wordingOf(language).say("flags.few_personas"));
    }
  });

  it("has the company's logo and colour in its slides and on its page, until they are taken away", async () => {
    const logo = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABpfZFQAAAAABJRU5ErkJggg==";
    const report = `/projects/${projectId}/simulations/${study}/report`;
    await company.patch("/company/settings", { brand: { logo, colour: "#7a1fa2" } });
    const parts = await readZip((await company.get(pathOf(study, "pptx"))).bytes);
    expect([...parts.keys()]).toContain("ppt/media/logo.png");
    expect(parts.get("ppt/theme/theme1.xml")).toContain('<a:accent1><a:srgbClr val="7A1FA2"/>');
    expect((await company.get(report)).text).toContain("--accent:#7a1fa2");
    await company.patch("/company/settings", { brand: null });
    expect([...(await readZip((await company.get(pathOf(study, "pptx"))).bytes)).keys()]).not.toContain(
      "ppt/media/logo.png",
    );
    expect((await company.get(report)).text).not.toContain("#7a1fa2");
  });

  it("is refused in a language that reports do not speak, and where a file has no words of a report", async () => {
    const detailOf = async (query: string) => {
      const { status, body } = await company.get(`/projects/${projectId}/simulations/${study}/export?${query}`);
      return [status, body.detail];
    };
    expect(await detailOf("format=md&language=it")).toEqual([400, "language: must be one of en, de, fr, es, pt, ja"]);
    expect(await detailOf("format=csv&language=de")).toEqual([
      400,
      `language: only valid with ${reportFormats.join(" and ")}; leave it out with csv`,
    ]);
  });

  it("is refused until the study is complete, with its status", async () => {
    const { id } = (
      await company.post(`/projects/${projectId}/simulations`, { persona_group_id: groupId, simulation_type: "survey" })
    ).body;
    const answer = await company.get(pathOf(id as string, "csv"));
    expect([answer.status, answer.body.detail]).toEqual([
      400,
      "The simulation is pending; its results can be exported when it is complete",
    ]);
  });
});

describe("an export that is too large for an answer", () => {
  let large: string;
  const refOf = (simulationId: string) => ({
    companyId: company.user.company_id as string,
    projectId,
    simulationId,
  });
  beforeAll(async () => {
    large = await completeStudy();
    const table = openRawTable(stack.endpoints.dynamodb);
    const ref = refOf(large);
    const { persona_id } = (await company.get(`/projects/${projectId}/simulations/${large}/results`)).body
      .persona_results[0];
    const { PK: _pk, SK: _sk, ...item } = (await table.get(resultKey(ref, persona_id as string))) ?? {};
    // As much as an item of the table holds, of people who were not asked, until no answer can hold it.
    const reaction = "An oat drink, well. ".repeat(17_000);
    for (let bytes = 0; bytes < LARGEST_ANSWER_BYTES; bytes += reaction.length) {
      const id = newId();
      await table.put(resultKey(ref, id), { ...item, result: { ...item.result, persona_id: id, reaction } });
    }
    table.close();
  });

  it("lies where its caller is sent, who needs no token there", async () => {
    const answer = await company.get(pathOf(large, "csv"));
    expect([answer.status, answer.text]).toEqual([303, ""]);
    expect(answer.headers["cache-control"]).toBe("no-store");
    const address = String(answer.headers.location);
    expect(address).toContain("X-Amz-Expires=300");
    const file = await fetch(address);
    expect(file.status).toBe(200);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.headers.get("content-disposition")).toMatch(/^attachment; filename="Concept test [^"]+ [\d-]+\.csv"/);
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(LARGEST_ANSWER_BYTES);
  });

  it("is there for whoever follows, as often as it is asked for, also at once", async () => {
    const sizes = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        const format = exportFormats[at % exportFormats.length] ?? "csv";
        const response = await fetch(`${stack.url}${pathOf(large, format)}`, { headers: authorized() });
        const { byteLength } = await response.arrayBuffer();
        return `${response.status} ${format} ${byteLength > 1_000}`;
      }),
    );
    expect(new Set(sizes)).toEqual(new Set(exportFormats.map((format) => `200 ${format} true`)));
  });

  it("comes whole through the typed client", async () => {
    const params = { project_id: projectId, simulation_id: large };
    const { createClient } = await import("../../clients/typescript/src/index.ts");
    const api = createClient({ url: stack.url, key: company.token ?? "" });
    expect((await api.exportResults({ params, query: { format: "jsonl" } })).length).toBeGreaterThan(
      LARGEST_ANSWER_BYTES,
    );
  });

  it("is shown no longer than its address says", async () => {
    const address = new URL(String((await company.get(pathOf(large, "csv"))).headers.location));
    address.searchParams.set("X-Amz-Date", "20200101T000000Z");
    expect((await fetch(address)).status).toBe(403);
  });

  it("goes with its study", async () => {
    const keys = exportObjects(refOf(large));
    expect((await objectKeys(stack.endpoints.s3)).filter((key) => keys.includes(key))).not.toEqual([]);
    await company.delete(`/projects/${projectId}/simulations/${large}`);
    await until(
      async () => (await objectKeys(stack.endpoints.s3)).filter((key) => keys.includes(key)),
      (left) => left.length === 0,
    );
  });
});
