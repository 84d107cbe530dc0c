import { escapeHtml } from "../../../functions/notifications/mail/messages/escape-html.ts";
import type { ExecutionRecord } from "../execution-record.ts";

/** In the zone of this machine, which is the reader's. */
const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium" });

/** A moment as a `<time>` element: `20 Nov 2026, 21:43:05`. */
export function timeElement(at: number): string {
  const date = new Date(at);
  return `<time datetime="${date.toISOString()}">${escapeHtml(format.format(date))}</time>`;
}

/** `340 ms`, `12.4 s`, `3 min 20 s`, `2 h 5 min`. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.max(0, Math.round(ms))} ms`;
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** The state machine's name. */
export const pipelineOf = ({ machineArn }: Pick<ExecutionRecord, "machineArn">): string =>
  machineArn.split(":").at(-1) ?? machineArn;

const STATUS_WORDS: Record<string, string> = {
  RUNNING: "running",
  SUCCEEDED: "succeeded",
  FAILED: "failed",
  TIMED_OUT: "timed out",
  ABORTED: "stopped",
};

/** The statuses that an execution here can have. */
export const STATUSES = Object.keys(STATUS_WORDS);

export const statusWord = (status: string): string => STATUS_WORDS[status] ?? status;

export const statusBadge = (status: string): string =>
  `<span class="status ${status.toLowerCase()}">${escapeHtml(statusWord(status))}</span>`;

export const pathOf = (arn: string): string => `/executions/${encodeURIComponent(arn).replaceAll("%3A", ":")}`;

/** A link to the page of an execution, with its pipeline and name. */
export const executionAnchor = (execution: Pick<ExecutionRecord, "arn" | "machineArn" | "name">): string =>
  `<a href="${escapeHtml(pathOf(execution.arn))}">${escapeHtml(pipelineOf(execution))} / ` +
  `${escapeHtml(execution.name)}</a>`;

/** JSON as people read it; other text as it is. */
export function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

export const cut = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, length)} … (${text.length - length} more characters)`;

/** `1 event`, `3 events`. */
export const counted = (count: number, thing: string): string =>
  `${count.toLocaleString("en")} ${count === 1 ? thing : `${thing}s`}`;
