import { functionEntries } from "../../functions/service/functions/functions.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import {
  pick,
  randomFrom,
  seedFrom,
  shuffle,
  uniform,
  weightedPick,
  wholeNumber,
  type RandomGenerator,
} from "../../functions/statistics/random.ts";
import type { Kill } from "../../local/lambda/kill-switch.ts";
import type { ModelMood } from "./model-moods.ts";
import { mishaps, services, type Mishap, type SeamFault } from "./seams.ts";

/** What becomes of something in the end: it stays, is aborted or deleted once it has begun, or deleted when done. */
export type Ending = "stays" | "aborted" | "deleted at once" | "deleted when done";
/** What is done with a complete study. */
export type Afterwards = "link" | "codebook" | "reliability" | "export";

export interface StudyPlan {
  type: SimulationType;
  /** Whether its POSTs carry an Idempotency-Key. */
  keyed: boolean;
  maxCostUsd: number | null;
  /** Of surveys: how many completes are wanted, by a sample of the group. */
  completes: number | null;
  /** Of live talks: messages that are sent, all at once or one after the other. */
  messages: number;
  messagesAtOnce: boolean;
  afterwards: readonly Afterwards[];
  ending: Ending;
}

export interface ProjectPlan {
  keyed: boolean;
  briefing: boolean;
  personas: number;
  studies: readonly StudyPlan[];
  ending: "stays" | "group is deleted" | "briefing is deleted" | "deleted";
}

export interface ClientPlan {
  keyed: boolean;
  /** Whether every POST with a key is sent twice at the same time, as a double click does. */
  insists: boolean;
  /** Whether what ends is told to a webhook, and how often its receiver fails at first. */
  hook: { failures: number } | null;
  /** Whether the work is done by a program with an API key, which is revoked in the end. */
  program: boolean;
  colleague: boolean;
  projects: readonly ProjectPlan[];
  /** Whether the company is deleted in the end. */
  leaves: boolean;
}

export type CampaignFault =
  | { kind: "kill everything"; callsAtOnce: number }
  | { kind: "kill the database" }
  | { kind: "replace the functions" }
  | { kind: "kill invocations"; kills: readonly Kill[] }
  | { kind: "seams"; faults: readonly SeamFault[] }
  | { kind: "jump of the clock"; milliseconds: number }
  | { kind: "mood of the model"; mood: ModelMood }
  | { kind: "full disk"; milliseconds: number }
  | { kind: "stop an execution" };

/** A fault, and after how many answers to clients it strikes. */
export interface ScheduledFault {
  after: number;
  fault: CampaignFault;
}

export interface Schedule {
  seed: number;
  clients: readonly ClientPlan[];
  faults: readonly ScheduledFault[];
}

const chance = (random: RandomGenerator, share: number): boolean => uniform(random) < share;

const planStudy = (random: RandomGenerator): StudyPlan => {
  const type = pick(random, simulationTypes);
  const afterwards = (["link", "codebook", "reliability", "export"] as const).filter((what) =>
    chance(random, what === "reliability" ? 0.1 : 0.25),
  );
  return {
    type,
    keyed: chance(random, 0.7),
    maxCostUsd: type !== "idi_manual" && chance(random, 0.1) ? pick(random, [0.000_001, 0.002, 5]) : null,
    completes: type === "survey" && chance(random, 0.4) ? wholeNumber(random, 1, 2) : null,
    messages: wholeNumber(random, 1, 4),
    messagesAtOnce: chance(random, 0.3),
    afterwards,
    ending: weightedPick(random, ["stays", "aborted", "deleted at once", "deleted when done"], [6, 2, 1, 1]),
  };
};

const planProject = (random: RandomGenerator): ProjectPlan => ({
  keyed: chance(random, 0.7),
  briefing: chance(random, 0.2),
  personas: wholeNumber(random, 1, 3),
  studies: Array.from({ length: weightedPick(random, [0, 1, 2, 3], [1, 4, 3, 1]) }, () => planStudy(random)),
  ending: weightedPick(random, ["stays", "group is deleted", "briefing is deleted", "deleted"] as const, [6, 1, 1, 2]),
});

const planClient = (random: RandomGenerator): ClientPlan => ({
  keyed: chance(random, 0.7),
  insists: chance(random, 0.25),
  hook: chance(random, 0.4) ? { failures: weightedPick(random, [0, 1, 2], [3, 1, 1]) } : null,
  program: chance(random, 0.25),
  colleague: chance(random, 0.15),
  projects: Array.from({ length: weightedPick(random, [1, 2], [3, 1]) }, () => planProject(random)),
  leaves: chance(random, 0.1),
});

/**
 * What dies in a schedule: mostly what every client needs. A function that is not invoked any more spares its order for
 * nobody, so the rest are drawn more rarely.
 */
