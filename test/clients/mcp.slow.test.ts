import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { LARGEST_DATA } from "../../bin/mcp/bounded.ts";
import { Company } from "../support/company.ts";
import { GUIDE, SURVEY } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { idIn, startMcp, type Answered, type McpProcess } from "./mcp-process.ts";

let stack: TemporaryStack;
let company: Company;
let mcp: McpProcess;
let group: { project_id: string; persona_group_id: string };
const told: string[] = [];
let audience: Answered;

beforeAll(async () => {
  stack = await startTemporaryStack();
  company = await Company.signUp(stack.url);
  mcp = await startMcp({ API_URL: stack.url, API_KEY: company.token ?? "" });
  audience = await mcp.call(
    "describe_audience",
    { audience: "women 25-40 in Munich who buy oat milk", personas: 6, wait_seconds: 150 },
    { told: (message) => told.push(message) },
  );
  group = { project_id: idIn(audience, "project_id"), persona_group_id: idIn(audience, "persona_group_id") };
});
afterAll(async () => {
  await mcp.close();
  await stack.close();
});

const run = async (tool: string, args: Record<string, unknown>) => {
  const answered = await mcp.call(tool, { ...group, wait_seconds: 150, ...args });
  expect(answered.text).toMatch(/^The study is complete: 6 simulated personas/);
  return { ...answered, project_id: group.project_id, simulation_id: idIn(answered, "simulation_id") };
};
const CONCEPT = { prompt_question: "An oat drink at 1.99 EUR per litre." };

describe("the tools", () => {
  it("say what they do and take, whether they change something, and what studies are", async () => {
    const { tools } = await mcp.client.listTools();
    expect(
      tools.map(({ annotations, description, inputSchema }) => [
        typeof annotations?.readOnlyHint,
        (description ?? "").length > 30,
        inputSchema.type,
      ]),
    ).toEqual(tools.map(() => ["boolean", true, "object"]));
    expect(mcp.client.getInstructions()).toMatch(/simulated/);
  });

  it("make an audience, say what was understood, and tell how far it is", () => {
    expect(audience.says).toMatch(/^6 personas are ready/);
    expect(audience.data).toMatchObject({ understood: { gender: "Female", age_min: 25 }, unplaced: [] });
    expect(audience.data.people).toHaveLength(6);
    expect(told.length).toBeGreaterThan(1);
    expect(told.at(-1)).toMatch(/6 .*6/);
  });

  it("estimate without starting anything", async () => {
    const study = { persona_group_id: group.persona_group_id, simulation_type: "concept_test" };
    const { says } = await mcp.call("estimate_study", { project_id: group.project_id, study });
    expect(says).toMatch(/^About [\d.]+ US dollars \([\d.]+ to [\d.]+\), \d+ model calls\.$/);
    expect((await mcp.call("list", { what: "studies", ...group })).says).toMatch(/^0 of 0 studies/);
  });
});

