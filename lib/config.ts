import * as z from "zod";
import { REAL_SIGNAL_HOSTS, signalHostsSchema } from "../functions/contracts/signal-hosts.ts";
import { modelIdsSchema } from "../functions/contracts/environment.ts";

/** An origin browsers may call from: https, or http on one's own machine. */
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
    /^https:\/\/[^\s?#]+$/,
    "must be an https address without a query, such as https://app.example.com/reset-password",
  );

const wholeNumber = z.int("must be a whole number").positive("must be positive");

const environmentConfigSchema = z
  .strictObject({
    region: z.string().regex(/^[a-z]{2}(-[a-z]+)+-\d$/, "must be an AWS region, such as eu-central-1"),
    /** Own host name of the API; without one callers use the gateway's. The certificate must be in the same region. */
    domain: domainSchema.optional(),
    corsOrigins: z.array(originSchema).min(1, "must name at least one origin"),
    /** Model or inference-profile ids per role; profiles (`eu.`, `us.`, `global.` …) spread calls over regions. */
    models: modelIdsSchema.strict(),
    /** Where signals of markets come from; the services themselves unless told. */
    signalHosts: signalHostsSchema.strict().default(REAL_SIGNAL_HOSTS),
    mail: z.strictObject({
      /** Sender of reset links and invitations; its domain must be a verified identity of SES in the same region. */
      from: z.email("must be an e-mail address"),
    }),
    /** Pages of the customers' application that links in mails lead to; the token is added as `?token=`. */
    pages: z.strictObject({ resetPassword: pageSchema, acceptInvitation: pageSchema }),
    /** Where alarms go by e-mail; without one they only show in CloudWatch. */
    alarmEmail: z.email("must be an e-mail address").optional(),
    logRetentionDays: z.literal([7, 14, 30, 60, 90, 180, 365], "must be 7, 14, 30, 60, 90, 180 or 365"),
    /** Requests per second that the gateway passes on, over all callers. */
    throttle: z.strictObject({ rate: wholeNumber, burst: wholeNumber }),
    /** Requests one address may make in five minutes before the firewall turns it away. */
    requestsPerAddress: wholeNumber.min(10, "must be at least 10").max(2_000_000_000),
    /** Keeps data when a stack or a table is deleted by mistake. */
    protectData: z.boolean(),
  })
  .superRefine((config, context) => {
    const certificateRegion = config.domain?.certificateArn.split(":")[3];
    if (certificateRegion !== undefined && certificateRegion !== config.region) {
      context.addIssue({
        code: "custom",
        path: ["domain", "certificateArn"],
        message: `must be of a certificate in ${config.region}`,
      });
    }
  });

export type EnvironmentSettings = z.input<typeof environmentConfigSchema>;
export type EnvironmentConfig = z.output<typeof environmentConfigSchema> & { name: string };

const models: EnvironmentSettings["models"] = {
  // Two families: blending them is the largest known gain in fidelity.
  persona: ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "eu.amazon.nova-pro-v1:0"],
  moderator: "eu.anthropic.claude-sonnet-4-6",
  report: "eu.anthropic.claude-sonnet-4-6",
  parse: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
  embedding: "amazon.titan-embed-text-v2:0",
};

/** The environments that are deployed. Each has its own data; nothing is shared between them but the account. */
export const environmentSettings: Record<string, EnvironmentSettings> = {
  staging: {
    region: "eu-central-1",
    corsOrigins: ["https://staging.app.example.com", "http://localhost:3000"],
    models,
    mail: { from: "no-reply@staging.example.com" },
    pages: {
      resetPassword: "https://staging.app.example.com/reset-password",
      acceptInvitation: "https://staging.app.example.com/accept-invitation",
    },
    logRetentionDays: 14,
    throttle: { rate: 50, burst: 100 },
    requestsPerAddress: 2_000,
    protectData: false,
  },
  production: {
    region: "eu-central-1",
    corsOrigins: ["https://app.example.com"],
    models,
    mail: { from: "no-reply@example.com" },
    pages: {
      resetPassword: "https://app.example.com/reset-password",
      acceptInvitation: "https://app.example.com/accept-invitation",
    },
    logRetentionDays: 90,
    throttle: { rate: 200, burst: 400 },
    requestsPerAddress: 2_000,
    protectData: true,
  },
};

/**
 * Checks the settings of an environment.
 * @throws Error one sentence that names every setting that is wrong
 */
export function environmentConfig(name: string, settings: EnvironmentSettings): EnvironmentConfig {
  const parsed = environmentConfigSchema.safeParse(settings);
  if (parsed.success) return { name, ...parsed.data };
  const problems = parsed.error.issues.map((issue) => `${issue.path.join(".") || "settings"} ${issue.message}`);
  throw new Error(`The configuration of ${name} in lib/config.ts is wrong: ${problems.join("; ")}.`);
}