const busy = functionEntries.filter(
  ([name, { trigger }]) =>
    /^(api-(auth|projects|persona-groups|simulations|study-inputs|live-interviews|reports)|worker-)/.test(name) ||
    (trigger.kind === "state" && (trigger.pipeline === "simulation" || trigger.pipeline === "persona-generation")),
);
const nameOf = ([name]: (typeof functionEntries)[number]) => name;
const mortal = (random: RandomGenerator) => nameOf(pick(random, chance(random, 0.8) ? busy : functionEntries));

const deaths = (random: RandomGenerator): Kill[] =>
  Array.from({ length: wholeNumber(random, 4, 30) }, () => ({
    name: mortal(random),
    beforeCall: wholeNumber(random, 1, 6),
  }));

/** A task is tried four times, and other faults come on top: what died more often may fail for it. */
const MOST = { deathsOfOne: 2, replacements: 1 };

/** The faults without those that would use up the retries of a task by themselves. */
function withinRetries(faults: readonly ScheduledFault[]): ScheduledFault[] {
  const died = new Map<string, number>();
  let replacements = 0;
  return faults
    .filter(({ fault }) => fault.kind !== "replace the functions" || (replacements += 1) <= MOST.replacements)
    .map((scheduled) => {
      const { fault } = scheduled;
      if (fault.kind !== "kill invocations") return scheduled;
      const kills = fault.kills.filter(({ name }) => {
        died.set(name, (died.get(name) ?? 0) + 1);
        return died.get(name)! <= MOST.deathsOfOne;
      });
      return { ...scheduled, fault: { ...fault, kills } };
    });
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const seamFault = (random: RandomGenerator): SeamFault => {
  const mishap: Mishap = pick(random, mishaps);
  const aboutMessages = mishap === "doubled" || mishap === "delayed";
  return {
    service: aboutMessages ? "sqs" : weightedPick(random, services, [6, 1, 2, 2]),
    mishap,
    calls: mishap === "late" ? 1 : wholeNumber(random, 1, 5),
    spared: wholeNumber(random, 0, 20),
    writes: chance(random, 0.6),
  };
};

function planFault(random: RandomGenerator, seed: number): CampaignFault {
  const kind = weightedPick(
    random,
    [
      "kill everything",
      "kill the database",
      "replace the functions",
      "kill invocations",
      "seams",
      "jump of the clock",
      "mood of the model",
      "full disk",
      "stop an execution",
    ] as const,
    [3, 2, 2, 6, 10, 2, 4, 1, 1],
  );
  switch (kind) {
    case "kill everything":
      return { kind, callsAtOnce: pick(random, [1_000, 1_000, 40, 1]) };
    case "kill invocations":
      return {
        kind,
        kills: deaths(random),
      };
    case "seams":
      return { kind, faults: Array.from({ length: wholeNumber(random, 1, 4) }, () => seamFault(random)) };
    case "jump of the clock":
      return { kind, milliseconds: pick(random, [-30 * MINUTE, -2 * MINUTE, 5 * SECOND, 2 * MINUTE, 2 * HOUR]) };
    case "full disk":
      return { kind, milliseconds: wholeNumber(random, 100, 1_500) };
    case "mood of the model":
      return {
        kind,
        mood: {
          seed,
          // More, and a study may fail for it: an answer that is bad twice is an attempt at its task, and an interview,
          // which asks thirteen times, has four. Of a tenth that were bad twice, one interview in thirty failed.
          ...pick(random, [
            { bad: 0.03, times: 2 },
            { bad: 0.3, times: 1 },
          ]),
          pauseMs: pick(random, [0, 0, 50, 300]),
        },
      };
    default:
      return { kind };
  }
}

/** Share of schedules without any fault: what goes wrong there is a bug of the clients, or a plain one. */
const QUIET = 0.1;
/** Answers within which faults strike: what clients get at the least, alone and for each study. */
const lastAnswer = (clients: readonly ClientPlan[]): number =>
  12 + 6 * clients.flatMap(({ projects }) => projects.flatMap(({ studies }) => studies)).length;

/** The schedule of a seed: the same for the same seed, everywhere. */
export function scheduleOf(seed: number): Schedule {
  const random = randomFrom(seedFrom("campaign", seed));
  const clients = Array.from({ length: weightedPick(random, [1, 2, 3], [3, 2, 1]) }, () => planClient(random));
  const count = chance(random, QUIET) ? 0 : weightedPick(random, [1, 2, 4, 8], [2, 3, 3, 2]);
  const faults = Array.from({ length: count }, () => ({
    after: wholeNumber(random, 0, lastAnswer(clients)),
    fault: planFault(random, seed),
  }));
  return {
    seed,
    clients: shuffle(random, clients),
    faults: withinRetries(faults.toSorted((a, b) => a.after - b.after)),
  };
}
