import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { Message } from "../../../functions/studies/simulation/message.ts";
import type { StudyOutcome } from "../../../bin/study/outcome.ts";
import { REPORT, type FakeRoutes } from "./fake-service.ts";
import { conjointOutcome } from "./sample-conjoint.ts";
import { surveyOutcome } from "./sample-survey.ts";
import { focusGroupOutcome, interviewOutcome } from "./sample-talks.ts";
import { fakeService, study, temporaryFolder } from "./setup.ts";

const SIMULATION = "/projects/project-1/simulations/simulation-1";

/** A service whose study is of another type. */
const serviceOf = ({ simulation, results }: StudyOutcome, changes: FakeRoutes = {}) =>
  fakeService({
    "POST /projects/project-1/simulations": () => ({ status: 201, body: { ...simulation, status: "pending" } }),
    [`GET ${SIMULATION}`]: () => ({ status: 200, body: simulation }),
    [`GET ${SIMULATION}/results`]: () => ({ status: 200, body: results }),
    ...changes,
  });

const argumentsOf = (service: { url: string }, ...more: string[]): string[] => {
  const folder = temporaryFolder();
  return ["--audience", "women in Munich", "--url", service.url, "--data", folder, "--personas", "2", ...more];
};
const fileWith = (name: string, content: string): string => {
  const file = join(temporaryFolder(), name);
  writeFileSync(file, content);
  return file;
};

const surveySchema = surveyOutcome.simulation.survey_schema;
const takesSurvey: FakeRoutes = {
  [`POST ${SIMULATION}/survey`]: () => ({
    status: 200,
    body: { simulation_id: "simulation-1", survey_schema: surveySchema, not_imported: [] },
  }),
  [`POST ${SIMULATION}/run`]: () => ({ status: 202, body: surveyOutcome.simulation }),
};

describe("a survey", () => {
  it("is uploaded, told, run and reported, without a concept", async () => {
    const service = await serviceOf(surveyOutcome, takesSurvey);
    const file = fileWith("fragen.txt", "Wo kaufen Sie ein?");
    const { exitCode, output, errors } = await study(argumentsOf(service, "--survey", file));
    expect(errors).toContain("Survey read: 1 question (1 choice)\nq2 [choice several of 2] Where do you buy it?\n");
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.bodyOf("POST /projects/project-1/simulations")).toEqual({
      persona_group_id: "group-1",
      simulation_type: "survey",
    });
    expect(service.bodyOf("POST /projects")).toEqual({ name: "women in Munich" });
    expect(service.bodyOf(`POST ${SIMULATION}/survey`)).toEqual({
      form: expect.stringMatching(/name="file"; filename="fragen\.txt"\r\nContent-Type: text\/plain\r\n\r\nWo kaufen/),
    });
    expect(service.routes().indexOf(`POST ${SIMULATION}/survey`)).toBeLessThan(
      service.routes().indexOf(`POST ${SIMULATION}/run`),
    );
  });

  it("that the service cannot read ends with the line it names", async () => {
    const detail = "No question was found; line 1 could not be read: “Hello”";
    const service = await serviceOf(surveyOutcome, {
      [`POST ${SIMULATION}/survey`]: () => ({ status: 400, body: { detail } }),
    });
    const { exitCode, errors, output } = await study(argumentsOf(service, "--survey", fileWith("a.txt", "Hello")));
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/No question was found; line 1 could not be read: “Hello”\n$/);
    expect(output).toBe("");
    expect(service.routes()).not.toContain(`POST ${SIMULATION}/run`);
  });
});

describe("interviews along a guide", () => {
  it("start with the guide and write transcripts to --json", async () => {
    const script = { sections: [{ title: "Habits", questions: [{ context: null, text: "Breakfast?", probes: [] }] }] };
    const service = await serviceOf(interviewOutcome, {
      [`POST ${SIMULATION}/script`]: () => ({ status: 202, body: { ...interviewOutcome.simulation, script } }),
    });
    const json = join(temporaryFolder(), "all.json");
    const guide = fileWith("guide.txt", "1. Breakfast?");
    const { errors, output } = await study(
      argumentsOf(service, "--guide", guide, "--concept", "Oat drink", "--json", json),
    );
    expect(errors).toContain("Guide read: 1 question in 1 section\n");
    expect(errors).toContain("Interviews: ");
    expect(output).toBe(REPORT);
    expect(service.bodyOf("POST /projects/project-1/simulations")).toMatchObject({ prompt_question: "Oat drink" });
    expect(JSON.parse(readFileSync(json, "utf8")).results).toEqual(interviewOutcome.results);
  });
});

