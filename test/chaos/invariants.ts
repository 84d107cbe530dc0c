import type { Receiver } from "../support/receiver.ts";
import { objectKeys } from "../support/objects.ts";
import { problemWith } from "../support/stored-entities.ts";
import { tableContents } from "../support/table-contents.ts";
import type { Caller } from "./caller.ts";
import type { Client } from "./clients.ts";
import type { FaultDriver } from "./faults.ts";
import type { Violation } from "./ledger.ts";
import { messagesIn, type Item } from "./settle.ts";
import type { CampaignStack } from "./stack.ts";
import { wrongInTable } from "./table-invariants.ts";

/** What may have failed without having failed needlessly. */
export type Excuses = Pick<FaultDriver, "mayHaveFailed" | "excusesSome">;

interface Named {
  id: string;
  name: string;
}

/** Holds what a list shows against what was acknowledged. */
function compare(client: Client, kind: Parameters<Client["ledger"]["here"]>[0], parent: string | null, shown: Named[]) {
  const { ledger } = client;
  const expected = ledger.here(kind, parent);
  for (const { id, name, atMost } of expected) {
    if (!shown.some((one) => one.id === id)) ledger.report("lost", `${kind} ${id} (${name}) is not in its list`);
    const likes = shown.filter((one) => one.name === name).length;
    const allowed = expected.filter((one) => one.name === name).reduce((sum, one) => sum + one.atMost, 0);
    if (likes > Math.max(allowed, atMost)) ledger.report("doubled", `${kind} ${name} is there ${likes} times`);
  }
  for (const { id, name } of shown) {
    if (ledger.gone.has(id)) ledger.report("lost", `the deletion of ${kind} ${id} (${name}): it is still there`);
    if (!ledger.made.some((one) => one.kind === kind && one.name === name))
      ledger.report("doubled", `${kind} ${id} (${name}) was made by nobody`);
  }
}

/** The simulations of a project, as their clients would find them. */
async function lookAtSimulations(client: Client, owner: Caller, projectId: string, excuses: Excuses) {
  const { ledger } = client;
  const params = { project_id: projectId };
  const { body: simulations = [] } = await owner.ask("listSimulations", { params });
  compare(
    client,
    "simulation",
    projectId,
    simulations.map(({ id, name }) => ({ id, name: name ?? "" })),
  );
  for (const simulation of simulations) {
    const { id, status, error, simulation_type: type, progress, persona_count } = simulation;
    const expected = ledger.ends.get(id);
    const where = `${type} ${id}`;
    if (!expected) continue;
    const isExcused = excuses.mayHaveFailed(id) || excuses.mayHaveFailed(simulation.persona_group_id);
    if (!expected.status.includes(status) && !(status === "failed" && isExcused)) {
      const kind = status === "failed" ? "failed needlessly" : status === "aborted" ? "lost" : "stuck";
      ledger.report(kind, `${where} is ${status}${error === null ? "" : ` (${error})`}`);
    }
    if (status === "failed" && !isExcused && !/max_cost_usd/.test(error ?? ""))
      ledger.report("failed needlessly", `${where} failed: ${error}`);
    if (status !== "complete") continue;
    const here = { ...params, simulation_id: id };
    const { body: results, refusal } = await owner.ask("getSimulationResults", { params: here });
    if (!results) {
      ledger.report("lost", `${where} is complete, and its results are not there: ${refusal?.message}`);
      continue;
    }
    const ids = results.persona_results.map(({ persona_id }) => persona_id);
    if (new Set(ids).size < ids.length) ledger.report("doubled", `${where} has results twice of a persona`);
    const cut = results.aggregate.quality.flags.includes("max_cost_reached");
    const wanted = type === "idi_manual" ? 1 : persona_count;
    if (!cut && ids.length !== wanted)
      ledger.report("lost", `${where} has results of ${ids.length} personas instead of ${wanted}`);
    if (!cut && type !== "idi_manual" && (progress.completed !== progress.total || progress.percent !== 100))
      ledger.report("lost", `${where} is complete with a progress of ${progress.completed} of ${progress.total}`);
    const { body: links = [] } = await owner.ask("listReportLinks", { params: here });
    compare(
      client,
      "report link",
      id,
      links.map((link) => ({ id: link.id, name: "" })),
    );
    if (type === "idi_manual") await lookAtMessages(client, owner, here);
  }
}

/** Of a live talk: every message that was acknowledged, once, and a reply to each. */
async function lookAtMessages(client: Client, owner: Caller, params: { project_id: string; simulation_id: string }) {
  const { ledger } = client;
  const { body: messages = [] } = await owner.ask("listMessages", { params });
  const said = messages.filter(({ role }) => role !== "persona");
  const replies = messages.length - said.length;
  if (said.length !== replies) ledger.report("lost", `${said.length} messages have ${replies} replies`);
  for (const { name, atMost } of ledger.here("message", params.simulation_id)) {
    const count = said.filter(({ content }) => content === name).length;
    if (count === 0) ledger.report("lost", `the message "${name}"`);
    if (count > atMost) ledger.report("doubled", `the message "${name}" is there ${count} times`);
  }
}

