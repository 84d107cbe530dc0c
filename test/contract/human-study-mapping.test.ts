import { describe, expect, it } from "vitest";
import type { FileReading } from "../../functions/findings/human-study/file-reading-schema.ts";
import type { HumanStudy } from "../../functions/findings/human-study/schemas.ts";
import { form } from "../support/form.ts";
import { base, company, send, survey, withStudies } from "../support/human-studies.ts";

withStudies();

const FILE = [
  "ID,q1,q2_1,sex,wt",
  ...Array.from({ length: 12 }, (_, at) => `${at},${at === 0 ? 99 : (at % 7) + 1},${at % 2},${(at % 2) + 1},${1 + at}`),
].join("\n");
const read = (fields: Record<string, string>) => {
  const { raw, headers } = form(fields, { name: "people.csv", bytes: Buffer.from(FILE) });
  return company.call("POST", `${base()}/reading`, { raw, headers });
};

describe("a file of which only its sender knows what the codes mean", () => {
  it("is read, asked about, and taken with the mapping that answers", async () => {
    const { status, body } = await read({ simulation_id: survey });
    expect([status, body.people, body.tool]).toEqual([200, 12, null]);
    expect((body as FileReading).unsettled.map(({ columns, codes }) => [columns, codes])).toEqual([
      [["q2_1"], []],
      [["ID", "wt"], []],
      [["sex"], ["1", "2"]],
      [["q1"], ["99"]],
    ]);
    const refused = await send(FILE, { simulation_id: survey });
    expect([refused.status, refused.body.detail]).toEqual([
      400,
      expect.stringContaining("Column “sex”: “1”, “2” can mean anybody; say who is who in the mapping"),
    ]);

    const { columns } = body as FileReading;
    const likely = columns.filter((column) => column.likely).map(({ name, likely: use }) => [name, use]);
    const mapping = JSON.stringify({
      missing: ["99"],
      columns: {
        ...body.mapping.columns,
        ...Object.fromEntries(likely),
        sex: { is: "gender", values: { 1: "Female", 2: "Male" } },
      },
    });
    const settled = await read({ simulation_id: survey, mapping });
    expect([settled.body.unsettled, settled.body.problem]).toEqual([[], null]);
    const made = await send(FILE, { simulation_id: survey, mapping });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ people: 12, weighted: true, not_read: [] });
    const [rated] = (made.body as HumanStudy).questions as [HumanStudy["questions"][number]];
    // Weights 2 to 12 of those who answered.
    expect([rated.n, rated.n_effective]).toEqual([11, expect.closeTo(77 ** 2 / 649, 6)]);
    expect(rated.counts!.map(({ count }) => count).reduce((a, b) => a + b)).toBeCloseTo(11, 2);
    expect(rated.subgroups.map(({ value }) => value)).toEqual(["Female", "Male"]);
    const stored = await company.get(`${base()}/${made.body.id}`);
    expect(stored.body).toEqual(made.body);
    const validity = await company.get(
      `${base().replace("human-studies", "simulations")}/${survey}/validity?human_study_id=${made.body.id}`,
    );
    expect(validity.body.questions[0].people).toMatchObject({ n: 11, n_effective: rated.n_effective });
    expect(validity.body.notes.join(" ")).toContain("People count by the weights of their file");
  });

  it.each([
    ["{", "mapping: must be an object in JSON"],
    ['{"columns":{"q1":{"is":"sex"}}}', "mapping.columns.q1"],
    ['{"missing":"99"}', "mapping.missing"],
  ])("is refused with a mapping that is none: %s", async (mapping, problem) => {
    for (const answer of [await read({ mapping }), await send(FILE, { mapping })])
      expect([answer.status, answer.body.detail]).toEqual([422, expect.stringContaining(problem)]);
  });
});
