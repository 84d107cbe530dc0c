import { createHash } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { Disclosure } from "../../functions/reports/disclosure/schemas.ts";
import { Company } from "../support/company.ts";
import { RawClient } from "../support/raw-client.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let study: string;
let base: string;
const disclosed = async (query = ""): Promise<Disclosure> =>
  (await company.get(`${base}/disclosure${query}`)).body as Disclosure;

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const { projectId, groupId } = await company.prepare({ persona_count: 2 });
  study = (await company.startConceptTest(projectId, groupId)).body.id as string;
  base = `/projects/${projectId}/simulations/${study}`;
  await company.waitForSimulation(projectId, study);
});

describe("GET …/disclosure", () => {
  it("answers 14, 11 and 4 items, and counts every answer that was paid for", async () => {
    const { guide_llm, aapor, method_card, calls, calls_recorded, prompts, participants } = await disclosed();
    expect([guide_llm, aapor, method_card].map(({ items }) => items.length)).toEqual([14, 11, 4]);
    expect(calls_recorded.answers).toBe(calls_recorded.of);
    expect(calls.prompts.map(({ prompt_id }) => prompt_id.replace(/@\d+$/, ""))).toEqual([
      "concept-test",
      "follow-up-rating",
      "report",
    ]);
    expect(calls).toMatchObject({ refused: 0, failed: 0, kept: 0 });
    expect(participants).toHaveLength(2);
    expect(prompts).toBeNull();
  });

  it("speaks the language that is asked for", async () => {
    const { language, aapor } = await disclosed("?language=de");
    expect([language, aapor.items[0]?.label, aapor.items[0]?.name]).toEqual([
      "de",
      "Art der Erhebung",
      "Data Collection Strategy",
    ]);
  });

  it("gives an owner every prompt as it was sent, which its hash proves", async () => {
    const { prompts, calls, participants } = await disclosed("?prompts=true");
    expect(prompts).toHaveLength(calls.questions);
    for (const { sent, sha256, persona_name } of prompts!) {
      expect(createHash("sha256").update(sent!).digest("hex")).toBe(sha256);
      if (persona_name !== null) expect(sent).toContain(persona_name);
    }
    expect(prompts?.map(({ persona_id }) => persona_id)).toEqual([
      ...participants.flatMap(({ persona_id }) => [persona_id, null].slice(0, 1)),
      ...Array.from({ length: prompts!.length - participants.length }, () => null),
    ]);
    const [{ persona_id }] = participants as [(typeof participants)[number]];
    const own = (await disclosed(`?prompts=true&persona_id=${persona_id}`)).prompts;
    expect(own?.map((one) => one.persona_id)).toEqual([persona_id]);
  });

  it("gives a member the disclosure, and 403 instead of the prompts", async () => {
    const member = new RawClient(stack.url);
    member.token = (await company.post("/company/api-keys", { name: "Reader", role: "member" })).body.key as string;
    expect((await member.get(`${base}/disclosure`)).status).toBe(200);
    expect((await member.get(`${base}/disclosure?prompts=false`)).status).toBe(200);
    const refused = await member.get(`${base}/disclosure?prompts=true`);
    expect([refused.status, refused.body]).toEqual([403, { detail: "Only an owner of the company may do this" }]);
  });

  it.each([
    ["?prompts=yes", "prompts: must be true or false"],
    ["?persona_id=x", "persona_id: only valid with prompts=true; add that, or leave persona_id out"],
    ["?prompts=true&persona_id=x", "persona_id: no persona of this simulation has this id; take one of its personas"],
    ["?language=it", "language: must be one of en, de, fr, es, pt, ja"],
  ])("refuses %s", async (query, detail) => {
    const { status, body } = await company.get(`${base}/disclosure${query}`);
    expect([status, body]).toEqual([400, { detail }]);
  });

  it("is another company's 404", async () => {
    const other = await Company.signUp(stack.url);
    expect((await other.get(`${base}/disclosure`)).status).toBe(404);
  });

  it("stands at the end of the report", async () => {
    const text = (await company.get(`${base}/report`)).bytes.toString();
    expect(text.indexOf('id="disclosure"')).toBeGreaterThan(text.indexOf('id="method"'));
    expect(text).toContain("C.1 Prompts");
  });
});