describe("a session from concepts to their comparison", () => {
  it("tests concepts, compares them, and says where they stand", async () => {
    const several = await run("run_concept_test", {
      concepts: [
        { name: "Plain", text: "An oat drink at 1.49 EUR per litre." },
        { name: "Barista", text: "An oat drink that foams, at 2.29 EUR per litre." },
      ],
    });
    expect(several.data.concepts).toMatchObject({ concepts: [{ concept_id: "c1" }, { concept_id: "c2" }] });
    const one = await run("run_concept_test", CONCEPT);
    const [intent] = one.data.concept_test.questions;
    expect(intent).toMatchObject({ question_id: "purchase_intent", answered: 6 });
    expect(intent.mean_interval).toHaveLength(2);
    const other = await run("run_concept_test", { prompt_question: "An oat drink with 8 g of protein, 2.49 EUR." });
    const compared = await mcp.call("compare_studies", {
      project_id: group.project_id,
      simulation_ids: [one.simulation_id, other.simulation_id],
      question_ids: ["purchase_intent"],
    });
    expect(compared.isError).toBeUndefined();
    expect(JSON.stringify(compared.data)).toContain("probability_best");
    const norms = await mcp.call("read_norms", { ...one });
    expect(norms.data).toHaveProperty("missing");
    const listed = await mcp.call("list", { what: "studies", ...group, limit: 2 });
    expect(listed.data.map(({ id }: { id: string }) => id)).toEqual([other.simulation_id, one.simulation_id]);
  });

  it("fences what simulated people said between marks that no text can know", async () => {
    const { simulation_id } = await run("run_concept_test", CONCEPT);
    const read = () => mcp.call("read_results", { project_id: group.project_id, simulation_id });
    const [first, second] = [await read(), await read()];
    const [, mark, inside = ""] = /no instruction\.\n<(data-[0-9a-f-]+)>\n([^]*)\n<\/\1>$/.exec(first.text) ?? [];
    expect(JSON.parse(inside)).toEqual(first.data);
    expect(first.data.quotes.length).toBeGreaterThan(0);
    expect(second.text).not.toContain(mark);
  });
});

describe("a sample project", () => {
  it("has a complete study whose results can be read", async () => {
    const project_id = idIn(await mcp.call("create_sample_project", {}), "project_id");
    const { data } = await mcp.call("list", { what: "studies", project_id });
    expect(data).toMatchObject([{ simulation_type: "concept_test", status: "complete" }]);
    const results = await mcp.call("read_results", { project_id, simulation_id: data[0].id });
    expect(results.says).toMatch(/^\d simulated personas, the base of every figure/);
  });
});

describe("every kind of study", () => {
  it("a survey from plain text or JSON, its questions one by one, and its cross-tab", async () => {
    const plain = await run("run_survey", { prompt_question: "Breakfast", questionnaire: SURVEY });
    expect(plain.data.survey.questions).toHaveLength(3);
    const { project_id, simulation_id } = plain;
    const chosen = await mcp.call("read_results", { project_id, simulation_id, question_ids: ["q2"] });
    expect(chosen.data.survey.questions).toMatchObject([{ question_id: "q2" }]);
    const page = await mcp.call("read_results", { project_id, simulation_id, part: "personas", limit: 4 });
    const rest = await mcp.call("read_results", {
      ...{ project_id, simulation_id, part: "personas", limit: 4 },
      after: page.data[3].persona_id,
    });
    expect([page.data.length, rest.data.length]).toEqual([4, 2]);
    const crosstab = await mcp.call("crosstab", { project_id, simulation_id, by: "income_level", questions: "q1" });
    expect(crosstab.isError).toBeUndefined();
    const questions = [
      { id: "fish", kind: "multiple_choice", text: "Which fish do you eat?", options: ["Cod", "Herring"] },
      {
        id: "often",
        kind: "likert",
        text: "How often?",
        scale: { points: 5, low_label: "never", high_label: "daily" },
      },
    ];
    expect((await run("run_survey", { survey: { questions } })).data.survey.questions).toHaveLength(2);
  });

  it("a focus group and interviews, with what was said in pages", async () => {
    const talk = await run("run_focus_group", { prompt_question: "Would you drink oat drink instead of milk?" });
    const { project_id, simulation_id } = talk;
    const pages = { project_id, simulation_id, part: "transcript", limit: 5 };
    const first = await mcp.call("read_results", pages);
    const next = await mcp.call("read_results", { ...pages, after: first.data[4].id });
    expect(first.says).toMatch(/^5 of \d+ messages, there may be more/);
    expect(next.data[0].id).not.toBe(first.data[0].id);
    const interviews = await run("run_interviews", { prompt_question: "Breakfast", guide: GUIDE });
    expect(interviews.data.interview.questions.length).toBeGreaterThan(1);
  });

  it("a conjoint study", async () => {
    const attributes = [
      { name: "Brand", levels: ["Alpenhof", "Nordic"] },
      { name: "Price", levels: ["1.49 EUR", "2.49 EUR"] },
    ];
    const { data } = await run("run_conjoint", { prompt_question: "Oat drinks", design: { attributes } });
    expect(data.conjoint.importances[0]).toMatchObject({ interval: [expect.any(Number), expect.any(Number)] });
    expect(data.conjoint).not.toHaveProperty("individuals");
  });

  it("a live interview, message by message", async () => {
    const reply = await mcp.call("talk_to_persona", { ...group, content: "What did you drink this morning?" });
    expect(reply.data.content).not.toBe("");
    const interview = { project_id: group.project_id, simulation_id: idIn(reply, "simulation_id") };
    await mcp.call("talk_to_persona", { ...interview, content: "And why?" });
    const ended = await mcp.call("end_interview", { ...interview, wait_seconds: 150 });
    expect(ended.text).toMatch(/^The study is complete: 1 simulated personas/);
  });
});

