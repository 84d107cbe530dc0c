import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { hasClosedQuestions } from "../../functions/studies/study-kinds.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

interface Request {
  messages: { content: { image?: unknown }[] }[];
}

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let briefingId: string;
/** Of every call: the tool it asks for, and whether there is a picture in it. */
let calls: { tool: string; picture: boolean }[] = [];
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.kind === "converse") {
        const { messages } = call.body as Request;
        const picture = messages.some(({ content }) => content.some(({ image }) => image !== undefined));
        calls.push({ tool: call.toolName ?? "", picture });
      }
      return canned(call);
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
  const bytes = readFileSync(new URL("../local/textract/fixtures/german-prices.png", import.meta.url));
  const { raw, headers } = form({ title: "Poster" }, { name: "poster.png", bytes });
  const answer = await company.call("POST", `/projects/${group.projectId}/briefings`, { raw, headers });
  briefingId = answer.body.id as string;
});
afterAll(() => stack.close());

it.each<[SimulationType, string[]]>([
  ["concept_test", ["give_reaction", "estimate_answers"]],
  ["survey", ["answer_scale", "choose_options", "answer_openly", "estimate_answers"]],
  ["focus_group", ["note_view", "speak", "closing_question"]],
  ["idi_ai", ["answer", "closing_question"]],
  ["idi_manual", ["answer", "closing_question"]],
  ["conjoint", ["make_choices"]],
])("a picture attached to a study of type %s is before the eyes of everybody who is asked: %j", async (type, tools) => {
  calls = [];
  const fields = { briefing_ids: [briefingId], direct_estimate: hasClosedQuestions({ simulation_type: type }) };
  const id = await createSimulation(company, group, type, fields);
  await begin(company, group.projectId, id, type);
  expect((await company.waitForSimulation(group.projectId, id)).error).toBeNull();
  for (const tool of tools) {
    const seen = calls.filter((call) => call.tool === tool).map(({ picture }) => picture);
    expect([tool, new Set(seen)]).toEqual([tool, new Set([true])]);
  }
  const { text: report } = await company.get(`/projects/${group.projectId}/simulations/${id}/report`);
  expect(report).toMatch(/<img [^>]*src="data:image\/png;base64,/);
});
