import * as z from "zod";
import { modelServerOf, modelServersSchema } from "../functions/platform/functions/model-servers.ts";
import { REAL_SIGNAL_HOSTS, signalHostsSchema } from "../functions/platform/functions/signal-hosts.ts";
import {
  budgetLimitsSchema,
  deployedModelIdsSchema,
  ONE_MACHINE,
} from "../functions/platform/functions/environment.ts";
import { functionEntries } from "../functions/service/functions/functions.ts";
import { SMALLEST_CAP } from "../functions/service/functions/model-capacity.ts";
import { BASE_PATH } from "../functions/service/routes.ts";
import { vendorOf } from "./model-ids.ts";
import { OperatorError } from "./operator-error.ts";

/** An origin that browsers may call from: https, or http on the developer's own machine. */
const originSchema = z
  .string()
  .regex(
    /^(https:\/\/[a-z0-9.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/,
    "must be an https origin without a path, such as https://app.example.com",
  );

const domainSchema = z.strictObject({
  name: z.string().regex(/^([a-z0-9-]+\.)+[a-z]{2,}$/, "must be a host name, such as api.example.com"),
  certificateArn: z
    .string()
    .regex(/^arn:aws[a-z-]*:acm:[a-z0-9-]+:\d{12}:certificate\/[\w-]+$/, "must be the ARN of a certificate in ACM"),
});

const pageSchema = z
  .string()
  .regex(
    /^https:\/\/([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?(\/[^\s?#]*)?$/,
    "must be an https address without a query, such as https://app.example.com/reset-password",
  );

const wholeNumber = z.int("must be a whole number").positive("must be positive");

/** `amazon.titan-embed-text-v2:0`, or the profile of a model: `eu.anthropic.claude-sonnet-4-6`. */
const MODEL_ID = /^(?:[a-z][a-z-]*\.)?[a-z0-9][a-z0-9-]*\.[a-z0-9][a-z0-9.-]*(?::\d+)?$/;
const LOCAL_ORIGIN = /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/;

const settingsSchema = z.strictObject({
  /** The AWS account that `npm run deploy:<name>` may deploy to; if absent, the account of the credentials. */
  account: z
    .string()
    .regex(/^\d{12}$/, "must be the 12 digits of an AWS account")
    .optional(),
  region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "must be an AWS region, such as eu-central-1"),
  /**
   * Custom host name of the API; without one, callers use the gateway's. The certificate must be in the same region.
   */
  domain: domainSchema.optional(),
  corsOrigins: z.array(originSchema).min(1, "must name at least one origin"),
  /** Model or inference-profile ids per role; profiles (`eu.`, `us.`, `global.` …) spread calls over regions. */
  models: deployedModelIdsSchema.strict(),
  /** Providers besides Amazon Bedrock: `server`, an OpenAI-compatible server for the models with ids `server/…`. */
  modelServers: modelServersSchema.optional(),
  /** The hosts that signals of markets come from; if absent, the services themselves. */
  signalHosts: signalHostsSchema.strict().default(REAL_SIGNAL_HOSTS),
  mail: z.strictObject({
    /** Sender of reset links and invitations; its domain must be a verified identity of SES in the same region. */
    from: z.email("must be an e-mail address"),
  }),
  /**
   * Pages that links in mails open, with the token as `?token=`, or the id of a project behind `projects/`. If absent,
   * those of the console at `domain`.
   */
  pages: z.strictObject({ resetPassword: pageSchema, acceptInvitation: pageSchema, projects: pageSchema }).optional(),
  /** The address that gets alarms by e-mail. Production must have one; without one, alarms only show in CloudWatch. */
  alarmEmail: z.email("must be an e-mail address").optional(),
  logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365], "must be 7, 14, 30, 60, 90, 180 or 365"),
  /** Requests per second that the gateway accepts, over all callers. */
  throttle: z.strictObject({ rate: wholeNumber, burst: wholeNumber }),
  /** Requests that one address may make in five minutes before the firewall blocks it. */
  requestsPerAddress: wholeNumber.min(10, "must be at least 10").max(2_000_000_000),
  /** Keeps data when a stack or a table is deleted by mistake. */
  protectData: z.boolean(),
  /** Model calls that all studies and generations together may make at once; see docs/maintenance.md, Quotas. */
  modelCallsAtOnce: wholeNumber.min(SMALLEST_CAP, `must be at least ${SMALLEST_CAP}`),
  /** Requests that each function of the API may answer at once, in addition to those that wait for a model. */
  apiRequestsAtOnce: wholeNumber,
  /** US dollars that models may cost in a calendar month; further work is refused. */
  budgets: budgetLimitsSchema.strict(),
  /** Name of a table that was restored from a backup and replaces the stack's own. */
  restoredTable: z
    .string()
    .regex(/^[\w.-]{3,255}$/, "must be the name of a table")
    .optional(),
});

type Settings = z.output<typeof settingsSchema>;
export type EnvironmentSettings = z.input<typeof settingsSchema>;
export type EnvironmentConfig = Settings & { name: string; pages: NonNullable<Settings["pages"]> };

/** Names of stacks, functions, pipelines and log groups begin with it. */
const ENVIRONMENT_NAME = /^[a-z][a-z0-9-]*$/;
/** Lambda's limit. The other names that we give have higher limits and are shorter. */
const FUNCTION_NAME_LENGTH = 64;
const longestFunction = functionEntries.map(([name]) => name).reduce((a, b) => (b.length > a.length ? b : a));
/** The most characters that the name of an environment may have. */
export const LONGEST_ENVIRONMENT_NAME = FUNCTION_NAME_LENGTH - `-${longestFunction}`.length;

function problemsOfName(name: string): string[] {
  if (!ENVIRONMENT_NAME.test(name))
    return ["its name must be of small letters, digits and hyphens, and begin with a letter"];
  if (name === ONE_MACHINE)
    return [`its name must not be ${ONE_MACHINE}, which tells callers what only operators may know`];
  return name.length > LONGEST_ENVIRONMENT_NAME
    ? [
        `its name must have at most ${LONGEST_ENVIRONMENT_NAME} characters, because its function ` +
          `${name}-${longestFunction} may have ${FUNCTION_NAME_LENGTH}`,
      ]
    : [];
}

function problemsOfModels(
  { fallbacks, ...roles }: Settings["models"],
  servers: Settings["modelServers"] = {},
): string[] {
  const used = new Set(Object.values(roles).flat());
  const named = new Set([...used, ...Object.values(fallbacks)]);
  return [
    ...[...named]
      .filter((id) => modelServerOf(id) === undefined && !MODEL_ID.test(id))
      .map((id) => `models names ${id}, which is no id of a model or inference profile of Bedrock`),
    ...[...named].flatMap((id) => {
      const server = modelServerOf(id);
      return server && !servers[server] ? [`models names ${id}, but modelServers has no ${server}`] : [];
    }),
    ...Object.entries(fallbacks).flatMap(([id, instead]) => [
      ...(used.has(id) ? [] : [`models.fallbacks names ${id}, which no role uses`]),
      ...(vendorOf(id) === vendorOf(instead)
        ? [`models.fallbacks falls back from ${id} to ${instead}, of the same vendor, which fails with it`]
        : []),
    ]),
  ];
}

/** Problems with the settings of production, the environment that customers use. */
function problemsOfProduction({ protectData, corsOrigins = [] }: Partial<Settings>): string[] {
  return [
    ...(protectData === false ? ["protectData must be true in production"] : []),
    ...corsOrigins.flatMap((origin, index) =>
      LOCAL_ORIGIN.test(origin) ? [`corsOrigins.${index} must not be on one's own machine in production`] : [],
    ),
  ];
}

/** Problems between settings that are valid by themselves. */
function problemsBetween(name: string, settings: Partial<Settings>): string[] {
  const { budgets, domain, models, modelServers, region } = settings;
  const certificateRegion = domain?.certificateArn.split(":")[3];
  return [
    ...(budgets && budgets.company_usd > budgets.environment_usd
      ? ["budgets.company_usd must not exceed environment_usd"]
      : []),
    ...(models ? problemsOfModels(models, modelServers) : []),
    ...(certificateRegion !== undefined && region !== undefined && certificateRegion !== region
      ? [`domain.certificateArn must be of a certificate in ${region}`]
      : []),
    ...(name === "production" ? problemsOfProduction(settings) : []),
  ];
}

const consolePages = ({ domain }: Settings): Settings["pages"] =>
  domain && {
    resetPassword: `https://${domain.name}${BASE_PATH}/console#/reset-password`,
    acceptInvitation: `https://${domain.name}${BASE_PATH}/console#/accept-invitation`,
    projects: `https://${domain.name}${BASE_PATH}/console#/projects`,
  };

/**
 * Checks the settings of an environment.
 * @throws OperatorError one sentence that names every wrong setting
 */
export function environmentConfig(name: string, settings: EnvironmentSettings): EnvironmentConfig {
  const parsed = settingsSchema.safeParse(settings);
  const issues = parsed.error?.issues ?? [];
  const wrong = new Set(issues.map(({ path: [setting] }) => setting));
  const right = Object.entries(settings).filter(([setting]) => setting in settingsSchema.shape && !wrong.has(setting));
  const problems = [
    ...problemsOfName(name),
    ...issues.map((issue) => `${issue.path.join(".") || "settings"} ${issue.message}`),
    ...problemsBetween(name, settingsSchema.partial().parse(Object.fromEntries(right))),
  ];
  if (parsed.success && name === "production" && !parsed.data.alarmEmail)
    problems.push("alarmEmail must say who is told of alarms in production");
  const pages = parsed.data && (parsed.data.pages ?? consolePages(parsed.data));
  if (parsed.success && !pages) problems.push("pages must say where links in mails lead, as there is no domain");
  if (parsed.success && pages && problems.length === 0) return { name, ...parsed.data, pages };
  throw new OperatorError(`The configuration of ${name} in lib/config.ts is wrong: ${problems.join("; ")}.`);
}
