import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { exportFormats } from "../../functions/platform/files/export-formats.ts";
import { aggregateKey, participantKey, resultKey } from "../../functions/platform/table/keys.ts";
import { Company } from "../support/company.ts";
import { openRawTable } from "../support/raw-table.ts";
import { readCsv } from "../support/read-csv.ts";
import { readXlsx } from "../support/read-xlsx.ts";
import { readZip } from "../support/read-zip.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

const script = readFileSync(new URL("../../functions/reports/page/report.js", import.meta.url), "utf8");
const hostile = {
  markup: `<script>alert(1)</script><img src=x onerror="alert(2)">'"&amp;]]>`,
  formula: '=HYPERLINK("http://evil.example","click")',
  command: "@SUM(1+1)*cmd|' /C calc'!A0",
  "right to left": "\u202Egnp.exe\u202C \u2066שלום\u2069 مرحبا",
  "a word of 2,000 characters": "Donau".repeat(400),
  controls: "a\u0000b\u0007c\u001Bd\u2028e\uFFFEf",
  template: "{{constructor}} ${process.env} <%= 1 %>",
};

let company: Company;
let projectId: string;
let groupId: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 1 }));
});

/** A complete study in which everything that a person or a model may word is the same text. */
async function studySaying(text: string): Promise<string> {
  const { body } = await company.startConceptTest(projectId, groupId);
  const path = `/projects/${projectId}/simulations/${body.id}`;
  await company.waitForSimulation(projectId, body.id as string);
  const { persona_id } = (await company.get(`${path}/results`)).body.persona_results[0];
  const ref = { companyId: company.user.company_id as string, projectId, simulationId: body.id as string };
  const table = openRawTable(stack.endpoints.dynamodb);
  const change = async (key: { PK: string; SK: string }, changed: (item: Record<string, any>) => object) =>
    table.set(key, { ...changed((await table.get(key)) ?? {}) });
  await change(participantKey(ref, persona_id as string), ({ profile }) => ({
    persona_name: text,
    profile: { ...profile, full_name: text, occupation: text, location: text },
  }));
  await change(resultKey(ref, persona_id as string), ({ result }) => ({
    result: {
      ...result,
      persona_name: text,
      reaction: text,
      notable_quote: text,
      key_themes: [text],
      answers: result.answers.map((answer: object) => ({ ...answer, text })),
    },
  }));
  await change(aggregateKey(ref), ({ aggregate }) => ({
    aggregate: {
      ...aggregate,
      summary: text,
      top_themes: aggregate.top_themes.map((theme: object) => ({ ...theme, theme: text })),
      strategic_recommendations: [{ title: text, rationale: text, evidence: [{ persona_id, quote: text }] }],
    },
  }));
  table.close();
  return path;
}

describe.each(Object.entries(hostile))("a study full of %s", (_name, text) => {
  let path: string;
  beforeAll(async () => {
    path = await studySaying(text);
  });

  it("has a report in which all of it is text", async () => {
    const { status, text: page } = await company.get(`${path}/report`);
    expect(status).toBe(200);
    // The page's own is the last.
    expect(page.match(/<script(?! type="application\/ld\+json">)[^]*?>/g)).toEqual(["<script>"]);
    expect(page.endsWith(`<script>${script}</script></body></html>\n`)).toBe(true);
    expect(page).not.toMatch(/<img(?! [^>]*src="data:image\/svg)|<[^>]* on\w+=/);
    expect(page.match(/<html/g)).toHaveLength(1);
    expect(page.trimEnd().endsWith("</html>")).toBe(true);
  });

  it("has files of every format", async () => {
    for (const format of exportFormats) {
      const { status, bytes } = await company.get(`${path}/export?format=${format}`);
      expect([format, status, bytes.length > 100]).toEqual([format, 200, true]);
    }
  });

  it("has a table in which no cell is a formula", async () => {
    const [, ...rows] = readCsv((await company.get(`${path}/export?format=csv`)).text);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.flat().filter((cell) => /^[=@\t\r\n]|^[+-](?!\d)/.test(cell))).toEqual([]);
  });

  it("has a workbook without formulas, and a document without more than text", async () => {
    const { parts } = await readXlsx((await company.get(`${path}/export?format=xlsx`)).bytes);
    expect([...parts].filter(([, xml]) => /<f[ >]/.test(xml)).map(([part]) => part)).toEqual([]);
    const document = (await readZip((await company.get(`${path}/export?format=docx`)).bytes)).get("word/document.xml");
    expect(document).not.toMatch(/<script|<img|<w:fldSimple|<w:altChunk/);
  });

  it("has lines that programs read as it was said", async () => {
    const lines = (await company.get(`${path}/export?format=jsonl`)).text.trimEnd().split("\n");
    const records = lines.map((line) => JSON.parse(line) as { persona_name: string });
    expect(new Set(records.map(({ persona_name }) => persona_name))).toEqual(new Set([text]));
  });
});
