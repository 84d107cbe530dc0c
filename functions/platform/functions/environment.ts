import * as z from "zod";
import { batchCapacitiesSchema } from "./batch-capacity.ts";
import { budgetLimitsSchema } from "../costs/budget-limits.ts";
export { budgetLimitsSchema } from "../costs/budget-limits.ts";
import { modelServersSchema } from "./model-servers.ts";
import { signalHostsSchema } from "./signal-hosts.ts";

/** Which model answers in which role. The persona role takes a list that is spread over personas. */
export const modelIdsSchema = z.object({
  persona: z.array(z.string()).min(1),
  moderator: z.string(),
  report: z.string(),
  parse: z.string(),
  /** The model whose vectors become ratings; null: a second turn of the persona's model rates. */
  embedding: z.string().nullable(),
  /**
   * The model whose vectors group themes and find duplicates, if not the one above; null: words are compared instead.
   */
  similarity: z.string().nullish(),
  /** By model: the model that is asked instead while that one cannot be called. */
  fallbacks: z.record(z.string(), z.string()).default({}),
});
export type ModelIds = z.infer<typeof modelIdsSchema>;
/** The model whose vectors group themes and find duplicates; null: words are compared instead. */
export const similarityModel = ({ embedding, similarity }: Pick<ModelIds, "embedding" | "similarity">): string | null =>
  similarity === undefined ? embedding : similarity;
/** Models of a deployment: it has an embedding model, the same for ratings and similarity. */
export const deployedModelIdsSchema = modelIdsSchema.omit({ similarity: true }).extend({ embedding: z.string() });
export type DeployedModelIds = z.infer<typeof deployedModelIdsSchema>;

const parseJson = (text: string, context: z.RefinementCtx): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: "custom", message: "must be JSON" });
    return z.NEVER;
  }
};

/** The environment that a developer runs on one machine. */
export const ONE_MACHINE = "local";

/** Variables that every function gets. */
export const commonEnvironment = {
  ENVIRONMENT: z.string(),
  SERVICE_VERSION: z.string(),
  /** Address under which people look at an execution of a pipeline, with `{arn}` in it; logs print it. */
  EXECUTION_LINK: z.string(),
};
const table = { TABLE_NAME: z.string() };
const tokens = { TOKEN_SECRET_ID: z.string() };
/** The secret that encrypts the data of real respondents. */
const respondents = { RESPONDENTS_SECRET_ID: z.string() };
const budgets = {
  /** What may be spent on models in a month, as JSON. */
  BUDGETS: z.string().transform(parseJson).pipe(budgetLimitsSchema),
};
/** Every function that calls models also gets the budgets that pay for the calls. */
const models = {
  MODEL_IDS: z.string().transform(parseJson).pipe(modelIdsSchema),
  /** Providers besides Amazon Bedrock, as JSON. */
  MODEL_SERVERS: z.string().transform(parseJson).pipe(modelServersSchema).optional(),
  ...budgets,
};
const batches = {
  /** How many personas each function asks at once, as JSON, by function. */
  BATCH_CAPACITIES: z.string().transform(parseJson).pipe(batchCapacitiesSchema),
};
const cors = {
  /** Comma-separated origins that browsers may call from; `*` is not allowed together with credentials. */
  CORS_ORIGINS: z.string().transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
};
const api = { ...commonEnvironment, ...cors };
const publicUrl = {
  /** Absolute base of links that callers get, when it is not the address the request came to. */
  PUBLIC_BASE_URL: z.string().optional(),
};
const personaGeneration = { PERSONA_GENERATION_ARN: z.string() };
const simulation = { SIMULATION_ARN: z.string() };
const reliabilityStudy = { RELIABILITY_STUDY_ARN: z.string() };
const answerCoding = { ANSWER_CODING_ARN: z.string() };
const deletion = { DELETION_QUEUE_URL: z.string() };
const mail = { MAIL_QUEUE_URL: z.string() };
const webhooks = { WEBHOOK_QUEUE_URL: z.string() };
/** Where webhooks may lead, see `notifications/webhooks/address.ts`. */
const webhookAddresses = { WEBHOOK_ADDRESSES: z.enum(["public", "public and this machine"]).default("public") };
const marketRefreshQueue = { MARKET_REFRESH_QUEUE_URL: z.string() };
const signalHosts = {
  /** Base addresses of the services that signals come from, as JSON. */
  SIGNAL_HOSTS: z.string().transform(parseJson).pipe(signalHostsSchema),
};
const signalCredentials = { SIGNAL_SECRET_ID: z.string() };
const files = { FILES_BUCKET: z.string() };
/** Folder that contains the files of a function's `assets`. */
const assets = { ASSETS_ROOT: z.string() };

