import { GetCommand, TransactWriteCommand } from "@aws-sdk/lib-dynamodb";
import { afterEach, describe, expect, it } from "vitest";
import type { User } from "../../../../functions/platform/http/identity.ts";
import { noCost } from "../../../../functions/platform/costs/cost.ts";
import type { ReliabilityRecord } from "../../../../functions/findings/reliability/record.ts";
import type { PendingSimulation } from "../../../../functions/studies/simulation/record.ts";
import { createRequestedMailStore } from "../../../../functions/accounts/sign-in/store-requested-mails.ts";
import { createCompanyStore } from "../../../../functions/accounts/company/store.ts";
import { createInvitationStore } from "../../../../functions/accounts/invitations/store.ts";
import { createLibraryStore } from "../../../../functions/personas/library/store.ts";
import { entryItem } from "../../../../functions/personas/library/store-writes.ts";
import { createGenerationStore } from "../../../../functions/personas/groups/store-lifecycle.ts";
import { createProjectStore } from "../../../../functions/projects/store.ts";
import { createRateWindowStore } from "../../../../functions/platform/rate-windows/store.ts";
import { createReliabilityStore } from "../../../../functions/findings/reliability/store.ts";
import { createSessionStore, type NewSession } from "../../../../functions/accounts/sessions/store.ts";
import { createSignalStore } from "../../../../functions/personas/signals/store.ts";
import { createSimulationStore } from "../../../../functions/studies/simulation/store.ts";
import { libraryPersona, storedPersona } from "../../../support/library.ts";
import { mockTable } from "../../../support/mock-table.ts";

const { dynamodb, table, refuse, refuseUpdate } = mockTable();
afterEach(() => dynamodb.reset());

const at = "2026-11-22T18:00:00.000";
const companyId = "company";
const ref = { companyId, projectId: "project" };
const groupRef = { ...ref, groupId: "group" };
const simulationRef = { ...ref, simulationId: "simulation" };
const answer = { key: "k", fingerprint: "f", status: 201, body: null, resourceIds: [] };

const simulation: PendingSimulation = {
  id: "simulation",
  project_id: "project",
  persona_group_id: "group",
  name: null,
  simulation_type: "survey",
  status: "pending",
  prompt_question: null,
  briefing_ids: ["briefing"],
  partial_input: false,
  direct_estimate: false,
  weights: null,
  sample: null,
  max_cost_usd: null,
  report_language: null,
  language: "en",
  population_covered: true,
  participants: {},
  model_ids: new Set(),
  usage: noCost,
  created_at: at,
};
const study: ReliabilityRecord = {
  id: "study",
  simulation_id: "simulation",
  project_id: "project",
  status: "running",
  runs: 2,
  no_persona_run: false,
  direct_estimate: false,
  vary: [],
  completed: new Set(),
  created_at: at,
};
const user: User = {
  id: "user",
  email: "mia@example.com",
  full_name: "Mia",
  company_id: companyId,
  company_name: "Company",
  role: "member",
};
const session: NewSession = {
  tokenSha256: "sha",
  familyId: "family",
  companyId,
  userId: "user",
  epoch: 0,
  tokenExpiresAt: 2,
  familyExpiresAt: 3,
  createdAt: at,
};
const token = {
  family_id: "family",
  company_id: companyId,
  user_id: "user",
  session_epoch: 0,
  expires_at: 2,
  family_expires_at: 3,
};
const invitationToken = {
  company_id: companyId,
  company_name: "C",
  invitation_id: "i",
  email: user.email,
  expires_at: 2,
};
const project = {
  id: "project",
  name: "P",
  description: null,
  company_id: companyId,
  created_at: at,
  simulation_count: 0,
  persona_group_count: 0,
};

const simulations = createSimulationStore(table);
const reliability = createReliabilityStore(table);
const generations = createGenerationStore(table);
const create = () => simulations.create(ref, simulation, undefined, new Set(["lib-a", "lib-b"]), null);
const savePersona = () =>
  generations.savePersona({ ...groupRef, generation: 1 }, storedPersona({ library_persona_id: "lib-a" }));
const addRerun = () => reliability.addRerun(simulationRef, "study", simulation, undefined);
const accept = () => createInvitationStore(table).accept("sha", invitationToken, user, "hash", session, null);
const rotate = () => createSessionStore(table).rotate("sha", token, session, "encrypted", 1);

