import type { ExecutionStatus } from "@aws-sdk/client-sfn";
import type { ExecutionStore } from "../execution-store.ts";
import { executionListPage, LIST_LENGTH } from "./execution-list-page.ts";
import { executionPage } from "./execution-page.ts";
import { STATUSES } from "./format.ts";
import { notePage, renderPage, type Page } from "./page.ts";

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
export function answerPage(store: ExecutionStore, path: string): PageReply {
  const url = URL.parse(path, "http://executions");
  if (url?.pathname === "/") return { status: 302, headers: { location: "/executions" }, body: "" };
  if (url?.pathname === "/executions") return listReply(store, url.searchParams.get("status")?.toUpperCase() ?? null);
  const arn = url === null ? undefined : decoded(EXECUTION_PATH.exec(url.pathname)?.[1]);
  if (arn === undefined) {
    return reply(
      404,
      notePage("There is no such page", "Each execution has a page of its own, and one page lists them."),
    );
  }
  const execution = store.find(arn);
  if (execution === undefined) return noSuchExecution();
  const page = executionPage({
    execution,
    events: store.events(execution.seq),
    parent: execution.parentArn === null ? undefined : store.find(execution.parentArn),
    children: store.children(arn, MOST_CHILDREN),
    now: Date.now(),
  });
  return reply(200, page);
}

function listReply(store: ExecutionStore, status: string | null): PageReply {
  if (status !== null && !STATUSES.includes(status)) {
    return reply(400, notePage("There is no such status", `An execution can be ${STATUSES.join(", ")}.`));
  }
  const executions = store.newest(LIST_LENGTH, status as ExecutionStatus | null);
  return reply(200, executionListPage(executions, { status, now: Date.now() }));
}

function decoded(part: string | undefined): string | undefined {
  try {
    return part === undefined ? undefined : decodeURIComponent(part);
  } catch {
    return undefined;
  }
}
