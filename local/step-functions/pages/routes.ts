import type { ExecutionStatus } from "@aws-sdk/client-sfn";
import { MAX_HISTORY_EVENTS } from "../execution-history.ts";
import type { ExecutionStore } from "../execution-store.ts";
import type { ExecutionRecord } from "../execution-record.ts";
import type { Log } from "../log.ts";
import { executionListPage, LIST_LENGTH } from "./execution-list-page.ts";
import { executionPage } from "./execution-page.ts";
import { STATUSES } from "./format.ts";
import { notePage, renderPage, type Page } from "./page.ts";
import { describeNothing, type DescribeExecutions, type ExecutionSubject } from "./subject.ts";

/** What the pages are made of. */
export interface PageSources {
  store: ExecutionStore;
  describe: DescribeExecutions;
  log: Log;
}

export interface PageReply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const EXECUTION_PATH = /^\/executions\/([^/]+)$/;
/** A reliability check starts up to twenty. */
const MOST_CHILDREN = 100;

const reply = (status: number, page: Page): PageReply => ({ status, ...renderPage(page) });

const noSuchExecution = (): PageReply =>
  reply(
    404,
    notePage(
      "There is no such execution",
      "It may stem from another data folder, or have ended more than 90 days ago.",
    ),
  );

/**
 * Serves one GET or HEAD for people: the newest executions, or one of them.
 * @param path with the query
 */
export async function answerPage(sources: PageSources, path: string): Promise<PageReply> {
  const { store } = sources;
  const url = URL.parse(path, "http://executions");
  if (url?.pathname === "/") return { status: 302, headers: { location: "/executions" }, body: "" };
  if (url?.pathname === "/executions") return listReply(sources, url.searchParams.get("status")?.toUpperCase() ?? null);
  const arn = url === null ? undefined : decoded(EXECUTION_PATH.exec(url.pathname)?.[1]);
  if (url === null || arn === undefined) {
    return reply(
      404,
      notePage("There is no such page", "Each execution has a page of its own, and one page lists them."),
    );
  }
  const execution = store.find(arn);
  if (execution === undefined) return noSuchExecution();
  const events = store.events(execution.seq, { from: 0, descending: false, limit: MAX_HISTORY_EVENTS });
  const page = executionPage({
    execution,
    subject: (await subjectsOf(sources, [execution]))[0],
    events,
    parent: execution.parentArn === null ? undefined : store.find(execution.parentArn),
    children: store.children(arn, MOST_CHILDREN),
    now: Date.now(),
    still: url.searchParams.has("still"),
  });
  return reply(200, page);
}

async function listReply(sources: PageSources, status: string | null): Promise<PageReply> {
  if (status !== null && !STATUSES.includes(status)) {
    return reply(400, notePage("There is no such status", `An execution can be ${STATUSES.join(", ")}.`));
  }
  const executions = sources.store.newest(LIST_LENGTH, status as ExecutionStatus | null);
  const subjects = await subjectsOf(sources, executions);
  return reply(200, executionListPage(executions, subjects, { status, now: Date.now() }));
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** What executions work on: nothing while the names cannot be read, since the page is wanted most when things fail. */
async function subjectsOf(
  { describe, log }: PageSources,
  executions: readonly ExecutionRecord[],
): Promise<readonly ExecutionSubject[]> {
  try {
    return await describe(executions);
  } catch (error) {
    log("error", "executions could not be described", { error: error instanceof Error ? error.stack : error });
    return describeNothing(executions);
  }
}
