import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Validity } from "../../../functions/findings/validity/schemas.ts";
import type { HumanStudy } from "../../../functions/findings/human-study/schemas.ts";
import { REPORT, type FakeRoutes } from "./fake-service.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const PROJECT = "/projects/project-1";
const VALIDITY = `GET ${PROJECT}/simulations/simulation-1/validity`;

const figures = { n: 248, mean: 2.9, sd: 1.2, counts: null };
const humanStudy: HumanStudy = {
  id: "human-1",
  project_id: "project-1",
  name: "toplines.csv",
  source: "Acme",
  fielded_on: "2026-11-20",
  simulation_id: "simulation-1",
  people: 248,
  weighted: false,
  not_read: [],
  questions: [
    {
      ...{ question_id: "purchase_intent", text: "", kind: "likert", scale: null, options: null, multiple: false },
      ...figures,
      halves: false,
      subgroups: [],
      arms: [],
    },
  ],
  created_at: "2026-11-20T20:58:00.000",
};
const validity: Validity = {
  simulation_id: "simulation-1",
  human_study_id: "human-1",
  people: { name: "toplines.csv", source: "Acme", fielded_on: "2026-11-20", n: 248 },
  questions: [],
  overall: [],
  split_half_reliability: null,
  experiments: [],
  verdict: "not_compared",
  sentence: "The personas were 11 % of the range away from the people.",
  unmatched: [],
  notes: [],
};
const goesWell: FakeRoutes = {
  [`POST ${PROJECT}/human-studies`]: () => ({ status: 201, body: humanStudy }),
  [`${VALIDITY}?human_study_id=human-1`]: () => ({ status: 200, body: validity }),
};

const fileWith = (name: string, content: string): string => {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};
const toplines = () => fileWith("toplines.csv", "question_id,answer,count\npurchase_intent,1,12\n");

/** Value of a field of a form. */
const field = (form: unknown, name: string): string | undefined =>
  new RegExp(`name="${name}"[^]*?\\r\\n\\r\\n([^]*?)\\r\\n--`).exec(String(form))?.[1];

describe("--humans", () => {
  it("sends what people answered after the study, and before the report is printed", async () => {
    const service = await fakeService(goesWell);
    const json = join(temporaryFolder(), "all.json");
    const more = ["--humans", toplines(), "--humans-source", "Acme", "--humans-date", "2026-11-20", "--json", json];
    const { exitCode, output, errors } = await study([...argumentsFor(service), ...more]);
    expect(errors).toContain("People read: 1 question to 248 people, asked on 2026-11-20 (Acme)\n");
    expect(output).toBe(REPORT);
    expect(exitCode).toBe(0);
    const { form } = service.bodyOf(`POST ${PROJECT}/human-studies`) ?? {};
    expect(["source", "fielded_on", "simulation_id"].map((name) => field(form, name))).toEqual([
      "Acme",
      "2026-11-20",
      "simulation-1",
    ]);
    expect(form).toMatch(/filename="toplines\.csv"\r\nContent-Type: text\/csv\r\n\r\nquestion_id,answer,count/);
    expect(JSON.parse(readFileSync(json, "utf8"))).toMatchObject({ validity: { human_study_id: "human-1" } });
  });

  it("takes the file's name and the day of its last change where nobody says more", async () => {
    const service = await fakeService(goesWell);
    const file = toplines();
    const changed = new Date("2026-10-02T12:00:00Z");
    utimesSync(file, changed, changed);
    await study([...argumentsFor(service), "--humans", file]);
    const { form } = service.bodyOf(`POST ${PROJECT}/human-studies`) ?? {};
    expect([field(form, "source"), field(form, "fielded_on")]).toEqual(["toplines.csv", "2026-10-02"]);
  });

  it("that the service refuses leaves the printed results, and ends with its sentence", async () => {
    const detail = "Line 2: 12.5 is not a whole number of people";
    const service = await fakeService({ [`POST ${PROJECT}/human-studies`]: () => ({ status: 400, body: { detail } }) });
    const { exitCode, output, errors } = await study([...argumentsFor(service), "--humans", toplines()]);
    expect(exitCode).toBe(1);
    expect(output).toBe(REPORT);
    expect(errors.endsWith(`${detail}\n`)).toBe(true);
    expect(service.routes().some((route) => route.startsWith("DELETE"))).toBe(false);
  });

  it("is no part of a study that does not ask for it", async () => {
    const service = await fakeService(goesWell);
    await study(argumentsFor(service));
    expect(service.routes().filter((route) => /human-studies|validity/.test(route))).toEqual([]);
    expect(service.bodyOf(`POST ${PROJECT}/simulations`)).not.toHaveProperty("direct_estimate");
  });
});

describe("--direct-estimate", () => {
  it("has the model asked beside the personas", async () => {
    const service = await fakeService();
    await study([...argumentsFor(service), "--direct-estimate"]);
    expect(service.bodyOf(`POST ${PROJECT}/simulations`)).toMatchObject({ direct_estimate: true });
  });
});

describe("--respondents", () => {
  const RESPONDENTS = `POST ${PROJECT}/persona-groups/group-1/respondents`;
  const asked = (service: { url: string }, columns: string): string[] => [
    ...["--respondents", fileWith("people.csv", "Age,Q1\n34,4\n"), "--columns", fileWith("columns.json", columns)],
    ...["--consent", "They have agreed.", "--concept", "Oat drink", "--url", service.url, "--data", temporaryFolder()],
  ];

  it("makes personas of the people of a file, and holds the study against what they answered", async () => {
    const service = await fakeService({
      [RESPONDENTS]: () => ({
        status: 202,
        body: { status: "generating", persona_group_id: "group-1", persona_count: 2 },
      }),
      [VALIDITY]: () => ({ status: 200, body: { ...validity, human_study_id: null } }),
    });
    const columns = { facts: { age: "Age" }, answers: { purchase_intent: "Q1" } };
    const { exitCode, output, errors } = await study(asked(service, JSON.stringify(columns)));
    expect(errors).toContain("Personas: ");
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.bodyOf(`POST ${PROJECT}/persona-groups`)).toEqual({ name: "people.csv" });
    const { form } = service.bodyOf(RESPONDENTS) ?? {};
    expect(JSON.parse(field(form, "columns") ?? "")).toMatchObject(columns);
    expect(field(form, "consent")).toBe("They have agreed.");
    expect(service.routes()).not.toContain(`POST ${PROJECT}/persona-groups/group-1/generate`);
  });

  it("that the service refuses ends with its sentence, before any study", async () => {
    const detail = "Line 2: 34 and line 3: 34 are one person";
    const service = await fakeService({ [RESPONDENTS]: () => ({ status: 400, body: { detail } }) });
    const { exitCode, errors } = await study(asked(service, "{}"));
    expect([exitCode, errors]).toEqual([1, `${detail}\n`]);
    expect(service.routes()).not.toContain(`POST ${PROJECT}/simulations`);
  });

  it.each([
    ["not json", /^columns\.json is not JSON/],
    ['{"facts": {"shoe": "Size"}}', /^columns\.json does not say what columns hold: facts/],
  ])("with columns like %j is refused in words before anything is sent", async (columns, sentence) => {
    const service = await fakeService();
    const { exitCode, errors } = await study(asked(service, columns));
    expect(errors).toMatch(sentence);
    expect([exitCode, service.routes()]).toEqual([2, []]);
  });
});
