import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { exampleComparison, exampleCrosstab } from "../../../functions/findings/comparisons/example.ts";
import type { SimulationComparison } from "../../../functions/findings/comparisons/schemas.ts";
import { comparisonMarkdown, crosstabMarkdown } from "../../../bin/study/figure-tables.ts";
import { REPORT } from "./fake-service.ts";
import { sampleGroup, sampleOutcome, sampleSimulation } from "./sample-outcome.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const SIMULATIONS = "/projects/project-1/simulations";
const ok = (body: unknown) => () => ({ status: 200, body });

describe("--by", () => {
  it("prints a cross-tab for each after the results, and writes them to --json", async () => {
    const service = await fakeService({
      [`GET ${SIMULATIONS}/simulation-1/crosstab?by=gender`]: ok(exampleCrosstab),
      [`GET ${SIMULATIONS}/simulation-1/crosstab?by=age`]: ok({
        ...exampleCrosstab,
        by: { id: "age", question: null, overlapping: false },
      }),
    });
    const json = join(temporaryFolder(), "all.json");
    const { exitCode, output } = await study([...argumentsFor(service), "--by", "gender, age", "--json", json]);
    expect(exitCode).toBe(0);
    expect(output.startsWith(`${REPORT}\n## Cross-tab by Gender\n`)).toBe(true);
    expect(output).toContain("\n## Cross-tab by Age in years\n");
    expect(JSON.parse(readFileSync(json, "utf8")).crosstabs).toHaveLength(2);
  });

  it("ends with the sentence of the service where there is no such question", async () => {
    const detail = "There is no question q99 in this simulation.";
    const service = await fakeService({
      [`GET ${SIMULATIONS}/simulation-1/crosstab?by=q99`]: () => ({ status: 400, body: { detail } }),
    });
    const { exitCode, errors, output } = await study([...argumentsFor(service), "--by", "q99"]);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/There is no question q99 in this simulation\.\n$/);
    expect(output).toBe(REPORT);
  });
});

it("prints a cross-tab with bases, intervals and letters", () => {
  expect(crosstabMarkdown(exampleCrosstab).split("\n").slice(3, 9)).toEqual([
    "### How likely would you be to buy this, and why?",
    "",
    "|             |                All |             A Female |               B Male |",
    "| ----------- | -----------------: | -------------------: | -------------------: |",
    "| n           |                100 |                   52 |                   48 |",
    "| Mean        |   3.62 (3.45–3.79) |   3.88 (3.65–4.11) B |   3.34 (3.11–3.57) A |",
  ]);
});

describe("--compare", () => {
  const ids = exampleComparison.simulations.map(({ simulation_id }) => simulation_id);

  it("finds the project, prints the studies beside each other, and starts none", async () => {
    const service = await fakeService({
      "GET /projects": ok([{ ...sampleOutcome.project, id: "project-0" }, sampleOutcome.project]),
      [`GET ${SIMULATIONS}/${ids[0]}`]: ok(sampleSimulation),
      [`GET ${SIMULATIONS}/compare?ids=${encodeURIComponent(ids.join(","))}`]: ok(exampleComparison),
    });
    const { exitCode, output } = await study([
      ...["--compare", `http://127.0.0.1:3000/api/v1${SIMULATIONS}/${ids[0]},${ids[1]}`],
      ...["--url", service.url, "--data", temporaryFolder()],
    ]);
    expect(exitCode).toBe(0);
    expect(output).toContain("\n- **B** · In a can (n = 50)\n");
    expect(output).toMatch(/\| B In a can +\| +3\.31 \| +3\.07–3\.55 \| n = 50 · differs from A · best with 0\.2 %/);
    expect(output).toMatch(/\| Mean +\| A − B +\| +\+0\.31 \| \+0\.09 to \+0\.53 \| 0\.007 \| +0\.007 \| +50 \|\n/);
    expect(service.routes().filter((route) => route.startsWith("POST /projects"))).toEqual([]);
  });

  it("says that no project has the study", async () => {
    const service = await fakeService({ "GET /projects": ok([sampleOutcome.project]) });
    const { exitCode, errors } = await study([
      ...["--compare", "here,there", "--url", service.url, "--data", temporaryFolder()],
    ]);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/There is no study here in the projects of this account\.\n$/);
  });

  it("prints shares in whole percent where one of the studies has fewer than 30 personas", () => {
    const withPersonas = (personas: number): SimulationComparison => {
      const copy = structuredClone(exampleComparison);
      copy.simulations[1]!.personas = personas;
      const [row] = copy.questions[0]!.rows;
      Object.assign(row!, { figure: "share", label: "Tea", best: null });
      for (const one of row!.simulations)
        Object.assign(one, { value: 33.4, interval: [21.6, 47.8], probability_best: null });
      Object.assign(row!.differences[0]!, { difference: 8.3, difference_interval: [-2.6, 19.4] });
      return copy;
    };
    const few = comparisonMarkdown(withPersonas(29));
    expect(few).toMatch(/\| B In a can +\| +33 % \| +22–48 \|/);
    expect(few).toMatch(/\| Tea +\| A − B +\| +\+8 \| +-3 to \+19 \|/);
    const enough = comparisonMarkdown(withPersonas(30));
    expect(enough).toMatch(/\| B In a can +\| +33\.4 % \| +21\.6–47\.8 \|/);
    expect(enough).toMatch(/\| Tea +\| A − B +\| +\+8\.3 \| +-2\.6 to \+19\.4 \|/);
  });

  it("lists of many studies the pairs that differ", () => {
    const copy: SimulationComparison = structuredClone(exampleComparison);
    const [simulation] = copy.simulations;
    copy.simulations = "ABCD".split("").map((letter) => ({ ...simulation!, letter }));
    const [row] = copy.questions[0]!.rows;
    row!.differences.push({ ...row!.differences[0]!, second: "C", adjusted_p_value: 0.4 });
    const text = comparisonMarkdown(copy);
    expect(text).toContain("A − B");
    expect(text).not.toContain("A − C");
  });
});

describe("--group", () => {
  it("asks the personas that there are, in their project", async () => {
    const service = await fakeService({
      "GET /projects": ok([sampleOutcome.project]),
      "GET /projects/project-1": ok(sampleOutcome.project),
      "GET /projects/project-1/persona-groups/group-1": ok(sampleGroup),
    });
    const { exitCode, output } = await study([
      ...["--group", "group-1", "--concept", "The same in a can", "--url", service.url, "--data", temporaryFolder()],
    ]);
    expect(exitCode).toBe(0);
    expect(output).toBe(REPORT);
    expect(service.bodyOf(`POST ${SIMULATIONS}`)).toMatchObject({ persona_group_id: "group-1" });
    expect(service.routes().filter((route) => /POST .*(?:projects$|generate|persona-groups$)/.test(route))).toEqual([]);
  });
});

describe("a survey of a JSON file", () => {
  const fileWith = (content: string): string => {
    const file = join(temporaryFolder(), "survey.json");
    writeFileSync(file, content);
    return file;
  };

  it.each([
    ["{", /^survey\.json is not JSON/],
    ["[]", /^survey\.json is no survey; it has to look like this: \{"questions"/],
    [
      '{"questions": [{"id": "q1", "kind": "guess", "text": "?"}]}',
      /^survey\.json is no usable survey: questions\[0\]/,
    ],
  ])("with %j is refused before anything starts", async (content, message) => {
    const { exitCode, errors } = await study(["--audience", "women in Munich", "--survey", fileWith(content)]);
    expect(exitCode).toBe(2);
    expect(errors).toMatch(message);
  });
});
