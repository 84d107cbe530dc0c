import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { occursIn } from "../../functions/models/quotes.ts";
import type { Message } from "../../functions/studies/simulation/message.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { startSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const MEMBERS = 5;
const ROUNDS = 3;

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
let asked: Asked[] = [];
let results: SimulationResults;
let messages: Message[];
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: MEMBERS });
  asked = [];
  const id = await startSimulation(company, group, "focus_group");
  expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  results = (await company.get(`${base(id)}/results`)).body as SimulationResults;
  messages = (await company.get(`${base(id)}/messages`)).body as Message[];
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const spoken = (round: number) => messages.filter((message) => message.round === round && message.role === "persona");

describe("a focus group", () => {
  it("begins and ends with a private view of everybody, and everybody speaks in every round between", () => {
    for (const round of [0, ROUNDS + 1]) expect(spoken(round)).toHaveLength(MEMBERS);
    for (let round = 1; round <= ROUNDS; round++) {
      expect(new Set(spoken(round).map(({ persona_id }) => persona_id)).size).toBe(MEMBERS);
      // A question to all, and a probe.
      expect(messages.filter((message) => message.round === round && message.role === "moderator")).toHaveLength(2);
    }
    expect(messages.map(({ sequence }) => sequence)).toEqual(
      messages.map(({ sequence }) => sequence).toSorted((a, b) => a - b),
    );
  });

  it("varies who speaks first", () => {
    const openers = [1, 2, 3].map((round) => spoken(round)[0]?.persona_id);
    expect(new Set(openers).size).toBe(ROUNDS);
  });

  it("lets everybody hear what was said aloud before, and nobody another's private view", () => {
    const turns = asked.filter(({ tool }) => tool === "speak");
    expect(turns.length).toBeGreaterThanOrEqual(ROUNDS * MEMBERS);
    for (const { text } of turns) {
      const heard = spoken(0).filter(({ content }) => occursIn(content, text));
      expect(heard).toHaveLength(1);
    }
    const last = turns.at(-1)?.text ?? "";
    for (const { content } of [...spoken(1), ...spoken(2)])
      expect(last).toContain(JSON.stringify(content).slice(1, -1));
  });

  it("reports conformity and airtime that follow from the transcript", () => {
    const figures = results.aggregate.focus_group;
    expect(figures?.rounds).toBe(ROUNDS);
    expect(figures?.messages).toBe(messages.filter(({ round }) => round !== 0 && round !== ROUNDS + 1).length);
    const { airtime, themes, ...rest } = figures!;
    const conformity = rest.conformity!;
    for (const { persona_id, after } of conformity.personas)
      expect(after).toBe(results.persona_results.find((result) => result.persona_id === persona_id)?.sentiment_score);
    if (conformity.index) {
      const moved = conformity.personas.filter(({ moved_toward_majority }) => moved_toward_majority === true);
      expect(conformity.index.moved).toBe(moved.length);
    }
    expect(airtime.personas.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(100, 6);
    for (const { persona_id, messages: count } of airtime.personas)
      expect(count).toBe(
        messages.filter(
          (message) =>
            message.persona_id === persona_id && message.role === "persona" && [1, 2, 3].includes(message.round ?? 0),
        ).length,
      );
    for (const { first_said_in, first_said_by } of themes)
      expect(messages.find(({ id }) => id === first_said_in)?.persona_id).toBe(first_said_by);
  });

  it("quotes everybody word for word, in recommendations and disagreements", () => {
    const { strategic_recommendations, focus_group } = results.aggregate;
    const evidence = [
      ...strategic_recommendations.flatMap((recommendation) => recommendation.evidence),
      ...(focus_group?.disagreements ?? []).flatMap(({ positions }) =>
        positions.flatMap((position) => position.evidence),
      ),
    ];
    expect(evidence.length).toBeGreaterThan(0);
    for (const { persona_id, quote } of evidence)
      expect(messages.some((message) => message.persona_id === persona_id && occursIn(quote, message.content))).toBe(
        true,
      );
    for (const { notable_quote, persona_id } of results.persona_results)
      expect(
        messages.some((message) => message.persona_id === persona_id && occursIn(notable_quote, message.content)),
      ).toBe(true);
  });

  it("gives every record the discussion and its own private views", () => {
    for (const { persona_id, transcript } of results.persona_results) {
      const views = transcript?.filter(({ round }) => round === 0 || round === ROUNDS + 1);
      expect(views?.map((message) => message.persona_id)).toEqual([persona_id, persona_id]);
      expect(transcript).toHaveLength((results.aggregate.focus_group?.messages ?? 0) + 2);
    }
  });

  it("gives the silent a turn when the moderator names nobody who is there", async () => {
    fault = ({ toolName, body }) =>
      toolName === "moderate" && JSON.stringify(body).includes('\\"task\\":\\"probe\\"')
        ? { input: { message: "What does Nobody say?", addressed: ["Nobody at All"] } }
        : undefined;
    const id = await startSimulation(company, group, "focus_group");
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
    const said = (await company.get(`${base(id)}/messages`)).body as Message[];
    const perRound = said.filter(({ round, role }) => round === 1 && role === "persona");
    expect(perRound).toHaveLength(MEMBERS + 2);
  });

  it("works with a single member", async () => {
    const alone = await company.prepare({ persona_count: 1 });
    const id = await startSimulation(company, alone, "focus_group");
    expect(await company.waitForSimulation(alone.projectId, id)).toMatchObject({ status: "complete", error: null });
    const { aggregate } = (await company.get(`/projects/${alone.projectId}/simulations/${id}/results`))
      .body as SimulationResults;
    expect(aggregate.focus_group?.conformity?.index).toBeNull();
    expect(aggregate.focus_group?.disagreements).toEqual([]);
  });
});