describe("a focus group", () => {
  it("starts at once", async () => {
    const service = await serviceOf(focusGroupOutcome);
    const { exitCode, output } = await study(argumentsOf(service, "--focus-group", "--concept", "Oat drink"));
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.routes().filter((route) => route.startsWith(`POST ${SIMULATION}`))).toEqual([]);
  });

  it("is printed whole below the report with --transcript", async () => {
    const said = (role: Message["role"], persona_name: string | null, content: string): Message => ({
      ...{ id: "m", sequence: 1, role, persona_id: null, persona_name, content, round: 1 },
      created_at: "2026-11-20T20:50:00.000",
    });
    const messages = [said("moderator", null, "And the *price*?"), said("persona", "Änne", "Zu hoch.\nViel zu hoch.")];
    const service = await serviceOf(focusGroupOutcome, {
      [`GET ${SIMULATION}/messages`]: () => ({ status: 200, body: messages }),
    });
    const { output } = await study(argumentsOf(service, "--focus-group", "--concept", "Oat drink", "--transcript"));
    expect(output).toBe(
      `${REPORT}\n## Transcript\n\n**Moderator:** And the \\*price\\*?\n\n**Änne:** Zu hoch. Viel zu hoch.\n`,
    );
  });
});

describe("a conjoint study", () => {
  it("sends the file's design", async () => {
    const service = await serviceOf(conjointOutcome, {
      [`POST ${SIMULATION}/conjoint-design`]: () => ({ status: 202, body: conjointOutcome.simulation }),
    });
    const attributes = ["Brand", "Size"].map((name) => ({ name, levels: ["A", "B"] }));
    const file = fileWith("design.json", JSON.stringify({ attributes, tasks_per_persona: 9 }));
    const { exitCode, output } = await study(argumentsOf(service, "--conjoint", file));
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.bodyOf(`POST ${SIMULATION}/conjoint-design`)).toEqual({ attributes, tasks_per_persona: 9 });
  });
});

describe("a live interview", () => {
  const message = (content: string, role: "interviewer" | "persona") => ({
    id: "m",
    sequence: 1,
    role,
    persona_id: "persona-1",
    persona_name: "x",
    content,
    round: null,
    created_at: "2026-11-20T20:50:00.000",
  });
  const exchange = (body: Record<string, unknown>) => {
    const content = String(body.content);
    const reply = message(`Zu „${content}“ sage ich Müsli.`, "persona");
    return { status: 201, body: { message: message(content, "interviewer"), reply } };
  };
  const answers: FakeRoutes = {
    [`POST ${SIMULATION}/messages`]: ({ body }) => exchange(body),
    [`POST ${SIMULATION}/end`]: () => ({ status: 202, body: interviewOutcome.simulation }),
  };
  const ask = async (input: string, changes: FakeRoutes = {}) => {
    const service = await serviceOf(interviewOutcome, { ...answers, ...changes });
    const result = await study(argumentsOf(service, "--interview"), { input: Readable.from([input]) });
    const asked = service.requests
      .filter(({ route }) => route === `POST ${SIMULATION}/messages`)
      .map(({ body }) => [body.persona_id, body.content]);
    return { ...result, asked, routes: service.routes() };
  };

  it("puts one question a line, prints each reply, and ends at an empty line", async () => {
    const { exitCode, errors, output, asked, routes } = await ask("Frühstück?\nWarum?\n\nnever read\n");
    expect(asked).toEqual([
      ["persona-1", "Frühstück?"],
      ["persona-1", "Warum?"],
    ]);
    expect(errors).toContain("You\n  Frühstück?\nÄnne Größmann\n  Zu „Frühstück?“ sage ich Müsli.\n");
    expect(routes).toContain(`POST ${SIMULATION}/end`);
    expect(output).toBe(REPORT);
    expect(exitCode).toBe(0);
  });

  it("ends with the input and turns to another person where a line says so", async () => {
    const { asked, errors } = await ask("Eins\n@2 Zwei\nDrei\n@3 Vier\n@1\nFünf");
    expect(asked).toEqual([
      ["persona-1", "Eins"],
      ["persona-2", "Zwei"],
      ["persona-2", "Drei"],
      ["persona-1", "Fünf"],
    ]);
    expect(errors).toContain("There is no person @3; there are 2.");
  });

  it("goes on after a question that the service refuses", async () => {
    const { exitCode, asked, errors } = await ask("Zu lang\nKurz\n", {
      [`POST ${SIMULATION}/messages`]: ({ body, times }) =>
        times === 1 ? { status: 422, body: { detail: "content: must be shorter" } } : exchange(body),
    });
    expect(errors).toContain("content: must be shorter. The question was not put.\n");
    expect(asked).toHaveLength(2);
    expect(exitCode).toBe(0);
  });

  it("puts a question again that the service had no time for", async () => {
    const { asked, errors } = await ask("Hallo\n", {
      [`POST ${SIMULATION}/messages`]: ({ body, times }) =>
        times === 1 ? { status: 429, body: { detail: "Busy" } } : exchange(body),
    });
    expect(asked).toHaveLength(2);
    expect(errors).toContain("sage ich Müsli.");
    expect(errors).not.toContain("Busy");
  });

  it("is aborted and reported as empty when nothing was asked", async () => {
    const { exitCode, output, errors, routes } = await ask("\n");
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/Nothing was asked, so there is nothing to report\.\n$/);
    expect(output).toBe("");
    expect(routes.at(-1)).toBe(`POST ${SIMULATION}/abort`);
  });

  it("never lets a reply steer the terminal", async () => {
    const { errors } = await ask("Hallo\n", {
      [`POST ${SIMULATION}/messages`]: ({ body }) => exchange({ ...body, content: "\u001B[2J" }),
    });
    expect(errors).not.toContain("\u001B");
  });
});