async function lookAtProject(client: Client, owner: Caller, projectId: string, excuses: Excuses) {
  const { ledger } = client;
  const params = { project_id: projectId };
  const { body: project } = await owner.ask("getProject", { params });
  if (!project) return ledger.report("lost", `project ${projectId}`);
  const { body: groups = [] } = await owner.ask("listPersonaGroups", { params });
  compare(client, "group", projectId, groups);
  const { body: briefings = [] } = await owner.ask("listBriefings", { params });
  compare(
    client,
    "briefing",
    projectId,
    briefings.map(({ id, title }) => ({ id, name: title })),
  );
  for (const group of groups) {
    const isExcused = excuses.mayHaveFailed(group.id);
    const { generation_status: status, personas_total: total, error } = group;
    if (status === "failed" && !isExcused) ledger.report("failed needlessly", `group ${group.id} failed: ${error}`);
    if (status === "generating") ledger.report("stuck", `group ${group.id} is generating`);
    const { body: personas = [] } = await owner.ask("listPersonas", { params: { ...params, group_id: group.id } });
    if (personas.length !== total)
      ledger.report("lost", `group ${group.id} counts ${total} personas and has ${personas.length}`);
    if (status === "complete" && total !== group.persona_count)
      ledger.report(total > group.persona_count ? "doubled" : "lost", `group ${group.id} has ${total} personas`);
  }
  await lookAtSimulations(client, owner, projectId, excuses);
  const { body: simulations = [] } = await owner.ask("listSimulations", { params });
  const counted = [project.persona_group_count, project.simulation_count];
  if (counted[0] !== groups.length || counted[1] !== simulations.length)
    ledger.report(
      "lost",
      `project ${projectId} counts ${counted.join(" and ")}: ${groups.length}, ${simulations.length}`,
    );
}

/** Of a webhook: each end is told, as one event, and the receiver has it. */
async function lookAtHook(client: Client, owner: Caller, receiver: Receiver) {
  const { ledger } = client;
  const { body: hooks = [] } = await owner.ask("listWebhooks", {});
  compare(
    client,
    "webhook",
    null,
    hooks.map(({ id, url }) => ({ id, name: url })),
  );
  for (const { id } of hooks) {
    const { body: deliveries = [] } = await owner.ask("listWebhookDeliveries", {
      params: { webhook_id: id },
      query: {},
    });
    const told = deliveries.map(({ event, body }) => JSON.stringify([event, body.data]));
    for (const [index, one] of told.entries())
      if (told.indexOf(one) !== index) ledger.report("doubled", `two events tell of ${one}`);
    for (const { id: delivery, status, event, error } of deliveries) {
      if (status !== "delivered") ledger.report("stuck", `${event} is ${status}: ${error}`);
      if (!receiver.received.some(({ headers }) => headers["webhook-id"] === delivery))
        ledger.report("lost", `${event} was never received`);
    }
    const { made, gone, ends } = ledger;
    for (const { id: simulation, kind } of made)
      if (kind === "simulation" && !gone.has(simulation) && ends.has(simulation))
        if (!deliveries.some(({ body }) => body.data.simulation_id === simulation))
          ledger.report("lost", `nobody was told that ${simulation} ended`);
  }
}

async function lookFromOutside(client: Client, receiver: Receiver, excuses: Excuses) {
  const { ledger } = client;
  const owner = await client.asOwner();
  const { body: projects = [] } = await owner.ask("listProjects", {});
  compare(client, "project", null, projects);
  for (const { id } of projects) await lookAtProject(client, owner, id, excuses);
  const { body: keys = [] } = await owner.ask("listApiKeys", {});
  compare(client, "api key", null, keys);
  const { body: members = [] } = await owner.ask("listMembers", {});
  if (!excuses.excusesSome) for (const what of ledger.failures) ledger.report("failed needlessly", what);
  if (members.length !== client.members)
    ledger.report("lost", `${members.length} members instead of ${client.members}`);
  if (client.hookPath !== null) await lookAtHook(client, owner, receiver);
}

/** No client can see what another has. */
async function lookAcross(client: Client, other: Client) {
  const owner = await client.asOwner();
  const foreign = other.ledger.made.find(({ kind }) => kind === "project");
  if (!foreign) return;
  const { body } = await owner.ask("getProject", { params: { project_id: foreign.id } });
  if (body) client.ledger.report("failed needlessly", `another company's project can be read`);
}

/** Everything that is wrong after a schedule, with what its clients have noticed themselves. */
export async function violationsOf(
  stack: CampaignStack,
  clients: readonly Client[],
  receiver: Receiver,
  excuses: Excuses,
  wrongCharges: (items: readonly Item[]) => Promise<Violation[]>,
): Promise<Violation[]> {
  const staying = clients.filter(({ companyId, ledger }) => companyId !== "" && !ledger.companyGone);
  for (const client of staying) {
    await lookFromOutside(client, receiver, excuses);
    const other = clients.find((one) => one !== client);
    if (other) await lookAcross(client, other);
  }
  const own = clients.flatMap(({ companyId }) => (companyId === "" ? [] : [`C#${companyId}`]));
  const all = (await tableContents(stack.endpoints.dynamodb)) as Item[];
  const items = all.filter(({ PK }) => !PK.startsWith("C#") || own.some((company) => PK.startsWith(company)));
  const dead = [...(await messagesIn(stack.endpoints.sqs))].filter(([queue]) => queue.endsWith("-dead-letters"));
  return [
    ...clients.flatMap(({ ledger }) => ledger.violations),
    ...(await wrongCharges(items)),
    ...wrongInTable(items, await objectKeys(stack.endpoints.s3), clients),
    ...items.flatMap((item): Violation[] => {
      const what = problemWith(item);
      return what === undefined ? [] : [{ kind: "lost", what }];
    }),
    ...dead.map(([queue, count]): Violation => ({ kind: "failed needlessly", what: `${count} in ${queue}` })),
  ];
}
