import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Call } from "../../clients/typescript/src/index.ts";
import { mailsTo, tokenIn } from "../support/mails.ts";
import type { Receiver } from "../support/receiver.ts";
import { textFile } from "../support/text-file.ts";
import { webhookEventTypes } from "../../functions/platform/pipelines/event-types.ts";
import { Caller, type Sending } from "./caller.ts";
import { Ledger, type Made } from "./ledger.ts";
import type { ClientPlan, ProjectPlan } from "./schedule.ts";
import type { CampaignStack } from "./stack.ts";
import { conductStudy, type Conductor } from "./studies.ts";

const PASSWORD = "correct horse battery";
const LOOK_EVERY_MS = 50;
/** Without news for so long, time is made to pass: the sweeper is what work waits for, or a lease. */
const UNTIL_NUDGED_MS = 2_500;
/**
 * Minutes that are let pass with each nudge, the last again and again: together longer than clocks are set back, which
 * whatever was due before then waits for. What has not ended by then never does.
 */
const NUDGES = [1, 1, 2, 5, 10] as const;
const MOST_NUDGES = 20;

/** What all clients of a schedule share. */
export interface World {
  stack: CampaignStack;
  receiver: Receiver;
  /** Hears of every answer. */
  answered: () => void;
  /** Lets time pass on the stack's clock. */
  nudge: (minutes: number) => Promise<void>;
}

/** Plays what one company's people and programs do. */
export class Client implements Conductor {
  readonly ledger = new Ledger();
  readonly world: World;
  readonly plan: ClientPlan;
  /** A word that stands in everything this client sends, and in nothing of anybody else. */
  readonly marker: string;
  /** Calls in the name of whoever does the work: the owner, or a program with a key. */
  readonly caller: Caller;
  readonly #owner: Caller;
  readonly #email: string;
  companyId = "";
  members = 1;
  hookPath: string | null = null;

  constructor(world: World, plan: ClientPlan, marker: string, address: string, isForeign: (text: string) => boolean) {
    this.world = world;
    this.plan = plan;
    this.marker = marker;
    this.#email = `${marker}@example.com`;
    const hooks = {
      answered: world.answered,
      inspect: (text: string) => {
        if (isForeign(text)) this.ledger.report("failed needlessly", `${marker} was answered with another's: ${text}`);
      },
      renewToken: () => this.#logIn(),
    };
    this.caller = new Caller(world.stack.url, address, hooks);
    this.#owner = new Caller(world.stack.url, address, hooks);
  }

  async play(): Promise<void> {
    await this.#signUp();
    if (this.companyId === "") return;
    if (this.plan.hook) await this.#hook();
    const key = this.plan.program ? await this.#program() : null;
    await Promise.all([
      ...this.plan.projects.map((plan, index) => this.#project(plan, `${this.marker} project ${index + 1}`)),
      ...(this.plan.colleague ? [this.#colleague()] : []),
    ]);
    if (key) await this.#revoke(key);
    if (this.plan.leaves) await this.#leave();
  }

  async create<T extends { id: string }>(
    kind: Made["kind"],
    name: string,
    parent: string | null,
    keyed: boolean,
    send: (key: { idempotencyKey?: string }) => Promise<{ body: T | undefined } & Sending>,
  ): Promise<T | undefined> {
    const key = keyed ? { idempotencyKey: randomUUID() } : {};
    const [first, again] = await Promise.all([send(key), keyed && this.plan.insists ? send(key) : undefined]);
    const { refusal, unsure } = first;
    const body = first.body ?? again?.body;
    if (!body) {
      this.ledger.report("failed needlessly", `a ${kind} was refused: ${refusal?.status} ${refusal?.message}`);
      return undefined;
    }
    if (again?.body && again.body.id !== body.id)
      this.ledger.report("doubled", `${kind} ${name} was answered as ${body.id} and as ${again.body.id}`);
    this.ledger.made.push({ kind, id: body.id, name, parent, atMost: keyed ? 1 : 1 + unsure });
    return body;
  }

  async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T | undefined> {
    let since = performance.now();
    for (let nudges = 0; nudges <= MOST_NUDGES;) {
      const found = await look();
      if (found !== undefined) return found;
      if (performance.now() - since > UNTIL_NUDGED_MS) {
        await this.world.nudge(NUDGES[nudges] ?? NUDGES[NUDGES.length - 1]!);
        nudges += 1;
        since = performance.now();
      }
      await sleep(LOOK_EVERY_MS);
    }
    this.ledger.report("stuck", `${this.marker}: ${what}`);
    return undefined;
  }

  async #logIn(): Promise<string> {
    const { body, refusal } = await this.#owner.ask("logIn", { body: { email: this.#email, password: PASSWORD } });
    if (!body) throw refusal ?? new Error("Nobody answered the owner who logs in");
    return body.access_token;
  }

  async #signUp(): Promise<void> {
    const body = { email: this.#email, password: PASSWORD, company_name: this.marker };
    const key = this.plan.keyed ? { idempotencyKey: randomUUID() } : {};
    const { body: answer, refusal, unsure } = await this.#owner.ask("signUp", { body, ...key });
    if (!answer && !(unsure > 0 && !this.plan.keyed && refusal?.status === 400)) {
      this.ledger.report("failed needlessly", `signing up was refused: ${refusal?.status} ${refusal?.message}`);
      return;
    }
    this.#owner.useToken(answer?.access_token ?? (await this.#logIn()));
    this.caller.useToken(answer?.access_token ?? (await this.#logIn()));
    this.companyId = answer?.user.company_id ?? (await this.#owner.ask("getCurrentUser", {})).body?.company_id ?? "";
  }

  async #hook(): Promise<void> {
    this.hookPath = `/${this.marker}`;
    const body = { url: `${this.world.receiver.url}${this.hookPath}`, events: [...webhookEventTypes] };
    await this.create("webhook", body.url, null, this.plan.keyed, (key) =>
      this.#owner.ask("createWebhook", { body, ...key }),
    );
  }

  async #program(): Promise<string | null> {
    const body = { name: this.marker, role: "member" as const };
    const made = await this.create("api key", this.marker, null, this.plan.keyed, (key) =>
      this.#owner.ask("createApiKey", { body, ...key }),
    );
    // The answer to a repeated key does not show the secret again: then the owner does the work.
    if (made?.key) this.caller.useToken(made.key, false);
    return made?.id ?? null;
  }

  async #revoke(id: string): Promise<void> {
    this.caller.useToken(await this.#logIn());
    const { refusal } = await this.#owner.ask("revokeApiKey", { params: { api_key_id: id } });
    if (refusal && refusal.status !== 404)
      this.ledger.report("failed needlessly", `revoking a key was refused: ${refusal.message}`);
    this.ledger.remove(id);
  }

  async #colleague(): Promise<void> {
    const email = `colleague-${this.marker}@example.com`;
    const invited = await this.#owner.ask("inviteMember", {
      body: { email },
      ...(this.plan.keyed ? { idempotencyKey: randomUUID() } : {}),
    });
    if (!invited.body) return;
    const mail = await this.until("a mail of an invitation never came", async () => {
      try {
        return (await mailsTo(this.world.stack, email))[0];
      } catch {
        return undefined;
      }
    });
    if (!mail) return;
    const body = { token: tokenIn(mail), password: PASSWORD, full_name: "Jonas Weber" };
    const { body: joined, refusal, unsure } = await this.#owner.ask("acceptInvitation", { body });
    if (!joined && unsure === 0)
      this.ledger.report("failed needlessly", `an invitation could not be accepted: ${refusal?.message}`);
    else this.members = 2;
  }

