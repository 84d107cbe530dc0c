import type { ConverseRequest, ForcedTool } from "../bedrock/converse-request.ts";
import { UpstreamRefusal } from "./failures.ts";
import { chatMessages } from "./messages.ts";

/** Parts of a request that servers refuse. A refusal that names none of them is attributed to them in this order. */
const habits = [
  { name: "response_format", refusal: /response.?format|json.?schema|structured|grammar/i },
  { name: "tool_choice", refusal: /tool.?choice/i },
  { name: "tools", refusal: /\btools?\b|function.?call|jinja/i },
  { name: "temperature", refusal: /temperature/i },
  { name: "max_tokens", refusal: /max_(completion_)?tokens/i },
  { name: "max_completion_tokens", refusal: /max_(completion_)?tokens/i },
  { name: "no_stream", refusal: /\bstream/i },
] as const;

/** A parameter, or a way of asking for an answer, that a server may refuse. */
export type Habit = (typeof habits)[number]["name"];

export interface ChatRequest {
  body: Record<string, unknown>;
  /** Features of the request that the server may refuse. */
  uses: readonly Habit[];
}

type Part = [habit: Habit, fields: object];

/** Ways of asking for the input of a tool, the one that most servers enforce first. */
export const ways = ["response_format", "tools", "words"] as const;
export type Way = (typeof ways)[number];

export const chooseWay = (without: ReadonlySet<Habit>): Way =>
  ways.find((way) => way === "words" || !without.has(way)) ?? "words";

/** What has to be left out of a request for it to ask in this way. */
export const withoutBefore = (way: Way): Habit[] =>
  ways.slice(0, ways.indexOf(way)).filter((one): one is Exclude<Way, "words"> => one !== "words");

function formOf({ name, description, schema }: ForcedTool, without: ReadonlySet<Habit>): Part[] {
  const way = chooseWay(without);
  if (way === "words") return [];
  if (way === "response_format") {
    const format = { type: "json_schema", json_schema: { name, schema, strict: true } };
    return [["response_format", { response_format: format }]];
  }
  const tools = [{ type: "function", function: { name, description, parameters: schema } }];
  const choice: Part = ["tool_choice", { tool_choice: { type: "function", function: { name } } }];
  return [["tools", { tools }], ...(without.has("tool_choice") ? [] : [choice])];
}

function limitOf(maxTokens: number | undefined, without: ReadonlySet<Habit>): Part[] {
  const name = (["max_tokens", "max_completion_tokens"] as const).find((limit) => !without.has(limit));
  return maxTokens !== undefined && name ? [[name, { [name]: maxTokens }]] : [];
}

/** A Converse call as a chat of an OpenAI-compatible server, without what the server has refused. */
export function chatRequest(
  model: string,
  request: ConverseRequest,
  tool: ForcedTool | null,
  without: ReadonlySet<Habit>,
): ChatRequest {
  const { maxTokens, temperature } = request.inferenceConfig;
  const parts: Part[] = [...(tool ? formOf(tool, without) : []), ...limitOf(maxTokens, without)];
  if (temperature !== undefined && !without.has("temperature")) parts.push(["temperature", { temperature }]);
  if (!without.has("no_stream")) parts.push(["no_stream", { stream: false }]);
  const messages = chatMessages(request, chooseWay(without) === "tools");
  const fields = Object.assign({ stream: true }, ...parts.map(([, given]) => given)) as object;
  return { body: { model, messages, ...fields }, uses: parts.map(([name]) => name) };
}

/** Whether a server rejects how it was asked; another way of asking may help then. */
export const isRefusedRequest = (error: unknown): boolean =>
  error instanceof UpstreamRefusal && error.type === "ValidationException" && error.about !== "";

/** What a refusal is about, by its words. */
const namedIn = ({ about }: UpstreamRefusal, uses: readonly Habit[]) =>
  habits.find(({ name, refusal }) => uses.includes(name) && refusal.test(about))?.name;

/**
 * What to leave out of a request that was refused: what the words name, or else the next in order.
 * @returns null when leaving something out would not help
 */
export function refusedHabit(error: unknown, uses: readonly Habit[]): { habit: Habit; isNamed: boolean } | null {
  if (!(error instanceof UpstreamRefusal)) return null;
  const named = namedIn(error, uses);
  if (isRefusedRequest(error)) {
    const habit = named ?? habits.find(({ name }) => uses.includes(name))?.name;
    return habit ? { habit, isNamed: named !== undefined } : null;
  }
  // Some servers answer an unknown parameter with an internal error, or say that they know no model that takes tools.
  const isMaybeAboutRequest = error.status === 503 || error.status === 404;
  return named && isMaybeAboutRequest && /support|requires?\b/i.test(error.about)
    ? { habit: named, isNamed: true }
    : null;
}
