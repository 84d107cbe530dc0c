import { randomUUID } from "node:crypto";
import { isFinal } from "../../functions/studies/simulation/transitions.ts";
import { GUIDE, SURVEY } from "../support/simulations.ts";
import { textFile } from "../support/text-file.ts";
import type { Caller, Sending } from "./caller.ts";
import type { Ledger, Made } from "./ledger.ts";
import type { StudyPlan } from "./schedule.ts";

/** Whoever conducts studies: calls, and what was acknowledged of them. */
export interface Conductor {
  readonly caller: Caller;
  readonly ledger: Ledger;
  /** Creates something, and writes down what was acknowledged. @returns undefined if it was refused */
  create<T extends { id: string }>(
    kind: Made["kind"],
    name: string,
    parent: string | null,
    keyed: boolean,
    send: (key: { idempotencyKey?: string }) => Promise<{ body: T | undefined } & Sending>,
  ): Promise<T | undefined>;
  /** Waits for something, and lets time pass when nothing comes. @returns undefined if it never came */
  until<T>(what: string, look: () => Promise<T | undefined>): Promise<T | undefined>;
  /** Notes that something is deleted, once that is acknowledged. */
  delete(id: string, asked: Promise<Sending>): Promise<void>;
}

interface Place {
  projectId: string;
  groupId: string;
  personas: number;
  briefings: readonly string[];
}

const CONCEPT = "An oat drink with 3 g of protein per glass, without added sugar, at 1.99 EUR per litre.";
const ATTRIBUTES = [
  { name: "Brand", levels: ["Alpenhof", "Nordic"] },
  { name: "Price", levels: ["1.49 EUR", "2.49 EUR"] },
];

/** Holds one study: creates it, takes it to where it runs by itself, and does with it what is planned. */
export async function conductStudy(client: Conductor, place: Place, plan: StudyPlan, name: string): Promise<void> {
  const { caller, ledger } = client;
  const { projectId, groupId, briefings } = place;
  const made = await client.create("simulation", name, projectId, plan.keyed, (key) =>
    caller.ask("createSimulation", {
      params: { project_id: projectId },
      body: {
        persona_group_id: groupId,
        simulation_type: plan.type,
        name,
        prompt_question: CONCEPT,
        briefing_ids: [...briefings],
        max_cost_usd: plan.maxCostUsd,
        ...(plan.completes === null ? {} : { sample: { completes: Math.min(plan.completes, place.personas) } }),
      },
      ...key,
    }),
  );
  if (!made) return;
  const params = { project_id: projectId, simulation_id: made.id };
  ledger.ends.set(made.id, { projectId, status: plan.maxCostUsd === null ? ["complete"] : ["complete", "failed"] });
  await begin(client, params, plan, name);
  if (plan.ending === "aborted") {
    const { body } = await caller.ask("abortSimulation", { params });
    ledger.ends.set(made.id, { projectId, status: body ? ["aborted"] : ["complete", "aborted", "failed"] });
  }
  if (plan.ending === "deleted at once") {
    await client.delete(made.id, caller.ask("deleteSimulation", { params }));
    return;
  }
  const ended = await client.until(`${plan.type} ${name}`, async () => {
    const { body } = await caller.ask("getSimulation", { params });
    return body && isFinal(body.status) ? body : undefined;
  });
  if (ended?.status === "complete") await afterwards(client, params, plan);
  if (ended && plan.ending === "deleted when done")
    await client.delete(made.id, caller.ask("deleteSimulation", { params }));
}

type Params = { project_id: string; simulation_id: string };

/** Sends what a study waits for. A step that was refused has been done by an earlier sending without an answer. */
async function begin(
  client: Conductor,
  params: Params,
  { type, keyed, ...plan }: StudyPlan,
  name: string,
): Promise<void> {
  const { caller, ledger } = client;
  const key = () => (keyed ? { idempotencyKey: randomUUID() } : {});
  const done = async (asked: Promise<{ refusal: Error | undefined; unsure: number }>) => {
    const { refusal, unsure } = await asked;
    if (refusal && unsure === 0)
      ledger.report("failed needlessly", `a step of ${type} was refused: ${refusal.message}`);
  };
  if (type === "survey") {
    await done(caller.ask("uploadSurvey", { params, file: textFile("survey.txt", SURVEY), ...key() }));
    await done(caller.ask("runSurvey", { params, ...key() }));
  }
  if (type === "idi_ai")
    await done(caller.ask("uploadScript", { params, file: textFile("guide.txt", GUIDE), ...key() }));
  if (type === "conjoint")
    await done(caller.ask("sendConjointDesign", { params, body: { attributes: ATTRIBUTES }, ...key() }));
  if (type !== "idi_manual") return;
  const say = async (index: number) => {
    const content = `${name} message ${index + 1}: what do you have for breakfast?`;
    await client.create("message", content, params.simulation_id, keyed, async (own) => {
      const { body, ...rest } = await caller.ask("sendMessage", { params, body: { content }, ...own });
      return { body: body && { id: body.message.id }, ...rest };
    });
  };
  const messages = Array.from({ length: plan.messages }, (_, index) => index);
  if (plan.messagesAtOnce) await Promise.all(messages.map(say));
  else for (const index of messages) await say(index);
  await done(caller.ask("endInterview", { params, ...key() }));
}

async function afterwards(client: Conductor, params: Params, plan: StudyPlan): Promise<void> {
  const { caller, ledger } = client;
  for (const what of plan.afterwards) {
    const key = plan.keyed ? { idempotencyKey: randomUUID() } : {};
    if (what === "link") {
      const link = await client.create("report link", "", params.simulation_id, plan.keyed, (own) =>
        caller.ask("createReportLink", { params, body: {}, ...own }),
      );
      if (link) {
        const { refusal } = await caller.ask("readSharedReport", {
          params: { token: link.url.split("/").at(-1) as string },
        });
        if (refusal) ledger.report("lost", `a report link shows nothing: ${refusal.message}`);
      }
    }
    if (what === "export") {
      const { refusal } = await caller.ask("exportResults", { params, query: { format: "jsonl" } });
      if (refusal) ledger.report("lost", `a complete study has no export: ${refusal.message}`);
    }
    if (what === "codebook" && (plan.type === "survey" || plan.type === "concept_test")) {
      const question = { ...params, question_id: plan.type === "survey" ? "q3" : "reaction" };
      await caller.ask("codeAnswers", { params: question, ...key });
      const book = await client.until("a codebook", async () => {
        const { body } = await caller.ask("getCodebook", { params: question });
        return body && body.status !== "coding" ? body : undefined;
      });
      // Of a study whose max_cost_usd is spent nothing more is coded.
      if (book?.status === "failed" && plan.maxCostUsd === null)
        ledger.failures.push(`a codebook failed: ${book.error}`);
    }
    if (what === "reliability" && plan.type !== "idi_manual") {
      const { refusal, unsure } = await caller.ask("startReliabilityCheck", { params, body: { runs: 2 }, ...key });
      if (refusal && unsure === 0) {
        ledger.failures.push(`a reliability check was refused: ${refusal.message}`);
        continue;
      }
      const check = await client.until("a reliability check", async () => {
        const { body } = await caller.ask("getReliabilityCheck", { params });
        return body && body.status !== "running" ? body : undefined;
      });
      if (check?.status === "failed" && plan.maxCostUsd === null)
        ledger.failures.push(`a reliability check failed: ${check.error}`);
    }
  }
}