  async #project(plan: ProjectPlan, name: string): Promise<void> {
    const { caller, ledger } = this;
    const project = await this.create("project", name, null, plan.keyed, (key) =>
      caller.ask("createProject", { body: { name }, ...key }),
    );
    if (!project) return;
    const params = { project_id: project.id };
    const briefing = plan.briefing ? await this.#briefing(project.id, name) : undefined;
    const group = await this.#group(project.id, plan, name);
    if (group) {
      const place = {
        projectId: project.id,
        groupId: group,
        personas: plan.personas,
        briefings: briefing ? [briefing] : [],
      };
      await Promise.all(
        plan.studies.map((study, index) => conductStudy(this, place, study, `${name} study ${index + 1}`)),
      );
    }
    if (plan.ending === "deleted") await this.delete(project.id, caller.ask("deleteProject", { params }));
    if (plan.ending === "group is deleted" && group)
      await this.delete(group, caller.ask("deletePersonaGroup", { params: { ...params, group_id: group } }));
    if (plan.ending === "briefing is deleted" && briefing)
      await this.delete(briefing, caller.ask("deleteBriefing", { params: { ...params, briefing_id: briefing } }));
    if (ledger.gone.has(group ?? "")) for (const { id } of ledger.here("simulation", project.id)) ledger.remove(id);
  }

  async delete(id: string, asked: Promise<Sending>): Promise<void> {
    const { refusal, unsure } = await asked;
    if (refusal && !(refusal.status === 404 && unsure > 0))
      this.ledger.report("failed needlessly", `a deletion was refused: ${refusal.status} ${refusal.message}`);
    else this.ledger.remove(id);
  }

  async #briefing(projectId: string, name: string): Promise<string | undefined> {
    const file = textFile("board.txt", `An oat drink with 3 g of protein per glass, by ${name}.`);
    const made = await this.create("briefing", name, projectId, true, (key) =>
      this.caller.ask("createBriefing", { params: { project_id: projectId }, file, fields: { title: name }, ...key }),
    );
    return made?.id;
  }

  async #group(projectId: string, plan: ProjectPlan, name: string): Promise<string | undefined> {
    const params = { project_id: projectId };
    const body: Call<"createPersonaGroup">["body"] = {
      name,
      location: "Munich, Germany",
      language: "en",
      persona_count: plan.personas,
    };
    const group = await this.create("group", name, projectId, plan.keyed, (key) =>
      this.caller.ask("createPersonaGroup", { params, body, ...key }),
    );
    if (!group) return undefined;
    const here = { ...params, group_id: group.id };
    const key = plan.keyed ? { idempotencyKey: randomUUID() } : {};
    const { refusal, unsure } = await this.caller.ask("generatePersonas", { params: here, ...key });
    if (refusal && unsure === 0) {
      this.ledger.report("failed needlessly", `generating was refused: ${refusal.status} ${refusal.message}`);
      return undefined;
    }
    const ended = await this.until(`the personas of ${name}`, async () => {
      const { body: now } = await this.caller.ask("getPersonaGroup", { params: here });
      return now && ["complete", "failed"].includes(now.generation_status) ? now : undefined;
    });
    if (!ended) return undefined;
    // Stopped executions are looked at when all is over; here it is enough that no study can be held.
    return ended.generation_status === "complete" ? group.id : undefined;
  }

  async #leave(): Promise<void> {
    const query = { name: this.marker };
    const { refusal, unsure } = await this.#owner.ask("deleteCompany", { query });
    if (refusal && !(unsure > 0))
      return this.ledger.report("failed needlessly", `leaving was refused: ${refusal.status} ${refusal.message}`);
    this.ledger.companyGone = true;
  }

  /** The owner's calls, for whoever looks at everything in the end. */
  async asOwner(): Promise<Caller> {
    this.#owner.useToken(await this.#logIn());
    return this.#owner;
  }
}
