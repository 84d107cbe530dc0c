import { beforeAll, describe, expect, it } from "vitest";
import { changedParts, isSigned } from "../../functions/reports/replay/sign.ts";
import { Company } from "../support/company.ts";
import { RawClient } from "../support/raw-client.ts";
import { canary, respondentGroup } from "../support/respondents.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groupId: string;
let path: string;

const replayOf = (project: string, study: string) => `/projects/${project}/simulations/${study}/replay`;

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 2 }));
  const study = (await company.startConceptTest(projectId, groupId)).body.id as string;
  path = replayOf(projectId, study);
  await company.waitForSimulation(projectId, study);
});

describe("GET …/replay", () => {
  it("gives an owner everything that the study was computed from, signed and readable", async () => {
    const { status, body, text } = await company.get(path);
    expect(status).toBe(200);
    expect([isSigned(body), changedParts(body)]).toEqual([true, []]);
    expect(body.outputs.map(({ name }: { name: string }) => name)).toEqual([
      "results.json",
      "report.html",
      ...["csv", "xlsx", "sav", "jsonl", "docx", "pptx", "md"].map((format) => `export.${format}`),
    ]);
    const [first] = body.calls;
    expect(first.request.system[0].text).toContain("\n");
    expect(first.answer.output.message.content.length).toBeGreaterThan(0);
    expect(body.texts.length).toBeGreaterThan(0);
    expect(text).not.toContain(company.email);
  });

  it("is the same each time", async () => {
    const { outputs, ...first } = (await company.get(path)).body;
    expect((await company.get(path)).body).toEqual({ outputs, ...first });
  });

  it("is for owners, and for nobody of another company", async () => {
    const member = new RawClient(stack.url);
    member.token = (await company.post("/company/api-keys", { name: "Reader", role: "member" })).body.key as string;
    const refused = await member.get(path);
    expect([refused.status, refused.body]).toEqual([403, { detail: "Only an owner of the company may do this" }]);
    expect((await (await Company.signUp(stack.url)).get(path)).status).toBe(404);
  });

  it("is refused of a study that is not complete, or that was run before answers were kept", async () => {
    const waiting = await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "survey",
    });
    const early = await company.get(replayOf(projectId, waiting.body.id as string));
    expect([early.status, early.body]).toEqual([
      400,
      { detail: "The simulation is pending; it can be replayed when it is complete" },
    ]);
    const sample = (await company.post("/projects/sample")).body.id as string;
    const [study] = (await company.get(`/projects/${sample}/simulations`)).body;
    const old = await company.get(replayOf(sample, study.id as string));
    expect([old.status, old.body]).toEqual([
      400,
      { detail: "This study was run before answers of models were kept; run it again to get a bundle" },
    ]);
  });

  it("is refused of a study that speaks as real people, of whom nothing that models said is kept", async () => {
    const people = await respondentGroup(company, 3);
    const study = (await company.startConceptTest(people.projectId, people.groupId)).body.id as string;
    await company.waitForSimulation(people.projectId, study);
    const { status, body, text } = await company.get(replayOf(people.projectId, study));
    expect([status, body]).toEqual([
      400,
      { detail: "This study speaks as real people; a bundle would hold what is known of them" },
    ]);
    expect(text).not.toContain(canary(1, "word"));
  });
});
