import { beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
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
    [
      "a design without concepts",
      { prompt_question: "?", design: "monadic" },
      "design: says how several concepts are shown; send them as concepts, or leave it out",
    ],
    ["an unknown design", { concepts: [first, second], design: "both" }, "design: must be one of sequential, monadic"],
  ])("%s is 422 in a sentence, and stores nothing", async (_, fields, sentence) => {
    const { status, body } = await send(fields);
    expect([status, body.detail]).toEqual([422, sentence]);
    expect((await company.get(`/projects/${projectId}/simulations`)).body).toEqual([]);
  });

  it("a briefing that does not exist is 404", async () => {
    const { status, body } = await send({ concepts: [{ ...first, briefing_ids: ["nowhere"] }, second] });
    expect([status, body.detail]).toEqual([404, "Briefing not found"]);
  });

  it("more concepts than personas are 400 where each persona sees one", async () => {
    const { status, body } = await send({ concepts: many(3), design: "monadic" });
    expect([status, body.detail]).toEqual([
      400,
      "3 concepts need at least 3 personas where each sees one (monadic), and 2 can take part; show fewer concepts, " +
        "or generate more personas",
    ]);
  });

  it("come back with the study, with ids in the order in which they were sent", async () => {
    const { status, body } = await send({ concepts: [first, second], prompt_question: "In your supermarket." });
    expect(status).toBe(201);
    expect(body.concepts).toEqual([
      { concept_id: "c1", ...first, briefing_ids: [] },
      { concept_id: "c2", ...second, briefing_ids: [] },
    ]);
    expect([body.prompt_question, body.design]).toEqual(["In your supermarket.", "sequential"]);
    await company.waitForSimulation(projectId, body.id as string);
  });

  it("are shown one to each persona if the design is monadic, and each has its own base", async () => {
    const { body } = await send({ concepts: [first, second], design: "monadic" });
    expect(body.design).toBe("monadic");
    expect(await company.waitForSimulation(projectId, body.id as string)).toMatchObject({ status: "complete" });
    const { body: results } = await company.get(`/projects/${projectId}/simulations/${body.id}/results`);
    const { persona_results: people, aggregate } = results as SimulationResults;
    expect(people.map(({ seen }) => seen!.arms["concept"]).toSorted()).toEqual(["c1", "c2"]);
    for (const { seen, concepts, answers } of people) {
      const own = seen!.arms["concept"]!;
      expect(concepts!.map(({ concept_id, position }) => [concept_id, position])).toEqual([[own, 1]]);
      expect(answers!.map(({ question_id }) => question_id)).toEqual(conceptItems.map((item) => `${own}.${item}`));
    }
    expect(aggregate.concepts).toMatchObject({ design: "monadic", position_effect: [] });
    // A theme is shared by those who saw its concept.
    for (const { persona_count, top_themes } of aggregate.concepts!.concepts)
      expect([persona_count, ...top_themes.map(({ share }) => share)]).toEqual([1, ...top_themes.map(() => 100)]);
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
