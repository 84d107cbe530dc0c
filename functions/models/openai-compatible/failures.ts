import { STATUS_CODES } from "node:http";
import { BedrockError, type BedrockErrorType } from "../bedrock/bedrock-error.ts";
import { isObject } from "./read-json.ts";

const LONGEST_WORDS = 300;

const shortened = (text: string, longest = LONGEST_WORDS) => {
  const line = text.replace(/\s+/g, " ").trim();
  return line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
};

/** The text of a page, as proxies and web servers answer. */
const textOfPage = (html: string) =>
  html
    .replace(/<(script|style|head)\b[\s\S]*?(<\/\1>|$)/gi, " ")
    .replace(/<[^<>]*>/g, " ")
    .replace(/&nbsp;/g, " ");

/** What a JSON body says is wrong: `error` or the body itself, a text or an object; FastAPI's list of `detail`. */
function wordsOfJson(body: unknown): string {
  if (typeof body === "string") return body;
  if (Array.isArray(body)) return body.map(wordsOfJson).filter(Boolean).join("; ");
  if (!isObject(body)) return "";
  const words = [body.error, body.message, body.msg, body.detail, body.errors].map(wordsOfJson).find(Boolean) ?? "";
  const marks = [body.code, body.type, body.param, Array.isArray(body.loc) ? body.loc.join(".") : null];
  const unsaid = marks.filter((mark): mark is string => typeof mark === "string" && mark !== "" && mark !== words);
  // Marks are for the rules below; people see at most one of them, where there are no words.
  return words === "" ? (unsaid[0] ?? "") : Array.isArray(body.loc) ? `${unsaid.at(-1)}: ${words}` : words;
}

/** Codes, types and parameters that stand next to the words. */
const marksOf = (body: unknown): string => {
  if (!isObject(body)) return "";
  const error = isObject(body.error) ? body.error : body;
  return [error.code, error.type, error.param].filter((mark) => typeof mark === "string").join(" ");
};

const EXCERPT = 80;

/** The error for an answer of another shape than was asked for; part of it shows what has answered. */
export const malformed = (wanted: string, text: string): BedrockError => {
  const excerpt = shortened(textOfPage(text), EXCERPT) || "(nothing)";
  return new BedrockError("ModelErrorException", `The model server's answer is not ${wanted}: ${excerpt}`);
};

const TOO_LONG = new RegExp(
  "context.{0,20}(length|window|size)|maximum context|exceed_context|too many (input )?tokens|" +
    "(prompt|input) is too long",
  "i",
);
const NO_MODEL = /model.{0,80}(not found|does(n't| not) exist|not loaded)|unknown model|model_not_found/i;
const NO_CREDIT = /insufficient.?(quota|balance|credit|funds)|billing|credit balance|out of credits/i;

function typeOf(status: number, said: string, retryAfter: number | undefined): BedrockErrorType {
  if (status === 401) return "AccessDeniedException";
  if (status === 402) return "ServiceQuotaExceededException";
  if (status === 429 || status === 403) {
    // Some servers call a limit per minute an empty account, and then say when it ends.
    const isEmpty = /insufficient_quota/.test(said) || (retryAfter === undefined && NO_CREDIT.test(said));
    if (isEmpty) return "ServiceQuotaExceededException";
    return status === 429 ? "ThrottlingException" : "AccessDeniedException";
  }
  if (status === 413 || TOO_LONG.test(said)) return "ValidationException";
  if (status === 404 || (status < 500 && NO_MODEL.test(said))) return "ResourceNotFoundException";
  if (status === 408) return "ModelTimeoutException";
  return status >= 500 ? "ServiceUnavailableException" : "ValidationException";
}

/** Seconds that `Retry-After` asks for, a number or a date; undefined when it asks for nothing. */
export function secondsToWait(header: string | null): number | undefined {
  if (header === null) return undefined;
  const seconds = /^\s*\d+(\.\d+)?\s*$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  // Dates have whole seconds, and a wait of zero would repeat the call again and again.
  return Number.isFinite(seconds) ? Math.max(1, seconds) : undefined;
}

/** A refusal of the server, with what it says about parameters of the request. */
export class UpstreamRefusal extends BedrockError {
  /** The words and marks that identify a parameter; empty when no other parameters would help. */
  readonly about: string;

  constructor(type: BedrockErrorType, message: string, retryAfter: number | undefined, about: string) {
    super(type, message, undefined, retryAfter);
    this.about = about;
  }
}

/**
 * What a server's refusal is on Bedrock's wire, in the server's own words.
 * @param body the response's body, JSON or a page
 * @param secret never repeated
 */
export function nameFailure(status: number, retryAfterHeader: string | null, body: string, secret = ""): BedrockError {
  let json: unknown;
  try {
    json = JSON.parse(body) as unknown;
  } catch {
    json = undefined;
  }
  const own = json === undefined ? textOfPage(body) : wordsOfJson(json);
  // Shorter secrets are made up for servers that want none, or are common words.
  const clean = secret.length < 8 ? own : own.replaceAll(secret, "…");
  const words = shortened(clean) || (STATUS_CODES[status] ?? "nothing more");
  const retryAfter = secondsToWait(retryAfterHeader);
  const said = `${marksOf(json)} ${words}`;
  const type = typeOf(status, said, retryAfter);
  const isTooLong = type === "ValidationException" && (status === 413 || TOO_LONG.test(said));
  const sentence = `The model server answered ${status}: ${words}`;
  return new UpstreamRefusal(
    type,
    isTooLong ? `Input is too long for requested model: ${words}` : sentence,
    retryAfter,
    isTooLong ? "" : said,
  );
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ECONNRESET: "it broke the connection",
  UND_ERR_SOCKET: "it broke the connection",
  EPIPE: "it broke the connection",
  ENOTFOUND: "there is no such host",
  EAI_AGAIN: "its name cannot be looked up",
  ETIMEDOUT: "it does not answer",
  UND_ERR_CONNECT_TIMEOUT: "it does not answer",
};

/** The cause at the bottom of a failed `fetch`, some causes deep: the error that has a code, or the last one. */
function rootOf(error: unknown): { code: string; message: string } {
  if (!(error instanceof Error)) return { code: "", message: String(error) };
  const { code } = error as { code?: unknown };
  if (typeof code === "string") return { code, message: error.message };
  return error.cause instanceof Error ? rootOf(error.cause) : { code: "", message: error.message };
}

/** A connection that could not be made, or broke. */
export const brokenConnection = (url: string, error: unknown): BedrockError => {
  const { code, message } = rootOf(error);
  const reason = REASONS[code] ?? (code || message);
  return new BedrockError("UpstreamUnreachableException", `The model server at ${url} cannot be reached: ${reason}.`);
};
