import type { EnvironmentSettings } from "./config-schema.ts";

export { environmentConfig, type EnvironmentConfig, type EnvironmentSettings } from "./config-schema.ts";

const models: EnvironmentSettings["models"] = {
  // Two families: blending them is the largest known gain in fidelity.
  persona: ["eu.anthropic.claude-haiku-4-5-20251001-v1:0", "eu.amazon.nova-pro-v1:0"],
  moderator: "eu.anthropic.claude-sonnet-4-6",
  report: "eu.anthropic.claude-sonnet-4-6",
  parse: "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
  embedding: "amazon.titan-embed-text-v2:0",
  // Always a model of another vendor: an outage, an ended agreement or a used-up quota affects all models of one
  // vendor.
  fallbacks: {
    "eu.anthropic.claude-haiku-4-5-20251001-v1:0": "eu.amazon.nova-pro-v1:0",
    "eu.amazon.nova-pro-v1:0": "eu.anthropic.claude-haiku-4-5-20251001-v1:0",
    "eu.anthropic.claude-sonnet-4-6": "eu.amazon.nova-pro-v1:0",
  },
};

/**
 * The environments that are deployed. Each has its own data. They only share the account, and not even that if
 * `account` differs. Domains of example.com are placeholders: production is not deployed with them.
 */
export const environmentSettings: Record<string, EnvironmentSettings> = {
  staging: {
    region: "eu-central-1",
    corsOrigins: ["https://staging.app.example.com", "http://localhost:3000"],
    models,
    mail: { from: "no-reply@staging.example.com" },
    pages: {
      resetPassword: "https://staging.app.example.com/reset-password",
      acceptInvitation: "https://staging.app.example.com/accept-invitation",
      projects: "https://staging.app.example.com/projects",
    },
    logRetentionDays: 14,
    throttle: { rate: 50, burst: 100 },
    requestsPerAddress: 2_000,
    protectData: false,
    modelCallsAtOnce: 120,
    apiRequestsAtOnce: 10,
    budgets: { company_usd: 50, environment_usd: 200 },
  },
  production: {
    region: "eu-central-1",
    corsOrigins: ["https://app.example.com"],
    models,
    mail: { from: "no-reply@example.com" },
    pages: {
      resetPassword: "https://app.example.com/reset-password",
      acceptInvitation: "https://app.example.com/accept-invitation",
      projects: "https://app.example.com/projects",
    },
    alarmEmail: "alarms@example.com",
    logRetentionDays: 90,
    throttle: { rate: 200, burst: 400 },
    requestsPerAddress: 2_000,
    protectData: true,
    modelCallsAtOnce: 400,
    apiRequestsAtOnce: 20,
    budgets: { company_usd: 250, environment_usd: 5_000 },
  },
};
