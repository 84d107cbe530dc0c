import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { readXlsx } from "../support/read-xlsx.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groupId: string;
let study: string;
const pathOf = (simulationId: string) => `/projects/${projectId}/simulations/${simulationId}/report`;

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 2, description: "live near a lake" }));
  study = (await company.startConceptTest(projectId, groupId)).body.id as string;
  await company.waitForSimulation(projectId, study);
});

describe("GET …/report", () => {
  it("is one page of the study that nobody keeps, finds or frames", async () => {
    const { status, headers, text } = await company.get(pathOf(study));
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
    const { body: results } = await company.get(`/projects/${projectId}/simulations/${study}/results`);
    expect(text).toContain(String(results.aggregate.summary).replaceAll("&", "&amp;").replaceAll("<", "&lt;"));
  });

  it("loads nothing, and its policy allows no more than its own script, style and pictures", async () => {
    const { headers, text } = await company.get(pathOf(study));
    const hashOf = (name: string) => {
      const [, source = ""] = new RegExp(`<${name}>([^]*?)</${name}>`).exec(text) ?? [];
      return `sha256-${createHash("sha256").update(source).digest("base64")}`;
    };
    expect(headers["content-security-policy"]).toBe(
      `default-src 'none'; script-src '${hashOf("script")}'; style-src '${hashOf("style")}'; img-src data:; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(text.match(/<style/g)).toHaveLength(1);
    // The first is data, which no browser runs.
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script type="application/ld+json">', "<script>"]);
    expect(text).not.toMatch(
      /<link(?! rel="icon" href="data:,")|<iframe| style="| on[a-z]+="| (?:src|href)="(?!#|data:|\?language=..")/,
    );
  });

  it("is refused until the study is complete, with its status", async () => {
    const { id } = (
      await company.post(`/projects/${projectId}/simulations`, {
        persona_group_id: groupId,
        simulation_type: "survey",
      })
    ).body;
    const waiting = await company.get(pathOf(id as string));
    expect([waiting.status, waiting.body.detail]).toEqual([
      400,
      "The simulation is pending; its report can be read when it is complete",
    ]);
    await company.post(`/projects/${projectId}/simulations/${id}/abort`);
    const aborted = await company.get(pathOf(id as string));
    expect([aborted.status, aborted.body.detail]).toEqual([
      400,
      "The simulation is aborted; its report can be read when it is complete",
    ]);
  });

  it("says how near the study comes to people as soon as they are uploaded, in page, link and workbook", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    expect((await company.get(pathOf(id as string))).text).toContain("No people have answered these questions yet");
    const question = { question_id: "purchase_intent", kind: "likert", scale: { points: 5 } };
    const sent = await company.post(`/projects/${projectId}/human-studies`, {
      ...{ name: "Lakes, spring", source: "Panel of Acme", fielded_on: "2026-05-04", simulation_id: id },
      questions: [{ ...question, results: { counts: { 1: 3, 2: 9, 3: 12, 4: 20, 5: 6 } } }],
    });
    expect(sent.status).toBe(201);
    const { body: validity } = await company.get(`/projects/${projectId}/simulations/${id}/validity`);
    const said = String(validity.sentence).replaceAll("&", "&amp;").replaceAll("<", "&lt;");
    const { text } = await company.get(pathOf(id as string));
    expect(text).not.toContain("No people have answered these questions yet");
    expect(text).toContain("Lakes, spring (Panel of Acme)");
    expect(text).toContain(said);
    const { body: link } = await company.post(`/projects/${projectId}/simulations/${id}/report-links`, {});
    expect(await (await fetch(link.url as string)).text()).toBe(text);
    // In the language of its reader, also what it says of people.
    const { text: german } = await company.get(`${pathOf(id as string)}?language=de`);
    expect(german).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(german).toContain("Lakes, spring (Panel of Acme)");
    expect(german).not.toContain(said);
    expect(await (await fetch(`${link.url}?language=de`)).text()).toBe(german);
    // Of a browser that asks for German, or by a link that was made for those who read it.
    const asked = await fetch(link.url as string, { headers: { "accept-language": "de-AT,de;q=0.9,en;q=0.8" } });
    expect(asked.headers.get("vary")).toContain("Accept-Language");
    expect(await asked.text()).toBe(german);
    const links = `/projects/${projectId}/simulations/${id}/report-links`;
    const { body: germanLink } = await company.post(links, { language: "de" });
    expect(await (await fetch(germanLink.url as string)).text()).toBe(german);
    expect((await company.post(links, { language: "it" })).body.detail).toBe(
      "language: must be one of en, de, fr, es, pt, ja",
    );
    const file = await fetch(`${stack.url}/projects/${projectId}/simulations/${id}/export?format=xlsx`, {
      headers: { authorization: `Bearer ${company.token}` },
    });
    const { sheets } = await readXlsx(new Uint8Array(await file.arrayBuffer()));
    const cells = [...sheets.get("Validity")!.values()].map(({ value }) => value);
    expect(cells).toContain(validity.questions[0].personas.difference);
  });

  it("shows one section by itself, also those that compare the study with what lies beyond it", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    const base = `/projects/${projectId}/simulations`;
    const part = async (query: string) => {
      const { status, headers, text } = await company.get(`${pathOf(study)}?${query}`);
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(text.match(/<section/g)).toHaveLength(1);
      expect(text).not.toContain("<nav");
      return text.replaceAll(/<[^>]+>/g, " ");
    };
    expect(await part("section=reliability")).toContain("has not been checked");
    const { body: table } = await company.get(`${base}/${study}/crosstab?by=gender&questions=liking`);
    const crosstab = await part("section=crosstab&by=gender&questions=liking");
    expect(crosstab).toContain(table.questions[0].question);
    expect(crosstab).toContain(table.questions[0].rows[0].total.value.toFixed(2));
    expect(crosstab).not.toContain("Relevance");
    const { body: compared } = await company.get(`${base}/compare?ids=${study},${id as string}`);
    const comparison = await part(`section=comparison&with=${id as string}`);
    for (const { value, base: n } of compared.questions[0].rows[0].simulations) {
      expect(comparison).toContain(value.toFixed(2));
      expect(comparison).toContain(`n = ${n}`);
    }
    const { body: norms } = await company.get(`${base}/${study}/norms`);
    const shown = await part("section=norms");
    expect(shown).toContain(String(norms.missing).slice(5));
    expect(shown).toContain(norms.figures[0].value.toFixed(2));
  });

  it("holds the study against the people that are asked for, in its section", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    const nobody = await company.get(`${pathOf(id as string)}?section=validity`);
    expect([nobody.status, nobody.body.detail]).toEqual([400, expect.stringMatching(/^Nobody has answered/)]);
    const counts = { 1: 3, 2: 9, 3: 12, 4: 20, 5: 6 };
    const question = { question_id: "liking", kind: "likert", scale: { points: 5 }, results: { counts } };
    const { body: humans } = await company.post(`/projects/${projectId}/human-studies`, {
      ...{ name: "Not paired", source: "Panel", fielded_on: "2026-05-04", simulation_id: study },
      questions: [question],
    });
    const of = (human: string) => company.get(`${pathOf(id as string)}?section=validity&human_study_id=${human}`);
    const found = await of(humans.id as string);
    expect(found.status).toBe(200);
    expect(found.text).toContain("Not paired (Panel)");
    expect(found.text).toContain("Everybody’s answers");
    for (const unknown of [study, "none"]) expect((await of(unknown)).status).toBe(404);
  });

  it("shows nobody else a section", async () => {
    const stranger = await Company.signUp(stack.url);
    const own = await stranger.createProject();
    const other = (await company.startConceptTest(projectId, groupId)).body.id as string;
    for (const path of [pathOf(study), `/projects/${own}/simulations/${study}/report`])
      for (const query of ["validity", "reliability", "crosstab&by=gender", `comparison&with=${other}`, "norms"])
        expect([query, (await stranger.get(`${path}?section=${query}`)).status]).toEqual([query, 404]);
  });

  it.each([
    ["section=method", "section: must be one of validity, reliability, concepts, crosstab, comparison, norms"],
    ["section=concepts", "section: the report has nothing on concepts; leave it out for the whole report"],
    ["section=crosstab", "by: is missing; add it, as in by=gender"],
    ["section=comparison", "with: is missing; add it, as in with=019a9f63-5f00-7a77-b166-9e0f1a2b3c4d"],
    ["by=gender", "by: only valid with section=crosstab; ask for that, or leave by out"],
    [
      "section=norms&questions=liking",
      "questions: only valid with section=crosstab and section=comparison; ask for that, or leave questions out",
    ],
  ])("refuses %s with a sentence", async (query, detail) => {
    const { status, body } = await company.get(`${pathOf(study)}?${query}`);
    expect([status, body.detail]).toEqual([400, detail]);
  });

  it("is gone with its study", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    expect((await company.get(pathOf(id as string))).status).toBe(200);
    await company.delete(`/projects/${projectId}/simulations/${id}`);
    expect((await company.get(pathOf(id as string))).status).toBe(404);
  });
});
