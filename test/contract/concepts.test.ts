import { beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import { Company } from "../support/company.ts";
import { CONCEPTS } from "../support/concepts.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";

let company: Company;
let projectId: string;
let groupId: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 2 }));
});

const send = (fields: object) =>
  company.post(`/projects/${projectId}/simulations`, {
    persona_group_id: groupId,
    simulation_type: "concept_test",
    ...fields,
  });
const [first, second] = CONCEPTS as [(typeof CONCEPTS)[number], (typeof CONCEPTS)[number]];
const many = (count: number) => Array.from({ length: count }, (_, index) => ({ ...first, name: `Concept ${index}` }));

describe("concepts side by side", () => {
  it.each([
    [
      "one concept",
      { concepts: [first] },
      "concepts: must be at least 2 concepts; a single one goes into `prompt_question`",
    ],
    ["eleven", { concepts: many(11) }, "concepts: must be at most 10 concepts; split them into several studies"],
    [
      "two of one name",
      { concepts: [first, { ...second, name: " REFILL" }] },
      "concepts.1.name: is the name of concept 1 as well; give each a name of its own",
    ],
    ["an empty text", { concepts: [first, { ...second, text: " " }] }, "concepts.1.text: must not be empty"],
    [
      "an invisible name",
      { concepts: [{ ...first, name: "\u200b" }, second] },
      "concepts.0.name: must have a character that can be seen",
    ],
    [
      "too much text",
      { concepts: many(4).map((one) => ({ ...one, text: "a".repeat(8_000) })) },
      "concepts: have 32000 characters in all; at most 24000: shorten them",
    ],
    [
      "another type",
      { simulation_type: "focus_group", prompt_question: "?", concepts: [first, second] },
      "concepts: can be shown in a concept_test only; leave them out",
    ],
    ["neither concepts nor question", {}, "prompt_question: is required for this simulation_type"],
    [
      "three briefings at one",
      { concepts: [{ ...first, briefing_ids: ["a", "b", "c"] }, second] },
      "concepts.0.briefing_ids: must name at most 2 briefings",
    ],
    [
      "a briefing here and there",
      { briefing_ids: ["a"], concepts: [{ ...first, briefing_ids: ["a"] }, second] },
      "briefing_ids: are shown with every concept; name one here or at a concept, not at both",
    ],
  ])("%s is 422 in a sentence, and stores nothing", async (_, fields, sentence) => {
    const { status, body } = await send(fields);
    expect([status, body.detail]).toEqual([422, sentence]);
    expect((await company.get(`/projects/${projectId}/simulations`)).body).toEqual([]);
  });

  it("a briefing that does not exist is 404", async () => {
    const { status, body } = await send({ concepts: [{ ...first, briefing_ids: ["nowhere"] }, second] });
    expect([status, body.detail]).toEqual([404, "Briefing not found"]);
  });

  it("come back with the study, with ids in the order in which they were sent", async () => {
    const { status, body } = await send({ concepts: [first, second], prompt_question: "In your supermarket." });
    expect(status).toBe(201);
    expect(body.concepts).toEqual([
      { concept_id: "c1", ...first, briefing_ids: [] },
      { concept_id: "c2", ...second, briefing_ids: [] },
    ]);
    expect(body.prompt_question).toBe("In your supermarket.");
    await company.waitForSimulation(projectId, body.id as string);
  });

  it("a study of one concept has none", async () => {
    const { body } = await send({ prompt_question: first.text });
    expect(body.concepts).toBeNull();
    await company.waitForSimulation(projectId, body.id as string);
    const { body: results } = await company.get(`/projects/${projectId}/simulations/${body.id}/results`);
    expect(results.aggregate.concepts).toBeNull();
    expect(results.aggregate.concept_test.questions).toHaveLength(conceptItems.length);
    expect(results.persona_results[0].concepts).toBeNull();
    expect(results.persona_results[0].answers[0].question_id).toBe("purchase_intent");
  });
});
