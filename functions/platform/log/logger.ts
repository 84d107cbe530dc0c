import { workContext } from "../work-context.ts";

/** Field names whose values never reach a log, at any depth. */
const SECRET_FIELDS = /password|token|cookie|authorization|secret|set-cookie|reset_link|jwt/i;

/** An API key anywhere, as in an address or an error message. The remaining part identifies the key. */
const API_KEYS = /(scr_[0-9a-f]{12})[0-9a-f_]{20,}/g;

const redact = (_key: string, value: unknown): unknown => {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      SECRET_FIELDS.test(name) && inner != null ? "[redacted]" : inner,
    ]),
  );
};

export type LogFields = Record<string, unknown>;

export interface Logger {
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  /** A logger that adds fields to every line, such as the id of a request or an execution. */
  with(fields: LogFields): Logger;
}

/** Fields of every line that identify the current work. */
const belonging = (): LogFields => {
  const context = workContext();
  return context ? { correlation_id: context.correlationId } : {};
};

/**
 * Structured logs, one JSON object per line, on standard output (which Lambda sends to CloudWatch). Do not put personal
 * texts into fields. Secrets are removed by field name and API keys by their form, if code passes them by mistake.
 */
export function createLogger(base: LogFields = {}): Logger {
  const write = (level: string, message: string, fields: LogFields = {}) => {
    if (process.env.LOG_LEVEL === "silent") return;
    const entry = { level, message, at: new Date().toISOString(), ...belonging(), ...base, ...fields };
    process.stdout.write(`${JSON.stringify(entry, redact).replaceAll(API_KEYS, "$1[redacted]")}\n`);
  };
  return {
    info: (message, fields) => write("info", message, fields),
    warn: (message, fields) => write("warn", message, fields),
    error: (message, fields) => write("error", message, fields),
    with: (fields) => createLogger({ ...base, ...fields }),
  };
}
