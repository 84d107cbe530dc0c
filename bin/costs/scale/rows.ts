import type { DeployedModelIds } from "../../../functions/contracts/environment.ts";
import { IN_REQUEST_MODEL_CALLS } from "../../../functions/contracts/in-request-model-calls.ts";
import { modelCapacity } from "../../../functions/contracts/model-capacity.ts";
import type { EnvironmentConfig } from "../../../lib/config.ts";
import { partitionKinds, type PartitionKind } from "../partitions.ts";
import type { Demand } from "./demand.ts";
import { busiestRate, type Load } from "./load.ts";
import { outputWeight, type Quota, type QuotaName, type Quotas } from "./quotas.ts";

/** Something that has an end, and what a load takes of it in its busiest hour. */
export interface QuotaRow {
  what: string;
  /** Of one study a day, spread as the load has it. */
  perStudyADay: number;
  /** What the largest study takes of it alone, while it asks; undefined where a study alone takes little. */
  alone?: number | undefined;
  quota: Pick<Quota, "value" | "unit"> & Partial<Quota>;
  lever: string;
}

export interface Given {
  load: Load;
  quotas: Quotas;
  config: EnvironmentConfig;
  /** Of one study in the mean, and of the largest there is. */
  mean: Demand;
  largest: Demand;
}

const MINUTE = 60;
/** Of the functions of states, see functions/contracts/states/state.ts. */
const STATE_MEMORY_GB = 0.5;
const USD_PER_LEVER = "`budgets.environment_usd` in lib/config.ts; it is no quota of AWS and ends first";

const rolesOf = ({ persona, moderator, report, parse }: DeployedModelIds) => ({
  persona,
  moderator: [moderator],
  report: [report],
  parse: [parse],
});

/** What the calls of some work take of the quota of a model: its share of every role that it serves. */
export function quotaTokens(demand: Demand, models: DeployedModelIds, id: string, quotas: Quotas): number {
  return Object.entries(rolesOf(models)).reduce((sum, [role, ids]) => {
    const taken = demand.roles[role];
    if (!taken || !ids.includes(id)) return sum;
    return sum + (taken.input + outputWeight(quotas, id) * taken.output) / ids.length;
  }, 0);
}

/** Seconds that the largest study asks in the places its function has: its calls one after the other in them. */
function largestSeconds({ largest, config, load }: Given): number {
  const { invocations = 1, callsAtOnce = 1 } =
    modelCapacity(config.modelCallsAtOnce).get("simulation-ask-survey") ?? {};
  const calls = Object.values(largest.roles).reduce((sum, role) => sum + role.calls, 0);
  return (calls / (invocations * callsAtOnce)) * load.modelCallSeconds.mean;
}

function tokenRows(given: Given): QuotaRow[] {
  const { load, quotas, config, mean, largest } = given;
  const { models } = config;
  const rate = busiestRate(load);
  const row = (name: QuotaName, id: string, roles: string): QuotaRow => ({
    what: `Tokens of ${id} (${roles})`,
    perStudyADay: rate * MINUTE * quotaTokens(mean, models, id, quotas),
    alone: (quotaTokens(largest, models, id, quotas) / largestSeconds(given)) * MINUTE,
    quota: quotas.quotas[name],
    lever: "ask Bedrock for more; a profile of more regions; `models` and fallbacks in lib/config.ts",
  });
  const [first = "", second = ""] = models.persona;
  return [
    row("haikuTokensAMinute", first, "half of the persona role, parse"),
    row("novaTokensAMinute", second, "half of the persona role"),
    row("sonnetTokensAMinute", models.report, "moderator, report"),
    {
      what: `Tokens of ${models.embedding}`,
      perStudyADay: rate * MINUTE * mean.embeddingTokens,
      quota: quotas.quotas.titanTokensAMinute,
      lever: "ask Bedrock for more; maps of scales are kept, vectors of answers are asked for once",
    },
  ];
}

/** Requests a minute, which Bedrock no longer limits: what accounts with the older quotas have to have. */
export function requestRates({ load, config, mean }: Given): { role: string; perStudyADay: number }[] {
  const rate = busiestRate(load) * MINUTE;
  return Object.entries(rolesOf(config.models)).map(([role]) => ({
    role,
    perStudyADay: rate * (mean.roles[role]?.calls ?? 0),
  }));
}

const partitionLevers: Partial<Record<PartitionKind, string>> = {
  "environment's spending": "a counter of several items, added up when it is read (0019)",
  company: "its spending in a counter of several items; the rest follows from requests",
  study: "one study alone; its share of `modelCallsAtOnce` bounds it",
  project: "more projects; DynamoDB splits a busy partition between its items by itself",
};