/**
 * Makes each schema when it is first asked for: a function needs one of them, and making all would cost its start 4 ms.
 */
function lazily<T extends Record<string, () => z.ZodObject>>(makers: T): { readonly [K in keyof T]: ReturnType<T[K]> } {
  const made: Partial<Record<string, z.ZodObject>> = {};
  const properties = Object.entries(makers).map(([name, make]): [string, PropertyDescriptor] => [
    name,
    { enumerable: true, get: () => (made[name] ??= make()) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(properties)) as { readonly [K in keyof T]: ReturnType<T[K]> };
}

/** For every state that shows a persona the study's material and asks a question. */
const askPersona = () => z.object({ ...commonEnvironment, ...table, ...models, ...files, ...respondents });
const askBatch = () => askPersona().extend(batches);

/**
 * The environment of every function. The function parses it at start, and the deployment's type is derived from it. A
 * missing variable is a compile error in the deployment and a clear start-up error in the function.
 */
export const environments = lazily({
  "api-system": () => z.object({ ...api, ...table }),
  "api-auth": () =>
    z.object({
      ...api,
      ...table,
      ...tokens,
      /** `false` only over plain HTTP on one machine: browsers drop Secure cookies there. */
      COOKIE_SECURE: z.enum(["true", "false"]).default("true"),
      ...mail,
    }),
  "api-company": () => z.object({ ...api, ...table, ...tokens, ...budgets, ...mail, ...deletion }),
  "api-webhooks": () =>
    z.object({ ...api, ...table, ...tokens, ...respondents, ...deletion, ...webhooks, ...webhookAddresses }),
  "api-projects": () => z.object({ ...api, ...table, ...tokens, ...deletion }),
  "api-persona-groups": () =>
    z.object({
      ...api,
      ...table,
      ...tokens,
      ...models,
      ...personaGeneration,
      ...deletion,
      ...marketRefreshQueue,
    }),
  "api-personas": () => z.object({ ...api, ...table, ...tokens, ...respondents, ...publicUrl }),
  "api-briefings": () => z.object({ ...api, ...table, ...tokens, ...models, ...files, ...deletion }),
  "api-library": () => z.object({ ...api, ...table, ...tokens, ...publicUrl }),
  "api-documents": () =>
    z.object({
      ...api,
      ...assets,
      /** Where browsers upload large files and fetch large exports; the console's content policy allows it. */
      FILES_ORIGIN: z.url(),
    }),
  "api-simulations": () => z.object({ ...api, ...table, ...tokens, ...budgets, ...simulation, ...deletion }),
  "api-estimates": () => z.object({ ...api, ...table, ...tokens, MODEL_IDS: models.MODEL_IDS }),
  "api-reliability": () => z.object({ ...api, ...table, ...tokens, ...models, ...reliabilityStudy }),
  "api-codebooks": () => z.object({ ...api, ...table, ...tokens, ...budgets, ...answerCoding }),
  "api-respondents": () => z.object({ ...api, ...table, ...tokens, ...respondents, ...personaGeneration, ...deletion }),
  "api-reports": () => z.object({ ...api, ...table, ...tokens, ...respondents, ...publicUrl, ...files, ...assets }),
  "api-human-studies": () => z.object({ ...api, ...table, ...tokens, ...respondents, ...deletion }),
  "api-study-inputs": () => z.object({ ...api, ...table, ...tokens, ...models, ...simulation }),
  "api-live-interviews": () =>
    z.object({ ...api, ...table, ...tokens, ...respondents, ...models, ...files, ...simulation }),
  "persona-generation-plan-personas": () =>
    z.object({ ...commonEnvironment, ...table, ...respondents, ...marketRefreshQueue, ...models, ...batches }),
  "persona-generation-generate-persona": () => z.object({ ...commonEnvironment, ...table, ...models, ...batches }),
  "persona-generation-find-duplicates": () => z.object({ ...commonEnvironment, ...table, ...models, ...batches }),
  "persona-generation-complete-generation": () => z.object({ ...commonEnvironment, ...table }),
  "persona-generation-fail-generation": () => z.object({ ...commonEnvironment, ...table }),
  "simulation-start-study": () => z.object({ ...commonEnvironment, ...table, ...respondents, ...batches }),
  "simulation-ask-concept": askBatch,
  "simulation-ask-survey": askBatch,
  "simulation-form-private-view": askPersona,
  "simulation-moderate-group": () => z.object({ ...commonEnvironment, ...table, ...models }),
  "simulation-speak-in-group": askPersona,
  "simulation-interview-persona": askBatch,
  "simulation-make-choices": askBatch,
  "simulation-ask-closing-question": askPersona,
  "simulation-estimate-answers": askPersona,
  "simulation-write-report": () => z.object({ ...commonEnvironment, ...table, ...models }),
  "simulation-complete-study": () => z.object({ ...commonEnvironment, ...table }),
  "simulation-promote-personas": () => z.object({ ...commonEnvironment, ...table }),
  "simulation-complete-rerun": () => z.object({ ...commonEnvironment, ...table }),
  "reliability-study-reword-questions": () => z.object({ ...commonEnvironment, ...table, ...models }),
  "reliability-study-plan-reruns": () => z.object({ ...commonEnvironment, ...table }),
  "reliability-study-measure-reliability": () => z.object({ ...commonEnvironment, ...table }),
  "reliability-study-promote-consistent-personas": () => z.object({ ...commonEnvironment, ...table }),
  "reliability-study-fail-reliability-study": () => z.object({ ...commonEnvironment, ...table }),
  "answer-coding-read-answers": () => z.object({ ...commonEnvironment, ...table, ...models }),
  "answer-coding-complete-coding": () => z.object({ ...commonEnvironment, ...table }),
  "answer-coding-fail-coding": () => z.object({ ...commonEnvironment, ...table }),
  "simulation-fail-study": () => z.object({ ...commonEnvironment, ...table, ...deletion }),
  "market-refresh-fetch-forum": () =>
    z.object({
      ...commonEnvironment,
      ...table,
      ...signalHosts,
      ...signalCredentials,
    }),
  "market-refresh-fetch-marketplace": () =>
    z.object({
      ...commonEnvironment,
      ...table,
      ...signalHosts,
      ...signalCredentials,
    }),
  "market-refresh-fetch-app-reviews": () => z.object({ ...commonEnvironment, ...table, ...signalHosts }),
  "market-refresh-record-refresh": () => z.object({ ...commonEnvironment, ...table }),
  "worker-delete-resources": () =>
    z.object({
      ...commonEnvironment,
      ...table,
      ...personaGeneration,
      ...simulation,
      ...reliabilityStudy,
      ...answerCoding,
      ...files,
      ...webhooks,
      ...mail,
    }),
  "worker-send-mail": () =>
    z.object({
      ...commonEnvironment,
      ...table,
      MAIL_FROM: z.string(),
      /** Pages of the customers' application that the links in mails lead to; the token is added as `?token=`. */
      RESET_PASSWORD_URL: z.string(),
      ACCEPT_INVITATION_URL: z.string(),
      /** Page of that application that lists projects; the id of a project is added to its path. */
      PROJECTS_URL: z.string(),
    }),
  "worker-refresh-market": () => z.object({ ...commonEnvironment, ...table, MARKET_REFRESH_ARN: z.string() }),
  "worker-deliver-webhooks": () =>
    z.object({ ...commonEnvironment, ...table, ...respondents, ...webhooks, ...webhookAddresses, ...mail }),
  "worker-execution-ended": () => z.object({ ...commonEnvironment, ...table, ...webhooks, ...mail }),
  "worker-sweep-unfinished": () =>
    z.object({
      ...commonEnvironment,
      ...table,
      ...personaGeneration,
      ...simulation,
      ...reliabilityStudy,
      ...answerCoding,
      ...deletion,
      ...mail,
      ...files,
      ...webhooks,
    }),
});

export type FunctionName = keyof typeof environments;
export type ApiFunctionName = Extract<FunctionName, `api-${string}`>;
/** A function's environment after parsing. */
export type Environment<N extends FunctionName> = z.output<(typeof environments)[N]>;
/** A function's environment as strings, the way a deployment passes it in. */
export type EnvironmentVariables<N extends FunctionName> = z.input<(typeof environments)[N]>;

/**
 * Parses the environment of a function once, at start.
 * @throws Error naming the variables that are missing or wrong
 */
export function parseEnvironment<N extends FunctionName>(
  name: N,
  variables: NodeJS.ProcessEnv = process.env,
): Environment<N> {
  const parsed = environments[name].safeParse(variables);
  if (!parsed.success) throw new Error(`Environment of ${name} is wrong: ${z.prettifyError(parsed.error)}`);
  return parsed.data as Environment<N>;
}