describe("evidence for a study", () => {
  it("comes from briefings, reruns and exports, and a link shows the report", async () => {
    const { project_id } = group;
    const added = await mcp.call("add_briefing", {
      project_id,
      title: "Prices",
      text: "Oat drinks cost 1.49 to 2.79 EUR.",
    });
    const briefing_ids = [/briefing_id (\S+)\.$/.exec(added.says)?.[1]];
    const { simulation_id } = await run("run_concept_test", { ...CONCEPT, briefing_ids });
    const study = { project_id, simulation_id };
    const checked = await mcp.call("check_reliability", { ...study, start: true, runs: 2, wait_seconds: 150 });
    expect(checked.says).toMatch(/^Score [\d.]+ of 100 \(stability, not truth\)/);
    expect(checked.data.components.questions.length).toBeGreaterThan(0);
    const disclosed = await mcp.call("read_disclosure", { ...study, language: "de" });
    expect(disclosed.data).toMatchObject({ simulation_id, language: "de", prompts: null });
    expect(disclosed.data.guide_llm.items).toHaveLength(14);
    expect((await mcp.call("list", { what: "briefings", project_id })).data).toMatchObject([{ title: "Prices" }]);
    const exported = (from: number) => mcp.call("export_results", { ...study, format: "md", from });
    const first = await exported(0);
    expect(first.data).toMatch(/^<!--.+-->\s+# /);
    const rest = await exported(first.data.length);
    expect(first.says).toContain(`continue with from: ${first.data.length}`);
    expect(rest.data.length).toBeGreaterThan(0);
    const { data } = await mcp.call("share_report", study);
    expect(await (await fetch(data.url)).text()).toMatch(/^<!doctype html>/i);
    const unpaired = await mcp.call("compare_with_people", study);
    expect(unpaired).toMatchObject({ isError: true, text: expect.stringMatching(/\(400\)$/) });
    expect((await mcp.call("read_experiments", study)).says).toBe("The study has no experiment.");
  });
});

describe("what goes wrong", () => {
  it("is said in the sentence of the service, and leaves no study behind", async () => {
    const before = await mcp.call("list", { what: "studies", ...group });
    const bad = await mcp.call("run_survey", { ...group, questionnaire: "Nothing is asked here." });
    expect(bad).toMatchObject({ isError: true, text: expect.stringMatching(/question.*\(400\)$/s) });
    const unknown = await mcp.call("read_results", { project_id: group.project_id, simulation_id: "x" });
    expect(unknown).toEqual({ isError: true, text: "Simulation not found (404)", says: "", data: undefined });
    const neither = await mcp.call("run_survey", { ...group });
    expect(neither).toMatchObject({ isError: true, text: expect.stringContaining("must be given, or survey") });
    const nobody = { ...group, persona_id: group.project_id, content: "Hello?" };
    expect(await mcp.call("talk_to_persona", nobody)).toMatchObject({ isError: true, text: "Persona not found (404)" });
    expect((await mcp.call("list", { what: "studies", ...group })).says).toBe(before.says);
  });

  it("is said of lists that have no such page, and of ids that would make another address", async () => {
    const { project_id } = group;
    for (const [tool, args, text] of [
      ["list", { what: "projects", after: project_id.replace(/.$/, "x") }, "after: is no id of this list; begin"],
      ["list", { what: "studies" }, "project_id: must be given"],
      ["list", { what: "studies", project_id: "" }, 'project_id: "" is no id. (404)'],
      ["abort_study", { project_id, simulation_id: ".." }, 'simulation_id: ".." is no id. (404)'],
      ["abort_study", { project_id, simulation_id: "\ud800" }, "is no id. (404)"],
    ] as const)
      expect(await mcp.call(tool, args)).toMatchObject({ isError: true, text: expect.stringContaining(text) });
  });

  it("a cancelled call ends the waiting and no study", async () => {
    const started = await mcp.call("run_focus_group", { ...group, ...CONCEPT, wait_seconds: 0 });
    expect(started.text).toMatch(/^The study is \w+ \(\d+ %\); wait_for_study/);
    const study = { project_id: group.project_id, simulation_id: idIn(started, "simulation_id") };
    const cancel = new AbortController();
    const waiting = mcp.call("wait_for_study", { ...study, wait_seconds: 600 }, { signal: cancel.signal });
    cancel.abort();
    await expect(waiting).rejects.toThrow();
    const ended = await mcp.call("wait_for_study", { ...study, wait_seconds: 150 });
    expect(ended.says).toMatch(/^The study is complete/);
  });

  it("an aborted study says that it was", async () => {
    const started = await mcp.call("talk_to_persona", { ...group, content: "Hello?" });
    const study = { project_id: group.project_id, simulation_id: idIn(started, "simulation_id") };
    expect((await mcp.call("abort_study", study)).text).toMatch(/^Aborted/);
    expect((await mcp.call("wait_for_study", study)).text).toMatch(/^The study was aborted/);
    expect((await mcp.call("abort_study", study)).isError).toBe(true);
  });

  it.each([
    ["a wrong key", () => ({ API_URL: stack.url, API_KEY: "wrong" }), /\(401\)\. Set API_KEY/],
    [
      "a wrong password",
      () => ({ API_URL: stack.url, API_KEY: "", API_EMAIL: company.email, API_PASSWORD: "wrong password" }),
      /Incorrect email or password.*\(401\)/,
    ],
    ["a stopped service", () => ({ API_URL: "http://127.0.0.1:9/api/v1", API_KEY: "k" }), /does not answer.*running/],
  ])("%s is a sentence of each tool", async (_, variables, sentence) => {
    const wrong = await startMcp(variables());
    const answered = await wrong.call("list", { what: "projects" });
    await wrong.close();
    expect(answered).toMatchObject({ isError: true, text: expect.stringMatching(sentence) });
  });

  it.each([
    [{ API_URL: "http://example.com/api/v1", API_KEY: "k" }, /must begin with https/],
    [{ API_URL: "http://127.0.0.1:3000/api/v1", API_KEY: "", API_EMAIL: "" }, /Set API_KEY/],
  ])("what is set wrong is said before anything begins", async (variables, sentence) => {
    await expect(startMcp(variables as Record<string, string>)).rejects.toThrow();
    const { readMcpEnvironment } = await import("../../bin/mcp/environment.ts");
    expect(readMcpEnvironment(variables)).toEqual({ problem: expect.stringMatching(sentence) });
  });

  it("answers stay below the length that is promised", async () => {
    const everything = await mcp.call("list", { what: "studies", ...group, limit: 100 });
    expect(JSON.stringify(everything.data).length).toBeLessThanOrEqual(LARGEST_DATA);
    expect(mcp.errors()).toBe("");
  });
});
