import { beforeAll } from "vitest";
import { Company } from "./company.ts";
import { form } from "./form.ts";
import { sharedStack as stack } from "./shared-stack.ts";
import { begin, createSimulation } from "./simulations.ts";

export const HEAD = { name: "Panel", source: "Panel of Acme, online", fielded_on: "2026-10-12" };
export const TOPLINES = [
  "question_id,text,kind,answer,count",
  ...[34, 45, 92, 94, 35].map((count, at) => `purchase_intent,,likert,${at + 1},${count}`),
].join("\n");
export const ROWS = [
  "q1,q2,gender,respondent",
  ...Array.from({ length: 14 }, (_, at) => `${(at % 7) + 1},Supermarket|Online,${at % 2 ? "f" : "m"},P-${at}`),
].join("\n");

export let company: Company;
export let projectId: string;
/** A complete concept test of two personas, and a survey. */
export let concept: string;
export let survey: string;
/** Has a project with two complete studies made before the tests of a file. */
export const withStudies = (): void =>
  beforeAll(async () => {
    company = await Company.signUp(stack.url);
    const prepared = await company.prepare({ persona_count: 2 });
    projectId = prepared.projectId;
    concept = await createSimulation(company, prepared, "concept_test");
    survey = await createSimulation(company, prepared, "survey");
    await begin(company, projectId, survey, "survey");
    await Promise.all([concept, survey].map((id) => company.waitForSimulation(projectId, id)));
  });

export const base = () => `/projects/${projectId}/human-studies`;
/** Uploads a file of people's answers. */
export const send = (file: string | Buffer, fields: Record<string, string> = {}, headers = {}) => {
  const sent = form({ ...HEAD, ...fields }, { name: "people.csv", bytes: Buffer.from(file) });
  return company.call("POST", base(), { raw: sent.raw, headers: { ...sent.headers, ...headers } });
};
