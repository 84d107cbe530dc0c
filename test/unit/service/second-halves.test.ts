import { describe, expect, it } from "vitest";
import { briefingHandlers } from "../../../functions/briefings/handlers.ts";
import { exampleCodingRecord } from "../../../functions/findings/codebook/example.ts";
import { codebookHandlers } from "../../../functions/findings/codebook/handlers.ts";
import { companyHandlers } from "../../../functions/accounts/company/handlers.ts";
import { personaGroupHandlers } from "../../../functions/personas/groups/handlers.ts";
import { projectHandlers } from "../../../functions/projects/handlers.ts";
import { reliabilityHandlers } from "../../../functions/findings/reliability/handlers.ts";
import { simulationHandlers } from "../../../functions/studies/simulation/handlers.ts";
import type { Logger } from "../../../functions/platform/log/logger.ts";

interface Act {
  act?: (all: never, request: never, loaded: never) => Promise<{ status: number }>;
}
type Call = () => unknown;

interface Case {
  handler: Act;
  /** The transaction, what it says when it is written, and when its condition does not hold. */
  first: { store: string; method: string; written: unknown; refused: unknown };
  /** What is sent or started once it is written. */
  second: { of: string; method?: string };
  loaded?: object;
  status: number;
  refusal: string;
}

const request = {
  identity: { companyId: "c", userId: "u" },
  params: { project_id: "p", group_id: "g", briefing_id: "b", simulation_id: "s", user_id: "other" },
  body: {
    name: "Buyers",
    email: "jo@example.com",
    location: "Munich, Germany",
    runs: 5,
    no_persona_run: false,
    vary: [],
  },
  idempotency: null,
};
const deletion = { store: "", method: "delete", written: true, refused: false };
const invitation = {
  id: "i",
  email: "jo@example.com",
  created_at: "2026-11-21T08:55:10.002",
  expires_at: 1_796_000_000,
};
const group = { status: "pending", persona_count: 5, personas_total: 0, generation: 0 };

const cases: Record<string, Case> = {
  deleteProject: {
    handler: projectHandlers.deleteProject,
    first: { ...deletion, store: "projects" },
    second: { of: "sendDeletion" },
    status: 204,
    refusal: "Project not found",
  },
  deleteBriefing: {
    handler: briefingHandlers.deleteBriefing,
    first: { ...deletion, store: "briefings" },
    second: { of: "sendDeletion" },
    status: 204,
    refusal: "Briefing not found",
  },
  deleteSimulation: {
    handler: simulationHandlers.deleteSimulation,
    first: { ...deletion, store: "simulations" },
    second: { of: "sendDeletion" },
    loaded: { simulation: { persona_group_id: "g" } },
    status: 204,
    refusal: "Simulation not found",
  },
  removeMember: {
    handler: companyHandlers.removeMember,
    first: { ...deletion, store: "accounts", method: "removeMember" },
    second: { of: "sendDeletion" },
    loaded: { id: "other" },
    status: 204,
    refusal: "User not found",
  },
  inviteMember: {
    handler: companyHandlers.inviteMember,
    first: { store: "invitations", method: "invite", written: invitation, refused: { refused: "Five mails" } },
    second: { of: "queueMail" },
    loaded: {},
    status: 201,
    refusal: "Five mails",
  },
  createPersonaGroup: {
    handler: personaGroupHandlers.createPersonaGroup,
    first: { store: "groups", method: "create", written: true, refused: false },
    second: { of: "queueMarketRefresh" },
    status: 201,
    refusal: "Project not found",
  },
  generatePersonas: {
    handler: personaGroupHandlers.generatePersonas,
    first: { store: "groups", method: "startGeneration", written: true, refused: false },
    second: { of: "generation", method: "start" },
    loaded: group,
    status: 202,
    refusal: "is generating personas already",
  },
  codeAnswers: {
    handler: codebookHandlers.codeAnswers,
    first: { store: "codebooks", method: "begin", written: true, refused: false },
    second: { of: "pipeline", method: "start" },
    loaded: { record: exampleCodingRecord },
    status: 202,
    refusal: "are being coded",
  },
  startReliabilityCheck: {
    handler: reliabilityHandlers.startReliabilityCheck,
    first: { store: "reliability", method: "create", written: "created", refused: "under_way" },
    second: { of: "pipeline", method: "start" },
    loaded: { id: "s", simulation_type: "survey", briefing_ids: [] },
    status: 202,
    refusal: "is running already",
  },
};

/** Runs an act whose transaction and whose second half end as told. */
async function run({ handler, first, second, loaded }: Case, outcome: unknown, follow: Call) {
  const steps: string[] = [];
  const warnings: string[] = [];
  const logger = { warn: (message: string) => void warnings.push(message) } as unknown as Logger;
  const called = (name: string, call: Call) => async () => {
    steps.push(name);
    return call();
  };
  const following = called("second", follow);
  const dependencies = {
    logger,
    [first.store]: { [first.method]: called("first", () => outcome) },
    [second.of]: second.method ? { [second.method]: following } : following,
  };
  const answer = handler.act!(dependencies as never, request as never, loaded as never);
  return { answer: await answer.catch((error: Error) => error), steps, warnings };
}
const unavailable = () => Promise.reject(new Error("not to be had"));

describe.each(Object.entries(cases))("%s", (_, one) => {
  it("sends or starts what follows once its transaction is written", async () => {
    const { answer, steps, warnings } = await run(one, one.first.written, () => undefined);
    expect([answer, steps, warnings]).toEqual([
      expect.objectContaining({ status: one.status }),
      ["first", "second"],
      [],
    ]);
  });

  it("is done all the same when that fails, and warns", async () => {
    const { answer, steps, warnings } = await run(one, one.first.written, unavailable);
    expect(answer).toMatchObject({ status: one.status });
    expect([steps, warnings.length]).toEqual([["first", "second"], 1]);
  });

  it("sends and starts nothing when its transaction is not written", async () => {
    const { answer, steps } = await run(one, one.first.refused, () => undefined);
    expect(answer).toMatchObject({ message: expect.stringContaining(one.refusal) });
    expect(steps).toEqual(["first"]);
  });
});

describe("updatePersonaGroup", () => {
  const stored = { ...group, age_min: 20, age_max: 40, updated_at: "1" };

  /** A group that somebody else changes while this request writes. */
  async function update(body: object, meanwhile: object) {
    const writtenOver: string[] = [];
    const groups = {
      find: async () => ({ ...stored, ...meanwhile, updated_at: "2" }),
      update: async (_ref: unknown, readAt: string) => {
        writtenOver.push(readAt);
        return readAt === "2";
      },
    };
    const changed = personaGroupHandlers.updatePersonaGroup.act!(
      { groups } as never,
      { ...request, body } as never,
      stored as never,
    );
    return { answer: await changed.catch((error: Error) => error), writtenOver };
  }

  it("reads again what was changed meanwhile, and keeps it", async () => {
    const { answer, writtenOver } = await update({ age_min: 25 }, { age_max: 50 });
    expect(answer).toMatchObject({ status: 200, body: { age_min: 25, age_max: 50 } });
    expect(writtenOver).toEqual(["1", "2"]);
  });

  it("judges ages by what is there then", async () => {
    const { answer, writtenOver } = await update({ age_min: 35 }, { age_max: 30 });
    expect(answer).toMatchObject({ message: expect.stringContaining("age_min: ") });
    expect(writtenOver).toEqual(["1"]);
  });
});