describe("what a refused transaction means", () => {
  it.each([
    [
      "a simulation with somebody retired names them",
      create,
      [1],
      { outcome: "retired", libraryIds: new Set(["lib-b"]) },
    ],
    ["a simulation whose group has changed as well does not", create, [1, 3], { outcome: "changed" }],
    ["a simulation whose briefing is gone has changed", create, [5], { outcome: "changed" }],
    ["a persona that was stored by an attempt nobody heard of is there", savePersona, [0], "saved before"],
    ["a persona whose name somebody has", savePersona, [1], "name taken"],
    ["a persona of a run that is over", savePersona, [2], "stopped"],
    ["a persona that has been retired", savePersona, [3], "retired"],
    ["a rerun that is there already", addRerun, [0], true],
    ["a rerun of a study that is over", addRerun, [1], false],
    ["a rerun of a simulation that is gone", addRerun, [2], false],
    ["an invitation that was used", accept, [0], "not valid"],
    ["an invitation that was renewed", accept, [1], "not valid"],
    ["an invitation of an address with an account", accept, [2], "address taken"],
    ["a refresh token that was exchanged", rotate, [0], "rotated before"],
    ["a refresh token of a session that has ended", rotate, [1], "revoked"],
    ["a refresh token of a user whose sessions have all ended", rotate, [4], "revoked"],
  ])("%s", async (_, write, refused, outcome) => {
    refuse(refused);
    expect(await write()).toEqual(outcome);
    expect(dynamodb.commandCalls(TransactWriteCommand)).toHaveLength(1);
  });

  it.each([
    [0, "briefing_gone"],
    [1, "under_way"],
  ])("a reliability study whose write %i is refused is %s", async (index, outcome) => {
    refuse([index]);
    expect(await reliability.create(simulationRef, ["briefing"], study, null)).toBe(outcome);
  });

  it("a project of a company that is gone is not made, and a key that was used is no such thing", async () => {
    const { create: createProject } = createProjectStore(table);
    refuse([0]);
    expect(await createProject(project, answer)).toBe(false);
    dynamodb.reset();
    refuse([2]);
    await expect(createProject(project, answer)).rejects.toThrow("The condition of write 2 did not hold");
  });

  it.each([
    [undefined, "gone"],
    [{ id: companyId, name: "Another", created_at: at }, "another name"],
    [{ id: companyId, name: "Company", created_at: at }, "others"],
  ])("a company that stands as %j is not closed: %s", async (stands, outcome) => {
    refuse([0], stands);
    expect(
      await createCompanyStore(table).closeWithCallers(companyId, { members: [], apiKeys: [] }, "job", at, "Company"),
    ).toBe(outcome);
  });

  it.each([
    [{ leased_until: 5, attempts: 1, sent_at: 4 }, "sent"],
    [{ leased_until: 11, attempts: 1 }, "being sent"],
    [{ leased_until: 9, attempts: 500 }, "given up"],
  ])("a mail that stands as %j is %s", async (stands, outcome) => {
    refuse([0], stands);
    expect(await createRequestedMailStore(table).claim("request", 10)).toBe(outcome);
  });

  it.each([
    [{ execution: "DE-1" }, "DE-1"],
    [{}, null],
  ])("a market that somebody has taken with %j is told with its execution", async (stands, execution) => {
    refuse([0], { market: "DE", claimed_at: 1, claimed_until: 2, ...stands });
    expect(await createSignalStore(table).claim("DE", 1)).toEqual({ claimed: false, execution });
  });
});

describe("what a refused write is followed by", () => {
  const { entry } = libraryPersona();

  it("the use of somebody who was used meanwhile is counted on top of that", async () => {
    dynamodb.on(GetCommand).resolves({ Item: entryItem(entry) });
    const { recordUse } = createLibraryStore(table);
    refuse([1], { ...entryItem({ ...entry, times_used: 7 }), retired_at: at, last_used_at: at });
    expect(await recordUse(companyId, entry.id, { projectId: "project", groupId: "group", at })).toBe(true);
    const [, again] = dynamodb.commandCalls(TransactWriteCommand);
    const [, counted] = again?.args[0].input.TransactItems ?? [];
    expect(counted?.Update?.ExpressionAttributeValues).toMatchObject({
      ":read": 7,
      ":times_used": 8,
    });
  });

  it.each([
    ["was counted by an attempt nobody heard of: it is let in", ["9000#a", "9500#mine"], 0],
    ["finds the window full: it waits for the oldest to leave", ["9000#a", "9500#b"], 9],
  ])("a request that %s", async (_, accepted, seconds) => {
    refuseUpdate({ accepted: new Set(accepted), expires_at: 20 });
    const { count } = createRateWindowStore(table);
    const { wait } = await count("logIn", "address", { requests: 2, windowSeconds: 10 }, 10_000, "9500#mine");
    expect(wait).toBe(seconds);
  });
});