function tableRows({ load, quotas, mean, largest, ...given }: Given): QuotaRow[] {
  const rate = busiestRate(load);
  const { busiestCompany, busiestProject } = load;
  // Of all that falls on partitions of a kind, what falls on the busiest of them.
  const shareOf = (kind: PartitionKind): number | undefined => {
    if (kind === "environment's spending") return 1;
    if (["company", "library", "calibration"].includes(kind)) return busiestCompany;
    return kind === "project" ? busiestCompany * busiestProject : undefined;
  };
  const seconds = largestSeconds({ load, quotas, mean, largest, ...given });
  const rows = partitionKinds.flatMap((kind): QuotaRow[] => {
    const units = mean.partitions[kind];
    const lever = partitionLevers[kind];
    if (!units || lever === undefined) return [];
    const share = shareOf(kind);
    const name = kind === "company" || kind === "project" ? `the busiest ${kind}'s` : `the ${kind}`;
    return (["write", "read"] as const).map((way) => ({
      what: `${way === "write" ? "Writes" : "Reads"} of one partition: ${kind === "study" ? "a study's" : name}`,
      perStudyADay: share === undefined ? 0 : rate * share * units[way],
      alone: (largest.partitions[kind]?.[way] ?? 0) / seconds,
      quota: way === "write" ? quotas.quotas.partitionWrites : quotas.quotas.partitionReads,
      lever,
    }));
  });
  const whole = "ask for more; pre-warm before a load that doubles within half an hour";
  return [
    ...rows.filter(({ quota: { unit }, perStudyADay, alone = 0 }) => unit === "WRU/s" || perStudyADay + alone > 1e-6),
    {
      what: "Writes of the table",
      perStudyADay: rate * mean.writeUnits,
      quota: quotas.quotas.tableWrites,
      lever: whole,
    },
    { what: "Reads of the table", perStudyADay: rate * mean.readUnits, quota: quotas.quotas.tableReads, lever: whole },
  ];
}

/** Everything that ends, in the order of the document. */
export function quotaRows(given: Given): QuotaRow[] {
  const { load, quotas, config, mean } = given;
  const rate = busiestRate(load);
  const calls = Object.values(mean.roles).reduce((sum, role) => sum + role.calls, 0);
  const fiveMinutes = 300;
  return [
    {
      what: "USD of models a month (own limit)",
      perStudyADay: mean.usdModels * load.workingDaysAMonth,
      quota: { value: config.budgets.environment_usd, unit: "USD" },
      lever: USD_PER_LEVER,
    },
    {
      what: "USD of models a month, the busiest company (own limit)",
      perStudyADay: mean.usdModels * load.workingDaysAMonth * load.busiestCompany,
      quota: { value: config.budgets.company_usd, unit: "USD" },
      lever: "`npm run budget` for one company, `budgets.company_usd` for all",
    },
    {
      what: "Model calls at once (own limit)",
      perStudyADay: rate * calls * load.modelCallSeconds.mean,
      quota: { value: config.modelCallsAtOnce, unit: "calls" },
      lever:
        "`modelCallsAtOnce`, with the quotas of the models and of Lambda; requests add up to " +
        `${Math.round(IN_REQUEST_MODEL_CALLS)}`,
    },
    ...tokenRows(given),
    {
      what: "Step Functions: state transitions",
      perStudyADay: rate * mean.transitions,
      quota: quotas.quotas.stateTransitions,
      lever: "ask for more; each wait for a turn is one (below), so more turns are fewer transitions",
    },
    {
      what: "Step Functions: StartExecution",
      perStudyADay: rate * mean.executions,
      quota: quotas.quotas.startExecution,
      lever: "ask for more; a refused start is repeated by the sweeper",
    },
    {
      what: "Step Functions: open executions, each for six hours at most",
      perStudyADay: (mean.executions * 6) / 24,
      quota: quotas.quotas.openExecutions,
      lever: "none needed",
    },
    {
      what: "Lambda: executions at once",
      perStudyADay: (rate * mean.gbSeconds) / STATE_MEMORY_GB,
      quota: quotas.quotas.lambdaConcurrency,
      lever: "ask for more (1,000 → tens of thousands); fewer, wider invocations (0052)",
    },
    ...tableRows(given),
    {
      what: "API gateway: requests a second (own limit of the stage)",
      perStudyADay: rate * mean.apiRequests,
      quota: { value: config.throttle.rate, unit: "1/s" },
      lever: "`throttle` in lib/config.ts; webhooks and mails instead of looking every 2 s",
    },
    {
      what: "API gateway: requests a second of the account",
      perStudyADay: rate * mean.apiRequests,
      quota: quotas.quotas.gatewayRequests,
      lever: "ask for more",
    },
    {
      what: "Firewall: requests in five minutes of one address, the busiest company's (own limit)",
      perStudyADay: rate * load.busiestCompany * mean.apiRequests * fiveMinutes,
      quota: { value: config.requestsPerAddress, unit: "requests" },
      lever: "`requestsPerAddress` in lib/config.ts; webhooks instead of looking",
    },
    {
      what: "SQS: messages in flight, each for a minute",
      perStudyADay: rate * load.mailsAStudy * MINUTE,
      quota: quotas.quotas.queueInFlight,
      lever: "none needed",
    },
    {
      what: "SES: mails a day",
      perStudyADay: load.mailsAStudy,
      quota: quotas.quotas.mailsADay,
      lever: "leave the sandbox; ask SES for more",
    },
  ];
}
